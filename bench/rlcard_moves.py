"""Our engine and RLCard's UNO by turns in one process: ``python -m bench.rlcard_moves …``.

Runs in the bench's own environment (``locks/bench.txt``) and prints JSON; ``bench.random_moves``
asks for it.
"""

import json
import sys
from time import process_time
from typing import Any

import rlcard
from rlcard.agents import RandomAgent

from bench.moves import growth, measured, parts


def table(players: int, seed: int) -> Any:
    """RLCard's UNO with random agents. Its configuration knows no number of players for UNO."""
    env = rlcard.make("uno", config={"seed": seed})
    env.game.num_players = env.num_players = players
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(players)])
    return env


def theirs(env: Any, count: int) -> dict[str, float]:
    """``count`` moves or a few more, in whole games: how many, and the seconds they took."""
    done = 0
    began = process_time()
    while done < count:
        env.run(is_training=False)
        done += len(env.action_recorder)
    return {"moves": done, "seconds": process_time() - began}


def main(count: int, rounds: int, tables: list[int]) -> dict[str, Any]:
    """Both, by turns, for each number of players; and what our time goes into."""
    found: dict[str, Any] = {"python": sys.version.split()[0], "rlcard": rlcard.__version__}
    for players in tables:
        env = table(players, seed=7)
        measured(count // 10, 0, players)
        theirs(env, count // 10)
        ours_, theirs_ = [], []
        for number in range(rounds):
            ours_.append(measured(count, number, players))
            theirs_.append(theirs(env, count))
        found[str(players)] = {
            "ours": ours_,
            "theirs": theirs_,
            "parts": parts(count, 1, players),
            "growth": growth(max(count // 100, 50), 1, players),
        }
    return found


if __name__ == "__main__":
    print(json.dumps(main(int(sys.argv[1]), int(sys.argv[2]), [int(p) for p in sys.argv[3:]])))

"""A game as it was led, worked out from its log; what two logs share is played once."""

from engine.sport_mafia.game import MafiaStep
from engine.sport_mafia.options import Options
from engine.sport_mafia.protocol_file import actions_of, replayed
from engine.sport_mafia.state import State

type Log = tuple[str, ...]

KEPT = 4
"""So many games are remembered: the one being led, and what a file or a link brought."""

_known: dict[tuple[Options, Log], tuple[MafiaStep, ...]] = {}


def steps(options: Options, log: Log) -> tuple[MafiaStep, ...]:
    """What happened, one step a line. Raises :class:`~engine.core.codec.Malformed`."""
    if (options, log) in _known:
        return _known[options, log]
    done, found = _shared(options, log)
    state = found[-1].after if found else State(options=options)
    made = (*found, *replayed(state, actions_of(log[done:], done), done))
    _keep(options, log, made)
    return made


def _shared(options: Options, log: Log) -> tuple[int, tuple[MafiaStep, ...]]:
    """As much of ``log`` as the games that are remembered begin with."""
    best, found = 0, ()
    for (other, lines), made in _known.items():
        if other != options:
            continue
        same = _alike(lines, log)
        if same > best:
            best, found = same, made[:same]  # type: ignore[assignment]
    return best, found


def _alike(one: Log, other: Log) -> int:
    count = 0
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        count += 1
    return count


def _keep(options: Options, log: Log, made: tuple[MafiaStep, ...]) -> None:
    for key in [k for k in _known if k[0] == options and k[1] == log[: len(k[1])]]:
        del _known[key]  # the longer one knows it, too
    while len(_known) >= KEPT:
        del _known[next(iter(_known))]
    _known[options, log] = made


def state_after(options: Options, log: Log) -> State:
    """The table after ``log``."""
    done = steps(options, log)
    return done[-1].after if done else State(options=options)

"""A whole match among opponents, played out, and what is counted while it goes on."""

from dataclasses import dataclass, field
from functools import reduce

from engine.core.play import Seat
from engine.last_man_falling.actions import Action, NextRound
from engine.last_man_falling.cards import Card
from engine.last_man_falling.dealing import start
from engine.last_man_falling.ending import next_starter
from engine.last_man_falling.events import Drew, LmfEvent, RoundEnded, TurnCame
from engine.last_man_falling.events_more import DrewCard, RoundBlocked, ThreatBegan
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over
from engine.last_man_falling.tables import NAMES
from widgets.dealer import stream
from widgets.last_man_falling.opponents.automatic import automatic
from widgets.last_man_falling.opponents.choice import Kind

MOST_STEPS = 50_000
"""Steps after which a match is broken off; none we know of comes near."""


@dataclass(slots=True)
class Played:
    """A match: ``turns`` and ``drawn`` cards over all its ``rounds``, the ``last`` card of each
    round (None: the round was blocked), and who won. ``finished``: False when broken off."""

    turns: int = 0
    drawn: int = 0
    rounds: int = 0
    last: list[Card | None] = field(default_factory=list)
    winners: tuple[Seat, ...] = ()
    finished: bool = True


def played(seated: tuple[Kind, ...], options: Options, seed: int, number: int) -> Played:
    """Match ``number`` of the series ``seed``: the same each time it is asked for."""
    counted = Played()
    state = start(NAMES[: len(seated)], options, starter=number % len(seated))
    chance = stream(seed, number)
    for _ in range(MOST_STEPS):
        if isinstance(state.phase, Over):
            counted.rounds += 1
            starter = next_starter(state)
            if starter is None:
                counted.winners = state.phase.champions
                return counted
            action: Action = NextRound(starter)
        else:
            found = automatic(state, seated, chance)
            if found is None:
                raise ValueError("nobody plays")
            action = found.action
        # what opponents choose from is legal; looking for reasons against it would cost double
        events = GAME.decide(state, action)
        for event in events:
            _count(counted, event)
        state = reduce(GAME.evolve, events, state)
    counted.finished = False
    return counted


def _count(counted: Played, event: LmfEvent) -> None:
    match event:
        case TurnCame() | ThreatBegan():
            counted.turns += 1
        case DrewCard():
            counted.drawn += 1
        case Drew(count=count):
            counted.drawn += count
        case RoundEnded(card=card):
            counted.last.append(card)
        case RoundBlocked():
            counted.last.append(None)

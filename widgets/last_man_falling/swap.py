"""Two hands before and after a Verpfeifen, side by side."""

from collections.abc import Sequence

from htpy import Element, Node, div, h3, p, strong

from engine.core.play import Seat
from engine.last_man_falling.cards import Card
from engine.last_man_falling.events import TurnCame
from engine.last_man_falling.events_more import HandsSwapped, ThreatBegan
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import ground_name
from engine.last_man_falling.words import cards_word, count_of
from widgets.last_man_falling.course import TableStep
from widgets.last_man_falling.pieces import open_hand
from widgets.parts import cites


def sides(made: TableStep, seat: Seat, other: Seat) -> Element:
    """Both hands before the swap and after it."""
    before, after = made.before, made.after
    return div(".gn-swap")[
        _side("Vorher", before, (seat, other)),
        _side("Nachher", after, (seat, other)),
    ]


def _side(title: str, state: State, seats: Sequence[Seat]) -> Element:
    return div(".gn-swap-side")[
        h3[title],
        [
            (p[strong[state.name(s)], f" {count_of(len(state.hand(s)))}"], _cards(state.hand(s)))
            for s in seats
        ],
    ]


def _cards(cards: tuple[Card, ...]) -> Node:
    return open_hand(cards) if cards else p(".gn-muted")["keine Karte mehr"]


def swapped(made: TableStep) -> bool:
    """Whether hands were swapped; the last card ends the round instead."""
    return any(isinstance(e, HandsSwapped) for e in made.events)


def next_up(made: TableStep, root: str) -> Node:
    """Who plays next and what has to be answered, with the rules."""
    event = next((e for e in reversed(made.events) if isinstance(e, TurnCame | ThreatBegan)), None)
    if event is None:
        return None
    state = made.after
    name = state.name(state.turn)
    skipped = _between(made)
    over = f" Übergangen: {', '.join(skipped)}." if skipped else ""
    if state.detour is not None:
        over = f" Danach geht es bei {skipped[0]} weiter."
    told = f"Als Nächstes spielt {name}. Zu bedienen ist: {ground_name(state.ground)}.{over}"
    if isinstance(event, ThreatBegan):
        told = f"Der Angriff geht mit: {name} soll {cards_word(event.count)} ziehen."
    return div(".gn-verdict-line")[p[strong[told], cites(event.rules, root)]]


def _between(made: TableStep) -> list[str]:
    """Who sits between the one who laid and the one who plays next."""
    state, names = made.after, []
    seat = state.next_after(made.before.turn)
    while seat not in (state.turn, made.before.turn):
        names.append(state.name(seat))
        seat = state.next_after(seat)
    return names

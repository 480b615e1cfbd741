"""What an opponent answers, and what it can see without knowing more than its seat may."""

from collections import Counter
from dataclasses import dataclass
from typing import Literal, get_args

from engine.core.play import Seat
from engine.last_man_falling.actions import Action
from engine.last_man_falling.cards import WEAPONS, Card, Weapon, weapon_of
from engine.last_man_falling.fitting import Ground, ground_of
from engine.last_man_falling.view import ClosedHand, View

type Kind = Literal["random", "sensible", "bluffer"]
KINDS: tuple[Kind, ...] = get_args(Kind.__value__)
KIND_LABELS: dict[Kind, str] = {
    "random": "würfelt",
    "sensible": "denkt mit",
    "bluffer": "blufft",
}


@dataclass(frozen=True, slots=True)
class Choice:
    """An action, and why, one German sentence to whoever plays that hand („ihr“)."""

    action: Action
    why: str


def my_hand(view: View) -> tuple[Card, ...]:
    """The viewer's own cards. Raises ValueError for an onlooker."""
    if view.seat is None or isinstance(hand := view.hands[view.seat], ClosedHand):
        raise ValueError("an onlooker holds no cards")
    return hand.cards


def held_by(view: View, seat: Seat) -> int:
    """How many cards ``seat`` holds, which everybody sees."""
    hand = view.hands[seat]
    return hand.count if isinstance(hand, ClosedHand) else len(hand.cards)


def others(view: View) -> tuple[Seat, ...]:
    """Everybody else at the table."""
    return tuple(s for s in range(len(view.hands)) if s != view.seat)


def next_seat(view: View) -> Seat:
    """Who comes after the viewer in the direction of play."""
    return ((view.seat or 0) + view.direction) % len(view.hands)


def ground(view: View) -> Ground:
    """What has to be answered."""
    return ground_of(view.discard, view.wish)


def favourite(cards: tuple[Card, ...]) -> Weapon:
    """The weapon that ``cards`` show most often; the first of the four when none does."""
    counts = Counter(w for c in cards if (w := weapon_of(c)))
    return max(WEAPONS, key=lambda w: counts[w])


def with_weapon(cards: tuple[Card, ...], weapon: Weapon | None) -> int:
    """How many of ``cards`` show ``weapon``."""
    return sum(weapon is not None and weapon_of(c) == weapon for c in cards)

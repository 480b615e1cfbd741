"""All kinds of opponents by name, and how attentive each of them is."""

from collections.abc import Sequence

from engine.last_man_falling.actions import Action, LayVierfach
from engine.last_man_falling.view import View
from engine.last_man_falling.words import cards_word
from widgets.dealer import Stream
from widgets.last_man_falling.opponents import sensible
from widgets.last_man_falling.opponents.choice import (
    Choice,
    Kind,
    favourite,
    held_by,
    my_hand,
    next_seat,
)
from widgets.last_man_falling.opponents.laying import honest

BOLD = 60
"""In how many of a hundred cases a bluffer does it."""

REMEMBERS: dict[Kind, int] = {"random": 60, "sensible": 90, "bluffer": 85}
"""In how many of a hundred cases the own call is not forgotten."""
NOTICES: dict[Kind, int] = {"random": 20, "sensible": 60, "bluffer": 70}
"""In how many of a hundred cases somebody else's forgotten call is noticed."""


def choose(kind: Kind, view: View, legal: Sequence[Action], chance: Stream) -> Choice:
    """What an opponent of that kind does. Raises ValueError when nothing is legal."""
    if not legal:
        raise ValueError("nothing to choose from")
    if kind == "random":
        return Choice(chance.pick(legal), "Das hat der Zufall entschieden.")
    if kind == "bluffer" and (bluff := _bluff(view, legal, chance)):
        return bluff
    return sensible.choose(view, legal, chance)


def _bluff(view: View, legal: Sequence[Action], chance: Stream) -> Choice | None:
    """A Vierfach-Attentat although another card fits: at the table nobody sees the hand."""
    attacks = [a for a in legal if isinstance(a, LayVierfach)]
    if view.stage != "turn" or not attacks or honest(view) or not chance.percent(BOLD):
        return None
    wish = favourite(my_hand(view))
    attack = next(a for a in attacks if a.wish == wish)
    victim = next_seat(view)
    held = cards_word(held_by(view, victim))
    why = (
        f"Erlaubt ist es nicht, aber {view.hands[victim].name} ({held}) müsste es erst bezweifeln."
    )
    return Choice(attack, why)

"""What has to be answered: the card that counts, and the wish."""

from dataclasses import dataclass

from engine.last_man_falling.cards import VERPFEIFEN, Card, Weapon, WildCard, weapon_of


@dataclass(frozen=True, slots=True)
class Ground:
    """What has to be answered: the card that counts, and the wish if it is open.

    Verpfeifen never is the card that counts; what lies under it is.
    """

    card: Card
    wish: Weapon | None = None

    @property
    def weapon(self) -> Weapon | None:
        """The weapon that is asked for; None under a wild card before a wish is named."""
        return self.wish or weapon_of(self.card)


def depth(discard: tuple[Card, ...]) -> int:
    """How many cards, from the top, lie on and with the card that counts; 0: there is none."""
    for count, card in enumerate(reversed(discard), 1):
        if card != VERPFEIFEN:
            return count
    return 0


def ground_of(discard: tuple[Card, ...], wish: Weapon | None) -> Ground:
    """What has to be answered on ``discard`` (bottom first): the last card but Verpfeifen.

    Raises ValueError when nothing but Verpfeifen lies there.
    """
    if not (down := depth(discard)):
        raise ValueError("Auf dem Ablagestapel muss eine Karte liegen, die man bedienen kann.")
    card = discard[-down]
    return Ground(card, wish if isinstance(card, WildCard) else None)

"""What fits on what, and why; and what a Vierfach-Attentat is judged by."""

from dataclasses import dataclass

from engine.core.rule import Rule
from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    Card,
    NumberCard,
    SymbolCard,
    Weapon,
    WildCard,
    number_of,
    weapon_of,
)
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules.cards import (
    FITS_BY_NUMBER,
    FITS_BY_WEAPON,
    SPECIALS_FIT_BY_WEAPON,
    WISH_BINDS,
    WISH_TAKES_ANY_SYMBOL,
)
from engine.last_man_falling.rules.vierfach import WHAT_COUNTS_AS_FITTING
from engine.last_man_falling.words import card_name, weapon_name


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


@dataclass(frozen=True, slots=True)
class Fit:
    """A card that fits: the rules it fits by, and why, a German phrase („gleiche Waffe: Gift“)."""

    card: Card
    rules: tuple[Rule, ...]
    why: str


def fit(card: Card, ground: Ground, options: Options) -> Fit | None:
    """How ``card`` fits on ``ground`` by weapon or number (LMF-014, 015, 029); None: it does not.

    Wild cards have neither.
    """
    rules: list[Rule] = []
    whys: list[str] = []
    weapon = weapon_of(card)
    if weapon is not None and weapon == ground.weapon:
        found = _by_wish(card, options) if ground.wish else _by_weapon(card)
        if found:
            rules += found
            lead = "gewünschte Waffe" if ground.wish else "gleiche Waffe"
            whys.append(f"{lead}: {weapon_name(weapon)}")
    number = number_of(card)
    if number is not None and number == number_of(ground.card):
        rules.append(FITS_BY_NUMBER)
        whys.append(f"gleiche Zahl: {number}")
    return Fit(card, tuple(rules), ", ".join(whys)) if rules else None


def _by_wish(card: Card, options: Options) -> tuple[Rule, ...]:
    if isinstance(card, NumberCard):
        return (WISH_BINDS,)
    return (WISH_BINDS, WISH_TAKES_ANY_SYMBOL) if options.wish_met_by == "symbol" else ()


def _by_weapon(card: Card) -> tuple[Rule, ...]:
    return (FITS_BY_WEAPON,) if isinstance(card, NumberCard) else (SPECIALS_FIT_BY_WEAPON,)


def counts_against(card: Card, ground: Ground, options: Options) -> Fit | None:
    """How ``card`` in hand speaks against a Vierfach-Attentat on ``ground``; None: it does not.

    The options decide about wild cards and same pictures (LMF-G20).
    """
    if found := fit(card, ground, options):
        return found
    if options.wild_counts and _playable_wild(card, ground, options):
        why = f"{card_name(card)} dürfte hier liegen"
        return Fit(card, (WHAT_COUNTS_AS_FITTING,), why)
    if options.symbol_counts and _same_picture(card, ground):
        return Fit(card, (WHAT_COUNTS_AS_FITTING,), "gleiches Bild")
    return None


def _playable_wild(card: Card, ground: Ground, options: Options) -> bool:
    if card == WAFFENWAHL:
        barred = ground.card == WAFFENWAHL
        return not barred and (ground.card != VIERFACH or options.waffenwahl_on_vierfach)
    return card == VERPFEIFEN


def _same_picture(card: Card, ground: Ground) -> bool:
    return (
        isinstance(card, SymbolCard)
        and isinstance(ground.card, SymbolCard)
        and card.kind == ground.card.kind
    )


def evidence(hand: tuple[Card, ...], ground: Ground, options: Options) -> tuple[Fit, ...]:
    """Every card of ``hand`` that speaks against a Vierfach-Attentat on ``ground``."""
    return tuple(f for card in hand if (f := counts_against(card, ground, options)))


def ground_of(discard: tuple[Card, ...], wish: Weapon | None) -> Ground:
    """What has to be answered on ``discard`` (bottom first): the last card but Verpfeifen.

    Raises ValueError when nothing but Verpfeifen lies there.
    """
    for card in reversed(discard):
        if card != VERPFEIFEN:
            return Ground(card, wish if isinstance(card, WildCard) else None)
    raise ValueError("Auf dem Ablagestapel muss eine Karte liegen, die man bedienen kann.")

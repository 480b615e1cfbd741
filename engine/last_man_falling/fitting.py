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
    WildCard,
    number_of,
    weapon_of,
)
from engine.last_man_falling.grounds import Ground, ground_of
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules.cards import (
    FITS_BY_NUMBER,
    FITS_BY_WEAPON,
    SPECIALS_FIT_BY_WEAPON,
    WISH_BINDS,
    WISH_TAKES_ANY_SYMBOL,
)
from engine.last_man_falling.rules.specials import SAME_PICTURE_FITS, WISH_STAYS
from engine.last_man_falling.rules.swapping import DOWN_TO_THE_LAST
from engine.last_man_falling.rules.vierfach import WHAT_COUNTS_AS_FITTING
from engine.last_man_falling.words import card_name, weapon_name

__all__ = ["Fit", "Ground", "counts_against", "evidence", "fit", "ground_of", "lay_fit", "lies_on"]


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
    if isinstance(ground.card, WildCard) and ground.wish is None:
        return _after_the_wish(card, options)
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


def _after_the_wish(card: Card, options: Options) -> Fit | None:
    """By house rule the wish may be gone; then nothing is left that a card would have to meet."""
    if isinstance(card, WildCard):
        return None
    rule = WISH_STAYS if options.wish_lasts == "next" else DOWN_TO_THE_LAST
    return Fit(card, (rule,), "der Wunsch ist verfallen")


def lay_fit(card: NumberCard | SymbolCard, ground: Ground, options: Options) -> Fit | None:
    """How ``card`` may be laid on ``ground``: as it fits, or as the same picture (LMF-G10)."""
    found = fit(card, ground, options)
    if options.same_picture == "same" or not same_picture(card, ground):
        return found
    rules, why = (SAME_PICTURE_FITS,), "gleiches Bild"
    if found is None:
        return Fit(card, rules, why)
    return Fit(card, (*found.rules, *rules), f"{found.why}, {why}")


def lies_on(card: Card, ground: Ground, options: Options) -> bool:
    """Whether :func:`lay_fit` finds a way; without the reasons, and so much faster."""
    if isinstance(card, WildCard):
        return False
    top = ground.card
    if isinstance(top, WildCard):
        met = isinstance(card, NumberCard) or options.wish_met_by == "symbol"
        return ground.wish is None or (met and card.weapon == ground.wish)
    if card.weapon == top.weapon:
        return True
    if isinstance(card, NumberCard):
        return isinstance(top, NumberCard) and card.number == top.number
    if options.same_picture == "same":
        return False
    return isinstance(top, SymbolCard) and card.kind == top.kind


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
    if options.symbol_counts and same_picture(card, ground):
        return Fit(card, (WHAT_COUNTS_AS_FITTING,), "gleiches Bild")
    return None


def _playable_wild(card: Card, ground: Ground, options: Options) -> bool:
    if card == WAFFENWAHL:
        barred = ground.card == WAFFENWAHL
        return not barred and (ground.card != VIERFACH or options.waffenwahl_on_vierfach)
    return card == VERPFEIFEN


def same_picture(card: Card, ground: Ground) -> bool:
    """Whether both show the same picture, whatever their weapons."""
    return (
        isinstance(card, SymbolCard)
        and isinstance(ground.card, SymbolCard)
        and card.kind == ground.card.kind
    )


def evidence(hand: tuple[Card, ...], ground: Ground, options: Options) -> tuple[Fit, ...]:
    """Every card of ``hand`` that speaks against a Vierfach-Attentat on ``ground``."""
    return tuple(f for card in hand if (f := counts_against(card, ground, options)))

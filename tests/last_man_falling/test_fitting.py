"""What fits, by weapon, by number, by wish."""

import pytest

from engine.last_man_falling.cards import (
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    Card,
    NumberCard,
    SymbolCard,
)
from engine.last_man_falling.fitting import Ground, counts_against, evidence, fit, ground_of
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules.cards import (
    FITS_BY_NUMBER,
    FITS_BY_WEAPON,
    SPECIALS_FIT_BY_WEAPON,
    WISH_BINDS,
    WISH_TAKES_ANY_SYMBOL,
)
from engine.last_man_falling.tables import n, s

PLAIN = Options()
MESSER_5 = Ground(n("messer", 5))


def rules(card: Card, ground: Ground, options: Options = PLAIN) -> tuple[object, ...]:
    found = fit(card, ground, options)
    return found.rules if found else ()


def test_fits_by_weapon() -> None:
    assert rules(n("messer", 1), MESSER_5) == (FITS_BY_WEAPON,)


def test_fits_by_number() -> None:
    assert rules(n("gift", 5), MESSER_5) == (FITS_BY_NUMBER,)


def test_both_reasons_are_named() -> None:
    found = fit(n("messer", 5), MESSER_5, PLAIN)
    assert found is not None
    assert found.rules == (FITS_BY_WEAPON, FITS_BY_NUMBER)
    assert found.why == "gleiche Waffe: Messer, gleiche Zahl: 5"


def test_neither_weapon_nor_number_does_not_fit() -> None:
    assert rules(n("gift", 4), MESSER_5) == ()


def test_specials_fit_by_weapon() -> None:
    assert rules(s("knast", "messer"), MESSER_5) == (SPECIALS_FIT_BY_WEAPON,)
    assert rules(s("knast", "gift"), MESSER_5) == ()


def test_a_number_card_follows_a_special_by_weapon_only() -> None:
    ground = Ground(s("flucht", "gift"))
    assert rules(n("gift", 5), ground) == (FITS_BY_WEAPON,)
    assert rules(n("messer", 5), ground) == ()


def test_wish_binds_whatever_number() -> None:
    ground = Ground(WAFFENWAHL, "gift")
    assert rules(n("gift", 5), ground) == (WISH_BINDS,)
    assert rules(n("messer", 5), ground) == ()


def test_wish_takes_any_symbol_unless_the_house_says_numbers_only() -> None:
    ground, knast = Ground(VIERFACH, "gift"), s("knast", "gift")
    assert rules(knast, ground) == (WISH_BINDS, WISH_TAKES_ANY_SYMBOL)
    assert rules(knast, ground, Options(wish_met_by="numbers")) == ()


@pytest.mark.parametrize("card", [WAFFENWAHL, VERPFEIFEN, VIERFACH])
def test_wild_cards_do_not_count_as_fitting(card: Card) -> None:
    assert counts_against(card, MESSER_5, PLAIN) is None


def test_wild_cards_count_when_the_house_says_so() -> None:
    house = Options(fitting="wild-too")
    assert counts_against(WAFFENWAHL, MESSER_5, house)
    assert counts_against(VERPFEIFEN, MESSER_5, house)
    assert counts_against(VIERFACH, MESSER_5, house) is None


def test_a_waffenwahl_that_may_not_be_laid_never_counts() -> None:
    house = Options(fitting="wild-too")
    assert counts_against(WAFFENWAHL, Ground(WAFFENWAHL, "gift"), house) is None
    assert counts_against(WAFFENWAHL, Ground(VIERFACH, "gift"), house)
    stricter = Options(fitting="wild-too", waffenwahl_on_vierfach=False)
    assert counts_against(WAFFENWAHL, Ground(VIERFACH, "gift"), stricter) is None


def test_same_picture_counts_only_when_the_house_says_so() -> None:
    ground, card = Ground(s("knast", "messer")), s("knast", "gift")
    assert counts_against(card, ground, PLAIN) is None
    assert counts_against(card, ground, Options(fitting="same-symbol-too"))
    assert counts_against(s("flucht", "gift"), ground, Options(fitting="all-too")) is None


def test_evidence_names_every_card_that_fits() -> None:
    hand = (n("messer", 1), n("gift", 5), n("bombe", 2), s("doppelmord", "messer"))
    found = evidence(hand, MESSER_5, PLAIN)
    assert [f.card for f in found] == [hand[0], hand[1], hand[3]]


def test_under_verpfeifen_the_card_below_counts() -> None:
    assert ground_of((n("gift", 2), VERPFEIFEN, VERPFEIFEN), None) == Ground(n("gift", 2))
    assert ground_of((WAFFENWAHL, VERPFEIFEN), "gift") == Ground(WAFFENWAHL, "gift")
    with pytest.raises(ValueError, match="bedienen"):
        ground_of((VERPFEIFEN,), None)


def test_numbers_no_deck_may_carry_do_not_exist() -> None:
    for number in (-1, 21):
        with pytest.raises(ValueError, match="0 bis 20"):
            NumberCard("gift", number)
    assert SymbolCard("knast", "gift") == s("knast", "gift")

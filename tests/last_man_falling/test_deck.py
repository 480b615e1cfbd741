"""The deck of a table (LMF-G01): counted as it lies in the box, checked, dealt from."""

from dataclasses import replace

import pytest

from engine.core.codec import Malformed, dumps, loads
from engine.last_man_falling.actions import NextRound, Shuffled
from engine.last_man_falling.cards import NumberCard, WildCard
from engine.last_man_falling.dealing import start
from engine.last_man_falling.deck import DECK, Deck, Draft, told
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over
from engine.last_man_falling.rules.cards import NUMBER_RANGE
from engine.last_man_falling.rules.setup import SHUFFLE_ALL
from engine.last_man_falling.tables import NAMES, ROSA

UNO_LIKE = Deck(lowest=0, odd=((0, 1),))


@pytest.mark.parametrize(
    ("draft", "faults"),
    [
        (Draft(lowest=-1), ["Die kleinste Zahl liegt zwischen 0 und 20, eure ist -1."]),
        (Draft(lowest=9, highest=3), ["Die kleinste Zahl (9) ist größer als die größte (3)."]),
        (Draft(copies=0), ["Ohne Karten mit Waffe und Zahl lässt sich nicht anfangen."]),
        (Draft(copies=20), ["Mehr als 400 Karten mischt niemand, und das hier sind 756."]),
        (
            Draft(highest=1, copies=1, doppelmord=0, flucht=0, knast=0, waffenwahl=0, verpfeifen=0),
            [
                "8 Karten genügen nicht einmal zu zweit: Nach sieben für jede Person muss sicher "
                "noch eine übrig sein, die das Spiel eröffnen kann."
            ],
        ),
        (
            Draft(highest=21, knast=25, waffenwahl=-2),
            [
                "Die größte Zahl liegt zwischen 0 und 20, eure ist 21.",
                "Knast je Waffe: Möglich sind 0 bis 20, ihr habt 25.",
                "Waffenwahl: Möglich sind 0 bis 20, ihr habt -2.",
            ],
        ),
        (DECK, []),
        (UNO_LIKE, []),
    ],
)
def test_every_fault_is_one_sentence(draft: Draft, faults: list[str]) -> None:
    assert list(draft.faults) == faults
    if faults:
        with pytest.raises(ValueError, match=r"\.$"):
            draft.tidy()


def test_a_number_may_come_more_or_less_often() -> None:
    cards = UNO_LIKE.cards()
    assert len(cards) == UNO_LIKE.size == 112
    assert cards.count(NumberCard("gift", 0)) == 1
    assert cards.count(NumberCard("gift", 1)) == 2
    assert told(UNO_LIKE) == "112 Karten, Zahlen 0 bis 9 (nicht alle gleich oft)"
    assert Draft(odd=((3, 2), (0, 1))).tidy() == DECK


def test_a_deck_knows_its_cards() -> None:
    deck = Deck(lowest=0, verpfeifen=0, odd=((7, 0),))
    assert deck.holds(NumberCard("gift", 0))
    assert not deck.holds(NumberCard("gift", 7))
    assert not deck.holds(WildCard("verpfeifen"))


def test_a_deck_says_for_how_many_it_is_enough() -> None:
    deck = Deck(copies=1)
    assert (DECK.seats(), deck.size, deck.seats()) == (8, 72, 8)
    assert Options(deck=deck, first_card="number-only").seats == 5
    few = Deck(highest=3, copies=1, waffenwahl=8)
    assert few.seats() == 6
    with pytest.raises(ValueError, match="nicht einmal zu zweit"):
        Options(deck=few, first_card="number-only")


@pytest.mark.parametrize("wrong", [((7, 1), (0, 1)), ((7, 2),), ((15, 1),), ((7, 1), (7, 3))])
def test_a_link_cant_smuggle_in_another_deck(wrong: tuple[tuple[int, int], ...]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        Deck(odd=wrong)
    with pytest.raises(Malformed):
        loads(dumps(Draft(odd=wrong), Draft), Deck)


def test_every_round_is_dealt_from_the_deck_of_the_table() -> None:
    options = Options(deck=UNO_LIKE)
    state = start(NAMES[:3], options)
    begun = after(state, Shuffled(UNO_LIKE.cards()))
    assert len(begun.pile) + len(begun.discard) + 21 == 112
    assert GAME.breaches(state, Shuffled(DECK.cards()))
    scored = replace(begun, phase=Over(ROSA, (0, 1, 2)))
    again = after(scored, NextRound(1))
    assert again.pile == UNO_LIKE.cards()


def test_the_number_of_cards_is_our_reading_and_says_so() -> None:
    shuffled = GAME.decide(start(NAMES[:3]), Shuffled(DECK.cards()))[0]
    assert shuffled.rules == (SHUFFLE_ALL, NUMBER_RANGE)

"""The table's picture: who sees what, what is marked, and a text for every card."""

from dataclasses import replace

from engine.core.play import step
from engine.last_man_falling.actions import Accept, Accuse, DrawPenalty, LayVierfach, ShowHand
from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.tables import CLEAN, DIRTY, KALLE, ROSA, TOP, table
from engine.last_man_falling.words import spoken
from widgets.last_man_falling.scene import scene

LAID = LayVierfach(ROSA, "gift")


def test_the_hand_that_is_argued_about_is_shown_and_the_others_are_counts() -> None:
    start = table(DIRTY, TOP)
    page = str(scene(None, start))
    for card in DIRTY:
        assert f'aria-label="{spoken(card)}"' in page
    assert page.count("3 Karten") == 2
    assert "Gift 7" not in page, "Kalle's hand stays closed"


def test_nothing_is_marked_before_anything_happened() -> None:
    assert "gn-changed" not in str(scene(None, table(DIRTY, TOP)))


def test_laying_marks_the_pile_the_wish_and_the_hand_and_keeps_what_lay_before() -> None:
    laid = step(GAME, table(DIRTY, TOP), LAID)
    page = str(scene(laid, laid.after))
    assert page.count("gn-changed") == 3
    assert "lag davor" in page
    assert "soll vier ziehen" in page


def test_the_shown_hand_says_to_whom_it_lies_open() -> None:
    trial = after(table(DIRTY, TOP), LAID, Accuse(KALLE))
    assert "ist angeklagt" in str(scene(None, trial))
    shown = after(trial, ShowHand(ROSA))
    assert "liegt offen" in str(scene(None, shown))
    private = replace(shown, options=Options(hand_shown_to="accuser"))
    assert "offen nur für Kalle" in str(scene(None, private))


def test_a_clean_hand_carries_no_mark() -> None:
    shown = after(table(CLEAN, TOP), LAID, Accuse(KALLE), ShowHand(ROSA))
    assert "gn-fits" not in str(scene(None, shown))


def test_who_draws_how_many_stands_at_the_seat() -> None:
    accepted = after(table(CLEAN, TOP), LAID, Accept(KALLE))
    assert "zieht vier" in str(scene(None, accepted))
    wrong = after(table(CLEAN, TOP), LAID, Accuse(KALLE), ShowHand(ROSA))
    assert "zieht sechs" in str(scene(None, wrong))


def test_who_has_just_drawn_is_seen_with_the_drawn_cards_told_apart() -> None:
    drawn = after(table(CLEAN, TOP), LAID, Accept(KALLE), DrawPenalty(KALLE, 4))
    page = str(scene(None, drawn))
    assert page.count("gezogen") == 4
    assert "Gift 7" in page


def test_the_wish_and_the_direction_are_told_in_words() -> None:
    state = replace(table(CLEAN, WAFFENWAHL, "bombe"), direction=-1)
    page = str(scene(None, state))
    assert "gewünscht" in page
    assert "Bombe" in page
    assert "gegen den Uhrzeigersinn" in page


def test_an_empty_pile_and_an_empty_hand_are_told_in_words() -> None:
    state = table((VERPFEIFEN,), TOP, pile=()).with_hand(KALLE, ())
    page = str(scene(None, state))
    assert "keine Karte" in page
    assert "hat gewonnen" in page

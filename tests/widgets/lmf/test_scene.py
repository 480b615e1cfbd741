"""The table's picture: who sees what, what is marked, and a text for every card."""

from dataclasses import replace

from engine.core.play import step
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    DrawPenalty,
    Lay,
    LayVierfach,
    ShowHand,
)
from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL
from engine.last_man_falling.dealing import start
from engine.last_man_falling.examples import EXAMPLES
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import Match
from engine.last_man_falling.tables import CLEAN, DIRTY, KALLE, ROSA, TOP, n, s, table
from engine.last_man_falling.words import spoken
from widgets.last_man_falling.roles import roles
from widgets.last_man_falling.scene import scene

LAID = LayVierfach(ROSA, "gift")


def test_the_hand_that_is_argued_about_is_shown_and_the_others_are_counts() -> None:
    start = table(DIRTY, TOP)
    page = str(scene(None, start))
    for card in DIRTY:
        assert f'aria-label="{spoken(card)}"' in page
    assert page.count("3 Karten") == 2
    assert "Gift 7" not in page, "Kalle's hand stays closed"


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
    assert "Gift 7" in page


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


def test_every_step_of_every_example_is_a_picture_that_says_who_has_to_act() -> None:
    for example in EXAMPLES:
        for done in example.steps():
            page = str(scene(done, done.after))
            waiting = GAME.awaiting(done.after)
            assert page.count("gn-seat-head") == len(done.after.players)
            for seat in waiting:
                assert seat < 0 or roles(done.after, seat), example.id


def test_what_waits_for_somebody_stands_at_the_seat() -> None:
    dm, knast = s("doppelmord", "messer"), s("knast", "messer")
    hand = (dm, knast, n("gift", 1))
    house = Options(doppelmord="accumulate", knast_answer=True)
    state = table(hand, TOP, kalle=(s("doppelmord", "gift"), TOP, TOP), options=house)
    twice = after(state, Lay(ROSA, dm), Lay(KALLE, s("doppelmord", "gift")))
    assert "soll vier ziehen" in str(scene(None, twice))
    assert "soll aussetzen" in str(scene(None, after(state, Lay(ROSA, knast))))


def test_a_call_that_is_owed_stands_at_the_seat() -> None:
    owed = after(table((n("messer", 1), n("gift", 3)), TOP), Lay(ROSA, n("messer", 1)))
    assert "schuldet den Ruf „Last Man Falling“" in str(scene(None, owed))


def test_the_card_under_verpfeifen_is_shown_and_who_sits_is_told() -> None:
    state = replace(table(CLEAN, TOP), discard=(TOP, VERPFEIFEN), jailed=(KALLE,))
    page = str(scene(None, state))
    assert "zu bedienen" in page
    assert "setzt den nächsten Zug aus" in page


def test_at_the_end_all_hands_lie_open_with_what_they_count() -> None:
    state = replace(table((n("messer", 1),), TOP), match=Match(5, ROSA, (99, 2, 3)))
    page = str(scene(None, after(state, Lay(ROSA, n("messer", 1)))))
    for told in ("hat gewonnen", "gewinnt das Spiel", "zählt 13", "Runde 5 ist zu Ende"):
        assert told in page


def test_before_dealing_nothing_lies_open() -> None:
    page = str(scene(None, start(("Rosa", "Kalle"))))
    assert "noch nichts" in page
    assert "noch keine Karte" in page
    assert "beginnt" in page

"""Setting up, the first card, the end of a round and of a match, the deck and the options."""

from dataclasses import replace
from typing import Any

import pytest

from engine.last_man_falling.actions import DrawPenalty, Lay, NameWeapon, NextRound, Shuffled
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL, Card
from engine.last_man_falling.dealing import start
from engine.last_man_falling.deck import DECK, Deck
from engine.last_man_falling.ending import points_in
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Over, Shuffling, Threat, Turn
from engine.last_man_falling.rules import attacks, ending, setup, turn
from engine.last_man_falling.state import Match, State
from engine.last_man_falling.tables import EDDA, KALLE, ROSA, TOP, n, order, s, table
from tests.last_man_falling.helping import broken, cited

NAMES = ("Rosa", "Kalle", "Edda")


def begun(first: Card, **options: Any) -> State:
    return after(start(NAMES, Options(**options)), Shuffled(order(first)))


def test_shuffle_all_of_the_deck_and_nothing_else() -> None:
    state = start(NAMES)
    assert GAME.awaiting(state) == (-1,)
    assert broken(state, Shuffled((TOP,))) == [setup.SHUFFLE_ALL]
    assert setup.SHUFFLE_ALL in cited(state, Shuffled(DECK.cards()))


def test_seven_each_then_turn_up_the_first() -> None:
    wanted = {setup.SEVEN_EACH, setup.DEAL_THEN_TURN_UP, setup.TURN_UP_FIRST, setup.SHORTEST_RECORD}
    assert wanted <= cited(start(NAMES), Shuffled(order(TOP)))
    state = begun(TOP)
    assert [len(p.hand) for p in state.players] == [7, 7, 7]
    assert (state.discard, len(state.pile), state.turn) == ((TOP,), 108 - 22, ROSA)


def test_turned_up_before_dealing_if_the_house_likes() -> None:
    house = start(NAMES, Options(turn_up="before-dealing"))
    state = after(house, Shuffled(order(TOP, dealt=0)))
    assert state.discard == (TOP,)


def test_first_card_works_on_the_starter() -> None:
    assert setup.FIRST_CARD_WORKS in cited(start(NAMES), Shuffled(order(WAFFENWAHL)))
    named = after(begun(WAFFENWAHL), NameWeapon(ROSA, "gift"))
    assert (named.wish, named.turn, named.phase) == ("gift", ROSA, Turn())
    assert begun(s("doppelmord", "gift")).phase == Threat(-1, ROSA, 2)
    assert begun(s("knast", "gift")).turn == KALLE


def test_first_flucht_starts_the_other_way_round() -> None:
    first = s("flucht", "gift")
    assert setup.FIRST_FLUCHT in cited(start(NAMES), Shuffled(order(first)))
    assert (begun(first).direction, begun(first).turn) == (-1, ROSA)


@pytest.mark.parametrize("card", [VIERFACH, VERPFEIFEN])
def test_first_card_back_into_the_pile(card: Card) -> None:
    assert setup.FIRST_CARD_BACK in cited(start(NAMES), Shuffled(order(card)))
    state = begun(card)
    assert state.phase == Shuffling("first")
    assert card in state.to_shuffle


def test_only_a_number_begins_if_the_house_likes() -> None:
    assert begun(s("knast", "gift"), first_card="number-only").phase == Shuffling("first")


def finished(options: Options | None = None, match: Match | None = None) -> State:
    hands = ((n("messer", 1),), (n("gift", 7), WAFFENWAHL), (VERPFEIFEN,))
    start_ = table(hands[0], TOP, kalle=hands[1], edda=hands[2], options=options)
    return replace(start_, match=match)


def test_points_for_held_cards_and_nothing_for_the_winner() -> None:
    state = finished()
    wanted = {ending.POINTS_FOR_HELD, ending.NUMBERS_COUNT, ending.SPECIALS_COUNT}
    action = Lay(ROSA, n("messer", 1))
    assert wanted | {ending.WINNER_SCORES_NOTHING} <= cited(state, action)
    assert after(state, action).phase == Over(ROSA, (0, 22, 30))


def test_specials_count_ten_to_thirty() -> None:
    kinds = [s("doppelmord", "gift"), s("flucht", "gift"), s("knast", "gift")]
    assert [points_in((c,)) for c in kinds] == [10, 10, 10]
    assert [points_in((c,)) for c in (WAFFENWAHL, VIERFACH, VERPFEIFEN)] == [15, 20, 30]
    assert points_in((n("gift", 9), n("messer", 1))) == 10


def test_last_special_ends_the_round_at_once_unless_the_house_draws() -> None:
    last = Lay(ROSA, s("doppelmord", "messer"))
    state = table((last.card,), TOP)
    assert ending.LAST_SPECIAL_ENDS in cited(state, last)
    assert isinstance(after(state, last).phase, Over)
    house = after(replace(state, options=Options(last_doppelmord_draws=True)), last)
    assert GAME.awaiting(house) == (KALLE,)
    assert attacks.DOPPELMORD_DRAWS_TWO in cited(house, DrawPenalty(KALLE, 2))
    done = after(house, DrawPenalty(KALLE, 2))
    assert isinstance(done.phase, Over)
    assert done.phase.points[KALLE] == points_in(done.hand(KALLE))


def test_match_by_rounds_lowest_wins() -> None:
    state = finished(match=Match(5, ROSA, (40, 10, 0)))
    action = Lay(ROSA, n("messer", 1))
    wanted = {ending.LOWEST_WINS, ending.ROUNDS_OR_POINTS, ending.HOW_LONG}
    assert wanted <= cited(state, action)
    done = after(state, action)
    assert isinstance(done.phase, Over)
    assert done.phase.champions == (EDDA,)
    assert GAME.awaiting(done) == ()
    assert broken(done, NextRound(KALLE)) == [ending.ROUNDS_OR_POINTS]


def test_match_up_to_target() -> None:
    points = Options(match_by="points", target=60)
    action = Lay(ROSA, n("messer", 1))
    going = after(finished(points, Match(1, ROSA, (0, 0, 0))), action)
    assert GAME.awaiting(going) == (KALLE,)
    state = finished(points, Match(9, ROSA, (0, 0, 30)))
    assert ending.UP_TO_TARGET in cited(state, action)


def test_tied_is_shared_or_played_out() -> None:
    action = Lay(ROSA, n("messer", 1))
    match = Match(5, ROSA, (30, 20, 0))
    shared = finished(match=replace(match, totals=(30, 20, 0)))
    assert ending.TIED in cited(shared, action)
    done = after(shared, action)
    assert isinstance(done.phase, Over)
    assert done.phase.champions == (ROSA, EDDA)
    house = after(finished(Options(tie="extra-round"), match), action)
    assert house.match is not None
    assert house.match.playing == (ROSA, EDDA)
    assert GAME.awaiting(house) == (KALLE,)


def test_starter_rotates_or_the_winner_begins() -> None:
    action = Lay(ROSA, n("messer", 1))
    state = after(finished(match=Match(1, ROSA, (0, 0, 0))), action)
    assert broken(state, NextRound(ROSA)) == [setup.STARTER_ROTATES]
    assert setup.STARTER_ROTATES in cited(state, NextRound(KALLE))
    begun_ = after(state, NextRound(KALLE))
    assert (begun_.turn, begun_.phase) == (KALLE, Shuffling("deal"))
    assert begun_.match is not None
    assert begun_.match.round == 2
    house = replace(state, options=Options(next_starter="winner"))
    assert GAME.awaiting(house) == (ROSA,)


def test_no_new_round_before_the_old_one_is_over() -> None:
    assert broken(finished(), NextRound(ROSA)) == [turn.ROUND_ENDS]


def test_the_deck_is_data_and_is_checked() -> None:
    assert (DECK.size, len(DECK.cards())) == (108, 108)
    assert Deck(lowest=0).size == 116
    for wrong in ({"copies": 0}, {"lowest": 5, "highest": 2}, {"knast": -1}, {"copies": 50}):
        with pytest.raises(ValueError, match=r"\.$"):
            Deck(**wrong)  # type: ignore[arg-type]
    small = Options(deck=Deck(highest=3, copies=1))
    assert small.seats == 5
    with pytest.raises(ValueError, match="Für 8 Personen reicht dieses Blatt mit 48 Karten nicht"):
        start(tuple("ABCDEFGH"), small)


def test_options_that_exclude_each_other_are_refused_in_german() -> None:
    for wrong in (
        {"mode": "strict", "wrong_card": "punished"},
        {"vierfach_answer": "stack", "convict_card": "taken-back"},
        {"rounds": 0},
        {"target": 0},
    ):
        with pytest.raises(ValueError, match=r"\.$"):
            Options(**wrong)

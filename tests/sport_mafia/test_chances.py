"""The end by numbers: C47 to C51, what red can afford, and exact chances against simulation."""

from fractions import Fraction
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sport_mafia.chances import (
    Assumed,
    Exit,
    Stand,
    after,
    begun,
    decided,
    mistakes,
    red_wins,
)
from engine.sport_mafia.leaving import verdict
from engine.sport_mafia.state import Player, State

ON = [(7, 3), (6, 3), (5, 3), (4, 3), (7, 2), (4, 2), (3, 2), (4, 1), (3, 1), (2, 1)]


@pytest.mark.parametrize(("red", "black"), ON)
def test_c47_goes_on(red: int, black: int) -> None:
    assert decided(red, black) is None


@pytest.mark.parametrize(("red", "black"), [(3, 3), (2, 2), (1, 1), (2, 3), (1, 2)])
def test_c48_black_wins(red: int, black: int) -> None:
    assert decided(red, black) == "black"


@pytest.mark.parametrize("red", range(1, 8))
def test_c49_red_wins(red: int) -> None:
    assert decided(red, 0) == "red"


def course(*exits: Exit, stand: Stand | None = None) -> Stand:
    stand = stand or begun(7, 3)
    for left in exits:
        stand = after(stand, left)
    return stand


NOTHING, RED, BLACK = Exit(), Exit(red=1), Exit(black=1)


def test_c51_three_still_nights_are_a_draw_and_one_exit_starts_anew() -> None:
    eight = course(Exit(red=2), stand=begun(7, 3))
    three = (NOTHING, NOTHING, NOTHING, NOTHING, NOTHING)
    # night 2 has 8 players where day 1 began with 10, so it does not count as still
    counted = course(NOTHING, stand=eight)
    assert counted.still == 0
    assert course(NOTHING, NOTHING, NOTHING, NOTHING, stand=counted).winner is None
    over = course(*three, NOTHING, stand=counted)
    assert (over.winner, over.still) == ("draw", 3)
    again = course(NOTHING, NOTHING, RED, NOTHING, stand=counted)
    assert again.still == 0
    with pytest.raises(ValueError, match="entschieden"):
        after(over, NOTHING)


def test_c35_a_foul_decides_at_once() -> None:
    stand = course(Exit(red=3), stand=begun(7, 3))
    assert after(stand, Exit(red=1, by="fouls")).winner == "black"


def test_c20_and_c21_all_lifted_leave_together() -> None:
    assert after(begun(6, 3), Exit(red=3)).winner == "black"
    assert after(begun(6, 3), Exit(black=3)).winner == "red"
    assert after(begun(3, 1), Exit(red=2)).winner == "black"
    assert after(begun(3, 1), Exit(red=1, black=1)).winner == "red"


def test_red_affords_one_wrong_vote_in_a_whole_game() -> None:
    assert mistakes(7, 3, "day") == 1
    assert mistakes(5, 3, "day") == 0
    assert mistakes(3, 3, "day") is None
    assert mistakes(7, 3, "night") == 1
    assert mistakes(4, 3, "night") is None


@pytest.mark.parametrize("red", range(8))
@pytest.mark.parametrize("black", range(1, 4))
def test_what_red_can_afford_is_half_the_lead(red: int, black: int) -> None:
    # each right vote keeps the lead, each wrong one costs two, and one must be left in the end
    lead = red - black
    assert mistakes(red, black, "day") == (None if lead < 1 else (lead - 1) // 2)


def simulated(red: int, black: int, random: Random, assumed: Assumed) -> bool:
    day = True
    while (winner := decided(red, black)) is None:
        others = black * assumed.nose if day else black if assumed.night == "anyone" else 0
        if random.randrange(red + others) < red:
            red -= 1
        else:
            black -= 1
        day = not day
    return winner == "red"


@pytest.mark.parametrize(
    "assumed", [Assumed(), Assumed(night="anyone"), Assumed(nose=2), Assumed("anyone", 3)]
)
def test_chances_are_those_of_many_random_games(assumed: Assumed) -> None:
    random, games = Random(5), 6000
    won = sum(simulated(7, 3, random, assumed) for _ in range(games))
    expected = red_wins(7, 3, "day", assumed)
    assert abs(Fraction(won, games) - expected) < Fraction(25, 1000)


@given(st.integers(0, 7), st.integers(0, 3), st.sampled_from(("red", "anyone")), st.integers(1, 4))
def test_chances_are_chances_and_a_better_nose_helps(
    red: int, black: int, night: str, nose: int
) -> None:
    assumed = Assumed(night, nose)  # type: ignore[arg-type]
    chance = red_wins(red, black, "day", assumed)
    assert 0 <= chance <= 1
    assert red_wins(red, black, "day", Assumed(assumed.night, nose + 1)) >= chance
    if decided(red, black):
        assert chance == (decided(red, black) == "red")


def test_one_more_red_is_not_always_a_help() -> None:
    # with two there is one vote to hit the last black; with three as well, but one more to miss
    assert red_wins(3, 1, "day", Assumed()) < red_wins(2, 1, "day", Assumed())


def test_the_chance_at_the_start_is_exact() -> None:
    assert red_wins(2, 1, "day", Assumed()) == Fraction(1, 3)
    # 4:3 by day: black must be hit three times in a row
    assert red_wins(4, 3, "day", Assumed()) == Fraction(3, 7) * Fraction(2, 5) * Fraction(1, 3)


def test_more_can_not_leave_than_there_are() -> None:
    with pytest.raises(ValueError, match="nicht mehr"):
        after(begun(2, 1), Exit(red=3))
    with pytest.raises(ValueError, match="gar nicht"):
        Exit(black=4)


def test_the_numbers_say_what_the_table_says() -> None:
    roles = ["citizen"] * 6 + ["sheriff"] + ["mafioso"] * 2 + ["don"]
    for red in range(8):
        for black in range(4):
            gone = {*range(red + 1, 8), *range(7 + black + 1, 11)}
            players = tuple(
                Player(role, out="vote" if seat in gone else None)  # type: ignore[arg-type]
                for seat, role in enumerate(roles, start=1)
            )
            found = verdict(State(players=players))
            assert decided(red, black) == (found.outcome if found else None), (red, black)

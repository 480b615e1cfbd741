"""Who comes back from the emergency room: exact, and as the engine plays it."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from engine.sons_of_anarchy.actions import Action, Kind, RollForInjured
from engine.sons_of_anarchy.events import ClubOut
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.recovery import counted, distribution, nobody
from engine.sons_of_anarchy.rules.heat import NO_MEMBER_TO_FALL
from engine.sons_of_anarchy.scenes import club, table
from tests.sons_of_anarchy.play import after, events


@pytest.mark.parametrize("hurt", [(1, 0), (0, 2), (2, 1), (1, 2)])
def test_the_distribution_is_what_all_dice_give(hurt: tuple[int, int]) -> None:
    start = table(club(0, (1, 0), hurt=hurt), club(1, (1, 0)), step="cleanup")
    members: list[Kind] = ["member"] * hurt[0]
    prospects: list[Kind] = ["prospect"] * hurt[1]
    kinds = members + prospects
    found: dict[Crew, Fraction] = {}
    for dice in product((3, 4), repeat=len(kinds)):  # three of six die, three of six return
        rolls: list[Action] = [RollForInjured(0, k, d) for k, d in zip(kinds, dice, strict=True)]
        back = after(start, *rolls).clubs[0].home
        found[back] = found.get(back, Fraction()) + Fraction(1, 2 ** len(kinds))
    assert {r.back: r.chance for r in distribution(Crew(*hurt))} == found


def test_all_chances_make_one() -> None:
    for members, prospects in product(range(6), repeat=2):
        assert sum(r.chance for r in distribution(Crew(members, prospects))) == 1
    assert counted(2) == (Fraction(1, 4), Fraction(1, 2), Fraction(1, 4))
    assert nobody(3) == Fraction(1, 8)
    assert distribution(Crew())[0].back == Crew()


def test_the_last_member_dies_in_the_ward_and_the_table_says_what_that_means() -> None:
    start = table(club(0, (0, 2), hurt=(1, 0)), club(1, (1, 0)), club(2, (1, 0)), step="cleanup")
    stays = events(start, RollForInjured(0, "member", 1))
    assert not [e for e in stays if isinstance(e, ClubOut)]
    harsh = replace(start, options=Options(no_members="out"))
    out = [e for e in events(harsh, RollForInjured(0, "member", 1)) if isinstance(e, ClubOut)]
    assert [e.rules[0] for e in out] == [NO_MEMBER_TO_FALL]
    survives = events(harsh, RollForInjured(0, "member", 4))
    assert not [e for e in survives if isinstance(e, ClubOut)]

"""Roles and the first night, by rule."""

from collections import Counter

import pytest

from engine.sport_mafia import actions as a
from engine.sport_mafia.events_night import MafiaMet, RoleLearned, ShotPlanned, Shown
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Absprache, Waiting
from engine.sport_mafia.rules import first_night as f
from engine.sport_mafia.rules import fouls, roles
from engine.sport_mafia.scenes import FSM, VORLAGE, after, cards, players, speaking, table
from engine.sport_mafia.seats import DECK, left_on_tray
from engine.sport_mafia.state import State
from tests.sport_mafia.helping import act, cited, found, refused, run

DRAWING = after(State(), a.Say("night"))
ABSPRACHE = after(DRAWING, *cards(), a.Say("mafia"))


def test_ten_players_and_no_other_number() -> None:
    with pytest.raises(ValueError, match="zehn"):
        State(players=players()[:9])
    assert roles.TEN_PLAYERS in cited(run(State(), a.Say("night")))


def test_ten_cards_of_two_teams_are_taken_by_chance() -> None:
    assert Counter(DECK) == Counter({"citizen": 6, "sheriff": 1, "mafioso": 2, "don": 1})
    steps = run(DRAWING, *cards())
    assert {roles.ROLES_BY_CHANCE, roles.FROM_THE_TRAY, roles.TEN_CARDS, roles.TWO_TEAMS} <= cited(
        steps
    )
    assert not any(left_on_tray(p.role for p in steps[-1].after.players).values())
    four = after(DRAWING, *cards()[:4])
    assert refused(four, a.TakeCard(5, "sheriff")) == {roles.TEN_CARDS}
    assert refused(four, a.TakeCard(6, "citizen")) == {f.CARDS_ONE_BY_ONE}
    dealt = after(State(options=Options(dealing="dealt")), a.Say("night"))
    assert roles.OR_DEALT in cited([act(dealt, cards()[0])])


def test_everybody_learns_the_own_role_and_nobody_another() -> None:
    steps = run(DRAWING, *cards())
    assert f.LEARN_OWN_ROLE in cited(steps)
    for learned in found(steps, RoleLearned):
        assert learned.seen_by == frozenset({0, learned.seat})
    end = steps[-1].after
    for seat in range(1, 11):
        known = [s for s, seen in enumerate(GAME.view(end, seat).seats, 1) if seen.role]
        assert known == [seat]


def test_the_night_is_called_first() -> None:
    assert f.NIGHT_IS_CALLED in cited(run(State(), a.Say("night")))
    assert refused(State(), a.TakeCard(1, "don")) == {f.CARDS_ONE_BY_ONE}


def test_leader_outside_announces_and_does_not_play() -> None:
    assert refused(State(), a.Say("night", 3)) == {roles.LEADER_OUTSIDE}
    assert refused(speaking(table(), 1), a.Nominate(0, 3)) == {roles.LEADER_OUTSIDE}


def test_the_mafia_wakes_once_and_knows_itself() -> None:
    steps = run(after(DRAWING, *cards()), a.Say("mafia"))
    assert {f.MAFIA_WAKES_ONCE, f.MAFIA_KNOWS_ITSELF, f.GESTURES_ONLY} <= cited(steps)
    met = found(steps, MafiaMet)[0]
    assert (met.seats, met.don, met.seen_by) == ((6, 8, 10), 8, frozenset({0, 6, 8, 10}))
    assert refused(table(), a.PlanShot(8, 4)) == {f.MAFIA_WAKES_ONCE}


def test_the_don_sets_the_order_and_it_does_not_bind() -> None:
    steps = run(ABSPRACHE, a.PlanShot(8, 4), a.PlanShot(8, 2))
    assert {f.DON_SETS_ORDER, f.ORDER_DOES_NOT_BIND} <= cited(steps)
    assert [e.place for e in found(steps, ShotPlanned)] == [1, 2]
    assert refused(steps[-1].after, a.PlanShot(8, 4)) == {f.DON_SETS_ORDER}
    assert refused(ABSPRACHE, a.PlanShot(6, 4)) == {f.DON_SETS_ORDER}
    assert steps[-1].after.order == (4, 2)


def test_or_beacons() -> None:
    steps = run(ABSPRACHE, a.AgreeBeacons(8))
    assert f.BEACONS in cited(steps)
    assert refused(steps[-1].after, a.AgreeBeacons(8)) == {f.BEACONS}
    view = GAME.view(steps[-1].after, 6)
    assert view.beacons
    assert not GAME.view(steps[-1].after, 4).beacons


def test_one_minute_to_agree_ends_with_the_bell() -> None:
    steps = run(ABSPRACHE, a.Bell())
    assert f.ONE_MINUTE_TO_AGREE in cited(steps)
    assert steps[-1].after.phase == Waiting("sheriff-looks")


@pytest.mark.parametrize(
    ("options", "words", "rules"),
    [
        (VORLAGE, ("sheriff-looks",), {f.SHERIFF_LOOKS}),
        (
            FSM,
            ("don-signals", "sheriff-signals", "sitting"),
            {f.DON_SIGNALS, f.SHERIFF_SIGNALS, f.FREE_SITTING},
        ),
        (Options(first_night="absprache-only"), (), {f.ABSPRACHE_ONLY}),
    ],
)
def test_what_follows_the_absprache(options, words, rules) -> None:  # type: ignore[no-untyped-def]
    start = State(players(), Absprache(), options, night=1)
    rest = [act_ for word in words for act_ in (a.Say(word), a.Bell())]
    steps = run(start, a.Bell(), *rest)
    assert rules <= cited(steps)
    assert steps[-1].after.phase == Waiting("morning")
    for shown in found(steps, Shown):
        assert shown.seen_by == frozenset({0, shown.seat})


def test_not_before_all_cards() -> None:
    four = after(DRAWING, *cards()[:4])
    assert refused(four, a.Sanction(2, "night-noise")) == {fouls.NOT_BEFORE_ALL_CARDS}


def test_whoever_is_out_takes_no_part() -> None:
    state = table(VORLAGE, 2, (8, 9))
    assert roles.OUT_TAKES_NO_PART in refused(state, a.Shoot(8))
    assert roles.OUT_TAKES_NO_PART in refused(state, a.Sanction(9, "insult"))
    assert roles.CITIZEN_HAS_NO_POWER in refused(state, a.AskAbout(5, 8))
    assert roles.CITIZEN_HAS_NO_POWER in refused(state, a.Shoot(5))

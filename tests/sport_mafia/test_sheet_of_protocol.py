"""The score sheet that a protocol fills in agrees with the game that was played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.codec import Malformed
from engine.sport_mafia import actions as a
from engine.sport_mafia.options import Options
from engine.sport_mafia.protocol_file import Protocol
from engine.sport_mafia.scenes import FSM, after, cards, checks, hunt, thanks
from engine.sport_mafia.scoring.from_protocol import Hint, hints, sheet_of
from engine.sport_mafia.scoring.objections import objections
from engine.sport_mafia.scoring.sheet import Removed
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State
from tests.sport_mafia.test_protocol_file import some_game
from tests.sport_mafia.test_real_game import whole_game


def real() -> Protocol:
    return Protocol(FSM, (), tuple(one.action for one in whole_game()))


def first_night() -> tuple[a.Action, ...]:
    return (
        a.Say("night"),
        *cards(),
        *(a.Say("mafia"), a.Bell(), a.Say("don-signals"), a.Bell(), a.Say("sheriff-signals")),
        *(a.Bell(), a.Say("sitting"), a.Bell(), a.Say("morning")),
    )


def silent(state_after: tuple[a.Action, ...]) -> tuple[a.Action, ...]:
    """Everybody only says „Danke“, and nobody is voted on."""
    state = after(State(options=FSM), *state_after)
    order = (state.phase.seat, *state.phase.rest)  # type: ignore[union-attr]
    return (*state_after, *thanks(*order), a.Say("vote"))


def test_the_real_game_fills_in_roles_result_and_best_move() -> None:
    protocol = real()
    last = protocol.steps()[-1].after
    sheet = sheet_of(protocol, Options())
    assert sheet.roles == tuple(player.role for player in last.players)
    assert last.result is not None
    assert sheet.winner == last.result.outcome
    assert sheet.first_vote == last.chosen_first_day
    first = next(h.victim for h in last.hunted if h.night == 2)
    assert sheet.killed == (first or None)
    assert sheet.named == last.named
    assert objections(sheet) == ()


def test_a_disqualification_and_a_lost_game_stand_on_the_sheet() -> None:
    day = first_night()
    speaker = after(State(options=FSM), *day).phase.seat  # type: ignore[union-attr]
    other = next(s for s in NUMBERS if s not in (speaker, 6))
    lost = (*day, a.Sanction(other, "swearing"), a.Sanction(6, "oath"))
    sheet = sheet_of(Protocol(FSM, (), lost), Options())
    assert sheet.winner == "red"
    assert set(sheet.removed) == {Removed(other, "table"), Removed(6, "defeat")}


def test_two_nights_without_a_check_or_a_shot_are_only_hinted_at() -> None:
    acts = silent(first_night())
    for night in (2, 3, 4):
        calls = hunt({5: (6, 8)} if night < 4 else {5: (6, 8, 10)})
        acts = (*acts, a.Say("night"), *calls, *checks())
        if night < 4:
            acts = silent((*acts, a.Say("morning")))
    found = hints(Protocol(FSM, (), acts))
    assert found == (Hint(4, "no-checks", 3), Hint(10, "no-shots", 2))


def test_nothing_is_counted_before_the_game_is_decided() -> None:
    with pytest.raises(Malformed, match="noch nicht entschieden"):
        sheet_of(Protocol(FSM, (), first_night()), Options())
    with pytest.raises(Malformed, match="noch nicht jeder Platz"):
        sheet_of(Protocol(FSM, (), first_night()[:5]), Options())


def test_a_sheriff_who_was_shot_in_the_second_night_is_the_first_victim() -> None:
    acts = silent(first_night())
    acts = (*acts, a.Say("night"), *hunt({4: (6, 8, 10)}), *checks(don=4, sheriff=6))
    acts = (*acts, a.Say("best-move"), a.Suspect(4, 6), a.Suspect(4, 8), a.Suspect(4, 1))
    acts = (*acts, a.Say("morning"), a.Sanction(10, "oath"))
    sheet = sheet_of(Protocol(FSM, (), acts), Options())
    assert (sheet.killed, sheet.named, sheet.closed) == (4, (6, 8, 1), True)


@given(st.integers(0, 2**32))
@settings(max_examples=25, deadline=None)
def test_every_game_that_ends_makes_a_sheet_that_can_be_counted(seed: int) -> None:
    protocol = some_game(seed, 400)
    state = protocol.last
    if state.result is None:
        with pytest.raises(Malformed):
            sheet_of(protocol, Options())
    else:
        sheet = sheet_of(protocol, Options())
        assert objections(sheet) == ()
        assert sheet.winner == state.result.outcome
        assert {r.seat for r in sheet.removed} == {s for s in NUMBERS if state.player(s).offence}
        assert all(hint.nights >= 2 for hint in hints(protocol))

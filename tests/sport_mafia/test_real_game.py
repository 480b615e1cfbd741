"""A real game, replayed from what its public protocol tells (MAF-G09, MAF-G17, MAF-G20).

Game 8952 of mafiaratings.com: on the first day two candidates are level at five twice and nobody
leaves; on the next day a single nominee gets every vote, the own included; a fourth warning ends
the game. Which numbers they had is not told; ours are chosen.
"""

from engine.sport_mafia import actions as a
from engine.sport_mafia.events import TieFound
from engine.sport_mafia.phases import Over, Waiting
from engine.sport_mafia.rules import fouls, tie, voting
from engine.sport_mafia.scenes import FSM, after, cards, hunt, lift, thanks, vote
from engine.sport_mafia.state import State
from tests.sport_mafia.helping import MafiaStep, cited, found, run

FIVES = {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)}
SLEEP = (a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell())
SIGNS = (
    *(a.Say("don-signals"), a.Bell(), a.Say("sheriff-signals"), a.Bell()),
    *(a.Say("sitting"), a.Bell(), a.Say("morning")),
)
FIRST_NIGHT = (a.Say("night"), *cards(), a.Say("mafia"), a.PlanShot(8, 2), a.Bell(), *SIGNS)
FIRST_DAY = (
    a.Nominate(1, 3),
    a.EndSpeech(1),
    a.Nominate(2, 5),
    *thanks(*range(2, 11)),
    a.Say("vote"),
    *vote(FIVES),
    *thanks(3, 5),
    *vote(FIVES),
    *lift(1, 6, 8, 10),
)
SECOND_NIGHT = (
    *(a.Say("night"), *hunt({2: (6, 8, 10)}), *SLEEP, a.Say("best-move")),
    *(a.Suspect(2, n) for n in (6, 7, 10)),
    a.Say("morning"),
)
SECOND_DAY = (
    a.EndSpeech(2),
    a.Nominate(3, 9),
    *thanks(3, 4, 5, 6, 7, 8, 9, 10, 1),
    a.Say("vote"),
    *(a.RaiseHand(s) for s in (1, 3, 4, 5, 6, 7, 8, 9, 10)),
    a.CountHands(),
    a.EndSpeech(9),
)
THIRD_NIGHT = (a.Say("night"), *hunt({4: (6, 8, 10)}), *SLEEP, a.Say("morning"), a.EndSpeech(4))


def whole_game() -> tuple[MafiaStep, ...]:
    start = State(options=FSM)
    acts = (*FIRST_NIGHT, *FIRST_DAY, *SECOND_NIGHT, *SECOND_DAY, *THIRD_NIGHT)
    return run(start, *acts, *(a.Sanction(7, "knocking"),) * 4)


def test_five_to_five_twice_and_nobody_leaves() -> None:
    morning = after(State(options=FSM), *FIRST_NIGHT)
    steps = run(morning, *FIRST_DAY)
    assert [t.count for t in found(steps, TieFound)] == [5, 5]
    assert {tie.SAME_TIED_LIFT, tie.LIFT_NEEDS_MAJORITY} <= cited(steps)
    assert steps[-1].after.phase == Waiting("night")
    assert len(steps[-1].after.living) == 10


def test_a_single_nominee_gets_every_vote_the_own_included() -> None:
    steps = whole_game()
    record = steps[-1].after.counted[-1]
    assert record.candidates == record.out == (9,)
    assert len(record.votes) == 9
    assert (9, 9) in record.votes
    assert {voting.ALONE_LATER, voting.OWN_VOTE_ALLOWED} <= cited(steps)


def test_a_fourth_warning_ends_the_game() -> None:
    steps = whole_game()
    end = steps[-1].after
    assert fouls.FOURTH_FOUL_OUT in cited(steps)
    assert end.phase == Over()
    assert end.result is not None
    assert (end.result.outcome, end.player(7).out) == ("black", "fouls")
    assert end.named == (6, 7, 10)

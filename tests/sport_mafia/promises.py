"""What must hold after every action of every game."""

from collections import Counter
from typing import Any

from engine.core.play import Step
from engine.sport_mafia import events as e
from engine.sport_mafia import events_night as n
from engine.sport_mafia import phases as p
from engine.sport_mafia.game import GAME
from engine.sport_mafia.option_fields import FIELDS
from engine.sport_mafia.seats import DECK, LEADER, NUMBERS
from engine.sport_mafia.state import State

SECRET = (
    *(n.RoleLearned, n.MafiaMet, n.ShotPlanned, n.BeaconsAgreed, n.Shown),
    *(n.ShotFired, n.ShotsCompared, n.Answered, e.DutyReminded),
)
HOLDS = {f.name: {v.value: set(v.rules or f.rules) for v in f.values} for f in FIELDS}
"""Which rules hold by each answer to each option."""


def check(step: Step[Any, Any, Any]) -> None:
    """Raises AssertionError with what is broken."""
    before, after = step.before, step.after
    assert step.events
    for event in step.events:
        assert all(rule.executed for rule in event.rules)
        for rule in event.rules:
            if rule.option:
                answer = getattr(before.options, rule.option)
                assert rule.id in HOLDS[rule.option][answer], (rule.id, answer, type(event))
        secret = isinstance(event, SECRET) or (
            isinstance(event, e.Decided) and event.cause not in ("team-defeat", "nights")
        )
        assert (event.seen_by is not None) == secret, type(event)
        assert event.seen_by is None or LEADER in event.seen_by
    roles_stay(before, after)
    votes_have_voters(after)
    one_result(before, after)
    if step.after.phase != p.Over():
        assert GAME.awaiting(after)


def roles_stay(before: State, after: State) -> None:
    """Ten roles, no more of a card than there are, and nobody changes the card."""
    held = Counter(player.role for player in after.players if player.role)
    assert all(held[role] <= count for role, count in DECK.items())
    for old, new in zip(before.players, after.players, strict=True):
        assert old.role in (None, new.role)
        assert old.out in (None, new.out)
        assert new.fouls >= old.fouls


def votes_have_voters(state: State) -> None:
    """Nobody votes twice, nobody votes who has left, and every vote is for a candidate."""
    ballot = state.phase
    if isinstance(ballot, p.Ballot):
        voters = [seat for seat, _ in ballot.votes]
        assert len(set(voters)) == len(voters)
        assert all(state.is_in(seat) for seat in voters)
        if state.options.cancelled != "stays-listed":
            assert all(state.is_in(c) for c in ballot.candidates)
        wanted = {0} if ballot.kind == "lift" else set(ballot.candidates)
        assert {against for _, against in ballot.votes} <= wanted
    for record in state.counted[-1:]:
        if record.kind != "lift":
            assert set(record.out) <= set(record.candidates)


def one_result(before: State, after: State) -> None:
    """A result stays; an undecided table has more red than black ones, and some black."""
    if before.result is not None:
        assert after.result == before.result
    if after.result is None and after.all_roles:
        assert len(after.team("red")) > len(after.team("black")) > 0
    assert all(seat in NUMBERS for seat in after.nominated)
    assert len(set(after.nominated)) == len(after.nominated)

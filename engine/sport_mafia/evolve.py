"""The table after each event by day; one small function for each kind, found by its class."""

from collections.abc import Callable
from functools import reduce
from typing import Any

from engine.core.play import Seat
from engine.sport_mafia import events as e
from engine.sport_mafia.evolve_night import NIGHT
from engine.sport_mafia.phases import Ballot, Over, Talk, Waiting
from engine.sport_mafia.state import Claim, Counted, Result, State, following


def evolve(state: State, event: e.MafiaEvent) -> State:
    """The state after one event; events that only tell something leave it as it is."""
    change = CHANGES.get(type(event)) or NIGHT.get(type(event))
    return state if change is None else change(state, event)


class Course:
    """Events that follow from each other: each is added to the table that the last one left."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[e.MafiaEvent] = []

    def add(self, *events: e.MafiaEvent) -> "Course":
        """These happen next."""
        self.events += events
        self.state = reduce(evolve, events, self.state)
        return self

    def all(self) -> tuple[e.MafiaEvent, ...]:
        """Everything that happened."""
        return tuple(self.events)


def _morning(state: State, event: e.MorningCame) -> State:
    return following(
        state,
        day=event.day,
        cancel=state.cancel_next,
        cancel_next=False,
        settled=False,
        nominated=(),
        gone_at_night=(),
    )


def _opens(state: State, event: e.Opens) -> State:
    return following(state, opener=event.order[0], closer=event.order[-1])


def _speech(state: State, event: e.SpeechBegan) -> State:
    talk = Talk(
        event.kind,
        event.seat,
        event.seconds,
        event.rest,
        event.ban,
        tied=event.tied,
        then=event.then,
    )
    if event.kind == "minute" and state.player(event.seat).ban:
        state = state.with_player(event.seat, ban="")
    return following(state, phase=talk)


def _speech_ended(state: State, event: e.SpeechEnded) -> State:
    talk = state.phase
    if not isinstance(talk, Talk) or talk.rest:
        return state
    if state.result is not None:
        return following(state, phase=Waiting("end"))
    if talk.kind == "minute":
        return following(state, phase=Waiting("vote"))
    if talk.kind == "defence" and talk.tied is not None:
        return state
    return following(state, phase=Waiting("night")) if talk.then == "night" else state


def _talking(state: State, **changes: Any) -> State:
    return following(state, phase=following(state.phase, **changes))


def _nominated(state: State, event: e.Nominated) -> State:
    talk = state.phase
    if not isinstance(talk, Talk):
        raise ValueError("nobody has the word")
    kept = tuple(n for n in state.nominated if n != event.instead)
    return _talking(
        following(state, nominated=(*kept, event.number)), named=(*talk.named, event.number)
    )


def _withdrawn(state: State, event: e.Withdrawn) -> State:
    talk = state.phase
    if not isinstance(talk, Talk):
        raise ValueError("nobody has the word")
    off = following(state, nominated=_without(state.nominated, event.number))
    return _talking(off, named=_without(talk.named, event.number))


def _without(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    return tuple(s for s in seats if s != seat)


def _list_read(state: State, event: e.ListRead) -> State:
    return _talking(state, asked=True)


def _sheriff(state: State, event: e.SheriffClaimed) -> State:
    return following(state, sheriffs=(*_without(state.sheriffs, event.by), event.by))


def _claimed(state: State, event: e.CheckClaimed) -> State:
    kept = tuple(c for c in state.claims if (c.by, c.number) != (event.by, event.number))
    return following(state, claims=(*kept, Claim(event.by, event.number, event.black)))


def _no_vote(state: State, event: e.NoVote) -> State:
    return following(state, phase=Waiting("night"))


def _vote_began(state: State, event: e.VoteBegan) -> State:
    return following(state, phase=Ballot(event.kind, event.candidates, tied=event.tied))


def ballot_of(state: State) -> Ballot:
    """The vote that is on. Raises ValueError when there is none."""
    if not isinstance(state.phase, Ballot):
        raise ValueError("no vote is on")
    return state.phase


def _voted(state: State, event: e.Voted) -> State:
    ballot = ballot_of(state)
    return _talking(state, votes=(*ballot.votes, (event.seat, event.against)))


def _counted(state: State, event: e.HandsCounted) -> State:
    ballot = ballot_of(state)
    fallen = tuple((seat, event.candidate) for seat in event.missing)
    return _talking(state, votes=(*ballot.votes, *fallen), at=ballot.at + 1)


def _tie(state: State, event: e.TieFound) -> State:
    record = Counted(state.day, event.kind, event.candidates, event.votes, ())
    return following(state, counted=(*state.counted, record))


def _closed(state: State, event: e.VoteClosed) -> State:
    record = Counted(state.day, event.kind, event.candidates, event.votes, event.out)
    return following(
        state,
        counted=(*state.counted, record),
        settled=True,
        chosen_first_day=len(event.out) if state.day == 1 else state.chosen_first_day,
        phase=Waiting("night"),
    )


def _left(state: State, event: e.Left) -> State:
    for seat in event.seats:
        state = state.with_player(seat, out=event.way)
    return following(state, still=0)


def _foul(state: State, event: e.FoulGiven) -> State:
    ban = event.ban or state.player(event.seat).ban
    return state.with_player(event.seat, fouls=event.count, ban=ban)


def _disqualified(state: State, event: e.Disqualified) -> State:
    seat = event.seat
    if event.already:
        state = state.with_player(seat, offence=event.offence)
    else:
        state = state.with_player(seat, offence=event.offence, out=event.way)
        kept = state.options.cancelled == "stays-listed"
        listed = state.nominated if kept else _without(state.nominated, seat)
        state = following(state, still=0, nominated=listed)
        if state.night > state.day:
            state = following(state, gone_at_night=(*state.gone_at_night, seat))
    phase = state.phase
    if isinstance(phase, Talk):
        return _talking(state, rest=_without(phase.rest, seat))
    if isinstance(phase, Ballot):
        return _talking(state, votes=tuple(v for v in phase.votes if v[0] != seat))
    return state


def _dropped(state: State, event: e.VoteDropped) -> State:
    return following(state, cancel=True) if event.today else following(state, cancel_next=True)


def _decided(state: State, event: e.Decided) -> State:
    result = Result(event.outcome, event.cause, event.by)
    if isinstance(state.phase, Talk) and state.phase.kind == "farewell":
        return following(state, result=result)
    return following(state, result=result, phase=Waiting("end"))


def _ended(state: State, event: e.GameEnded) -> State:
    return following(state, phase=Over())


CHANGES: dict[type, Callable[[State, Any], State]] = {
    e.MorningCame: _morning,
    e.Opens: _opens,
    e.SpeechBegan: _speech,
    e.SpeechEnded: _speech_ended,
    e.Nominated: _nominated,
    e.Withdrawn: _withdrawn,
    e.ListRead: _list_read,
    e.SheriffClaimed: _sheriff,
    e.CheckClaimed: _claimed,
    e.NoVote: _no_vote,
    e.VoteBegan: _vote_began,
    e.Voted: _voted,
    e.HandsCounted: _counted,
    e.TieFound: _tie,
    e.VoteClosed: _closed,
    e.Left: _left,
    e.FoulGiven: _foul,
    e.Disqualified: _disqualified,
    e.VoteDropped: _dropped,
    e.Decided: _decided,
    e.GameEnded: _ended,
}

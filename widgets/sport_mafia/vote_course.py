"""A vote played through by the engine: hand by hand, round by round, by any rules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.german import listed
from engine.core.play import Breach, Seat, step
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import AllStay, Left, NoVote
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Ballot, Talk
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell
from widgets.sport_mafia.chairs import toggled
from widgets.sport_mafia.telling import TableStep, happened
from widgets.sport_mafia.vote_model import (
    Again,
    Call,
    Choose,
    CountAll,
    Model,
    Msg,
    Round,
    SetDay,
    Tap,
    TapFor,
    begin,
    nomination,
    voting,
)


@dataclass(frozen=True, slots=True)
class Course:
    """``steps`` so far; ``state``: the table now."""

    steps: tuple[TableStep, ...]
    state: State

    @property
    def ballot(self) -> Ballot | None:
        """The vote that is on."""
        return self.state.phase if isinstance(self.state.phase, Ballot) else None


# The view, the live region and a tap ask for the same course, and nothing in it changes
@lru_cache(maxsize=32)
def course(model: Model, options: Options) -> Course:
    """The counted votes of the model by ``options``: where they come to another kind of vote than
    was held, the course stops there."""
    state = begin(model, options)
    steps: list[TableStep] = []

    def play(action: a.Action) -> None:
        steps.append(step(GAME, steps[-1].after if steps else state, action))

    def refuses(action: a.Action) -> tuple[Breach, ...]:
        return GAME.breaches(steps[-1].after, action)

    play(a.Say("vote"))
    rounds = list(model.rounds)
    while True:
        phase = steps[-1].after.phase
        if isinstance(phase, Talk) and phase.kind == "defence":
            play(a.EndSpeech(phase.seat))
        elif isinstance(phase, Ballot) and rounds and rounds[0].kind == phase.kind:
            _count(play, refuses, phase, rounds.pop(0))
        else:
            return Course(tuple(steps), steps[-1].after)


def _count(
    play: Callable[[a.Action], None],
    refuses: Callable[[a.Action], tuple[Breach, ...]],
    ballot: Ballot,
    held: Round,
) -> None:
    called = (0,) if ballot.kind == "lift" else ballot.candidates
    for candidate in called:
        for voter, against in held.votes:
            # a hand that came with a link may be none; then it is left out
            if against == candidate and not refuses(a.RaiseHand(voter)):
                play(a.RaiseHand(voter))
        play(a.CountHands())


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a vote has led to, one sentence with its rules; ``out``: who leaves.

    ``pending``: the course stops before another vote.
    """

    text: str
    rules: tuple[Rule, ...]
    out: tuple[Seat, ...] = ()
    pending: bool = False


def outcome(played: Course) -> Outcome:
    """The end of the course, or what would have to be voted on next."""
    for one in reversed(played.steps):
        for state, event in happened((one,)):
            if isinstance(event, Left | AllStay | NoVote):
                out = event.seats if isinstance(event, Left) else ()
                return Outcome(tell(state, event), event.rules, out)
    last = played.steps[-1]
    ballot = played.ballot
    kinds = {"vote": "Jetzt wird abgestimmt", "again": "Es folgt ein Stechen"}
    text = kinds.get(ballot.kind, "Es folgt die Hebeabstimmung") if ballot else "Offen"
    rules = last.events[-1].rules
    names = listed([str(c) for c in ballot.candidates]) if ballot else ""
    return Outcome(f"{text}: {names}.", rules, pending=True)


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what is refused is remembered, nothing else changes."""
    model = replace(model, tried=0)
    match msg:
        case Tap(seat=seat):
            return _tapped(model, seat)
        case TapFor(tapping=tapping):
            return replace(model, tapping=tapping)
        case Call(candidate=candidate):
            return replace(model, called=candidate, tapping="votes")
        case CountAll():
            ballot = course(model, model.options).ballot
            if ballot is None:
                return model
            held = Round(ballot.kind, model.hands)
            return _ready(replace(model, rounds=(*model.rounds, held), hands=()))
        case Again():
            return _ready(replace(model, rounds=(), hands=()))
        case SetDay(day=day):
            return _ready(replace(model, day=day, rounds=(), hands=()))
        case Choose(options=options):
            return with_options(model, options)


def with_options(model: Model, options: Options) -> Model:
    """The same table and list by other rules; the votes begin anew where they don't fit."""
    changed = replace(model, options=options, tried=0)
    return changed if course(changed, options).ballot else _ready(replace(changed, hands=()))


def _ready(model: Model) -> Model:
    """Taps go to the first candidate of the vote that is on."""
    ballot = course(model, model.options).ballot
    return replace(model, called=ballot.called if ballot else 0)


def _tapped(model: Model, seat: Seat) -> Model:
    if refused(replace(model, tried=seat)):
        return replace(model, tried=seat)
    match model.tapping:
        case "seats":
            gone = toggled(model.gone, seat)
            if len(gone) == len(NUMBERS):
                return model
            listed = tuple(n for n in model.listed if n not in gone)
            return _ready(replace(model, gone=gone, listed=listed, rounds=(), hands=()))
        case "list":
            listed = toggled(model.listed, seat)
            return _ready(replace(model, listed=listed, rounds=(), hands=()))
        case "votes":
            vote = (seat, model.called)
            hands = tuple(v for v in model.hands if v != vote)
            return replace(model, hands=hands if vote in model.hands else (*model.hands, vote))


def refused(model: Model) -> tuple[Breach, ...]:
    """Every reason against the tap that was tried."""
    seat = model.tried
    if not seat:
        return ()
    if model.tapping == "list":
        return () if seat in model.listed else nomination(model, seat)
    if model.tapping == "seats" or (seat, model.called) in model.hands:
        return ()
    state = course(model, model.options).state
    return GAME.breaches(voting(state, model), a.RaiseHand(seat))

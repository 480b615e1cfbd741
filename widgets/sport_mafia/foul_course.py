"""Penalties played by the engine, and what holds after them: the vote, the minutes, the game."""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.core.play import Breach, IllegalAction, Seat, step
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia import events as e
from engine.sport_mafia.game import GAME
from engine.sport_mafia.leaving import verdict
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import at_night
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell
from widgets.sport_mafia.foul_model import (
    MOST_PENALTIES,
    TAPS,
    Choose,
    Given,
    Model,
    Msg,
    Pardon,
    SetDay,
    SetMoment,
    SetOffence,
    Tap,
    TapFor,
    tapped,
)
from widgets.sport_mafia.foul_moment import begin, lead, quietly, reached, standing
from widgets.sport_mafia.telling import TableStep, happened


@dataclass(frozen=True, slots=True)
class Course:
    """``lead``: what led to the moment; ``penalties``: what was punished, as far as these rules
    allow it; ``rest``: the night played to its end, where it settles what becomes of the vote.

    ``now``: the table after the penalties. ``there``: whether the moment was reached.
    ``refused``: reasons against penalties of other rules. ``decided``: no game could stand so.
    """

    lead: tuple[TableStep, ...]
    penalties: tuple[TableStep, ...]
    rest: tuple[TableStep, ...]
    now: State
    there: bool
    refused: tuple[Breach, ...] = ()
    decided: e.Decided | None = None

    @property
    def end(self) -> State:
        """The table after the night, if it is one."""
        return self.rest[-1].after if self.rest else self.now


def course(model: Model, options: Options) -> Course:
    """The penalties of the model by ``options``."""
    # What a tap would do, or has tried, is nothing that has happened
    return _course(replace(model, tapping="punish", offence="talking", tried=None), options)


# The view, the live region and a tap ask for the same course, and nothing in it changes
@lru_cache(maxsize=32)
def _course(model: Model, options: Options) -> Course:
    start = standing(model, begin(model, options))
    if found := verdict(start):
        return Course((), (), (), start, there=False, decided=found)
    led = lead(model, start)
    state = led[-1].after if led else start
    there = reached(model.moment, state.phase)
    played: list[TableStep] = []
    against: list[Breach] = []
    for seat, offence in model.given:
        try:
            played.append(step(GAME, state, a.Sanction(seat, offence)))
        except IllegalAction as refusal:
            against += refusal.breaches
        else:
            state = played[-1].after
    rest = _night(played) if played and at_night(state) and state.result is None else ()
    return Course(led, tuple(played), rest, state, there, tuple(against))


def _night(played: list[TableStep]) -> tuple[TableStep, ...]:
    """What follows in the night if nobody does anything more."""
    steps = [played[-1]]
    day = steps[-1].after.day
    quietly(steps, lambda state: state.day > day)
    return tuple(steps[1:])


def refused(model: Model) -> tuple[Breach, ...]:
    """Every reason against the penalty that was tried, also one that came with a link."""
    played = course(model, model.options)
    if model.tried is None:
        return played.refused
    seat, offence = model.tried
    return GAME.breaches(played.now, a.Sanction(seat, offence))


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what is refused is remembered, nothing else changes."""
    model = replace(model, tried=None)
    match msg:
        case Tap(seat=seat):
            return _punished(model, seat) if model.tapping == "punish" else tapped(model, seat)
        case TapFor(tapping=tapping):
            return replace(model, tapping=tapping)
        case SetMoment(moment=moment):
            tapping = model.tapping if model.tapping in TAPS[moment] else "punish"
            return replace(model, moment=moment, tapping=tapping, given=())
        case SetDay(day=day):
            return replace(model, day=day, given=())
        case SetOffence(offence=offence):
            return replace(model, offence=offence, tapping="punish")
        case Pardon():
            return replace(model, given=())
        case Choose(options=options):
            return with_options(model, options)


def with_options(model: Model, options: Options) -> Model:
    """The same penalties by other rules; what these refuse falls away."""
    changed = replace(model, options=options, tried=None, given=())
    for one in model.given:
        changed = _punished(changed, *one)
    return replace(changed, tried=None)


def _punished(model: Model, seat: Seat, offence: str = "") -> Model:
    one: Given = (seat, offence or model.offence)
    tried = replace(model, tried=one)
    played = course(model, model.options)
    if played.decided or len(model.given) >= MOST_PENALTIES:
        return model
    return tried if refused(tried) else replace(model, given=(*model.given, one))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the last penalty has led to, in a few words with its rules."""

    text: str
    rules: tuple[Rule, ...]


CHIEF = (e.FoulGiven, e.Disqualified, e.VoteDropped, e.VoteKept, e.Decided)
"""Events that tell what a penalty costs."""


def outcome(played: Course) -> Outcome:
    """What the last penalty costs by these rules."""
    if not played.penalties:
        if played.refused:
            first = played.refused[0]
            return Outcome(f"Geht hier nicht: {first.why}", (first.rule,))
        return Outcome("Noch ist nichts bestraft.", ())
    told: list[str] = []
    rules: list[Rule] = []
    steps = (played.penalties[-1], *played.rest)
    events = [(s, event) for s, event in happened(steps) if isinstance(event, CHIEF)]
    out = any(isinstance(event, e.Disqualified) for _, event in events)
    for state, event in events:
        if not (out and isinstance(event, e.FoulGiven)):
            told.append(tell(state, event))
            # a foul's own clause says nothing of what it takes away; that stands last
            costs = isinstance(event, e.FoulGiven) and event.ban
            rules.append(event.rules[-1 if costs else 0])
    return Outcome(" ".join(told), tuple(dict.fromkeys(rules)))

"""The moment in which somebody is punished, as a table that the engine has led there."""

from collections.abc import Callable
from functools import partial

from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import HALF, MINUTE, due, next_number, round_of_speeches
from engine.sport_mafia.phases import Ballot, Hunt, Phase, Suspecting, Talk, Tied, Waiting
from engine.sport_mafia.rules import night
from engine.sport_mafia.sanctions import LAST_FOUL
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import Player, State, following
from widgets.sport_mafia.foul_model import MOST_DAYS, Model, Moment
from widgets.sport_mafia.telling import TableStep, went_on

MISSING: dict[Moment, str] = {
    "talk": "Hier redet niemand.",
    "vote": "Hier kommt es zu keiner Abstimmung.",
    "tie": "Zum Gleichstand gehören mindestens zwei auf der Liste.",
    "last": "Hier hat niemand ein letztes Wort.",
    "night": "Hier ist keine Nacht.",
    "hunt": "Hier wird nicht geschossen.",
    "best-move": "Einen besten Zug gibt es hier nicht.",
    "shot": "In dieser Nacht ist niemand gefallen.",
}
"""What to say when the rules or the table do not lead to the moment."""


def begin(model: Model, options: Options) -> State:
    """The table by day, as tapped, before anybody is punished."""
    players = tuple(
        Player(role, fouls, "vote" if seat in model.gone else None)
        for seat, role, fouls in zip(NUMBERS, model.roles, model.fouls, strict=True)
    )
    day = model.day
    before = State(players, Waiting("vote"), options, day, day, day - 1)
    order = round_of_speeches(before)
    return following(
        before,
        opener=order[0],
        closer=order[-1],
        nominated=model.listed if model.moment in ("talk", "vote", "tie") else (),
        sheriffs=model.claimed,
    )


def lead(model: Model, state: State) -> tuple[TableStep, ...]:
    """What is played to come to the moment; for speeches and ties :func:`standing` does it."""
    steps: list[TableStep] = []
    play = partial(went_on, steps, state)

    match model.moment:
        case "vote":
            play(a.Say("vote"))
        case "last":
            play(a.Say("vote"))
            for seat in model.living:
                play(a.RaiseHand(seat))
            while steps and isinstance(steps[-1].after.phase, Ballot):
                play(a.CountHands())
        case "night" | "hunt" | "best-move" | "shot":
            play(a.Say("night"))
            if model.moment != "night":
                play(a.Say("hunt"))
                while _called(steps[-1].after) != model.hit and play(a.CallNumber()):
                    pass
                for seat in state.team("black"):
                    play(a.Shoot(seat))
            if model.moment == "best-move":
                quietly(steps, lambda s: due(s) in ("best-move", "morning"))
                play(a.Say("best-move"))
            elif model.moment == "shot":
                quietly(steps, lambda s: s.day > state.day)
    return tuple(steps)


def missing(moment: Moment, options: Options) -> tuple[str, tuple[Rule, ...]]:
    """Why the moment does not come, with the rules where they are the reason."""
    if moment != "best-move":
        return MISSING[moment], ()
    if options.best_move == "off":
        return "Nach diesen Regeln gibt es keinen besten Zug.", (night.BEST_MOVE,)
    if options.best_move == "first":
        first = "Den besten Zug macht nur das Opfer von Nacht 2: Dazu gehört hier Tag 1."
        return first, (night.BEST_MOVE,)
    return MISSING[moment], ()


def standing(model: Model, state: State) -> State:
    """The table where the moment begins without anything played."""
    if model.moment == "talk":
        order = round_of_speeches(following(state, opener=model.day - 1))
        place = order.index(model.word)
        return following(state, phase=Talk("minute", model.word, MINUTE, order[place + 1 :]))
    if model.moment == "tie" and len(model.listed) > 1:
        first, *others = model.listed
        tied = Tied(model.listed)
        return following(state, phase=Talk("defence", first, HALF, tuple(others), tied=tied))
    if model.moment == "last":
        other = next((s for s in model.living if s != model.hit), model.hit)
        return following(state, nominated=(model.hit, other))
    if model.moment in ("night", "hunt", "best-move", "shot"):
        return following(state, phase=Waiting("night"))
    return state


def reached(moment: Moment, phase: Phase) -> bool:
    """Whether the table has come to the moment."""
    match moment:
        case "talk":
            return isinstance(phase, Talk) and phase.kind == "minute"
        case "vote":
            return isinstance(phase, Ballot)
        case "tie":
            return isinstance(phase, Talk) and phase.kind == "defence"
        case "last" | "shot":
            return isinstance(phase, Talk) and phase.kind == "farewell"
        case "night":
            return phase == Waiting("hunt")
        case "hunt":
            return isinstance(phase, Hunt)
    return isinstance(phase, Suspecting)


def _called(state: State) -> int:
    return state.phase.at if isinstance(state.phase, Hunt) else 0


def quietly(steps: list[TableStep], ends: Callable[[State], bool]) -> None:
    """Go on without anybody doing anything, until ``ends(state)``, or the table waits for more."""
    while not ends(state := steps[-1].after):
        word = due(state)
        action: a.Action = a.Bell()
        if word is not None:
            action = a.Say(word)
        elif next_number(state) is not None:
            action = a.CallNumber()
        if not went_on(steps, state, action):
            return


def from_state(state: State) -> Model:
    """The widget at that table of an example, before anybody is punished there."""
    phase, living = state.phase, state.living
    moment = moment_of(phase)
    hit = state.victim
    if isinstance(phase, Talk) and phase.kind == "farewell":
        hit, living = phase.seat, tuple(sorted({*living, phase.seat}))
    word = phase.seat if isinstance(phase, Talk) and phase.kind == "minute" else living[0]
    tied = phase.tied if isinstance(phase, Talk) else None
    listed = tied.seats if tied else state.nominated
    return Model(
        moment=moment,
        day=min(max(state.day - (moment == "shot"), 1), MOST_DAYS),
        gone=tuple(s for s in NUMBERS if s not in living),
        fouls=tuple(min(p.fouls, LAST_FOUL - 1) for p in state.players),
        word=word,
        listed=tuple(s for s in listed if s in living),
        hit=hit or living[0],
        claimed=state.sheriffs,
        offence="night-noise" if moment in ("night", "hunt") else "talking",
        given=(),
        options=state.options,
        roles=tuple(p.role or "citizen" for p in state.players),
    )


def moment_of(phase: Phase) -> Moment:
    """Which moment of the widget that is, or is near."""
    match phase:
        case Talk(kind="farewell", then="day"):
            return "shot"
        case Talk(kind="farewell"):
            return "last"
        case Talk(kind="defence", tied=tied) if tied is not None:
            return "tie"
        case Ballot() | Waiting(word="vote"):
            return "vote"
        case Waiting(word="hunt" | "mafia"):
            return "night"
        case Hunt():
            return "hunt"
        case Suspecting():
            return "best-move"
    return "talk"

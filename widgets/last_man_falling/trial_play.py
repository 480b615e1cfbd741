"""Playing the case: what can be tried now, the answer, and the protocol."""

from htpy import Node, div, h3, p

from engine.core.play import Seat
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    ShowHand,
)
from engine.last_man_falling.cards import VIERFACH, WAFFENWAHL, WEAPONS, NumberCard
from engine.last_man_falling.game import GAME
from engine.last_man_falling.penalties import to_draw
from engine.last_man_falling.phases import Attack, Penalties, Shuffling, Trial, Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import tell_action
from engine.last_man_falling.words import weapon_name
from widgets.controls import action, chips
from widgets.last_man_falling.course import now, reasons, spoken, steps
from widgets.last_man_falling.messages import Do
from widgets.last_man_falling.trial_model import NUMBER_WISH, Model, Msg, Say
from widgets.last_man_falling.tries import refused, shuffled
from widgets.parts import refused_aloud
from widgets.pictures.cards import weapon
from widgets.widget import Ui

SAYABLE: tuple[tuple[str, Node], ...] = (
    *((w, (weapon(w), " ", weapon_name(w))) for w in WEAPONS),
    (NUMBER_WISH, "„die Fünf“"),
    ("", "gar nichts"),
)


def chances(state: State, said: str) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """What to try first, and what else people try; allowed or not is for the rules to say."""
    seats = range(len(state.players))
    match state.phase:
        case Turn():
            return _turn(state, said)
        case Attack(by=by, victim=victim):
            others = [Accuse(s) for s in seats if s != victim]
            return (Accept(victim), Accuse(victim)), (
                *others,
                LayVierfach(victim, said),
                DrawPenalty(victim, 4),
                Accept(by),
            )
        case Trial(attack=attack, accuser=accuser):
            tries = (ShowHand(accuser), Accuse(accuser), DrawPenalty(attack.victim, 4))
            return (ShowHand(attack.by),), tries
        case Penalties():
            return _penalties(state, state.phase)
    return GAME.options(state), ()


def _turn(state: State, said: str) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    seat = state.turn
    numbers = [c for c in dict.fromkeys(state.hand(seat)) if isinstance(c, NumberCard)]
    first: list[Action] = [LayVierfach(seat, said)] if VIERFACH in state.hand(seat) else []
    first += [LayWaffenwahl(seat, said)] if WAFFENWAHL in state.hand(seat) else []
    first += [Lay(seat, c) for c in numbers]
    tries: list[Action] = [Accuse(state.next_after(seat))]
    if isinstance(state.phase, Turn):
        if late := state.phase.late:
            first.append(Accuse(late.victim))
            tries = [Accuse(s) for s in range(len(state.players)) if s != late.victim]
        for served in state.phase.after:
            drawn = [c for c in dict.fromkeys(served.drawn) if isinstance(c, NumberCard)]
            tries += [Lay(served.seat, c) for c in drawn[:2] if served.seat != seat]
    if VIERFACH not in state.hand(seat):
        tries.append(LayVierfach(seat, said))
    return tuple(first), tuple(tries)


def _penalties(state: State, phase: Penalties) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    right = {d.seat: to_draw(state, d) for d in phase.due}
    parties: list[Seat] = list(right)
    if phase.trial:
        attack = phase.trial.attack
        parties = list(dict.fromkeys((*parties, attack.victim, phase.trial.accuser)))
    wrong = [DrawPenalty(s, n) for s in right for n in (4, 6, 10) if right[s] != n]
    wrong += [DrawPenalty(s, 4) for s in parties if s not in right]
    return tuple(DrawPenalty(s, n) for s, n in right.items()), (*wrong, Accuse(parties[0]))


def play(model: Model, ui: Ui[Msg]) -> Node:
    """What can be tried now; the refusal of what was tried last stands above it."""
    state = now(model)
    first, tries = chances(state, model.said)
    over = not GAME.awaiting(state)
    naming = any(isinstance(a, LayVierfach | LayWaffenwahl) for a in first)
    return [
        h3[_question(state, over)],
        refused(model, state, ui),
        naming and chips(ui, f"{state.name(state.turn)} sagt dazu", SAYABLE, model.said, Say),
        isinstance(state.phase, Shuffling)
        and action(ui, "Ablage mischen", lambda _: shuffled(state), primary=True),
        state.winner is None and _buttons(state, first, ui, primary=True),
        bool(tries) and p(".gn-muted")["Oder probiert, ob auch das geht:"],
        _buttons(state, tries, ui),
    ]


def _buttons(
    state: State, tries: tuple[Action, ...], ui: Ui[Msg], *, primary: bool = False
) -> Node:
    return div(".gn-actions")[
        (
            action(ui, tell_action(state, a), Do(a), primary=primary and i == 0)
            for i, a in enumerate(tries)
        )
    ]


def _question(state: State, over: bool) -> str:
    if state.winner is not None:
        return f"Die Runde ist vorbei: {state.name(state.winner)} hat keine Karte mehr."
    match state.phase:
        case Attack(victim=victim):
            return f"{state.name(victim)} soll vier Karten ziehen. Und jetzt?"
        case Trial(attack=attack):
            return f"{state.name(attack.by)} muss die Hand zeigen."
        case Penalties():
            return "Jetzt wird gezogen."
        case Shuffling():
            return "Der Nachziehstapel ist leer: Die Ablage wird gemischt."
    name = state.name(state.turn)
    if over:
        return f"{name} hat hier nichts zu legen; weiter ginge es mit dem Ziehen einer Karte."
    return f"{name} ist am Zug. Was legt {name}?"


def announce(model: Model) -> str:
    """What the last thing done led to, for the live region."""
    if model.refused:
        return refused_aloud(reasons(model))
    if done := steps(model):
        return spoken(done[-1])
    state = model.start
    return f"Der Fall ist eingestellt: {state.name(state.turn)} ist am Zug."

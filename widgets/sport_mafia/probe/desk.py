"""What the reader is asked and can do, where the thumb is."""

from typing import Any

from htpy import Element, Node, button, div, p, span, strong

from engine.core.play import Seat
from engine.sport_mafia.phases import Ballot, Phase, Suspecting, Talk
from engine.sport_mafia.wording import tell_action
from engine.sport_mafia.wording_end import WON
from engine.sport_mafia.words import ROLE_NAMES, number, numbers
from widgets.controls import action
from widgets.pictures.icons import icon
from widgets.sport_mafia import telling
from widgets.sport_mafia.probe.advice import advice
from widgets.sport_mafia.probe.known import known_about
from widgets.sport_mafia.probe.model import Advise, Do, GoOn, Model, Msg, Sit
from widgets.sport_mafia.probe.setup import anew
from widgets.sport_mafia.probe.speech import speech
from widgets.sport_mafia.probe.tokens import action as known_action
from widgets.sport_mafia.probe.tokens import token
from widgets.widget import Command, Ui

ABOUT = {"s": "schießt auf", "g": "stimmt gegen", "b": "verdächtigt", "r": "verteidigt"}


def dock(model: Model, ui: Ui[Msg]) -> Element:
    """What is asked, what was refused or advised, and the buttons."""
    return div(".gn-dock")[
        div(".gn-dock-head")[p(".gn-ask")[headline(model)], _back(ui)],
        _answer(model, ui),
        div(".gn-actions.gn-dock-actions")[_buttons(model, ui)],
    ]


def _back(ui: Ui[Msg]) -> Element:
    return button(".gn-action.gn-undo", ui.click(Command("back")), type="button")[
        icon("back"), span["Zurücknehmen"]
    ]


def headline(model: Model) -> str:
    """What the reader is asked, in one line."""
    phase = model.state.phase
    match model.asked:
        case "plan":
            shown = f" Bisher {numbers(model.state.order)}." if model.state.order else ""
            return f"Wer fällt in welcher Nacht?{shown}"
        case "talk":
            return _word(phase)
        case "vote":
            return f"Hebt ihr die Hand gegen {whom(model)}?"
        case "lift":
            names = phase.candidates if isinstance(phase, Ballot) else ()
            return f"Sollen {numbers(names)} alle gehen?"
        case "shot":
            return "Die Mafia jagt: Bei welcher Nummer schießt ihr?"
        case "check":
            return f"{ROLE_NAMES[_role(model)]}, wen prüft ihr?"
        case "best-move":
            named = phase.named if isinstance(phase, Suspecting) else ()
            shown = f" Bisher {numbers(named)}." if named else ""
            return f"Ihr seid getroffen. Euer bester Zug: drei Nummern.{shown}"
    return _over(model) if model.over else _waiting(model)


def _role(model: Model) -> Any:
    return model.state.player(model.me).role or "citizen"


def _word(phase: Phase) -> str:
    if not isinstance(phase, Talk):
        return ""
    if not phase.seconds:
        return "Ihr habt in dieser Minute kein Wort."
    kinds = {
        "minute": "Eure Minute: Über wen redet ihr?",
        "defence": "Eure 30 Sekunden Verteidigung.",
        "farewell": "Euer letztes Wort.",
    }
    return kinds[phase.kind]


def called(model: Model) -> Seat:
    """Against whom hands go up at the moment; 0: nobody."""
    phase = model.state.phase
    return phase.called if isinstance(phase, Ballot) else 0


def whom(model: Model) -> str:
    """Whom the vote is about, as the reader is told it."""
    seat = called(model)
    return "euch selbst" if seat == model.me else number(seat)


def _waiting(model: Model) -> str:
    if not model.state.is_in(model.me):
        return f"Ihr ({number(model.me)}) seid draußen und schaut zu."
    return f"Ihr seid {number(model.me)}, {ROLE_NAMES[_role(model)]}."


def _over(model: Model) -> str:
    result = model.state.result
    if result is None:
        return ""
    mine = model.state.player(model.me).colour
    if result.outcome == "draw":
        return "Unentschieden: Niemand hat gewonnen."
    ending = "ihr auch" if result.outcome == mine else "ihr nicht"
    return f"{WON[result.outcome]}, {ending}."


def _answer(model: Model, ui: Ui[Msg]) -> Node:
    if model.refused:
        tried = known_action(model.refused, model.me)
        about = token(model.refused).number
        what = tell_action(model.state, tried) if tried else number(about)
        if model.refused[0] in ABOUT:
            what = f"{number(model.me)} {ABOUT[model.refused[0]]} {number(about)}"
        return div(".gn-tried")[
            p[strong[f"{what}?"]],
            telling.refused(model.against(model.refused), model.table.options, ui.root),
        ]
    if model.advised:
        return advice(model, ui)
    if model.picked:
        return known_about(model, model.picked, ui)
    return None


def _buttons(model: Model, ui: Ui[Msg]) -> Node:
    """Always in the same order, so that a thumb finds it: the own move first, advice last."""
    if model.over:
        return [
            action(ui, "Neue Partie", lambda _: Sit(anew(model.table)), primary=True),
            action(ui, "Dieselbe noch einmal", Sit(model.table)),
        ]
    own = _own(model, ui)
    if not own:
        far = "bis ich dran bin" if model.state.is_in(model.me) else "bis zum Ende"
        return [
            action(ui, "Weiter", GoOn(False), primary=True),
            action(ui, far, GoOn(True), primary=True),
        ]
    return [*own, action(ui, "Was wäre sinnvoll?", Advise())]


def _own(model: Model, ui: Ui[Msg]) -> list[Node]:
    def do(label: str, move: str, *, primary: bool = False) -> Element:
        return action(ui, label, Do(move), primary=primary)

    match model.asked:
        case "plan":
            return [
                do("Fertig verabredet", "n", primary=True),
                do("Leuchtfeuer verabreden", "l"),
            ]
        case "talk":
            return speech(model, ui)
        case "vote":
            return [
                do(f"Hand gegen {whom(model)}", "v", primary=True),
                do("Hand bleibt unten", "n"),
            ]
        case "lift":
            return [do("Dafür", "v", primary=True), do("Nicht dafür", "n")]
        case "shot":
            return [do("Gar nicht schießen", "n")]
        case "check":
            return [do("Niemanden prüfen", "n")]
        case "best-move":
            return [do("Fertig", "d", primary=True)]
    return []

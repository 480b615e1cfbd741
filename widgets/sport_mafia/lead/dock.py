"""What the thumb does: the next step, what a tap on a seat means, fouls, undo."""

import htpy
from htpy import Element, Node, button, div, label, optgroup, output, p, select, span, strong

from engine.sport_mafia import actions as a
from engine.sport_mafia.notation import noted
from engine.sport_mafia.offences import ALL, COST_NAMES, OFFENCES
from engine.sport_mafia.order import at_night
from engine.sport_mafia.sanctions import happens_now
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell_action
from engine.sport_mafia.words import number
from widgets.controls import action, chips
from widgets.pictures.icons import icon
from widgets.sport_mafia import telling
from widgets.sport_mafia.lead.buttons import claim, line, steps
from widgets.sport_mafia.lead.messages import Accuse, BackTo, Choose, Mean, Msg
from widgets.sport_mafia.lead.model import Model, refused
from widgets.sport_mafia.lead.modes import Mode, asked, modes
from widgets.widget import Ui

VEILED = "Das geht nicht; warum, steht unter der Abdeckung."
"""Instead of reasons that would tell of cards, where the cover is on or all can hear."""


def dock(model: Model, ui: Ui[Msg]) -> Element:
    """The refusal if there is one, then the buttons, where the thumb is."""
    state = model.state
    judged = _foul(model, state, ui)
    return div(".gn-lead-dock")[
        # lead-taps.js says there when a tap came too soon to be meant
        output(".gn-lead-wait", id=ui.id("eile"), data_own=""),
        _refused(model, state, ui),
        None if model.log else telling.presets(model.options, ui, Choose),
        judged
        or [
            div(".gn-actions.gn-lead-steps")[steps(model, state, ui)],
            _meaning(model, state, ui),
        ],
    ]


def undo(model: Model, ui: Ui[Msg]) -> Element:
    """Takes the last step back, however long ago it was."""
    return button(
        ".gn-action.gn-lead-tool",
        ui.click(BackTo(len(model.log) - 1)),
        type="button",
    )[icon("back"), span["Zurücknehmen"]]


def _refused(model: Model, state: State, ui: Ui[Msg]) -> Node:
    found = refused(model)
    if not found:
        return None
    # At night the reasons tell of cards
    night = at_night(state)
    return [
        night and p(".gn-lead-veiled")[VEILED],
        div(class_="gn-tried gn-secret" if night else "gn-tried")[
            p[strong[f"{tell_action(state, noted(model.tried))}?"]],
            telling.refused(found, model.options, ui.root),
        ],
    ]


def _meaning(model: Model, state: State, ui: Ui[Msg]) -> Node:
    found = modes(state)
    if not found:
        return None
    names: list[tuple[Mode, Node]] = [(mode, name) for mode, name in found]
    return div(".gn-lead-meaning")[
        div(".gn-lead-ask")[p[asked(state, model.acting)], claim(state, ui)],
        chips(ui, "Wer angetippt wird, …", names, model.acting, Mean) if len(found) > 1 else None,
    ]


def _foul(model: Model, state: State, ui: Ui[Msg]) -> Node:
    """For what the seat is punished, and the button that does it."""
    if model.acting != "foul" or not model.whom:
        return None
    chosen = model.offence or usual(state)
    field = ui.id("verstoss")
    now = [o for o in ALL if happens_now(state, o.when)]
    return div(".gn-lead-foul", role="group", aria_label=f"Verstoß von Nr. {model.whom}")[
        label(".gn-number-label", for_=field)[f"Verstoß von {number(model.whom)}"],
        select(ui.change(Accuse), id=field)[
            (
                optgroup(label=name)[
                    (
                        htpy.option(value=o.key, selected=o.key == chosen)[o.name]
                        for o in now
                        if o.cost == cost
                    )
                ]
                for cost, name in COST_NAMES.items()
            )
        ],
        div(".gn-actions.gn-lead-steps")[
            action(ui, _verdict(chosen), line(a.Sanction(model.whom, chosen)), primary=True),
            action(ui, "Doch nicht", Mean("")),
        ],
    ]


def _verdict(key: str) -> str:
    return {"foul": "Foul geben", "out": "Ausschließen", "team": "Niederlage aussprechen"}[
        OFFENCES[key].cost
    ]


def usual(state: State) -> str:
    """What is punished most often in this part of the game."""
    return "night-noise" if at_night(state) else "talking"

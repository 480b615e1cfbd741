"""The score pad for an evening: names, rounds, totals, and who leads; kept on the device."""

from dataclasses import replace
from functools import partial

from htpy import (
    Node,
    button,
    caption,
    details,
    div,
    h3,
    p,
    small,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    tfoot,
    th,
    thead,
    tr,
)

from engine.core.codec import loads
from engine.last_man_falling.options import MOST_ROUNDS
from engine.last_man_falling.state import FEWEST, MOST
from engine.last_man_falling.tables import NAMES
from widgets.controls import action, reader, saver, stepper, text_field
from widgets.last_man_falling.house import HOUSE
from widgets.last_man_falling.score_model import (
    AGREED,
    Anew,
    Correct,
    Finish,
    Load,
    Model,
    Msg,
    SetCount,
    SetName,
    Show,
    Write,
    against_name,
    counted,
    fresh,
    fresh_like,
    points,
    put,
    shown,
    with_options,
)
from widgets.last_man_falling.score_standing import Standing, points_of, standing, told
from widgets.last_man_falling.score_write import write
from widgets.panel import Choose, answered, control
from widgets.parts import sentence
from widgets.widget import BadInput, Ui, Widget


def update(model: Model, msg: Msg) -> Model:
    """The pad after a message; what can't be is left as it was."""
    match msg:
        case SetCount(count=count):
            return _seated(model, min(max(count, FEWEST), MOST))
        case SetName(seat=seat, name=name):
            return replace(model, names=put(model.names, seat, name))
        case Show(seat=seat):
            return shown(model, seat)
        case Write(entry=entry):
            return replace(model, draft=put(model.draft, model.shown, entry))
        case Finish():
            return _finished(model)
        case Correct(round=old):
            return _opened(model, old)
        case Choose():
            try:
                return replace(model, options=answered(HOUSE, model.options, msg))
            except ValueError:
                return model
        case Anew():
            return Model(names=model.names, draft=fresh_like(model.draft), options=model.options)
        case Load(model=loaded):
            return loaded


def _seated(model: Model, count: int) -> Model:
    if model.rounds:
        return model
    names = model.names[:count]
    spare = [name for name in NAMES if name not in names]
    names = (*names, *spare[: count - len(names)])
    return replace(model, names=names, draft=fresh(count), shown=0)


def _opened(model: Model, old: int | None) -> Model:
    """The old round to correct; what was being written is put aside meanwhile."""
    aside = model.draft if model.editing is None else model.aside
    if old is None:
        draft = aside or fresh(len(model.names))
        return replace(model, draft=draft, editing=None, aside=None, shown=0)
    if not 0 <= old < len(model.rounds):
        return model
    return replace(model, draft=model.rounds[old], editing=old, aside=aside, shown=0)


def _finished(model: Model) -> Model:
    old = model.editing
    if old is None and len(model.rounds) >= MOST_ROUNDS:
        return model
    place = len(model.rounds) if old is None else old
    rounds = put(model.rounds, place, model.draft)
    draft = model.aside or fresh_like(model.draft)
    return replace(model, rounds=rounds, draft=draft, editing=None, aside=None, shown=0)


def view(model: Model, ui: Ui[Msg]) -> Node:
    """How it stands, the round being written, the pad, and what was agreed."""
    now = standing(model)
    told_ = div(".gn-latest")[sentence(told(model), now.rules, ui.root)]
    over = now.over_after is not None and model.editing is None
    going = p(".gn-muted")[_after()] if over else write(model, ui)
    return [told_, _people(model, ui), going, _pad(model, now, ui), _agreed(model, ui), _keep(ui)]


def _after() -> Node:
    return "Wollt ihr weiterspielen, verabredet unten mehr Runden oder Punkte, oder beginnt neu."


def _people(model: Model, ui: Ui[Msg]) -> Node:
    fields = [_name(model, seat, ui) for seat in range(len(model.names))]
    count = (
        p(".gn-muted")["Mitten im Spiel kommt niemand dazu. Dafür beginnt ihr neu."]
        if model.rounds
        else stepper(ui, "Personen", len(model.names), FEWEST, MOST, SetCount)
    )
    return details(".gn-fold")[
        summary[strong["Wer spielt"], " ", span(".gn-fold-now")[", ".join(model.names)]],
        div(".gn-controls")[count, fields],
    ]


def _name(model: Model, seat: int, ui: Ui[Msg]) -> Node:
    def typed(text: str) -> Msg:
        name = " ".join(text.split())
        if why := against_name(name):
            raise BadInput(why)
        if name in model.names and model.names[seat] != name:
            raise BadInput(f"„{name}“ heißt hier schon jemand. Gebt dem anderen einen Spitznamen.")
        return SetName(seat, name)

    return text_field(ui, f"Name {seat + 1}", f"name-{seat}", model.names[seat], typed)


def _pad(model: Model, now: Standing, ui: Ui[Msg]) -> Node:
    if not model.rounds:
        return None
    rows = [_row(model, number, ui) for number in range(len(model.rounds))]
    return div[
        h3["Der Block"],
        div(".gn-table", tabindex="0", role="region", aria_label="Alle Runden")[
            table(".gn-score")[
                caption(".gn-score-caption")["Punkte je Runde; die wenigsten gewinnen"],
                thead[tr[th(scope="col")["Runde"], (th(scope="col")[n] for n in model.names)]],
                tbody[rows],
                tfoot[
                    tr[
                        th(scope="row")["Summe"],
                        (
                            td[strong[str(total)], seat in now.best and small[" ✓ vorn"]]
                            for seat, total in enumerate(now.totals)
                        ),
                    ]
                ],
            ]
        ],
    ]


def _row(model: Model, number: int, ui: Ui[Msg]) -> Node:
    here = model.editing == number
    return tr[
        th(scope="row")[
            button(
                ".gn-score-old",
                ui.click(Correct(None if here else number)),
                type="button",
                aria_label=f"Runde {number + 1} berichtigen",
                aria_pressed="true" if here else "false",
            )[f"{number + 1} ✎"]
        ],
        (td[str(count)] for count in counted(model.rounds[number], model.options)),
    ]


def _agreed(model: Model, ui: Ui[Msg]) -> Node:
    options = model.options
    asked = []
    for question in HOUSE.questions:
        unused = "target" if options.match_by == "rounds" else "rounds"
        if question.option in AGREED and question.option != unused:
            value = getattr(options, question.option)
            make = partial(Choose, question.option)
            asked.append(div(".gn-reading")[control(question, value, ui, make)])
    end = f"{options.rounds} Runden" if options.match_by == "rounds" else f"bis {options.target}"
    return details(".gn-fold")[
        summary[strong["Verabredet"], " ", span(".gn-fold-now")[end]],
        asked,
    ]


def _keep(ui: Ui[Msg]) -> Node:
    return details(".gn-fold")[
        summary[strong["Sichern und neu beginnen"]],
        p(".gn-muted")[
            "Der Block bleibt auf diesem Gerät, auch wenn ihr die Seite schließt. Als Datei nehmt "
            "ihr ihn mit."
        ],
        div(".gn-actions")[
            saver(),
            reader(ui, _loaded),
            action(ui, "Neues Spiel, gleiche Leute", Anew()),
        ],
    ]


def _loaded(text: str) -> Msg:
    """The pad of a file. Raises BadInput: what is wrong, and that nothing is lost."""
    try:
        return Load(loads(text, Model))
    except ValueError as reason:
        why = f"Das ist kein Wertungsblock von hier, und eurer bleibt, wie er ist. {reason}"
        raise BadInput(why) from None


def announce(model: Model) -> str:
    """What was written last, and how it stands."""
    name, entry = model.names[model.shown], model.draft[model.shown]
    if count := points(entry):
        return f"{name}: {points_of(count)}. {told(model)}"
    return told(model)


WERTUNGSBLOCK: Widget[Model, Msg] = Widget(
    key="lmf/wertungsblock",
    title="Wertungsblock für Last Man Falling",
    model=Model,
    message=Msg,
    init=Model,
    update=update,
    view=view,
    announce=announce,
    keeps="device",
    file="wertungsblock.json",
    options=lambda model: model.options,
    with_options=with_options,
)

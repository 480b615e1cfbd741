"""The widget about the end: who has won, how many mistakes red can afford, what chance would do."""

from dataclasses import replace

from htpy import (
    Element,
    Node,
    button,
    circle,
    details,
    div,
    li,
    ol,
    p,
    rect,
    small,
    span,
    strong,
    summary,
    svg,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)

from engine.sport_mafia.chances import (
    BEST_NOSE,
    MOST_BLACK,
    MOST_RED,
    Exit,
    Stand,
    decided,
    mistakes,
    red_wins,
)
from engine.sport_mafia.rules.night import ANYBODY_SHOT
from widgets.controls import action, chips, stepper
from widgets.parts import cites, sentence
from widgets.sport_mafia.end_model import (
    LONGEST,
    Assume,
    BackTo,
    Begin,
    Leave,
    Model,
    Msg,
    course,
    update,
)
from widgets.sport_mafia.end_words import free, happened, moment, numbers, percent, verdict
from widgets.widget import Ui, Widget

BY_DAY = (
    ("ein Roter geht", Exit(red=1)),
    ("ein Schwarzer geht", Exit(black=1)),
    ("niemand geht", Exit()),
    ("zwei Rote gehen", Exit(red=2)),
    ("zwei Schwarze gehen", Exit(black=2)),
    ("je einer geht", Exit(red=1, black=1)),
)
BY_NIGHT = (
    ("ein Roter stirbt", Exit(red=1, by="shot")),
    ("ein Schwarzer stirbt", Exit(black=1, by="shot")),
    ("Fehlschuss", Exit(by="shot")),
)
BY_FOULS = (
    ("ein Roter", Exit(red=1, by="fouls")),
    ("ein Schwarzer", Exit(black=1, by="fouls")),
)
NIGHTS = (("red", "einen der Roten"), ("anyone", "irgendwen"))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The verdict, what happens next, the course so far, the assumptions."""
    stands = course(model)
    now = stands[-1]
    text, rules = verdict(now)
    going = _next(model, now, ui)
    return div(".gn-end")[
        div(".gn-latest")[sentence(text, rules, ui.root)],
        tokens(now, model),
        going,
        _course(model, stands, ui),
        _assumed(model, ui),
        _map(model, now),
    ]


def tokens(now: Stand, model: Model) -> Element:
    """Everybody who began: red as rings, black as squares, who has left only dashed."""
    size, gap = 30, 8
    signs: list[Node] = []
    for place in range(model.red + model.black):
        x = place * (size + gap) + 2
        red = place < model.red
        here = place < now.red if red else place - model.red < now.black
        css = f"gn-token gn-token-{'red' if red else 'black'}{'' if here else ' gn-token-gone'}"
        if red:
            signs.append(circle(class_=css, cx=str(x + size / 2), cy="17", r="13.5"))
        else:
            signs.append(rect(class_=css, x=str(x + 1.5), y="3.5", width="27", height="27", rx="3"))
    width = max((model.red + model.black) * (size + gap), size)
    label = f"Am Tisch: {numbers(now)}"
    return svg(
        ".gn-tokens", viewBox=f"0 0 {width} 34", width=str(width), role="img", aria_label=label
    )[signs]


def _next(model: Model, now: Stand, ui: Ui[Msg]) -> Node:
    if now.winner or len(model.exits) >= LONGEST:
        return None

    def offered(choices: tuple[tuple[str, Exit], ...]) -> list[Node]:
        return [
            action(ui, label, Leave(left))
            for label, left in choices
            if left.red <= now.red and left.black <= now.black
        ]

    name = "Tag" if now.phase == "day" else "Nacht"
    usual = offered(BY_DAY if now.phase == "day" else BY_NIGHT)
    fouls = offered(BY_FOULS)
    return [
        div(role="group", aria_label=f"{name} {now.number}")[
            p(".gn-number-label")[f"{name} {now.number}: Was passiert?"],
            div(".gn-actions")[usual],
            now.phase == "night"
            and p(".gn-muted")[
                "Einen Schwarzen trifft es nur, wo die Mafia auf alle schießen darf. ",
                cites((ANYBODY_SHOT,), ui.root),
            ],
        ],
        div(role="group", aria_label="Ausschluss")[
            p(".gn-number-label")["Oder jemand wird ausgeschlossen:"],
            div(".gn-actions")[fouls],
        ],
    ]


def _course(model: Model, stands: tuple[Stand, ...], ui: Ui[Msg]) -> Node:
    rows = [_row(model, stands, step, ui) for step in range(len(stands))]
    return div(".gn-end-course")[
        p(".gn-number-label")["Chance für Rot, wenn von da an der Zufall spielt"],
        ol(".gn-end-steps")[rows],
    ]


def _row(model: Model, stands: tuple[Stand, ...], step: int, ui: Ui[Msg]) -> Node:
    stand = stands[step]
    chance = red_wins(stand.red, stand.black, stand.phase, model.assumed)
    if stand.winner == "draw":
        said, wide = "unentschieden", 0
    else:
        said, wide = (
            f"{percent(chance)} ({chance})" if chance.denominator > 1 else percent(chance),
            int(1000 * chance),
        )
    last = step == len(stands) - 1
    where = "" if stand.winner else moment(stand)
    title = happened(model.exits[step - 1]) if step else "Am Anfang"
    back = (
        None
        if last
        else button(".gn-end-back", ui.click(BackTo(step)), type="button")[
            f"zurück {moment(stand)}"
        ]
    )
    return li[
        div(".gn-end-what")[
            strong[title],
            small[" · ".join(part for part in (numbers(stand), where, free(stand)) if part)],
        ],
        div(".gn-odds")[
            svg(viewBox="0 0 1000 20", preserveAspectRatio="none", aria_hidden="true")[
                rect(".gn-rest", x="0", y="0", width="1000", height="20"),
                rect(x="0", y="0", width=str(wide), height="20"),
            ],
            span[said],
        ],
        back,
    ]


def _assumed(model: Model, ui: Ui[Msg]) -> Node:
    assumed = model.assumed
    red = stepper(ui, "Rote am Anfang", model.red, 0, MOST_RED, lambda n: Begin(n, model.black))
    black = stepper(
        ui, "Schwarze am Anfang", model.black, 0, MOST_BLACK, lambda n: Begin(model.red, n)
    )
    night = chips(
        ui,
        "Nachts trifft die Mafia",
        NIGHTS,
        assumed.night,
        lambda v: Assume(replace(assumed, night=v)),  # type: ignore[arg-type]
    )
    nose = stepper(
        ui,
        "Riecher der Runde",
        assumed.nose,
        1,
        BEST_NOSE,
        lambda n: Assume(replace(assumed, nose=n)),
    )
    how = (
        "jeden gleich wahrscheinlich"
        if assumed.nose == 1
        else (f"einen Schwarzen {assumed.nose}-mal so leicht wie einen Roten")
    )
    whom = "einen der Roten" if assumed.night == "red" else "irgendwen am Tisch"
    return details(".gn-fold", id=ui.id("annahmen"))[
        summary[
            strong["Annahmen und Anfang"],
            " ",
            span(".gn-fold-now")[f"{model.red} : {model.black}, Riecher {assumed.nose}"],
        ],
        p(".gn-muted")[
            f"Gerechnet wird so: Jeden Tag geht genau eine Person, und es trifft {how}. Jede Nacht "
            f"trifft der Schuss {whom}, jeden davon gleich wahrscheinlich. Niemand fliegt durch "
            "Fouls. So spielt kein Mensch; es ist ein Maß dafür, was eine Stimme wert ist."
        ],
        div(".gn-controls")[red, black, nose],
        night,
    ]


def _map(model: Model, now: Stand) -> Node:
    reds = range(1, MOST_RED + 1)
    return details(".gn-fold")[
        summary[strong["Alle Stände am Morgen"], " ", span(".gn-fold-now")["Chance für Rot"]],
        div(".gn-table", tabindex="0", role="region", aria_label="Chance für Rot am Morgen")[
            table(".gn-score.gn-end-map")[
                thead[
                    tr[th(scope="col")["↓ Schwarz, Rot →"], (th(scope="col")[str(r)] for r in reds)]
                ],
                tbody[
                    (
                        tr[
                            th(scope="row")[str(black)],
                            (_cell(model, now, red, black) for red in reds),
                        ]
                        for black in range(1, MOST_BLACK + 1)
                    )
                ],
            ]
        ],
        p(".gn-muted")[
            "Unter der Chance steht, wie oft sich Rot noch irren darf, wenn jede Nacht ein Roter "
            "stirbt. Ein Strich heißt: schon verloren."
        ],
    ]


def _cell(model: Model, now: Stand, red: int, black: int) -> Node:
    here = (red, black) == (now.red, now.black) and now.phase == "day"
    if decided(red, black):
        return td(class_="gn-here" if here else None)["–"]
    chance = red_wins(red, black, "day", model.assumed)
    return td(class_="gn-here" if here else None)[
        strong[percent(chance).removesuffix(" %")],
        small[str(mistakes(red, black, "day"))],
    ]


def announce(model: Model) -> str:
    """The verdict on the last moment."""
    return verdict(course(model)[-1])[0]


SIEGBEDINGUNG: Widget[Model, Msg] = Widget(
    key="mafia/siegbedingung",
    title="Wer hat gewonnen, und was kann sich Rot noch leisten?",
    model=Model,
    message=Msg,
    init=Model,
    update=update,
    view=view,
    announce=announce,
)

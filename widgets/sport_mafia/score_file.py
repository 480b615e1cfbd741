"""The score sheet as a file, and a protocol as a sheet: what it tells, and what is still asked."""

import json

from htpy import Node, button, details, div, li, p, strong, summary, ul

from engine.core.codec import Malformed, loads
from engine.sport_mafia.options import Options
from engine.sport_mafia.protocol_file import read
from engine.sport_mafia.scoring.from_protocol import hints, sheet_of
from engine.sport_mafia.scoring.objections import objections
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.words import ROLE_NAMES, count_word
from widgets.controls import action, reader, saver
from widgets.parts import cites
from widgets.sport_mafia.score_model import Answered, Load, Model, Msg, Show
from widgets.sport_mafia.score_scene import notes
from widgets.widget import Ui

LED = "mafia/spielleitung"
"""The widget whose last game lies on the device."""


def loaded(text: str, options: Options) -> Model:
    """The sheet of a file: one that was kept here, or the protocol of a game.

    Raises :class:`Malformed`, one German sentence.
    """
    if not _is_protocol(text):
        model: Model = loads(text, Model)
        return model
    protocol = read(text)
    sheet = sheet_of(protocol, options)
    if found := objections(sheet):
        raise Malformed("So lässt sich diese Partie nicht werten: " + found[0].why)
    found_hints = hints(protocol)
    shown = sheet.killed or next((hint.seat for hint in found_hints), 1)
    return Model(sheet, shown, protocol=True, hints=found_hints)


def _is_protocol(text: str) -> bool:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and "format" in data


def keep(model: Model, ui: Ui[Msg]) -> Node:
    """Buttons to save the sheet and to read a file in."""
    options = model.sheet.options

    def take(text: str) -> Msg:
        return Load(loaded(text, options))

    led = button(".gn-action", ui.kept(LED, take), type="button")["Partie von diesem Gerät holen"]
    file = reader(ui, take)
    return details(".gn-fold")[
        summary[strong["Protokoll einlesen, Bogen sichern"]],
        p(".gn-muted")[
            "Das Protokoll der Spielleitung füllt Karten, Ergebnis, besten Zug und Ausschlüsse "
            "aus, als Datei oder so, wie es auf diesem Gerät liegt. Ein gesicherter Bogen kommt "
            "zurück, wie er war."
        ],
        div(".gn-actions")[
            saver("Bogen als Datei sichern"),
            led,
            file,
        ],
    ]


def asked(model: Model, ui: Ui[Msg]) -> Node:
    """What the protocol has filled in, and what only people know."""
    if not model.protocol:
        return None
    told = notes(model.sheet)
    questions = [li[one] for one in _questions(model, ui)]
    return div(".gn-from-protocol", role="group", aria_label="Aus dem Protokoll")[
        p(".gn-number-label")["Aus dem Protokoll stehen schon da: Karten und Ergebnis"],
        ul(".gn-score-sheet-notes")[told] if told else None,
        p(".gn-number-label")["Das weiß nur ihr noch:"],
        ul(".gn-protocol-open")[questions],
        action(ui, "Alles beantwortet", Answered()),
    ]


def _questions(model: Model, ui: Ui[Msg]) -> list[Node]:
    sheet = model.sheet
    found: list[Node] = []
    if sheet.killed is not None and sheet.team(sheet.killed) == "red":
        found.append(
            [
                f"Wie viele Partien zählt die Strecke von Nr. {sheet.killed}, und in wie vielen "
                "davon fiel diese Person als erste? ",
                action(ui, f"Nr. {sheet.killed} öffnen", Show(sheet.killed)),
            ]
        )
    for hint in model.hints:
        offence = BY_KEY[hint.offence]
        what = "nicht geprüft" if hint.offence == "no-checks" else "nicht geschossen"
        found.append(
            [
                f"Nr. {hint.seat}, {ROLE_NAMES[sheet.role(hint.seat)]}, hat in "
                f"{count_word(hint.nights)} Nächten {what}. War das {offence.clause}?",
                cites((offence.rule,), ui.root),
                " ",
                action(ui, f"Nr. {hint.seat} öffnen", Show(hint.seat)),
            ]
        )
    found.append("Wem gibt die Spielleitung Zusatzpunkte, und stimmt die Hauptspielleitung zu?")
    found.append(_harm(sheet))
    return found


def _harm(sheet: Sheet) -> str:
    if sheet.winner == "draw":
        return "Hat jemand dem eigenen Team geschadet (§ 8.5)?"
    team = "Rot" if sheet.winner == "black" else "Schwarz"
    return f"Hat jemand aus dem unterlegenen Team {team} dem eigenen geschadet (§ 8.5)?"

"""One seat of the score sheet: what is written down for it, and its lines."""

from functools import partial

from htpy import Node, button, details, div, fieldset, h3, legend, p, small, span, strong, summary

from engine.core.play import Seat
from engine.sport_mafia.scoring.amounts import plain, points_word, signed, tenths
from engine.sport_mafia.scoring.counting import lines_of, total
from engine.sport_mafia.scoring.entries import (
    Charged,
    FirstVote,
    Given,
    KilledFirst,
    MoveEnded,
    Named,
    SentOff,
    Stretched,
    Unnamed,
)
from engine.sport_mafia.scoring.offences import of_role
from engine.sport_mafia.scoring.sheet import MOST_GAMES, Removal, Sheet
from engine.sport_mafia.scoring.wording import tell_line
from engine.sport_mafia.scoring.words import bare
from engine.sport_mafia.seats import DECK, NUMBERS
from engine.sport_mafia.words import ROLE_NAMES
from widgets.controls import action, chips, stepper, toggle
from widgets.parts import sentence
from widgets.sport_mafia.score_model import Model, Msg, Write, takes
from widgets.widget import Ui

OFFERED = 8
"""Tenths that are offered to give: one more than is ever allowed, so that people can ask why."""
REMOVALS: tuple[tuple[Removal | None, str], ...] = (
    (None, "nein"),
    ("table", "vom Tisch gewiesen"),
    ("defeat", "Niederlage des Teams ausgelöst"),
)


def seat_panel(model: Model, ui: Ui[Msg]) -> Node:
    """Everything about the open seat."""
    sheet, seat = model.sheet, model.shown
    cards = [(role, ROLE_NAMES[role]) for role in DECK]
    card = chips(ui, "Karte", cards, sheet.role(seat), lambda role: Write(takes(sheet, seat, role)))
    victim = toggle(
        ui,
        "als Erste nachts getötet",
        sheet.killed == seat,
        lambda on: Write(KilledFirst(seat if on else None)),
    )
    move = _best_move(sheet, seat, ui) if sheet.killed == seat else None
    given: list[tuple[int, Node]] = [
        (count, plain(tenths(count)) if count else "nichts") for count in range(OFFERED + 1)
    ]
    award = chips(
        ui, "Von der Spielleitung", given, sheet.award(seat), lambda n: Write(Given(seat, n))
    )
    left: list[tuple[Removal | None, Node]] = list(REMOVALS)
    removal = chips(
        ui, "Durch Fouls gegangen", left, sheet.removal(seat), lambda how: Write(SentOff(seat, how))
    )
    harm = _harm(sheet, seat, ui)
    return div(".gn-seat-sheet")[
        h3[f"Nr. {seat}, {ROLE_NAMES[sheet.role(seat)]}"],
        seat_lines(sheet, seat, ui.root),
        card,
        victim,
        move,
        award,
        removal,
        harm,
    ]


def seat_lines(sheet: Sheet, seat: Seat, root: str) -> Node:
    """Each line of that seat with its rules, and the sum."""
    sums = total(sheet, seat)
    return div(".gn-seat-lines")[
        (sentence(tell_line(line), line.rules, root) for line in lines_of(sheet, seat)),
        p(".gn-seat-sum")[
            strong[points_word(sums.points)],
            small[f" · Hauptpunkte {signed(sums.main)} · Zusatzpunkte {signed(sums.extra)}"],
        ],
    ]


def _best_move(sheet: Sheet, seat: Seat, ui: Ui[Msg]) -> Node:
    def pressed(number: Seat) -> Node:
        on = number in sheet.named
        entry = Unnamed(number) if on else Named(number)
        return button(
            ".gn-action",
            ui.click(Write(entry)),
            type="button",
            aria_pressed="true" if on else "false",
            aria_label=f"Nummer {number} im besten Zug",
        )[str(number)]

    offered = [pressed(number) for number in NUMBERS]
    said = bare(sheet.named) if sheet.named else "noch keine Nummer"
    state = f"{said}, abgeschlossen" if sheet.closed else said
    ended = [
        action(ui, "„Angenommen“", Write(MoveEnded())),
        action(ui, "hineingeredet: abbrechen", Write(MoveEnded(talked=True))),
    ]
    games, times = sheet.stretch.games, sheet.stretch.times
    played = stepper(
        ui, "Partien der Strecke", games, 1, MOST_GAMES, lambda n: Write(Stretched(n, times))
    )
    first = stepper(
        ui,
        "davon zuerst getötet, als Rote",
        times,
        0,
        MOST_GAMES,
        lambda n: Write(Stretched(games, n)),
    )
    voted = stepper(
        ui,
        "am ersten Tag abgewählt",
        sheet.first_vote,
        0,
        len(NUMBERS),
        lambda n: Write(FirstVote(n)),
    )
    return fieldset(".gn-first-victim")[
        legend["Bester Zug und Ausgleich"],
        p(".gn-muted")["Genannt: ", span[state]],
        div(".gn-actions.gn-score-numbers")[offered],
        div(".gn-actions")[ended],
        div(".gn-controls")[voted, played, first],
    ]


def _harm(sheet: Sheet, seat: Seat, ui: Ui[Msg]) -> Node:
    charged = [c.offence for c in sheet.charges if c.seat == seat]

    def charge(key: str, on: bool) -> Msg:
        return Write(Charged(seat, key, on))

    asked = [
        toggle(ui, f"hat {o.does} ({o.clause})", o.key in charged, partial(charge, o.key))
        for o in of_role(sheet.role(seat))
    ]
    now = f"{len(charged)} × −0,4" if charged else "nichts"
    return details(".gn-fold", id=ui.id("schaden"))[
        summary[strong["Dem eigenen Team geschadet"], " ", span(".gn-fold-now")[now]],
        asked,
    ]

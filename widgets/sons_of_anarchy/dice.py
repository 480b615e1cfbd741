"""Dice in the widget: rolled by the dealer, or set by hand."""

from collections.abc import Callable
from functools import partial

from htpy import Node, Renderable, div, h3, p

from engine.sons_of_anarchy.actions import CloseFist, Kind, Roll, RollForInjured
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.query import missing_dice
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import name
from widgets import controls, dealer
from widgets.pictures import figures
from widgets.pictures.icons import icon
from widgets.sons_of_anarchy.messages import GoOn, Msg, Try, rolled, rolled_for_injured
from widgets.widget import Ui

PIPS = range(1, 7)


def dice(table: Table, fight: Fight, ui: Ui[Msg]) -> Node:
    """A die for every club that has not rolled yet."""
    missing = missing_dice(table, fight)
    banned = table.places[fight.place].gun_ban
    return [
        h3["Würfeln"],
        div(".gn-actions")[
            controls.action(
                ui,
                [icon("dice"), "Alle würfeln"],
                lambda _: Try(tuple(Roll(s, dealer.die()) for s in missing)),
                primary=True,
            ),
            banned
            and controls.action(
                ui, "Heimlich doch eine Waffe ziehen", Try((CloseFist(missing[0], 1),))
            ),
        ],
        p(".gn-muted")["Oder legt einzelne Würfel so hin, wie ihr sie haben wollt:"],
        (by_hand(ui, name(table, seat), partial(rolled, seat)) for seat in missing),
    ]


def by_hand[M](ui: Ui[M], label: str, make: Callable[[int], M]) -> Renderable:
    """A die to be laid down as it fell."""
    faces: list[tuple[int, Node]] = [(n, figures.die(n, f"{n}")) for n in PIPS]
    return controls.chips(ui, label, faces, None, make)


def emergency(table: Table, ui: Ui[Msg]) -> Node:
    """A die for every figure in the emergency room."""
    waiting: list[tuple[int, Kind, str]] = []
    for seat in table.seats:
        hurt = table.clubs[seat].hurt
        if hurt.members:
            waiting.append((seat, "member", f"{name(table, seat)}: ein Member"))
        if hurt.prospects:
            waiting.append((seat, "prospect", f"{name(table, seat)}: ein Prospect"))
    if not waiting:
        return [
            h3["Die Notaufnahme ist leer"],
            div(".gn-actions")[
                controls.action(ui, "Zurück zur Aufstellung", GoOn("orders"), primary=True)
            ],
        ]
    everybody = [
        (seat, kind)
        for seat in table.seats
        for kind, number in _hurt(table, seat)
        for _ in range(number)
    ]
    return [
        h3["Notaufnahme: 1 bis 3 tot, 4 bis 6 zurück"],
        div(".gn-actions")[
            controls.action(
                ui,
                [icon("dice"), "Für alle würfeln"],
                lambda _: Try(
                    tuple(RollForInjured(seat, kind, dealer.die()) for seat, kind in everybody)
                ),
                primary=True,
            )
        ],
        (
            by_hand(ui, label, partial(rolled_for_injured, seat, kind))
            for seat, kind, label in waiting
        ),
    ]


def _hurt(table: Table, seat: int) -> tuple[tuple[Kind, int], ...]:
    hurt = table.clubs[seat].hurt
    return (("member", hurt.members), ("prospect", hurt.prospects))

"""Controls that the smaller widgets share: how many clubs, which club, its numbers."""

from collections.abc import Callable, Sequence
from functools import partial

from htpy import Node, Renderable, div, fieldset, legend, p

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Kind
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.state import Club, Table
from widgets import controls
from widgets.pictures import figures
from widgets.sons_of_anarchy.try_messages import (
    Amount,
    Edit,
    Msg,
    SetAmount,
    SetCrew,
    SetPatch,
    SetSeats,
    Where,
    update,
)
from widgets.sons_of_anarchy.try_model import Model, with_options
from widgets.widget import Ui, Widget

RICH = 999
"""As much money as anybody would set one by one."""

LABELS: dict[Amount, str] = {
    "guns": "Waffen",
    "heat": "Hitze",
    "money": "Geld",
    "contraband": "Schmuggelware",
}


def seats(model: Model, ui: Ui[Msg], counts: Sequence[int] = (3, 4)) -> Renderable:
    """How many clubs; a number that the table has anyway is offered too."""
    have = len(model.table.clubs)
    offered = sorted({*counts, have})
    return controls.chips(ui, "Wie viele Clubs?", [(n, str(n)) for n in offered], have, SetSeats)


def whom(table: Table) -> tuple[tuple[Seat, Node], ...]:
    """The clubs as labels of a choice: badge and name."""
    return tuple((s, (figures.badge(c.badge), c.name)) for s, c in enumerate(table.clubs))


def editing(model: Model, ui: Ui[Msg], legend: str = "Club bearbeiten") -> Renderable:
    """Which club's numbers are shown."""
    return controls.chips(ui, legend, whom(model.table), model.editing, Edit)


def patch(model: Model, ui: Ui[Msg]) -> Renderable:
    """Who holds the patch."""
    return controls.chips(
        ui, "Wer hat den Aufnäher?", whom(model.table), model.table.patch, SetPatch
    )


def most(table: Table, seat: Seat, what: Amount) -> int:
    """As much as a club can be given; what the others have is not there to take."""
    club = table.clubs[seat]
    return {
        "heat": 4,
        "money": max(RICH, club.money),
        "guns": table.bank + club.guns,
        "contraband": table.stash + club.contraband,
    }[what]


def amount(model: Model, ui: Ui[Msg], seat: Seat, what: Amount) -> Renderable:
    """A stepper for something that a club has."""
    table, made = model.table, partial(SetAmount, seat, what)
    value = getattr(table.clubs[seat], what)
    return controls.stepper(ui, LABELS[what], value, 0, most(table, seat, what), made)


def crew(model: Model, ui: Ui[Msg], seat: Seat, where: Where, label: str) -> list[Renderable]:
    """Steppers for Members and Prospects at home or in the emergency room."""
    club = model.table.clubs[seat]
    return figures_of(ui, club, getattr(club, where), label, partial(SetCrew, seat, where))


def figures_of[M](
    ui: Ui[M], club: Club, there: Crew, label: str, made: Callable[[Kind, int], M]
) -> list[Renderable]:
    """Steppers for the Members and Prospects of a club at one spot, as far as it has more."""
    supply = club.supply
    rows: tuple[tuple[str, Kind, int, int], ...] = (
        ("Members", "member", there.members, supply.members),
        ("Prospects", "prospect", there.prospects, supply.prospects),
    )
    return [
        controls.stepper(ui, f"{name} {label}", number, 0, number + left, partial(made, kind))
        for name, kind, number, left in rows
    ]


def setup(model: Model, ui: Ui[Msg], *rows: Callable[[Seat], Node]) -> Renderable:
    """How many clubs, and the numbers of the one that is edited: a row of controls each."""
    seat = model.editing
    one = model.table.clubs[seat]
    return div(".gn-setup")[
        seats(model, ui),
        editing(model, ui),
        p[f"{one.name} ist ausgeschieden."]
        if one.out
        else fieldset(".gn-club-setup")[
            legend[one.name], [div(".gn-controls")[row(seat)] for row in rows]
        ],
    ]


def widget(
    key: str,
    title: str,
    init: Callable[[], Model],
    from_state: Callable[[Table], Model],
    view: Callable[[Model, Ui[Msg]], Node],
    announce: Callable[[Model], str],
) -> Widget[Model, Msg]:
    """One of the smaller widgets: they share the model, what readers do, and house rules."""
    return Widget(
        key=key,
        title=title,
        model=Model,
        message=Msg,
        init=init,
        from_state=from_state,
        update=update,
        view=view,
        announce=announce,
        options=lambda model: model.table.options,
        with_options=with_options,
    )

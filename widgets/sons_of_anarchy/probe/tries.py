"""Buttons for what somebody could do: allowed or not, pressing one does it or says why not."""

from collections.abc import Callable
from dataclasses import replace

from htpy import Element, Node, button, div, span

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import Action
from engine.sons_of_anarchy.choices_course import own_spots
from engine.sons_of_anarchy.club import CONTRABAND, GUNS
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Spot
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import spot as spot_name
from widgets.controls import chips, selector, stepper
from widgets.pictures.icons import icon
from widgets.sons_of_anarchy.probe.messages import Compose, Msg
from widgets.sons_of_anarchy.probe.model import Draft, Model
from widgets.sons_of_anarchy.probe.moves import spot_letter
from widgets.sons_of_anarchy.probe.update import doing
from widgets.widget import Ui

MOST_GOODS = max(GUNS, CONTRABAND)
"""There are no more guns, and no more contraband, in the box."""
MOST_FIGURES = 5
"""A club has no more of a kind, and a move has one digit for them."""
FEW_ORIGINS = 1
"""More chips than this one would push the table off a phone."""


def attempt(
    model: Model, table: Table, ui: Ui[Msg], label: Node, action: Action, *, main: bool = False
) -> Element:
    """A button for ``action``; where the rules refuse it, a mark says so, and a tap says why."""
    allowed = not SOA.breaches(table, action)
    css = ".gn-action" + (".gn-action-primary" if main and allowed else "")
    css += "" if allowed else ".gn-cannot"
    return button(css, ui.click(doing(model, action)), type="button", data_once=True)[
        not allowed and icon("cross"),
        label,
        not allowed and span(".gn-sr")[" – geht gerade nicht, antippen sagt, warum"],
    ]


def opens(model: Model, ui: Ui[Msg], label: Node, draft: Draft) -> Element:
    """A button that opens what is still to be chosen, or shuts it. It is the same button to the
    keyboard: otherwise the focus would fall on what happens to stand there next."""
    on = model.draft.what == draft.what
    return button(
        ".gn-action",
        ui.click(Compose(Draft() if on else draft)),
        id=ui.id(f"open-{draft.what}"),
        type="button",
        aria_expanded="true" if on else "false",
    )[label]


def amount(
    ui: Ui[Msg], label: str, now: int, made: Callable[[int], Draft], most: int | None = None
) -> Element:
    """A stepper for one number of the draft; ``made(number)`` is the draft with it."""
    return stepper(ui, label, now, 0, most, lambda n: Compose(made(n)))


def number(model: Model, ui: Ui[Msg], label: str, now: int) -> Element:
    """A stepper for the one number that is asked for."""
    return amount(ui, label, now, lambda n: replace(model.draft, number=n), MOST_GOODS)


def composing(*content: Node) -> Element:
    """Numbers and the buttons that use them, side by side: a phone has no row for each."""
    return div(".gn-composing")[content]


def crew_rows(ui: Ui[Msg], draft: Draft) -> list[Element]:
    """Steppers for Members and Prospects."""
    return [
        amount(ui, "Members", draft.members, lambda n: replace(draft, members=n), MOST_FIGURES),
        amount(
            ui, "Prospects", draft.prospects, lambda n: replace(draft, prospects=n), MOST_FIGURES
        ),
    ]


def origins(
    model: Model, table: Table, seat: Seat, ui: Ui[Msg], legend: str, without: Spot | None
) -> tuple[Node, Spot | None]:
    """From where figures come, as chips or, if many, as a list; and what is chosen or proposed."""
    found = [s for s in own_spots(table, seat) if table.crew(seat, s).size and s != without]
    if not found:
        return None, None
    home = found[-1]
    letters = {spot_letter(s): s for s in found}
    chosen = letters.get(model.draft.origin, home)

    def picked(where: Spot) -> Msg:
        kept = replace(model.draft, origin=spot_letter(where), members=-1, prospects=-1)
        return Compose(kept)

    labels = [(s, _origin(table, seat, s)) for s in (found[-1], *found[:-1])]
    control = chips if len(labels) <= FEW_ORIGINS else selector
    return control(ui, legend, labels, chosen, picked), chosen


def _origin(table: Table, seat: Seat, where: Spot) -> str:
    there = table.crew(seat, where)
    name = spot_name(table, where).partition(" (")[0].strip("„“")
    return f"{name}: {there.members} M, {there.prospects} P"


def crew_typed(
    model: Model, table: Table, seat: Seat, where: Spot, ui: Ui[Msg], *, all_: bool
) -> tuple[list[Element], int, int]:
    """Steppers for Members and Prospects, and the numbers that stand there."""
    there, draft = table.crew(seat, where), model.draft
    one = (0, 1) if there.prospects else (1, 0)
    proposed = (there.members, there.prospects) if all_ else one
    members = proposed[0] if draft.members < 0 else draft.members
    prospects = proposed[1] if draft.prospects < 0 else draft.prospects
    typed = replace(draft, members=members, prospects=prospects)
    return crew_rows(ui, typed), members, prospects

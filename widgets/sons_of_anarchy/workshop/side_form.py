"""The form of a High Octane side: start goods, base orders, club order, gang rule."""

from dataclasses import replace
from functools import partial

from htpy import Node, div

from engine.sons_of_anarchy.cards import SHEET, OctaneSide, Sheet
from engine.sons_of_anarchy.club import BADGES
from engine.sons_of_anarchy.effects import Transaction
from engine.sons_of_anarchy.words import BADGE_NAMES
from widgets.controls import chips, stepper
from widgets.sons_of_anarchy.workshop.deal_form import deals
from widgets.sons_of_anarchy.workshop.fields import text
from widgets.sons_of_anarchy.workshop.model import Model, Msg, Put
from widgets.sons_of_anarchy.workshop.words import GANG_CHOICES
from widgets.widget import Ui

ORDER_NAME = "Club-Befehl"


def side(model: Model, one: OctaneSide, ui: Ui[Msg]) -> Node:
    """The whole side."""
    sheet = one.sheet
    taken = {other.badge for other in model.own.octane} - {one.badge}
    clubs = [(badge, BADGE_NAMES[badge]) for badge in BADGES if badge not in taken]

    def put(changed: Sheet) -> Msg:
        return Put(replace(one, sheet=changed))

    def number(field: str, value: int) -> Msg:
        return put(replace(sheet, **{field: value}))  # type: ignore[arg-type]

    def ordered(order: tuple[Transaction, ...]) -> Msg:
        name = (sheet.order_name or ORDER_NAME) if order else ""
        return put(replace(sheet, order=order, order_name=name))

    return [
        chips(ui, "Club", clubs, one.badge, lambda badge: Put(replace(one, badge=badge))),
        div(".gn-controls")[
            [
                stepper(ui, label, getattr(sheet, field), low, high, partial(number, field))
                for field, (label, low, high) in SHEET.items()
            ]
        ],
        chips(
            ui,
            "Gang-Regel",
            GANG_CHOICES,
            sheet.rule,
            lambda rule: put(replace(sheet, rule=rule)),
        ),
        div(".gn-controls")[
            text(
                ui,
                "Name des Club-Befehls",
                model,
                sheet.order_name,
                lambda name: put(replace(sheet, order_name=name)),
            )
        ]
        if sheet.order
        else None,
        deals(ui, "Club-Befehl", sheet.order, ordered),
    ]

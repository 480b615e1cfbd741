"""The form of a site, and of an Opportunity, which is one for a round."""

from collections.abc import Callable
from dataclasses import replace

from htpy import Node, div

from engine.sons_of_anarchy.club import Place
from widgets.controls import stepper, toggle
from widgets.sons_of_anarchy.workshop.deal_form import deals
from widgets.sons_of_anarchy.workshop.fields import text
from widgets.sons_of_anarchy.workshop.model import Model, Msg
from widgets.widget import Ui

MOST_HEAT = 4


def site(model: Model, place: Place, ui: Ui[Msg], put: Callable[[Place], Msg]) -> Node:
    """Name, marks, transactions, boost."""
    return [
        div(".gn-controls")[
            text(
                ui,
                "Name",
                model,
                place.name,
                lambda name: put(replace(place, name=name)),
                model.own.names,
            ),
            stepper(
                ui, "Hitze-Symbole", place.heat, 0, MOST_HEAT, lambda n: put(replace(place, heat=n))
            ),
        ],
        div(".gn-controls")[
            toggle(ui, "Waffenverbot", place.gun_ban, lambda on: put(replace(place, gun_ban=on))),
            None
            if place.opportunity
            else toggle(
                ui, "gibt den Aufnäher", place.patch, lambda on: put(replace(place, patch=on))
            ),
        ],
        deals(ui, "Transaktion", place.deals, lambda found: put(replace(place, deals=found))),
        deals(ui, "Boost", place.boost, lambda found: put(replace(place, boost=found))),
    ]

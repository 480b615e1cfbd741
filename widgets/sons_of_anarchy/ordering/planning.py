"""The order that is planned: its numbers, whether it is allowed, and giving it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from htpy import Node, Renderable, div, h3

from engine.core.rule import Rule
from engine.sons_of_anarchy.choices import spots
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Spot
from engine.sons_of_anarchy.rules.orders import (
    CLUB_ORDER,
    EXPLOIT_MARKER_STAYS,
    PATCH_IN_SWAPS,
    RECRUIT_A_PROSPECT,
    RIDE_FROM_ONE_TO_ONE,
    SIT_TIGHT,
)
from engine.sons_of_anarchy.rules.throwdown import MEMBER_STARTS
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell_action
from engine.sons_of_anarchy.words import spot
from widgets.controls import action, chips, selector, stepper, toggle
from widgets.parts import refusal, sentence
from widgets.sons_of_anarchy.ordering.model import (
    ORDERS,
    Around,
    Model,
    Msg,
    Order,
    SetPlan,
    everywhere,
    planned,
)
from widgets.sons_of_anarchy.try_messages import Try
from widgets.widget import Ui

ABOUT: dict[Order, Rule] = {
    "ride": RIDE_FROM_ONE_TO_ONE,
    "exploit": EXPLOIT_MARKER_STAYS,
    "throwDown": MEMBER_STARTS,
    "recruit": RECRUIT_A_PROSPECT,
    "patchIn": PATCH_IN_SWAPS,
    "sitTight": SIT_TIGHT,
    "club": CLUB_ORDER,
}


def planning(model: Model, ui: Ui[Msg]) -> Renderable:
    """Which order, with what, and what the rules say to it."""
    plan, now = model.plan, model.now
    order = chips(
        ui, "Welcher Befehl?", ORDERS, plan.order, lambda o: SetPlan(replace(plan, order=o))
    )
    verdict = _verdict(model, now, ui)
    return div(".gn-decision")[
        verdict,
        order,
        div(".gn-controls")[_details(model, ui)],
    ]


def _details(model: Model, ui: Ui[Msg]) -> list[Node]:
    plan, now = model.plan, model.now
    own = spots(now, now.turn)
    sites = own[: len(now.places)]
    match plan.order:
        case "ride":
            return [
                _spot(ui, now, "Von", own, plan.here, lambda s: SetPlan(replace(plan, here=s))),
                _spot(
                    ui,
                    now,
                    "Nach",
                    everywhere(now),
                    plan.target,
                    lambda s: SetPlan(replace(plan, target=s)),
                ),
                stepper(
                    ui,
                    "Members",
                    plan.members,
                    0,
                    None,
                    lambda n: SetPlan(replace(plan, members=n)),
                ),
                stepper(
                    ui,
                    "Prospects",
                    plan.prospects,
                    0,
                    None,
                    lambda n: SetPlan(replace(plan, prospects=n)),
                ),
            ]
        case "exploit":
            return [
                _spot(ui, now, "Welcher Ort?", sites, plan.here, _here(model)),
                toggle(
                    ui,
                    "mit Boost, für einen Marker mehr",
                    plan.boost,
                    lambda on: SetPlan(replace(plan, boost=on)),
                ),
            ]
        case "throwDown":
            return [_spot(ui, now, "Wo?", sites, plan.here, _here(model))]
        case "patchIn":
            return [_spot(ui, now, "Wo steht der Prospect?", own, plan.here, _here(model))]
    return []


def _here(model: Model) -> Callable[[Spot], Msg]:
    return lambda where: SetPlan(replace(model.plan, here=where))


def _spot(
    ui: Ui[Msg],
    now: Table,
    label: str,
    offered: Sequence[Spot],
    chosen: Spot,
    make: Callable[[Spot], Msg],
) -> Node:
    known = [(where, spot(now, where)) for where in offered]
    if chosen not in offered:
        known.append((chosen, spot(now, chosen)))
    return selector(ui, label, known, chosen, make)


def _verdict(model: Model, now: Table, ui: Ui[Msg]) -> Node:
    deed = planned(now, model.plan)
    headline = tell_action(now, deed)
    if found := SOA.breaches(now, deed):
        return [h3[headline], refusal(found, ui.root)]
    markers = 1 + (model.plan.order == "exploit" and model.plan.boost)
    cost = f"Das geht und kostet {'einen' if markers == 1 else 'zwei'} Marker."
    return [
        h3[headline],
        div(".gn-allowed")[sentence(f"✓ {cost}", (ABOUT[model.plan.order],), ui.root)],
        div(".gn-actions")[action(ui, "Befehl geben", Around(Try((deed,))), primary=True),],
    ]

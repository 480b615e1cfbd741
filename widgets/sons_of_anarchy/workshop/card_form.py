"""The form of an Anarchy card: its kind, and what a card of that kind does."""

from dataclasses import replace

from htpy import Node, Renderable, div, fieldset, legend

from engine.sons_of_anarchy.cards import (
    Card,
    Hassle,
    LastCall,
    Obstacle,
    Opportunity,
    Strike,
    Touch,
)
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Drop, Gain, Skim, Transaction
from widgets.controls import action, chips, selector, toggle
from widgets.sons_of_anarchy.workshop.deal_form import MOST_DEALS, numbers, verb_changed
from widgets.sons_of_anarchy.workshop.fields import text
from widgets.sons_of_anarchy.workshop.model import Model, Msg, Put
from widgets.sons_of_anarchy.workshop.site_form import site
from widgets.sons_of_anarchy.workshop.words import (
    KINDS,
    MEASURE_CHOICES,
    STRIKE_VERBS,
    TWIST_CHOICES,
    WHOM_CHOICES,
)
from widgets.widget import Ui

FIRST = Strike(Gain("heat", 1))


def card(model: Model, one: Card, ui: Ui[Msg]) -> Node:
    """Kind, name, red stripe, and the rest as the kind needs it."""
    kind = chips(ui, "Art", KINDS, kind_of(one), lambda name: Put(kind_changed(one, name)))
    hard = toggle(
        ui, "Hardcore (roter Streifen)", one.hardcore, lambda on: Put(replace(one, hardcore=on))
    )
    if isinstance(one, Opportunity):
        form = site(model, one.site, ui, lambda place: Put(replace(one, site=place)))
        return [kind, div(".gn-controls")[hard], form]
    name = text(
        ui,
        "Name",
        model,
        one.name,
        lambda given: Put(replace(one, name=given)),
        model.own.names,
    )
    head = [kind, div(".gn-controls")[name, hard]]
    if isinstance(one, Hassle):
        twist = chips(
            ui, "Was sie ändert", TWIST_CHOICES, one.twist, lambda t: Put(replace(one, twist=t))
        )
        return [*head, twist]
    rows = [_strike(ui, one, i) for i in range(len(one.strikes))]
    full = len(one.strikes) >= MOST_DEALS
    more = (
        None
        if full
        else action(ui, "Wirkung dazu", Put(replace(one, strikes=(*one.strikes, FIRST))))
    )
    return [*head, div(".gn-deals")[rows, div(".gn-actions")[more]]]


def _strike(ui: Ui[Msg], one: Obstacle | LastCall, at: int) -> Renderable:
    strike = one.strikes[at]

    def new(*strikes: Strike) -> Msg:
        return Put(replace(one, strikes=(*one.strikes[:at], *strikes, *one.strikes[at + 1 :])))

    def touched(deal: Transaction) -> Msg:
        return new(replace(strike, touch=as_touch(deal)))

    touch = strike.touch
    verb = selector(
        ui,
        "Was",
        STRIKE_VERBS,
        type(touch).__name__,
        lambda name: touched(verb_changed(touch, name)),
    )
    fields = numbers(ui, touch, touched)
    whom = selector(
        ui, "Wen es trifft", WHOM_CHOICES, strike.whom, lambda w: new(replace(strike, whom=w))
    )
    of = (
        None
        if strike.whom == "all"
        else selector(
            ui,
            "Gezählt in",
            MEASURE_CHOICES,
            strike.measure,
            lambda m: new(replace(strike, measure=m)),
        )
    )
    gone = action(ui, "Weg damit", new()) if len(one.strikes) > 1 else None
    return fieldset(".gn-deal")[
        legend[f"Wirkung {at + 1}"], div(".gn-controls")[verb, fields, whom, of, gone]
    ]


def as_touch(deal: Transaction) -> Touch:
    """What a card may do without a decision; anything else becomes a Gain."""
    return deal if isinstance(deal, Gain | Drop | Skim) else FIRST.touch


def kind_of(one: Card) -> str:
    """The name of the kind in the file."""
    match one:
        case Obstacle():
            return "obstacle"
        case Hassle():
            return "hassle"
        case Opportunity():
            return "opportunity"
    return "lastCall"


def kind_changed(one: Card, kind: str) -> Card:
    """A card of another kind with the same name, and the same effects where it has them."""
    strikes = one.strikes if isinstance(one, Obstacle | LastCall) else (FIRST,)
    match kind:
        case "obstacle":
            return Obstacle(one.name, strikes, one.hardcore)
        case "hassle":
            twist = one.twist if isinstance(one, Hassle) else TWIST_CHOICES[0][0]
            return Hassle(one.name, twist, one.hardcore)
        case "opportunity":
            here = one.site if isinstance(one, Opportunity) else Place(one.name, opportunity=True)
            return Opportunity(here, one.hardcore)
    return LastCall(one.name, strikes, one.hardcore)

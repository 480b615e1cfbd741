"""Short German for the Probepartie: whom the screen speaks to, what a tile offers, what is told."""

from htpy import Node, span

from engine.core.play import Seat, moments
from engine.sons_of_anarchy.actions import Action, CloseFist, OfferGoods
from engine.sons_of_anarchy.effects import Drop, Sell, Skim, Spend, Steal, Swap, Thing, Transaction
from engine.sons_of_anarchy.events import OrderSpent, SoaEvent, StepBegan
from engine.sons_of_anarchy.events_course import TurningBegan, TurnPassed
from engine.sons_of_anarchy.events_use import UseEnded
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell, tell_action
from engine.sons_of_anarchy.words import WARE_NAMES, deal_words
from widgets.pictures import figures, goods
from widgets.sons_of_anarchy.probe.course import PlayedStep

PLAIN = (TurnPassed, OrderSpent, UseEnded, TurningBegan, StepBegan)
"""What is left out of the news, because the picture or the next line says so."""


def headline(table: Table, action: Action, seat: Seat | None) -> str:
    """What somebody does; a closed fist of somebody else shows no number."""
    if isinstance(action, CloseFist | OfferGoods) and action.seat != seat:
        return f"{table.clubs[action.seat].name} schließt die Faust"
    return tell_action(table, action)


def told(step: PlayedStep, seat: Seat | None, *, short: bool = False) -> list[tuple[SoaEvent, str]]:
    """What ``seat`` may know of a step, each event with its sentence."""
    return [
        (event, text)
        for before, event in moments(SOA.evolve, step.before, step.events)
        if (event.seen_by is None or seat in event.seen_by)
        and not (short and isinstance(event, PLAIN))
        and (text := tell(before, event))
    ]


def picture_of(thing: Thing) -> Node:
    """A small picture of goods, of money or of heat, with its name."""
    name = WARE_NAMES[thing]
    match thing:
        case "guns":
            return figures.gun(name)
        case "contraband":
            return goods.ware(name)
        case "money":
            return goods.cash(name)
        case "heat":
            return name


def short_deal(deal: Transaction) -> Node:
    """A transaction as a tile shows it, with pictures."""
    match deal:
        case Sell(good=good, price=price, most=most) | Spend(good=good, price=price, most=most):
            verb = "Sell" if isinstance(deal, Sell) else "Spend"
            return span(".gn-deal")[verb, " ", picture_of(good), f" je {price}, max {most}"]
        case Swap(most=most):
            pair = (picture_of("guns"), "⇄", picture_of("contraband"))
            return span(".gn-deal")["Swap ", pair, f" max {most}"]
        case Skim(good=good, amount=amount) | Steal(good=good, amount=amount):
            verb = "Skim" if isinstance(deal, Skim) else "Steal"
            return span(".gn-deal")[f"{verb} {amount} ", picture_of(good)]
        case Drop(thing=thing, amount=amount):
            return span(".gn-deal")[f"Drop {amount} ", picture_of(thing)]
    return span(".gn-deal")[deal_words(deal)]

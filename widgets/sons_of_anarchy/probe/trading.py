"""The dock for trade: swap hand to hand, give, promise; and the answer to an offer."""

from collections.abc import Callable
from dataclasses import replace

from htpy import Node, div, fieldset, legend, p, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.actions_course import Answer, HandOver, Promise, Propose
from engine.sons_of_anarchy.course import Offer, Parcel
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import parcel as parcel_words
from widgets.controls import chips, stepper
from widgets.pictures import figures
from widgets.sons_of_anarchy.probe.deciding import have
from widgets.sons_of_anarchy.probe.messages import Compose, Msg
from widgets.sons_of_anarchy.probe.model import MOST_TYPED, Draft, Model
from widgets.sons_of_anarchy.probe.tries import MOST_GOODS, attempt, opens
from widgets.widget import Ui


def trading(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    """Whom, what for what."""
    others = [s for s in table.seats if s != seat and not table.clubs[s].out]
    chosen = next((s for s in model.draft.seats if s in others), others[0])
    draft = replace(model.draft, seats=(chosen,))
    who = [(s, (figures.badge(table.clubs[s].badge), table.clubs[s].name)) for s in others]
    gives, wants = draft.gives, draft.wants
    return [
        p(".gn-spot-line")[have(table, seat)],
        chips(ui, "Mit wem?", who, chosen, lambda s: Compose(replace(draft, seats=(s,)))),
        div(".gn-bargain")[
            _side(ui, "Ihr gebt", gives, lambda it: Compose(replace(draft, gives=it))),
            _side(ui, "Ihr wollt", wants, lambda it: Compose(replace(draft, wants=it))),
        ],
        div(".gn-actions")[
            attempt(
                model, table, ui, "Tausch anbieten", Propose(seat, chosen, gives, wants), main=True
            ),
            attempt(model, table, ui, "Schenken", HandOver(seat, chosen, gives)),
            attempt(model, table, ui, "Nur versprechen", Promise(seat, chosen, gives)),
            opens(model, ui, "Doch nicht", Draft("trade")),
        ],
    ]


def _side(ui: Ui[Msg], title: str, what: Parcel, made: Callable[[Parcel], Msg]) -> Node:
    return fieldset(".gn-club-setup")[
        legend[title],
        stepper(ui, "Geld", what.money, 0, MOST_TYPED, lambda n: made(replace(what, money=n))),
        stepper(ui, "Waffen", what.guns, 0, MOST_GOODS, lambda n: made(replace(what, guns=n))),
        stepper(
            ui, "Ware", what.contraband, 0, MOST_GOODS, lambda n: made(replace(what, contraband=n))
        ),
    ]


def answering(model: Model, table: Table, offer: Offer, ui: Ui[Msg]) -> Node:
    """Yes or no to what somebody offers."""
    who = table.clubs[offer.seat].name
    return [
        p(".gn-spot-line")[
            strong[who], f" gibt {parcel_words(offer.gives)} und will {parcel_words(offer.wants)}."
        ],
        div(".gn-actions")[
            attempt(model, table, ui, "Einschlagen", Answer(offer.to, True), main=True),
            attempt(model, table, ui, "Ablehnen", Answer(offer.to, False)),
        ],
    ]

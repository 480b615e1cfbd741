"""The dock for trade: swap hand to hand, give, promise; and the answer to an offer."""

from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from htpy import Node, div, fieldset, legend, p, span, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.actions_course import Answer, HandOver, Promise, Propose
from engine.sons_of_anarchy.card_file import GOODS
from engine.sons_of_anarchy.club import Club
from engine.sons_of_anarchy.course import Offer, Parcel
from engine.sons_of_anarchy.effects import Ware
from engine.sons_of_anarchy.query import falls_due
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import parcel as parcel_words
from widgets.controls import chips, stepper
from widgets.pictures import figures
from widgets.sons_of_anarchy.probe.messages import Compose, Msg
from widgets.sons_of_anarchy.probe.model import MOST_TYPED, Draft, Model
from widgets.sons_of_anarchy.probe.says import picture_of
from widgets.sons_of_anarchy.probe.tries import MOST_GOODS, attempt
from widgets.widget import Ui

TRADE = Draft("trade")
"""A bargain with nothing in it yet."""


def bargains(model: Model, table: Table) -> bool:
    """Whether the dock shows trade now: it was asked for, and nothing more urgent is open."""
    course = table.course
    busy = course is None or course.setup is not None or course.offer is not None
    return model.draft.what == TRADE.what and not busy and not falls_due(table)


def trading(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    """Whom, what for what. On a phone one side of the bargain at a time, so that the table above
    stays in sight."""
    others = [s for s in table.seats if s != seat and not table.clubs[s].out]
    chosen = next((s for s in model.draft.seats if s in others), others[0])
    draft = replace(model.draft, seats=(chosen,))
    who = [(s, (figures.badge(table.clubs[s].badge), table.clubs[s].name)) for s in others]
    gives, wants = draft.gives, draft.wants
    sides = [(False, ("Ihr gebt ", _pictures(gives))), (True, ("Ihr wollt ", _pictures(wants)))]
    return div(".gn-trade")[
        chips(ui, "Mit wem?", who, chosen, lambda s: Compose(replace(draft, seats=(s,)))),
        chips(
            ui,
            "Welche Seite?",
            sides,
            draft.taking,
            lambda taking: Compose(replace(draft, taking=taking)),
        ),
        div(".gn-bargain")[
            _side(
                ui,
                "Ihr gebt",
                gives,
                lambda it: Compose(replace(draft, gives=it)),
                table.clubs[seat],
                shut=draft.taking,
            ),
            _side(
                ui,
                "Ihr wollt",
                wants,
                lambda it: Compose(replace(draft, wants=it)),
                shut=not draft.taking,
            ),
        ],
        div(".gn-actions")[
            # what is given away or promised would pass over what stands on the other side
            attempt(
                model, table, ui, "Tausch anbieten", Propose(seat, chosen, gives, wants), main=True
            )
            if wants != Parcel()
            else [
                attempt(model, table, ui, "Schenken", HandOver(seat, chosen, gives)),
                attempt(model, table, ui, "Nur versprechen", Promise(seat, chosen, gives)),
            ]
        ],
    ]


def _pictures(what: Parcel) -> Node:
    """A parcel, small enough for a tab."""
    held = [(thing, getattr(what, thing)) for thing in GOODS]
    found = [span(".gn-ware-count")[picture_of(thing), str(n)] for thing, n in held if n]
    return span(".gn-parcel")[found or "nichts"]


def _side(
    ui: Ui[Msg],
    title: str,
    what: Parcel,
    made: Callable[[Parcel], Msg],
    have: Club | None = None,
    *,
    shut: bool,
) -> Node:
    """What goes one way; ``have``: whose it is, if the seat may see that."""

    def row(thing: Ware | Literal["money"], label: str, most: int) -> Node:
        of = f" von {getattr(have, thing)}" if have else ""
        return stepper(
            ui,
            label + of,
            getattr(what, thing),
            0,
            most,
            lambda n: made(replace(what, **{thing: n})),
        )

    return fieldset(".gn-club-setup" + (".gn-shut" if shut else ""))[
        legend[title],
        div(".gn-trade-row")[
            row("money", "Geld", MOST_TYPED),
            row("guns", "Waffen", MOST_GOODS),
            row("contraband", "Ware", MOST_GOODS),
        ],
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

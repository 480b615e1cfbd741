"""The dock while a club gives an order: what can be done at the spot that was tapped."""

from dataclasses import replace

from htpy import Node, div, p, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import ThrowDown
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    Exploit,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.card_words import site_words
from engine.sons_of_anarchy.cards import OctaneSide
from engine.sons_of_anarchy.course_query import sheet
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.query import present
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import crew as crew_words
from engine.sons_of_anarchy.words import spot
from widgets.controls import toggle
from widgets.sons_of_anarchy import ours
from widgets.sons_of_anarchy.probe.messages import Compose, Msg
from widgets.sons_of_anarchy.probe.model import Draft, Model
from widgets.sons_of_anarchy.probe.moves import spot_at
from widgets.sons_of_anarchy.probe.sides import side_up
from widgets.sons_of_anarchy.probe.tries import attempt, composing, crew_typed, opens, origins
from widgets.widget import Ui


def ordering(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    """The orders that need no spot, or those at the spot that was tapped."""
    where = picked_spot(model, table)
    if where is None:
        return _anywhere(model, table, seat, ui)
    if model.draft.what == "ride":
        return _ride(model, table, seat, where, ui)
    if model.draft.what == "fight" and isinstance(where, Site):
        return _against(model, table, seat, where.place, ui)
    match where:
        case Site(place):
            return _site(model, table, seat, place, ui)
        case Clubhouse(owner) if owner == seat:
            return _home(model, table, seat, ui)
    return _elsewhere(model, table, seat, where, ui)


def picked_spot(model: Model, table: Table) -> Spot | None:
    """The spot that was tapped, if this table has it."""
    if not model.picked:
        return None
    where = spot_at(model.picked)
    if isinstance(where, Site) and where.place >= len(table.places):
        return None
    return None if isinstance(where, Clubhouse) and not table.has(where.seat) else where


def _anywhere(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    card = sheet(table, seat)
    hint = p(".gn-spot-line.gn-muted")["Tippt einen Ort oder Club an – oder:"]
    return hint, div(".gn-actions")[
        attempt(model, table, ui, "Recruit", Recruit(seat)),
        bool(card.order) and _club_order(model, table, seat, ui),
        attempt(model, table, ui, "Sit Tight", SitTight(seat)),
    ]


def _club_order(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    card, badge = sheet(table, seat), table.clubs[seat].badge
    name = f"Club-Befehl „{card.order_name}“", ours.sign(OctaneSide(badge, card))
    return attempt(model, table, ui, name, ClubOrder(seat))


def _site(model: Model, table: Table, seat: Seat, index: int, ui: Ui[Msg]) -> Node:
    place = table.places[index]
    mine = table.crew(seat, Site(index))
    use = [
        attempt(model, table, ui, "Exploit: nutzen", Exploit(seat, index), main=True),
        bool(place.boost) and attempt(model, table, ui, "mit Boost", Exploit(seat, index, True)),
    ]
    others = [s for s in present(table, index) if s != seat]
    named = table.options.participants == "chosen"
    fight = (
        opens(model, ui, "Throwdown …", Draft("fight", seats=tuple(others)))
        if named and len(others) > 1
        else attempt(
            model,
            table,
            ui,
            "Throwdown",
            ThrowDown(seat, index, tuple(others) if named else ()),
            main=True,
        )
    )
    return [
        p(".gn-spot-line")[
            strong[place.name], ": ", "; ".join(site_words(place)) or "keine Transaktion"
        ],
        div(".gn-actions")[
            opens(model, ui, "Ride: hierher …", Draft("ride")),
            use,
            fight,
            mine.prospects > 0
            and attempt(model, table, ui, "Patch In", PatchIn(seat, Site(index))),
        ],
    ]


def _home(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    home = Clubhouse(seat)
    return [
        p(".gn-spot-line")[strong["Euer Clubhaus"], f": {crew_words(table.clubs[seat].home)}"],
        side_up(table, seat),
        div(".gn-actions")[
            attempt(model, table, ui, "Recruit", Recruit(seat), main=True),
            bool(sheet(table, seat).order) and _club_order(model, table, seat, ui),
            attempt(model, table, ui, "Patch In", PatchIn(seat, home)),
            opens(model, ui, "Ride: heim …", Draft("ride")),
        ],
    ]


def _elsewhere(model: Model, table: Table, seat: Seat, where: Spot, ui: Ui[Msg]) -> Node:
    """A foreign clubhouse, the emergency room: what people try there, and may not."""
    inside: list[Node] = []
    if isinstance(where, EmergencyRoom) and table.clubs[seat].hurt.prospects:
        inside.append(attempt(model, table, ui, "Patch In", PatchIn(seat, where)))
    lying = ""
    if isinstance(where, EmergencyRoom):
        lying = f": von euch {crew_words(table.clubs[seat].hurt)}"
    return [
        p(".gn-spot-line")[strong[spot(table, where)], lying],
        isinstance(where, Clubhouse) and side_up(table, where.seat),
        div(".gn-actions")[
            attempt(model, table, ui, "Ride: hierher", Ride(seat, Clubhouse(seat), where, 1, 0)),
            inside,
        ],
    ]


def _ride(model: Model, table: Table, seat: Seat, where: Spot, ui: Ui[Msg]) -> Node:
    rows, origin = origins(model, table, seat, ui, "Von wo?", where)
    if origin is None:
        return p(".gn-spot-line")["Nirgends sonst steht jemand von euch."]
    steppers, members, prospects = crew_typed(model, table, seat, origin, ui, all_=False)
    ride = Ride(seat, origin, where, members, prospects)
    return [
        p(".gn-spot-line")[strong["Ride"], f" zu {spot(table, where)}"],
        rows,
        composing(
            steppers,
            attempt(model, table, ui, "Losfahren", ride, main=True),
            opens(model, ui, "Doch nicht", Draft("ride")),
        ),
    ]


def _against(model: Model, table: Table, seat: Seat, place: int, ui: Ui[Msg]) -> Node:
    """Where the house lets the starter name opponents: who of those present."""
    others = [s for s in present(table, place) if s != seat]
    named = model.draft.seats

    def switched(other: Seat, on: bool) -> Msg:
        left = tuple(s for s in others if (on if s == other else s in named))
        return Compose(replace(model.draft, seats=left))

    return [
        p(".gn-spot-line")[strong["Throwdown"], " gegen wen?"],
        [
            toggle(ui, table.clubs[s].name, s in named, lambda on, s=s: switched(s, on))  # type: ignore[misc]
            for s in others
        ],
        div(".gn-actions")[
            attempt(model, table, ui, "Throwdown", ThrowDown(seat, place, named), main=True),
            opens(model, ui, "Doch nicht", Draft("fight")),
        ],
    ]

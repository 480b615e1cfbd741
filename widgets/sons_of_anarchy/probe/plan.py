"""The map: a tile for each place, which can be tapped, with who stands there."""

from htpy import Element, Node, button, div, span, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.course_query import controller
from engine.sons_of_anarchy.parts import Crew, EmergencyRoom, Site
from engine.sons_of_anarchy.query import present
from engine.sons_of_anarchy.state import Table
from widgets.pictures import figures
from widgets.sons_of_anarchy import ours, pieces
from widgets.sons_of_anarchy.probe.messages import Msg, Pick
from widgets.sons_of_anarchy.probe.model import Model, table_of
from widgets.sons_of_anarchy.probe.moves import spot_letter
from widgets.sons_of_anarchy.probe.says import short_deal
from widgets.sons_of_anarchy.town import lay_there, stood_there
from widgets.widget import Ui


def plan(model: Model, ui: Ui[Msg], before: Table) -> Node:
    """All places that lie open, and the emergency room."""
    table = table_of(model)
    if table.course is None or table.course.setup:
        return None
    return div(".gn-plan", role="group", aria_label="Die Orte")[
        (_site(model, table, before, index, ui) for index in range(len(table.places))),
        _ward(model, table, before, ui),
    ]


def _tile(model: Model, ui: Ui[Msg], letter: str, css: str, content: Node) -> Element:
    return button(
        f".gn-tile{css}",
        ui.click(Pick(letter)),
        type="button",
        id=ui.id(f"spot-{letter}"),
        aria_pressed="true" if model.picked == letter else "false",
    )[content]


def _site(model: Model, table: Table, before: Table, index: int, ui: Ui[Msg]) -> Element:
    place = table.places[index]
    fresh = not lay_there(before, table, index)
    fight = table.fight is not None and table.fight.place == index and table.fight.phase != "over"
    css = ".gn-fresh-tile" if fresh else ""
    css += ".gn-fought" if fight else ""
    content = (
        span(".gn-tile-head")[
            strong[place.name, ours.sign(place)],
            place.gun_ban and figures.place("gun-ban", "Waffenverbot"),
            place.patch and figures.patch("bringt den Aufnäher"),
        ],
        span(".gn-printed")[
            [short_deal(deal) for deal in place.deals],
            bool(place.boost)
            and span(".gn-deal")["Boost: ", [short_deal(deal) for deal in place.boost]],
            place.heat > 0 and span(".gn-deal.gn-hot")[f"Hitze +{place.heat}"],
            place.opportunity and span(".gn-deal")["nur diese Runde"],
            fresh and span(".gn-new")["neu"],
            place.used and span(".gn-deal.gn-mark-used")["genutzt"],
            fight and span(".gn-deal.gn-hot")["Throwdown!"],
        ],
        _crews(table, before, index),
    )
    return _tile(model, ui, spot_letter(Site(index)), css, content)


def _crews(table: Table, before: Table, index: int) -> Node:
    there = present(table, index)
    alone = controller(table, index)
    return span(".gn-crews")[
        (_crew(table, s, table.clubs[s].at[index], stood_there(before, s, index)) for s in there),
        alone is not None and span(".gn-sr")[f"{table.clubs[alone].name} kontrolliert den Ort"],
    ]


def _crew(table: Table, seat: Seat, crew: Crew, was: Crew) -> Node:
    club = table.clubs[seat]
    return [
        span(".gn-sr")[f"{club.name}: "],
        pieces.crew(crew, club.badge, changed=crew != was),
    ]


def _ward(model: Model, table: Table, before: Table, ui: Ui[Msg]) -> Element:
    hurt = [s for s in table.seats if table.clubs[s].hurt.size]
    content = (
        span(".gn-tile-head")[
            strong["Notaufnahme"],
            figures.place("emergency"),
        ],
        span(".gn-crews")[
            [_crew(table, s, table.clubs[s].hurt, before.clubs[s].hurt) for s in hurt]
            or span(".gn-muted")["niemand"]
        ],
    )
    return _tile(model, ui, spot_letter(EmergencyRoom()), ".gn-ward", content)

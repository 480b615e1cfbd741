"""The sides of the clubhouse cards: choosing club and side, and what the side that is up says."""

from dataclasses import replace

from htpy import Node, div, p, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.actions_course import PickClub
from engine.sons_of_anarchy.card_words import side_lines, start_words
from engine.sons_of_anarchy.cards import UNLEADED, OctaneSide
from engine.sons_of_anarchy.club import BADGES, Badge
from engine.sons_of_anarchy.course_query import sheet
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import BADGE_NAMES
from widgets.controls import chips
from widgets.pictures import figures
from widgets.sons_of_anarchy import ours
from widgets.sons_of_anarchy.probe.messages import Compose, Msg
from widgets.sons_of_anarchy.probe.model import Model
from widgets.sons_of_anarchy.probe.tries import attempt
from widgets.widget import Ui


def picking(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    """Which club, and which side of its card where the table plays with both."""
    if table.options.octane:
        return _with_side(model, table, seat, ui)
    return div(".gn-actions.gn-badges")[
        (attempt(model, table, ui, _named(badge), PickClub(seat, badge)) for badge in BADGES)
    ]


def _named(badge: Badge) -> Node:
    return figures.badge(badge), f" {BADGE_NAMES[badge]}"


def _with_side(model: Model, table: Table, seat: Seat, ui: Ui[Msg]) -> Node:
    setup = table.course.setup if table.course else None
    taken = {table.clubs[s].badge for s in setup.picked} if setup else set()
    free = next((i for i, badge in enumerate(BADGES) if badge not in taken), 0)
    number = model.draft.number if 0 <= model.draft.number < len(BADGES) else free
    badge = BADGES[number]
    clubs = [(i, _named(one)) for i, one in enumerate(BADGES)]
    side = table.printed.side(badge)
    octane = [
        p(".gn-spot-line")[
            strong["High Octane", ours.sign(OctaneSide(badge, side))],
            ": ",
            "; ".join((start_words(side), *side_lines(side))),
            ".",
        ]
        if side
        else p(".gn-spot-line")[strong["High Octane"], ": In diesem Satz fehlt die Seite."]
    ]
    return [
        chips(
            ui,
            "Welcher Club?",
            clubs,
            number,
            lambda n: Compose(replace(model.draft, number=n)),
        ),
        p(".gn-spot-line")[strong["Unleaded"], f": {start_words(UNLEADED)}."],
        octane,
        div(".gn-actions")[
            attempt(model, table, ui, "Unleaded nehmen", PickClub(seat, badge)),
            attempt(model, table, ui, "High Octane nehmen", PickClub(seat, badge, "octane")),
        ],
    ]


def side_up(table: Table, seat: Seat) -> Node:
    """What a club's High Octane side lets it do; nothing for Unleaded."""
    up, badge = sheet(table, seat), table.clubs[seat].badge
    if table.clubs[seat].side != "octane" or not side_lines(up):
        return None
    return p(".gn-spot-line")[
        "High Octane", ours.sign(OctaneSide(badge, up)), f": {'; '.join(side_lines(up))}."
    ]

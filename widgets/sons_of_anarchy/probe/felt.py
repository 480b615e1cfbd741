"""The table as a seat sees it: the clock, the clubs with their screens, the cards of the round."""

from htpy import Element, Node, button, div, li, p, span, strong, svg, ul
from htpy import rect as rectangle

from engine.core.play import Seat
from engine.sons_of_anarchy.card_file import GOODS
from engine.sons_of_anarchy.course import ROUND, Course
from engine.sons_of_anarchy.course_query import cards_in_round, open_cards, rounds, stack_size
from engine.sons_of_anarchy.query import awaiting
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import ClubView, TableView, view
from widgets.pictures import figures
from widgets.sons_of_anarchy import ours, pieces
from widgets.sons_of_anarchy.probe.course import WHO_LABELS
from widgets.sons_of_anarchy.probe.messages import Lift, Msg, Pick
from widgets.sons_of_anarchy.probe.model import Model, table_of, viewer
from widgets.sons_of_anarchy.probe.says import picture_of
from widgets.sons_of_anarchy.town import CAPTIONS, sites_down, stack_left
from widgets.widget import Ui


def clock(table: Table) -> Element:
    """The stack that measures the game: a mark for each card, one group a round."""
    course = table.course or Course()
    all_ = rounds(table)
    left = "Aufbau" if course.setup else f"Runde {course.round} von {all_}"
    step = CAPTIONS.get(table.step, "" if course.setup else "Partie zu Ende")
    number = ROUND.index(table.step) + 1 if table.step in ROUND else 0
    gone = 0 if course.setup else stack_size(table) - course.stack
    return div(".gn-clock")[
        strong[left],
        span(".gn-clock-step")[step.partition(", ")[2] if number else step],
        not course.setup and _marks(all_, gone, stack_left(course)),
    ]


def _marks(all_: int, gone: int, label: str) -> Element:
    marks: list[Node] = []
    x = 0
    card = 0
    for number in range(1, all_ + 1):
        for _ in range(cards_in_round(number)):
            css = ".gn-used" if card < gone else ".gn-left"
            marks.append(rectangle(css, x=str(x), y="1", width="7", height="12", rx="1.5"))
            x, card = x + 9, card + 1
        x += 5
    return svg(
        ".gn-marks-row", viewBox=f"-1 0 {x - 4} 14", role="img", aria_label=label, focusable="false"
    )[marks]


def clubs(model: Model, ui: Ui[Msg], before: Table) -> Element:
    """A box for each club: who leads it, heat, orders, who is at home, the screen."""
    table, seat = table_of(model), viewer(model)
    fallen = table.step == "over"
    seen = {s: view(table, s if fallen else seat) for s in table.seats}
    return ul(f".gn-clubs.gn-of-{len(table.clubs)}", aria_label="Die Clubs")[
        (_club(model, table, seen[owner], owner, before, ui) for owner in table.seats)
    ]


def _club(
    model: Model, table: Table, seen: TableView, owner: Seat, before: Table, ui: Ui[Msg]
) -> Element:
    club, real, was = seen.clubs[owner], table.clubs[owner], before.clubs[owner]
    mine = viewer(model) == owner
    setup = table.course.setup if table.course else None
    chosen = setup is None or owner in setup.picked
    on = owner in awaiting(table)
    picked = model.picked == str(owner)
    css = ".gn-clubhouse" + (".gn-on" if on else "") + (".gn-mine-club" if mine else "")
    who = model.seating.seated[owner]
    head = (
        chosen and figures.badge(club.badge),
        strong[club.name],
        table.patch == owner and not setup and figures.patch("hält den Aufnäher"),
    )
    if club.out:
        return li(css)[span(".gn-club-head")[head], span(".gn-muted")["ausgeschieden"]]
    return li(css)[
        button(
            ".gn-club-tap",
            ui.click(Pick(str(owner))),
            type="button",
            aria_pressed="true" if picked else "false",
            id=ui.id(f"club-{owner}"),
        )[
            span(".gn-club-head")[head],
            span(".gn-muted.gn-club-who")[
                pieces.CLUB_NAMES[club.badge] if chosen else "noch kein Club",
                " · ",
                "ihr" if mine else WHO_LABELS[who],
            ],
            not setup
            and span(".gn-club-row")[
                pieces.heat(club.heat, changed=real.heat != was.heat),
                _orders(club),
            ],
            not setup
            and span(".gn-club-row.gn-home")[
                figures.place("clubhouse", "Clubhaus"),
                pieces.crew(club.home, club.badge, changed=club.home != was.home)
                if club.home.size
                else span(".gn-muted")["leer"],
            ],
        ],
        not setup and _screen(model, club, owner, ui, fallen=table.step == "over"),
    ]


def _orders(club: ClubView) -> Node:
    if club.orders is None:
        return span(".gn-orders")["Befehle verdeckt"]
    return span(
        ".gn-orders",
        role="img",
        aria_label=f"{club.orders} von {club.orders + club.spent} Befehlen",
    )[
        (span(".gn-marker") for _ in range(club.orders)),
        (span(".gn-marker.gn-spent") for _ in range(club.spent)),
    ]


def _screen(model: Model, club: ClubView, owner: Seat, ui: Ui[Msg], *, fallen: bool) -> Node:
    """What lies behind the screen, if it may be seen from here."""
    if club.money is None:
        closed = span(".gn-screen.gn-closed")["hinter dem Schirm"]
        if model.seating.people:
            return closed
        return button(".gn-screen.gn-closed", ui.click(Lift(owner)), type="button")[
            "Schirm lüften", span(".gn-sr")[f" von {club.name}"]
        ]
    held = span(".gn-held")[
        (
            span(".gn-ware-count")[picture_of(thing), str(getattr(club, thing) or 0)]
            for thing in GOODS
        )
    ]
    if len(model.seating.people) == 1 or fallen:
        return span(".gn-screen.gn-open-screen")[held]
    return button(
        ".gn-screen.gn-open-screen", ui.click(Lift(owner)), type="button", aria_label="Schirm zu"
    )[held]


def cards(table: Table) -> Node:
    """The Anarchy cards of this round."""
    found = open_cards(table)
    if not found:
        return None
    return ul(".gn-round-cards", aria_label="Anarchy-Karten dieser Runde")[
        (li[ours.face(card)] for card in found)
    ]


def hidden(table: Table) -> Node:
    """What still lies face down, and what of the rest is ours."""
    course = table.course or Course()
    # before they are laid out there is nothing to count
    down = None if course.setup else p(".gn-muted.gn-hidden")[sites_down(course)]
    return [down, ours.note(table)]

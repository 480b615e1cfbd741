"""The picture of a whole game: the sites with who stands there, the cards, a box for each club."""

from typing import Any

from htpy import Node, Renderable, div, dl, li, p, span, strong, ul

from engine.core.play import Seat, Step
from engine.sons_of_anarchy.card_words import symbol_words, trade_words
from engine.sons_of_anarchy.course import Course, RoundStep, Setup
from engine.sons_of_anarchy.course_query import open_cards, rounds
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.query import awaiting, present
from engine.sons_of_anarchy.state import Table, clockwise
from engine.sons_of_anarchy.words import goods
from engine.sons_of_anarchy.words import guns as guns_words
from widgets.pictures import figures
from widgets.sons_of_anarchy import ours, pieces

CAPTIONS: dict[RoundStep, str] = {
    "markers": "Schritt 1, Befehlsmarker",
    "cards": "Schritt 2, neue Karten",
    "orders": "Schritt 3, Befehle",
    "market": "Schritt 4, Schwarzmarkt",
    "lastcalls": "Schritt 5, Last Calls",
    "cleanup": "Schritt 6, Aufräumen",
}


def shows(state: Table) -> bool:
    """Is this a moment of a whole game, outside of a fight and of the market?"""
    course = state.course
    calm = state.fight is None and state.step not in ("market", "over")
    return course is not None and not course.scene and calm


def town(step: Step[Any, Any, Any] | None, state: Table) -> Renderable:
    """The whole table in ``state``; what ``step`` changed is marked."""
    before: Table = step.before if step else state
    course = state.course or Course()
    if course.setup:
        return _choosing(before, state, course.setup)
    return div(".gn-soa-scene", role="group", aria_label="Der Tisch")[
        p(".gn-caption")[_caption(state, course)],
        ul(".gn-town")[(_site(before, state, i) for i in range(len(state.places)))],
        p(".gn-muted")[f"{sites_down(course)} {stack_left(course)}."],
        _cards(before, state),
        ours.note(state),
        ul(".gn-seats")[(_club(before, state, seat) for seat in clockwise(state, state.patch))],
    ]


def _caption(state: Table, course: Course) -> str:
    text = f"Runde {course.round} von {rounds(state)}: {CAPTIONS.get(state.step, '')}"
    return f"{text} – {state.clubs[state.turn].name} ist am Zug" if state.step == "orders" else text


def sites_down(course: Course) -> str:
    """How many sites still lie face down."""
    sites = "1 Ort" if course.down == 1 else f"{course.down or 'keine'} Orte"
    return f"Verdeckt: {sites}."


def stack_left(course: Course) -> str:
    """How many cards are left in the stack."""
    cards = "1 Karte" if course.stack == 1 else f"{course.stack or 'keine'} Karten"
    return f"Im Stapel: {cards}"


def _site(before: Table, state: Table, index: int) -> Renderable:
    place = state.places[index]
    known = lay_there(before, state, index)
    there = present(state, index)
    printed = trade_words(place)
    return li(class_=f"gn-site{'' if known else ' gn-changed'}")[
        div(".gn-row.gn-sign")[
            strong[place.name, ours.sign(place)],
            place.gun_ban and figures.place("gun-ban"),
            place.opportunity and span(".gn-muted")["nur diese Runde"],
            place.used
            and pieces.mark(known and not before.places[index].used, span(".gn-muted")["genutzt"]),
        ],
        printed
        and p(".gn-muted.gn-printed")[
            "; ".join(printed), f"; {symbol_words(place.heat)}" if place.heat else ""
        ],
        [
            pieces.crew(
                state.clubs[seat].at[index],
                state.clubs[seat].badge,
                changed=known and stood_there(before, seat, index) != state.clubs[seat].at[index],
            )
            for seat in there
        ],
        not there and span(".gn-muted")["niemand"],
    ]


def lay_there(before: Table, state: Table, index: int) -> bool:
    """Did the site lie in its place before?"""
    return index < len(before.places) and before.places[index].name == state.places[index].name


def stood_there(before: Table, seat: Seat, index: int) -> Crew:
    """Who of a club stood at that place of the table before."""
    at = before.clubs[seat].at
    return at[index] if index < len(at) else Crew()


def _cards(before: Table, state: Table) -> Node:
    cards, old = open_cards(state), open_cards(before)
    if not cards:
        return None
    return ul(".gn-open-cards")[
        (li[pieces.mark(card not in old, ours.face(card))] for card in cards)
    ]


def _club(before: Table, state: Table, seat: Seat) -> Renderable:
    club, was = state.clubs[seat], before.clubs[seat]
    if club.out:
        return li(class_=f"gn-seat gn-club-box{'' if was.out else ' gn-changed'}")[
            _head(before, state, seat), p(".gn-muted")["ausgeschieden"]
        ]
    turn = " gn-on-turn" if seat in awaiting(state) else ""
    return li(class_=f"gn-seat gn-club-box{turn}")[
        _head(before, state, seat),
        dl(".gn-ledger")[
            pieces.entry("Hitze", pieces.heat(club.heat, changed=club.heat != was.heat)),
            pieces.entry("Befehle", pieces.mark(club.orders != was.orders, str(club.orders))),
            pieces.entry(
                "Schirm",
                pieces.mark(club.money != was.money, goods(club.money, "money")),
                ", ",
                pieces.mark(club.guns != was.guns, guns_words(club.guns)),
                ", ",
                pieces.mark(
                    club.contraband != was.contraband, goods(club.contraband, "contraband")
                ),
            ),
            pieces.entry("Clubhaus", pieces.short_crew(club.home, changed=club.home != was.home)),
            (club.hurt.size > 0 or was.hurt.size > 0)
            and pieces.entry(
                "Notaufnahme", pieces.short_crew(club.hurt, changed=club.hurt != was.hurt)
            ),
        ],
    ]


def _choosing(before: Table, state: Table, setup: Setup) -> Renderable:
    old = (before.course.setup if before.course else None) or setup
    seats = state.seats
    return div(".gn-soa-scene", role="group", aria_label="Der Tisch")[
        p(".gn-caption")["Aufbau: Wer spielt welchen Club?"],
        ul(".gn-seats")[(_chooser(state, seat, setup, old.dice[seat]) for seat in seats)],
    ]


def _chooser(state: Table, seat: Seat, setup: Setup, was: int | None) -> Renderable:
    turn = " gn-on-turn" if seat in awaiting(state) else ""
    pips = setup.dice[seat]
    return li(class_=f"gn-seat gn-club-box{turn}")[
        _picked(state, seat, setup),
        div(".gn-row.gn-drawn")[pieces.die(pips, changed=pips != was)],
    ]


def _picked(state: Table, seat: Seat, setup: Setup) -> Renderable:
    club = state.clubs[seat]
    chosen = seat in setup.picked
    return div(".gn-row.gn-club-name")[
        chosen and figures.badge(club.badge),
        strong[club.name],
        span(".gn-muted")[pieces.CLUB_NAMES[club.badge] if chosen else "noch kein Club"],
    ]


def _head(before: Table, state: Table, seat: Seat) -> Renderable:
    club = state.clubs[seat]
    side = "High Octane" if club.side == "octane" else ""
    return div(".gn-row.gn-club-name")[
        figures.badge(club.badge),
        strong[club.name],
        span(".gn-muted")[pieces.CLUB_NAMES[club.badge], f" ({side})" if side else ""],
        state.patch == seat
        and pieces.mark(before.patch != state.patch, figures.patch("hält den Aufnäher")),
    ]

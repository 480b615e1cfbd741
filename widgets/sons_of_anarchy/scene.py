"""The picture of the table: the place that is fought for, and a box for each club."""

from typing import Any

from htpy import Node, Renderable, div, dl, li, p, span, strong, ul

from engine.core.play import Seat, Step
from engine.sons_of_anarchy.course import Ending
from engine.sons_of_anarchy.fight import PHASES, Fight
from engine.sons_of_anarchy.query import awaiting, present
from engine.sons_of_anarchy.state import Table, clockwise
from widgets.pictures import figures
from widgets.sons_of_anarchy import pieces, stages, town

CAPTIONS = {
    "backup": "Schritt 1, Verstärkung",
    "fists": "Schritt 2, Waffen",
    "opened": "Schritt 2, Waffen",
    "dice": "Schritt 3, Würfel",
    "shots": "Treffer verteilen",
    "injuries": "Verletzte wählen",
    "follow": "nach dem Sieg",
    "over": "vorbei",
}


def scene(
    step: Step[Any, Any, Any] | None,
    state: Table,
    place: int | None = None,
    caption: str = "",
) -> Renderable:
    """The table in ``state``; what ``step`` changed is marked. ``place``: where to look.

    ``caption``: stands above instead of whose turn it is; then no place is shown.
    """
    if town.shows(state):
        return town.town(step, state)
    before: Table = step.before if step else state
    here = state.fight.place if state.fight else busiest(state) if place is None else place
    return div(".gn-soa-scene", role="group", aria_label="Der Tisch")[
        p(".gn-caption")[caption or _caption(state)],
        state.step == "orders" and not caption and _place(before, state, here),
        ul(".gn-seats")[
            (_club(before, state, seat, here) for seat in clockwise(state, state.patch))
        ],
    ]


def busiest(state: Table) -> int:
    """The place with the most clubs; the first of several."""
    return max(range(len(state.places)), key=lambda place: len(present(state, place)))


def _caption(state: Table) -> str:
    if caption := stages.CAPTIONS.get(state.step):
        return caption
    if state.fight is None:
        return f"{state.clubs[state.turn].name} ist am Zug"
    kind = "Pile-Up" if state.fight.pile_up else "Throwdown"
    return f"{kind}: {CAPTIONS.get(state.fight.phase, 'nach dem Kampf')}"


def _place(before: Table, state: Table, index: int) -> Renderable:
    place, was = state.places[index], before.places[index]
    return div(".gn-row.gn-sign")[
        strong[place.name],
        place.gun_ban and [figures.place("gun-ban"), span["Waffenverbot"]],
        place.used
        and pieces.mark(place.used != was.used, span(".gn-muted")["diese Runde schon genutzt"]),
    ]


def _club(before: Table, state: Table, seat: Seat, here: int) -> Renderable:
    club, was = state.clubs[seat], before.clubs[seat]
    if club.out:
        return li(class_=f"gn-seat gn-club-box{'' if was.out else ' gn-changed'}")[
            _head(before, state, seat), p(".gn-muted")["ausgeschieden"]
        ]
    fight = state.fight
    waits = seat in awaiting(state) and (fight is not None or state.step == "market")
    fights = fight is not None and seat in fight.seats
    standing = fights or club.at[here].size > 0 or was.at[here].size > 0
    return li(class_=f"gn-seat gn-club-box{' gn-on-turn' if waits else ''}")[
        _head(before, state, seat),
        state.step == "orders"
        and standing
        and pieces.crew(club.at[here], club.badge, changed=club.at[here] != was.at[here]),
        _drawn(before, state, fight, seat) if fight and fights else None,
        stages.offer(before, state, seat),
        stages.last_fight(before, state, seat),
        dl(".gn-ledger")[
            pieces.entry("Hitze", pieces.heat(club.heat, changed=club.heat != was.heat)),
            state.step in ("orders", "cleanup")
            and pieces.entry("Befehle", pieces.mark(club.orders != was.orders, str(club.orders))),
            (pieces.entry(*one) for one in stages.behind(was, club, state)),
            _crew(before, state, seat, here),
        ],
    ]


def _crew(before: Table, state: Table, seat: Seat, here: int) -> Node:
    """Figures elsewhere: in the clubhouse, in the emergency room, at other places."""
    club, was = state.clubs[seat], before.clubs[seat]
    rows = [("Clubhaus", club.home, was.home), ("Notaufnahme", club.hurt, was.hurt)]
    for i, place in enumerate(state.places):
        if i != here or state.step != "orders":
            rows.append((place.name, club.at[i], was.at[i]))
    return [
        pieces.entry(name, pieces.short_crew(now, changed=now != then))
        for name, now, then in rows
        if now.size or then.size
    ]


def _drawn(before: Table, state: Table, fight: Fight, seat: Seat) -> Node:
    """Fist, die and sum, as far as the fight has come."""
    index = fight.index(seat)
    was = before.fight if before.fight and before.fight.seats == fight.seats else None
    now = PHASES.index(fight.phase)
    opened, dice = now >= PHASES.index("opened"), now >= PHASES.index("dice")
    was_opened = was is not None and PHASES.index(was.phase) >= PHASES.index("opened")
    guns, pips, total = fight.fists[index], fight.dice[index], fight.totals[index]
    armed = not state.places[fight.place].gun_ban and fight.phase != "backup"
    if not armed and not dice:
        return None
    hits = _hits(fight, seat)
    more = was is not None and was.phase == "shots" and hits > _hits(was, seat)
    return div(".gn-row.gn-drawn")[
        armed
        and pieces.fist(
            guns,
            opened=opened,
            changed=was is not None and (was.fists[index] != guns or opened != was_opened),
        ),
        dice and pieces.die(pips, changed=was is not None and was.dice[index] != pips),
        total is not None
        and pieces.mark(
            was is not None and was.totals[index] != total,
            span(".gn-sum")["Summe ", strong(".gn-total")[str(total)]],
        ),
        hits > 0 and pieces.mark(more, strong(".gn-hit")[f"{hits} × getroffen"]),
    ]


def _hits(fight: Fight, seat: Seat) -> int:
    """Hits on a club that have no figure yet."""
    if fight.phase == "shots":
        return sum(1 for shot in fight.shots if shot.target == seat)
    index = fight.index(seat)
    if fight.phase == "injuries" and fight.hurt[index] is None:
        return fight.hits[index]
    return 0


def _head(before: Table, state: Table, seat: Seat) -> Renderable:
    club, fight = state.clubs[seat], state.fight
    return div(".gn-row.gn-club-name")[
        figures.badge(club.badge),
        strong[club.name],
        span(".gn-muted")[pieces.CLUB_NAMES[club.badge]],
        state.patch == seat
        and pieces.mark(before.patch != state.patch, figures.patch("hält den Aufnäher")),
        (won(fight) == seat or won(state.ending) == seat) and strong(".gn-won")["✓ Sieg"],
    ]


def won(outcome: Fight | Ending | None) -> Seat | None:
    """Who has won the fight, or the game."""
    return outcome.winner if outcome else None

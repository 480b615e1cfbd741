"""The picture of the table: the place that is fought for, and what each club has besides."""

from typing import Any

from htpy import Node, Renderable, dd, div, dl, dt, figcaption, figure, li, p, span, strong, ul

from engine.core.play import Seat, Step
from engine.sons_of_anarchy.fight import PHASES, Fight
from engine.sons_of_anarchy.parts import Crew, Site
from engine.sons_of_anarchy.query import awaiting, present
from engine.sons_of_anarchy.state import Place, Table, clockwise
from engine.sons_of_anarchy.words import crew as crew_words
from engine.sons_of_anarchy.words import guns as guns_words
from widgets.pictures import figures
from widgets.sons_of_anarchy import pieces


def scene(step: Step[Any, Any, Any] | None, state: Table) -> Renderable:
    """The table in ``state``; what ``step`` changed is marked."""
    before: Table = step.before if step else state
    if state.fight:
        shown = [_battlefield(before, state, state.fight)]
    elif state.step == "cleanup":
        shown = []
    else:
        places = [i for i in range(len(state.places)) if present(state, i)] or [0]
        shown = [_place(before, state, i) for i in places]
    return figure(".gn-table", aria_label="Der Tisch")[
        figcaption[_caption(state)],
        shown,
        div(".gn-seats")[(_club(before, state, s) for s in clockwise(state, state.patch))],
    ]


def _caption(state: Table) -> str:
    if state.step == "cleanup":
        return "Aufräumen am Rundenende"
    if state.fight is None:
        return f"{state.clubs[state.turn].name} ist am Zug"
    kind = "Pile-Up" if state.fight.pile_up else "Throwdown"
    steps = {
        "backup": "Schritt 1, Verstärkung",
        "fists": "Schritt 2, Waffen",
        "opened": "Schritt 2, Waffen",
        "dice": "Schritt 3, Würfel",
        "shots": "Treffer verteilen",
        "injuries": "Verletzte wählen",
        "follow": "nach dem Sieg",
        "over": "vorbei",
    }
    return f"{kind}: {steps.get(state.fight.phase, 'nach dem Kampf')}"


def _sign(place: Place, *, changed: bool = False) -> Node:
    signs: list[Node] = [strong(".gn-place-name")[place.name]]
    if place.gun_ban:
        signs += [figures.place("gun-ban"), span["Waffenverbot"]]
    if place.used:
        signs += [pieces.mark(changed, "schon genutzt")]
    return div(".gn-row.gn-sign")[signs]


def _place(before: Table, state: Table, index: int) -> Renderable:
    """A place nobody fights for right now."""
    here = Site(index)
    return div(".gn-place")[
        _sign(state.places[index]),
        ul(".gn-sides")[
            (
                li[
                    _name(state, seat),
                    pieces.crew(
                        state.crew(seat, here),
                        state.clubs[seat].badge,
                        changed=before.crew(seat, here) != state.crew(seat, here),
                    ),
                ]
                for seat in present(state, index)
            )
        ]
        if present(state, index)
        else p(".gn-muted")["Niemand ist hier."],
    ]


def _battlefield(before: Table, state: Table, fight: Fight) -> Renderable:
    """The place that is fought for, club by club."""
    place = state.places[fight.place]
    used = place.used != before.places[fight.place].used
    bystanders = [s for s in present(state, fight.place) if s not in fight.seats]
    return div(".gn-place")[
        _sign(place, changed=used),
        ul(".gn-sides")[
            (_side(before, state, fight, seat) for seat in fight.seats),
            (
                li[
                    _name(state, seat),
                    pieces.crew(state.crew(seat, Site(fight.place)), state.clubs[seat].badge),
                    span(".gn-muted")["sieht zu"],
                ]
                for seat in bystanders
            ),
        ],
    ]


def _side(before: Table, state: Table, fight: Fight, seat: Seat) -> Renderable:
    index, badge = fight.index(seat), state.clubs[seat].badge
    was = before.fight if before.fight and before.fight.seats == fight.seats else None
    here = Site(fight.place)
    opened = PHASES.index(fight.phase) >= PHASES.index("opened")
    was_opened = was is not None and PHASES.index(was.phase) >= PHASES.index("opened")
    guns, pips, total = fight.fists[index], fight.dice[index], fight.totals[index]
    armed = not state.places[fight.place].gun_ban and fight.phase != "backup"
    dice_time = PHASES.index(fight.phase) >= PHASES.index("dice")
    return li(class_="gn-winner" if fight.winner == seat else None)[
        _name(state, seat),
        fight.winner == seat and strong(".gn-won")["✓ Sieg"],
        pieces.crew(
            state.crew(seat, here),
            badge,
            changed=before.crew(seat, here) != state.crew(seat, here),
        ),
        span(".gn-row")[
            armed
            and pieces.fist(
                guns,
                opened=opened,
                changed=was is not None and (was.fists[index] != guns or opened != was_opened),
            ),
            dice_time and pieces.die(pips, changed=was is not None and was.dice[index] != pips),
            total is not None
            and pieces.mark(
                was is not None and was.totals[index] != total,
                "Summe ",
                strong(".gn-total")[str(total)],
            ),
            fight.phase == "injuries"
            and fight.hits[index] > 0
            and fight.hurt[index] is None
            and span[f"{fight.hits[index]} × getroffen"],
        ],
    ]


def _name(state: Table, seat: Seat) -> Renderable:
    club = state.clubs[seat]
    return span(".gn-row.gn-club-name")[
        figures.badge(club.badge),
        strong[club.name],
        span(".gn-muted")[pieces.CLUB_NAMES[club.badge]],
        state.patch == seat and figures.patch("hält den Aufnäher"),
    ]


def _club(before: Table, state: Table, seat: Seat) -> Renderable:
    """What a club has besides its figures at the place."""
    club, was = state.clubs[seat], before.clubs[seat]
    if club.out:
        return div(class_=f"gn-seat{' gn-changed' if not was.out else ''}")[
            _name(state, seat), p(".gn-muted")["ausgeschieden"]
        ]
    place = state.fight.place if state.fight else None
    others = [
        (state.places[i].name, crew)
        for i, crew in enumerate(club.at)
        if i != place and crew.size and state.fight
    ]
    waiting = seat in awaiting(state)
    return div(class_="gn-seat gn-on-turn" if waiting else "gn-seat")[
        pieces.mark(before.patch != state.patch and state.patch == seat, _name(state, seat)),
        dl(".gn-ledger")[
            _entry("Hitze", pieces.heat(club.heat, changed=club.heat != was.heat)),
            _entry("Befehle", pieces.mark(club.orders != was.orders, str(club.orders))),
            _entry("Schirm", pieces.mark(club.guns != was.guns, guns_words(club.guns))),
            _entry("Clubhaus", pieces.short_crew(club.home, changed=club.home != was.home)),
            _ward(club.hurt, changed=club.hurt != was.hurt),
            ((_entry(name, crew_words(crew))) for name, crew in others),
        ],
    ]


def _ward(hurt: Crew, *, changed: bool) -> Node:
    if not hurt.size and not changed:
        return None
    return _entry("Notaufnahme", pieces.short_crew(hurt, changed=changed))


def _entry(name: str, value: Node) -> Renderable:
    return div[dt[name], dd[value]]

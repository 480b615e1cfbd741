"""The picture of a score sheet: cards open on the table, what is noted, and the totals."""

from typing import Any

from htpy import Element, Node, div, li, p, strong, table, tbody, td, th, thead, tr, ul

from engine.core.play import Seat, Step
from engine.sport_mafia.scoring.amounts import plain, points_word, short, tenths
from engine.sport_mafia.scoring.counting import total
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.ranking import League
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.scoring.wording import result
from engine.sport_mafia.scoring.words import bare
from engine.sport_mafia.seats import NUMBERS
from widgets.sport_mafia.chairs import Chair, round_table


def scene(step: Step[Any, Any, Any] | None, state: Sheet | League) -> Element:
    """The sheet or the ranking in ``state``; what ``step`` changed is marked."""
    if isinstance(state, League):
        return _league(state)
    before = step.before if step else state
    return div(".gn-score-sheet")[
        round_table(
            (_chair(before, state, seat) for seat in NUMBERS),
            p[strong[f"{result(state.winner)}"]],
            "Die Partie ist vorbei, die Karten liegen offen",
        ),
        ul(".gn-score-sheet-notes")[notes(state)],
    ]


def _chair(before: Sheet, sheet: Sheet, seat: Seat) -> Chair:
    changed = _noted(before, seat) != _noted(sheet, seat)
    if not sheet.counted:
        first = sheet.killed == seat
        return Chair(
            seat,
            sheet.role(seat),
            mark="†" if first else "",
            told="zuerst getötet" if first else "",
            changed=changed,
        )
    points = total(sheet, seat).points
    return Chair(seat, sheet.role(seat), note=short(points), told=points_word(points))


def _noted(sheet: Sheet, seat: Seat) -> tuple[object, ...]:
    charges = tuple(c.offence for c in sheet.charges if c.seat == seat)
    first = sheet.killed == seat
    named = (sheet.named, sheet.closed, sheet.stretch) if first else ()
    return sheet.role(seat), first, named, sheet.award(seat), sheet.removal(seat), charges


def notes(sheet: Sheet) -> list[Node]:
    """What stands on the sheet besides cards and result, one line each."""
    found: list[Node] = []
    if sheet.first_vote:
        found.append(li[f"Am ersten Tag abgewählt: {sheet.first_vote}"])
    if sheet.killed is not None:
        named = f", bester Zug: {bare(sheet.named)}" if sheet.named else ""
        found.append(li[f"Zuerst getötet: Nr. {sheet.killed}{named}"])
    for award in sheet.awards:
        found.append(li[f"Nr. {award.seat}: {plain(tenths(award.tenths))} von der Spielleitung"])
    for one in sheet.removed:
        how = "vom Tisch gewiesen" if one.how == "table" else "dem Gegner den Sieg verschafft"
        found.append(li[f"Nr. {one.seat}: {how}"])
    for charge in sheet.charges:
        offence = BY_KEY[charge.offence]
        found.append(li[f"Nr. {charge.seat}: {offence.does} ({offence.clause})"])
    if sheet.agreed:
        found.append(li["Die Hauptspielleitung stimmt zu."])
    return found


def _league(league: League) -> Element:
    place = {name: p.number for p in league.ranked for name in p.names}
    ordered = sorted(league.standings, key=lambda s: place.get(s.name, 0))
    return div(".gn-table", tabindex="0", role="region", aria_label="Stand nach allen Partien")[
        table(".gn-score")[
            thead[
                tr[
                    (
                        th(scope="col")[name]
                        for name in ("Name", "Summe", "Zusatz", "Siege", "Don/Sh.", "†")
                    )
                ]
            ],
            tbody[
                (
                    tr[
                        th(scope="row")[
                            f"{place[s.name]}. {s.name}" if s.name in place else s.name
                        ],
                        td[plain(s.points)],
                        td[plain(s.extra)],
                        td[str(s.wins)],
                        td[str(s.leader_wins)],
                        td[str(s.first_killed)],
                    ]
                    for s in ordered
                )
            ],
        ]
    ]

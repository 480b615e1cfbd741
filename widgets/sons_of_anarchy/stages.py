"""Parts of the table's picture beside the fight: the market, what is behind screens, the end."""

from htpy import Node, div, span, strong

from engine.core.play import Seat
from engine.sons_of_anarchy.course import RoundStep
from engine.sons_of_anarchy.state import Club, Table
from engine.sons_of_anarchy.words import guns, wares
from widgets.pictures import figures
from widgets.pictures.goods import cash, ware
from widgets.sons_of_anarchy import pieces

CAPTIONS: dict[RoundStep, str] = {
    "cleanup": "Aufräumen am Rundenende",
    "market": "Schwarzmarkt",
    "over": "Das Spiel ist aus",
}
"""What stands above the picture in a step that is no order and no fight."""


def offer(before: Table, state: Table, seat: Seat) -> Node:
    """The fist on the market: not closed yet, closed, or open with its goods."""
    market = state.market
    if market is None or state.step != "market":
        return None
    held, was = market.fists[seat], before.market.fists[seat] if before.market else None
    opened = before.market is not None and before.market.opened != market.opened
    changed = opened or held != was
    if not market.opened:
        return div(".gn-row.gn-drawn")[pieces.fist(held, opened=False, changed=changed)]
    if not held:
        empty = pieces.mark(changed, figures.fist(True), " keine Ware")
        return div(".gn-row.gn-drawn")[empty]
    shown = span(".gn-row.gn-open-fist", role="img", aria_label=f"offene Hand, {wares(held)}")[
        figures.fist(True), (ware() for _ in range(held))
    ]
    return div(".gn-row.gn-drawn")[pieces.mark(changed, shown)]


def behind(was: Club, club: Club, state: Table) -> list[tuple[str, Node]]:
    """What lies behind the screen: in a whole game money, goods and guns, else only the guns."""
    whole = state.course is not None
    armed = pieces.mark(club.guns != was.guns, str(club.guns) if whole else guns(club.guns))
    if not whole:
        return [("Schirm", armed)]
    money = ("Geld", pieces.mark(club.money != was.money, str(club.money)))
    return [
        *(() if state.ending else (money,)),  # at the end it stands above, in large figures
        ("Ware", pieces.mark(club.contraband != was.contraband, str(club.contraband))),
        ("Waffen", armed),
    ]


def last_fight(before: Table, state: Table, seat: Seat) -> Node:
    """The die in the last fight, and how much money the club has when the screens are down."""
    end = state.ending
    if end is None:
        return None
    rolls = seat in end.contenders and bool(end.dice)
    pips = end.dice[end.contenders.index(seat)] if rolls else None
    was = before.ending
    fallen = was is None or was.dice != end.dice
    return div(".gn-row.gn-drawn")[
        span(".gn-sum")[cash(), " ", strong(".gn-total")[str(state.clubs[seat].money)], " Geld"],
        rolls and pieces.die(pips, changed=fallen and pips is not None),
    ]

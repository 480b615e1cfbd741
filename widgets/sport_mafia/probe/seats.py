"""The table as the reader sees it: ten seats that can be tapped, and what is going on."""

from htpy import Element, Node, p, strong

from engine.core.play import Seat
from engine.sport_mafia.ballots import hand_of
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.view import View, view
from engine.sport_mafia.words import fouls_word
from widgets.sport_mafia.chairs import Chair, hand_told, place_told, round_table
from widgets.sport_mafia.probe.model import Model, Msg, Tap
from widgets.sport_mafia.table import active, now
from widgets.widget import Ui

FOUL = "✕"
"""One for each foul of somebody who still sits there."""


def table(model: Model, ui: Ui[Msg]) -> Element:
    """The round table, as the reader's seat may see it."""
    seen = view(model.state, model.me)
    return round_table(
        [_chair(model, seen, seat) for seat in NUMBERS],
        _middle(seen),
        "Der Tisch, wie ihr ihn seht",
        lambda chair: (ui.click(Tap(chair.number)), chair.number == model.picked),
    )


def _middle(seen: View) -> Node:
    if seen.stage == "over":
        return [p[strong["Zu Ende"]], p(".gn-muted")["alle Karten offen"]]
    living = sum(one.out is None for one in seen.seats)
    big = f"Nacht {seen.night}" if seen.masked else f"Tag {seen.day}"
    return [p[strong[big]], p(".gn-muted")[now(seen) or f"{living} am Tisch"]]


def _chair(model: Model, seen: View, seat: Seat) -> Chair:
    one = seen.seats[seat - 1]
    note, told = _note(model, seen, seat)
    stands = seat in seen.nominated and not one.out and seen.stage != "over" and not seen.masked
    place = seen.nominated.index(seat) + 1 if stands else 0
    fouls = fouls_word(one.fouls) if one.fouls else ""
    words = [told, place_told(place) if place else "", fouls]
    return Chair(
        seat,
        one.role,
        note=note,
        told=", ".join(word for word in words if word),
        mark=f"{place}." if place else "",
        gone=one.out is not None,
        active=seat in active(seen) and not one.out,
        team=one.colour,
    )


def _note(model: Model, seen: View, seat: Seat) -> tuple[str, str]:
    """A few letters below the number, and the same in words."""
    against = hand_of(seat, seen.ballot.votes if seen.ballot else ())
    if against is not None:
        return f"→ {against}" if against else "✓", hand_told(against)
    note, told = "", ""
    if seat == model.me:
        note, told = "ihr", "das seid ihr"
    elif seat in seen.sheriffs:
        note, told = "S?", "nennt sich Sheriff"
    one = seen.seats[seat - 1]
    return (note if one.out else f"{note} {FOUL * one.fouls}".strip()), told

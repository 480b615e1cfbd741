"""What somebody at the table does as a few letters, so that a whole game fits into a link."""

import re
from collections.abc import Callable
from typing import get_args

from engine.sons_of_anarchy import actions as a
from engine.sons_of_anarchy import actions_course as c
from engine.sons_of_anarchy.club import BADGES, Side
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.effects import Ware
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site, Spot

SITES = "abcdefghijklmnopqrstuvwxyzABCD"
WARD = "+"
"""The letter of the emergency room; a clubhouse is the number of its seat."""
MOST_LETTERS = 40
"""No move is longer."""

PLAIN: dict[str, Callable[[int], a.Action]] = {
    "n": c.Recruit,
    "s": c.SitTight,
    "o": c.ClubOrder,
    "x": a.EndBackup,
    "z": a.Retreat,
    "u": a.UseAtOnce,
    "l": a.LeaveUnused,
    "y": lambda seat: c.Answer(seat, True),
    "N": lambda seat: c.Answer(seat, False),
    "U": lambda seat: a.UseAtOnce(seat, True),
}
SIDES: dict[str, Side] = {"u": "unleaded", "o": "octane"}
_WARES: tuple[Ware, ...] = get_args(Ware.__value__)
_PARCEL = re.compile(r"(\d{1,3})m(\d{1,2})g(\d{1,2})c")
_DEAL = re.compile(r"(\d{1,2})(?:v(\d)|([gc]))?")


def spot_letter(spot: Spot) -> str:
    """One letter for a spot. Raises ValueError for one that no table has."""
    match spot:
        case Site(place) if 0 <= place < len(SITES):
            return SITES[place]
        case Clubhouse(seat) if 0 <= seat <= 9:
            return str(seat)
        case EmergencyRoom():
            return WARD
    raise ValueError(f"no letter for {spot}")


def spot_at(letter: str) -> Spot:
    """What :func:`spot_letter` wrote. Raises ValueError."""
    if letter == WARD:
        return EmergencyRoom()
    return Clubhouse(int(letter)) if letter.isdecimal() else Site(SITES.index(letter))


def written(action: a.Action) -> str:
    """The action in letters, its seat first. Raises ValueError for what chance supplies."""
    if isinstance(action, c.TurnSite | c.TurnCard):
        raise ValueError("chance has no letters")
    return f"{action.seat}{_letters(action)}"


def _letters(action: a.Action) -> str:
    for letter, make in PLAIN.items():
        if make(getattr(action, "seat", 0)) == action:
            return letter
    match action:
        case c.PickClub(badge=badge, side=side):
            return f"c{BADGES.index(badge)}{side[0]}"
        case c.Ride(origin=origin, target=target, members=members, prospects=prospects):
            return f"r{spot_letter(origin)}{spot_letter(target)}{members}{prospects}"
        case c.Exploit(place=place, boost=boost):
            return f"{'E' if boost else 'e'}{SITES[place]}"
        case c.PatchIn(spot=spot):
            return f"p{spot_letter(spot)}"
        case c.Deal(amount=amount, victim=victim, gives=gives):
            return f"d{amount}{'' if victim is None else f'v{victim}'}{gives[0] if gives else ''}"
        case a.ThrowDown(place=place, against=against):
            return f"t{SITES[place]}{''.join(map(str, against))}"
        case a.CallBackup(origin=origin, members=members, prospects=prospects):
            return f"b{spot_letter(origin)}{members}{prospects}"
        case a.CloseFist(guns=number):
            return f"f{number}"
        case a.OfferGoods(contraband=number):
            return f"m{number}"
        case a.Shoot(target=target):
            return f"h{target}"
        case a.ChooseInjured(members=members, prospects=prospects):
            return f"i{members}{prospects}"
        case a.TakeTheFall(spot=spot):
            return f"k{spot_letter(spot)}"
    return _trade(action)


def _trade(action: a.Action) -> str:
    match action:
        case c.HandOver(to=to, parcel=parcel):
            return f"G{to}{_parcel(parcel)}"
        case c.Promise(to=to, parcel=parcel):
            return f"V{to}{_parcel(parcel)}"
        case c.Propose(to=to, gives=gives, wants=wants):
            return f"P{to}{_parcel(gives)}{_parcel(wants)}"
    raise ValueError(f"no letters for {action}")


def _parcel(what: Parcel) -> str:
    return f"{what.money}m{what.guns}g{what.contraband}c"


def read(text: str) -> a.Action:
    """What :func:`written` wrote. Raises ValueError, one German sentence."""
    try:
        return _read(int(text[0]), text[1], text[2:])
    except (KeyError, ValueError, IndexError, TypeError):
        raise ValueError(f"Den Zug „{text[:12]}“ gibt es nicht.") from None


def _read(seat: int, kind: str, rest: str) -> a.Action:
    if kind in PLAIN and not rest:
        return PLAIN[kind](seat)
    match kind:
        case "c":
            return c.PickClub(seat, BADGES[int(rest[0])], SIDES[rest[1]])
        case "r":
            origin, target, members, prospects = _split(rest, 4)
            return c.Ride(seat, spot_at(origin), spot_at(target), int(members), int(prospects))
        case "e" | "E":
            return c.Exploit(seat, SITES.index(rest or "-"), kind == "E")
        case "p":
            return c.PatchIn(seat, spot_at(rest))
        case "d":
            return _deal(seat, rest)
        case "t":
            return a.ThrowDown(seat, SITES.index(rest[0]), tuple(map(int, rest[1:5])))
        case "b":
            origin, members, prospects = _split(rest, 3)
            return a.CallBackup(seat, spot_at(origin), int(members), int(prospects))
        case "f":
            return a.CloseFist(seat, int(rest[:2]))
        case "m":
            return a.OfferGoods(seat, int(rest[:2]))
        case "h":
            return a.Shoot(seat, int(rest[:1]))
        case "i":
            members, prospects = _split(rest, 2)
            return a.ChooseInjured(seat, int(members), int(prospects))
        case "k":
            return a.TakeTheFall(seat, spot_at(rest))
    return _read_trade(seat, kind, rest)


def _split(rest: str, count: int) -> list[str]:
    if len(rest) != count:
        raise ValueError(rest)
    return list(rest)


def _deal(seat: int, rest: str) -> c.Deal:
    found = _DEAL.fullmatch(rest)
    if found is None:
        raise ValueError(rest)
    gives = next((w for w in _WARES if w[0] == found[3]), None)
    return c.Deal(seat, int(found[1]), int(found[2]) if found[2] else None, gives)


def _read_trade(seat: int, kind: str, rest: str) -> a.Action:
    to, parcels = int(rest[0]), [Parcel(*map(int, p)) for p in _PARCEL.findall(rest[1:])]
    match kind, parcels:
        case "G", [parcel]:
            return c.HandOver(seat, to, parcel)
        case "V", [parcel]:
            return c.Promise(seat, to, parcel)
        case "P", [gives, wants]:
            return c.Propose(seat, to, gives, wants)
    raise ValueError(kind)

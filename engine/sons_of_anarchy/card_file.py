"""Own sites, cards and High Octane sides as a text file that people can write and read.

The format stands on the page „Kartenwerkstatt“. What a file leaves out, or has too little of,
comes from the practice set.
"""

import json
from collections.abc import Callable
from typing import Any, get_args

from engine.core.codec import Malformed
from engine.sons_of_anarchy.cards import (
    MOST_CARDS,
    MOST_FIXED,
    MOST_RANDOM,
    SHEET,
    Card,
    CardSet,
    Hassle,
    LastCall,
    Measure,
    Obstacle,
    OctaneSide,
    Opportunity,
    Sheet,
    Strike,
    Whom,
)
from engine.sons_of_anarchy.club import BADGES, Place
from engine.sons_of_anarchy.effects import (
    MOST,
    Drop,
    Gain,
    GangRule,
    Good,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Thing,
    Transaction,
    Twist,
    Ware,
)
from engine.sons_of_anarchy.fields import Entry
from engine.sons_of_anarchy.own_cards import OwnCards
from engine.sons_of_anarchy.words import BADGE_NAMES

FORMAT = "ganovenehre-soa-1"
LONGEST = 200_000
"""The most characters of a file."""

WARES: tuple[Ware, ...] = get_args(Ware.__value__)
GOODS: tuple[Good, ...] = get_args(Good.__value__)
THINGS: tuple[Thing, ...] = get_args(Thing.__value__)
TWISTS: tuple[Twist, ...] = get_args(Twist.__value__)
GANG_RULES: tuple[GangRule, ...] = get_args(GangRule.__value__)
VERBS = ("sell", "spend", "swap", "skim", "steal", "gain", "drop")
SITE = ("name", "gunBan", "patch", "heat", "deals", "boost")
PARTS = {
    "fixed": ("Fester Ort", MOST_FIXED),
    "random": ("Zufallsort", MOST_RANDOM),
    "cards": ("Karte", MOST_CARDS),
    "octane": ("High-Octane-Seite", 4),
}
"""The lists of a file: what an entry is called in a complaint, and how many there may be."""
MEASURES: tuple[Measure, ...] = get_args(Measure.__value__)
WHOM: tuple[Whom, ...] = get_args(Whom.__value__)


def read(text: str) -> CardSet:
    """The set in a file, complete. Raises :class:`Malformed` as :func:`read_own` does."""
    own = read_own(text)
    try:
        return own.complete()
    except ValueError as reason:
        raise Malformed(str(reason)) from None


def read_own(text: str) -> OwnCards:
    """What stands in a file. Raises :class:`Malformed`: one German sentence, names the place."""
    if len(text) > LONGEST:
        raise Malformed("Die Datei ist zu lang; mehr als 200.000 Zeichen liest diese Seite nicht.")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as fault:
        raise Malformed(
            f"Zeile {fault.lineno}, Zeichen {fault.colno}: Hier endet, was als JSON lesbar ist."
        ) from None
    except RecursionError:
        raise Malformed("Die Datei ist zu tief verschachtelt.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Malformed(f'Am Anfang der Datei fehlt „"format": "{FORMAT}"“.')
    top = Entry("", data)
    Entry("Datei", data).known(("format", "name", *PARTS))
    try:
        parts: dict[str, Any] = {
            key: tuple(map(_READ[key], top.entries(key, what, most)))
            for key, (what, most) in PARTS.items()
        }
        _once(top)
        return OwnCards(name=Entry("Datei", data).text("name"), **parts)
    except Malformed:
        raise
    except ValueError as reason:
        raise Malformed(str(reason)) from None


def _once(top: Entry) -> None:
    """Raises :class:`Malformed` at the entry whose name, or whose club, another one has."""
    seen: dict[object, str] = {}
    for key, (what, most) in PARTS.items():
        for entry in top.entries(key, what, most):
            number = entry.place.partition(" („")[0]
            own = entry.data["club"] if key == "octane" else entry.text("name")
            if own in seen and key == "octane":
                club = BADGE_NAMES[entry.choice("club", BADGES)]
                raise entry.wrong(f"{club} hat schon eine; jeder Club hat nur eine.")
            if own in seen:
                raise entry.wrong(f"So heißt auch {seen[own]}; jeden Namen gibt es nur einmal.")
            seen[own] = number


def _printed_site(entry: Entry) -> Place:
    return _site(entry.known(SITE))


def _site(entry: Entry, *, opportunity: bool = False) -> Place:
    return Place(
        name=entry.text("name"),
        gun_ban=entry.switch("gunBan"),
        patch=entry.switch("patch"),
        heat=entry.number("heat", 0, 4, 0),
        deals=tuple(map(_deal, entry.entries("deals", "Transaktion", 6))),
        boost=tuple(map(_deal, entry.entries("boost", "Boost", 6))),
        opportunity=opportunity,
    )


def _verb(entry: Entry, allowed: tuple[str, ...] = VERBS) -> str:
    found = [verb for verb in VERBS if verb in entry.data]
    if len(found) != 1 or found[0] not in allowed:
        raise entry.wrong(f"Genau eines davon gehört hierher: {', '.join(allowed)}.")
    return found[0]


def _deal(entry: Entry) -> Transaction:
    match verb := _verb(entry):
        case "sell" | "spend":
            entry.known((verb, "price", "max"))
            price, most = entry.number("price", 1, MOST), entry.number("max", 1, MOST)
            good = entry.choice(verb, WARES)
            return Sell(good, price, most) if verb == "sell" else Spend(good, price, most)
        case "swap":
            entry.known(("swap", "max"))
            return Swap(entry.number("max", 1, MOST))
        case "skim" | "steal":
            entry.known((verb, "amount"))
            goods = entry.choice(verb, GOODS)
            amount = entry.number("amount", 1, MOST)
            return Skim(goods, amount) if verb == "skim" else Steal(goods, amount)
    entry.known((verb, "amount"))
    return _change(entry, verb)


def _change(entry: Entry, verb: str) -> Gain | Drop:
    thing = entry.choice(verb, THINGS)
    amount = entry.number("amount", 1, MOST)
    return Gain(thing, amount) if verb == "gain" else Drop(thing, amount)


def _strike(entry: Entry) -> Strike:
    verb = _verb(entry, ("gain", "drop", "skim"))
    entry.known((verb, "amount", "whom", "of"))
    whom = entry.choice("whom", WHOM, "all")
    of = entry.choice("of", MEASURES, "figures")
    if verb != "skim":
        return Strike(_change(entry, verb), whom, of)
    good = entry.choice("skim", GOODS)
    return Strike(Skim(good, entry.number("amount", 1, MOST)), whom, of)


def _card(entry: Entry) -> Card:
    kind = entry.choice("kind", ("obstacle", "hassle", "opportunity", "lastCall"))
    hard = entry.switch("hardcore")
    if kind == "hassle":
        entry.known(("kind", "name", "hardcore", "twist"))
        return Hassle(entry.text("name"), entry.choice("twist", TWISTS), hard)
    if kind == "opportunity":
        entry.known(("kind", "hardcore", *SITE))
        return Opportunity(_site(entry, opportunity=True), hard)
    entry.known(("kind", "name", "hardcore", "strikes"))
    strikes = tuple(map(_strike, entry.entries("strikes", "Wirkung", 6)))
    if not strikes:
        raise entry.wrong("„strikes“ braucht mindestens eine Wirkung.")
    make = Obstacle if kind == "obstacle" else LastCall
    return make(entry.text("name"), strikes, hard)


def _side(entry: Entry) -> OctaneSide:
    entry.known(("club", *SHEET, "orderName", "order", "gangRule"))
    order = tuple(map(_deal, entry.entries("order", "Transaktion", 6)))
    rule = entry.choice("gangRule", GANG_RULES) if "gangRule" in entry.data else None
    numbers = {key: entry.number(key, low, high) for key, (_, low, high) in SHEET.items()}
    order_name = entry.text("orderName") if order else ""
    sheet = Sheet(**numbers, order_name=order_name, order=order, rule=rule)
    return OctaneSide(entry.choice("club", BADGES), sheet)


_READ: dict[str, Callable[[Entry], Any]] = {
    "fixed": _printed_site,
    "random": _printed_site,
    "cards": _card,
    "octane": _side,
}

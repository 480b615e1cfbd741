"""Small German phrases that reasons and sentences share."""

from collections.abc import Sequence

from engine.core.german import listed
from engine.core.play import Seat
from engine.sons_of_anarchy.club import Badge
from engine.sons_of_anarchy.course import Parcel, RoundStep
from engine.sons_of_anarchy.effects import (
    Drop,
    Gain,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Thing,
    Transaction,
)
from engine.sons_of_anarchy.fight import Phase
from engine.sons_of_anarchy.parts import Clubhouse, Crew, EmergencyRoom, Site, Spot
from engine.sons_of_anarchy.state import Table

STEP_NAMES: dict[Phase, str] = {
    "backup": "die Verstärkung",
    "fists": "Schritt 2, die Waffen,",
    "opened": "das Öffnen der Fäuste",
    "dice": "Schritt 3, das Würfeln,",
    "shots": "das Verteilen der Treffer",
    "injuries": "die Wahl der Verletzten",
    "after": "die Heimfahrt",
    "follow": "die Sofortnutzung",
    "over": "nichts mehr",
}

BADGE_NAMES: dict[Badge, str] = {
    "samcro": "SAMCRO",
    "mayans": "Mayans",
    "niners": "One-Niners",
    "lin": "Lin Syndicate",
}


def count(number: int, one: str, many: str) -> str:
    """„1 Waffe“, „3 Waffen“, „keine Waffe“."""
    if number == 0:
        return f"keine {one}" if one in ("Waffe", "Figur") else f"kein {one}"
    return f"{number} {one if number == 1 else many}"


def guns(number: int) -> str:
    """„2 Waffen“."""
    return count(number, "Waffe", "Waffen")


def figures(number: int) -> str:
    """„2 Figuren“."""
    return count(number, "Figur", "Figuren")


def crew(some: Crew) -> str:
    """„2 Members und 1 Prospect“."""
    parts = []
    if some.members:
        parts.append(count(some.members, "Member", "Members"))
    if some.prospects:
        parts.append(count(some.prospects, "Prospect", "Prospects"))
    return listed(parts) or "keine Figur"


def crew_tried(members: int, prospects: int) -> str:
    """The same for numbers that somebody only tries, who may have typed anything."""
    if members < 0 or prospects < 0:
        return "eine unmögliche Zahl Figuren"
    return crew(Crew(members, prospects))


def name(table: Table, seat: Seat) -> str:
    """What a club is called at this table."""
    return table.clubs[seat].name if table.has(seat) else "ein unbekannter Club"


def names(table: Table, seats: Sequence[Seat]) -> str:
    """Several clubs: „Sally und John“."""
    return listed([name(table, seat) for seat in seats])


def spot(table: Table, where: Spot) -> str:
    """A spot as a heading names it: „Waffenfabrik“, „Clubhaus“, „Notaufnahme“."""
    match where:
        case Site(place) if 0 <= place < len(table.places):
            return f"„{table.places[place].name}“"
        case Clubhouse(seat) if table.has(seat):
            return f"Clubhaus ({name(table, seat)})"
        case EmergencyRoom():
            return "Notaufnahme"
    return "einem Ort, den es hier nicht gibt"


def origin_of(table: Table, where: Spot) -> str:
    """Where somebody comes from: „aus dem Clubhaus“, „von „Waffenfabrik““."""
    match where:
        case Clubhouse():
            return "aus dem Clubhaus"
        case EmergencyRoom():
            return "aus der Notaufnahme"
    return f"von {spot(table, where)}"


def wares(number: int) -> str:
    """„3 Waren“."""
    return "keine Ware" if number == 0 else count(number, "Ware", "Waren")


STEPS: dict[RoundStep, str] = {
    "setup": "der Aufbau",
    "markers": "das Verteilen der Befehlsmarker",
    "cards": "das Aufdecken",
    "orders": "das Befehlen",
    "market": "der Schwarzmarkt",
    "lastcalls": "das Abhandeln der Last Calls",
    "cleanup": "das Aufräumen",
    "over": "nichts mehr",
}


def step_name(step: RoundStep) -> str:
    """A step of the round, as a subject: „der Schwarzmarkt“."""
    return STEPS[step]


def goods(number: int, thing: Thing) -> str:
    """„2 Waffen“, „1 Schmuggelware“, „3 Geld“, „1 Hitze“."""
    match thing:
        case "guns":
            return guns(number)
        case "contraband":
            return f"{number or 'keine'} Schmuggelware"
        case "money":
            return f"{number or 'kein'} Geld"
        case "heat":
            return f"{number or 'keine'} Hitze"


def parcel(what: Parcel) -> str:
    """„2 Geld und 1 Waffe“."""
    parts = []
    if what.money:
        parts.append(goods(what.money, "money"))
    if what.guns:
        parts.append(guns(what.guns))
    if what.contraband:
        parts.append(goods(what.contraband, "contraband"))
    if what.orders:
        parts.append(count(what.orders, "Befehlsmarker", "Befehlsmarker"))
    if what.heat:
        parts.append(goods(what.heat, "heat"))
    if what.members > 0 or what.prospects > 0:
        parts.append(crew(Crew(max(0, what.members), max(0, what.prospects))))
    return listed(parts) or "nichts"


WARE_NAMES = {"guns": "Waffen", "contraband": "Schmuggelware", "money": "Geld", "heat": "Hitze"}


def deal_words(deal: Transaction) -> str:
    """A transaction as it stands on a tile: „Sell: Waffen zu je 2 Geld, Max 3“."""
    match deal:
        case Sell(good=good, price=price, most=most):
            return f"Sell: {WARE_NAMES[good]} zu je {price} Geld, Max {most}"
        case Spend(good=good, price=price, most=most):
            return f"Spend: {WARE_NAMES[good]} für je {price} Geld, Max {most}"
        case Swap(most=most):
            return f"Swap: Waffen gegen Schmuggelware, Max {most}"
        case Skim(good=good, amount=amount):
            return f"Skim: {goods(amount, good)}"
        case Steal(good=good, amount=amount):
            return f"Steal: {goods(amount, good)}"
        case Gain(thing=thing, amount=amount):
            return f"Gain: {goods(amount, thing)}"
        case Drop(thing=thing, amount=amount):
            return f"Drop: {goods(amount, thing)}"

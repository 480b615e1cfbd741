"""Small German phrases that reasons and sentences share."""

from collections.abc import Sequence

from engine.core.play import Seat
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


def listed(parts: Sequence[str]) -> str:
    """„A, B und C“."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} und {parts[-1]}"


def crew(some: Crew) -> str:
    """„2 Members und 1 Prospect“."""
    parts = []
    if some.members:
        parts.append(count(some.members, "Member", "Members"))
    if some.prospects:
        parts.append(count(some.prospects, "Prospect", "Prospects"))
    return listed(parts) or "keine Figur"


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

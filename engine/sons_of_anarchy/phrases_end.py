"""Sentences for the end of the game."""

from engine.core.german import listed
from engine.sons_of_anarchy.events_end import (
    EndEvent,
    GameWon,
    LastDieFell,
    LastFightBegan,
    LastStrengthCounted,
    Level,
    ScreensFell,
    StillLevel,
)
from engine.sons_of_anarchy.rules.ending import LAST_FIGHT_AGAIN
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import crew, guns, name, names

BY: dict[Level, str] = {
    "alone": "als letzter Club am Tisch",
    "money": "mit dem meisten Geld",
    "patch": "durch den Aufnäher",
    "guns": "durch die meisten Waffen",
    "fight": "im letzten Kampf",
}
"""How a level settles the game, for a sentence about the winner."""


def tell_end(table: Table, event: EndEvent) -> str:
    """What happened; ``table``: the state right before the event."""
    match event:
        case ScreensFell(money=money):
            shown = [
                f"{club.name} hat {amount} Geld"
                for club, amount in zip(table.clubs, money, strict=True)
                if amount is not None
            ]
            return f"Die Schirme fallen: {listed(shown)}."
        case StillLevel(level="money", seats=seats):
            return f"Gleichstand: {names(table, seats)} haben je {_money(table, seats)} Geld."
        case StillLevel(level="patch", seats=seats):
            holder = name(table, table.patch)
            return f"Den Aufnäher hat {holder}, keiner von denen, die gleichauf liegen."
        case StillLevel(seats=seats):
            each = guns(table.clubs[seats[0]].guns)
            return f"Auch bei den Waffen gleich: {names(table, seats)} haben je {each}."
        case LastFightBegan(seats=seats) if LAST_FIGHT_AGAIN in event.rules:
            return f"Wieder gleich: {names(table, seats)} würfeln noch einmal."
        case LastFightBegan(seats=seats):
            return f"Letzter Kampf zwischen {names(table, seats)}: Würfel plus alle Figuren."
        case LastDieFell(seat=seat, pips=pips):
            return f"Der Würfel von {name(table, seat)} zeigt {pips}."
        case LastStrengthCounted(seat=seat, pips=pips, crew=some, total=total):
            plus = total - pips
            return f"{name(table, seat)}: {pips} (Würfel) + {plus} ({crew(some)}) = {total}."
        case GameWon(seat=seat, level=level):
            return f"{name(table, seat)} gewinnt das Spiel {BY[level]}."


def _money(table: Table, seats: tuple[int, ...]) -> int:
    return table.clubs[seats[0]].money

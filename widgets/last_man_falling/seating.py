"""More or fewer people at a table that is being set."""

from dataclasses import replace

from engine.core.play import Seat
from engine.last_man_falling.cards import Card
from engine.last_man_falling.deck import told
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import FEWEST, MOST, Player, State
from engine.last_man_falling.tables import EDDAS_HAND, KALLES_HAND, NAMES, PILE


def seated(table: State, count: int, hand: tuple[Card, ...] = ()) -> State:
    """So many people; newcomers hold ``hand``, or three cards of ours."""
    count = min(max(count, FEWEST), MOST)
    kept = table.players[:count]
    more = tuple(Player(_free(kept, s), hand or _dealt(s)) for s in range(len(kept), count))
    return replace(table, players=(*kept, *more), turn=table.turn if table.turn < count else 0)


def too_few_cards(options: Options) -> str:
    """Why no more people than that can play, one German sentence."""
    return f"Euer Blatt ({told(options.deck)}) reicht nur für {options.seats} Personen."


def _free(kept: tuple[Player, ...], seat: Seat) -> str:
    taken = {p.name for p in kept}
    return NAMES[seat] if NAMES[seat] not in taken else f"{NAMES[seat]} II"


def _dealt(seat: Seat) -> tuple[Card, ...]:
    return (KALLES_HAND, EDDAS_HAND, PILE[:3])[(seat + 2) % 3]

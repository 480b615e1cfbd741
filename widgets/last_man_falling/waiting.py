"""What can wait for the one on turn, given what lies on top."""

from dataclasses import replace
from typing import Literal

from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, SymbolCard
from engine.last_man_falling.grounds import Ground, depth, ground_of
from engine.last_man_falling.phases import Attack, Jail, Phase, Threat, Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import TOP

type Waits = Literal["threat", "attack", "jail"]
MOST_WAITING = 32


def can_wait(table: State) -> Waits | None:
    """What the card on top can hold out to the one on turn; None: nothing."""
    if not depth(table.discard):
        return None
    top, options = table.ground.card, table.options
    if table.discard[-1] == VERPFEIFEN and options.attack_answer == "equal":
        return None
    if top == VIERFACH:
        return "attack" if table.discard[-1] == VIERFACH else None
    if not isinstance(top, SymbolCard):
        return None
    if top.kind == "doppelmord":
        return "threat"
    if top.kind == "flucht":
        return "threat" if options.parieren else None
    if table.discard[-1] == top and options.knast_answer:
        return "jail"
    return "threat" if options.selbstanzeige else None


def waits(table: State) -> int:
    """How many cards wait for the one on turn; a Knast counts 1; 0: nothing waits."""
    match table.phase:
        case Threat(count=count) | Attack(count=count):
            return count
        case Jail():
            return 1
    return 0


def usual(table: State) -> int:
    """How many cards wait when the top card has just been laid."""
    return {"threat": 2, "attack": 4, "jail": 1}.get(can_wait(table) or "", 0)


def settled(table: State, count: int) -> State:
    """``table`` with so many cards waiting for the one on turn, if anything can wait."""
    return replace(table, phase=_phase(table, min(max(count, 0), MOST_WAITING)))


def _phase(table: State, count: int) -> Phase:
    victim, by = table.turn, table.next_after(table.turn, -1)
    kind = can_wait(table) if count else None
    match kind:
        case "threat":
            return Threat(by, victim, count)
        case "attack":
            return Attack(by, victim, _before(table), count)
        case "jail":
            return Jail(by, victim)
    return Turn()


def _before(table: State) -> Ground:
    """What whoever laid the Vierfach-Attentat had to answer; Messer 5 where nobody knows."""
    if isinstance(table.phase, Attack):
        return table.phase.before
    under = table.discard[:-1]
    if depth(under) and isinstance(ground_of(under, None).card, SymbolCard):
        return ground_of(under, None)
    return Ground(TOP)

"""A score sheet from the protocol of a game: what it tells is written down, the rest stays open."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from engine.core.codec import Malformed
from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.events_night import BestMoveTaken
from engine.sport_mafia.game import MafiaStep
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import FIRST_SHOTS
from engine.sport_mafia.phases import Checking, Hunt
from engine.sport_mafia.protocol_file import Protocol
from engine.sport_mafia.scoring.sheet import MOST_NAMED, Hand, Removed, Sheet
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State

IDLE = 2
"""So many nights without a check or a shot are an offence (§ 8.5.8, § 8.5.10)."""


@dataclass(frozen=True, slots=True)
class Hint:
    """``seat`` has let ``nights`` nights pass, which may be the offence of that key."""

    seat: Seat
    offence: str
    nights: int


def sheet_of(protocol: Protocol, options: Options) -> Sheet:
    """The sheet of the game, its unclear clauses read as in ``options``.

    Raises :class:`Malformed`, one German sentence: nobody has won yet, so nothing can be counted.
    """
    state = protocol.last
    hand = _hand(state)
    if state.result is None:
        raise Malformed(
            "Diese Partie ist noch nicht entschieden: Punkte gibt es erst, wenn das Ergebnis "
            "feststeht."
        )
    killed, move = _first_victim(state), _best_move(protocol.steps())
    named = move.numbers if move is not None else ()
    return Sheet(
        roles=hand,
        winner=state.result.outcome,
        first_vote=state.chosen_first_day,
        killed=killed,
        named=named[:MOST_NAMED] if killed else (),
        closed=move is not None and killed is not None,
        removed=tuple(_removed(state)),
        options=options,
    )


def _hand(state: State) -> Hand:
    if not state.all_roles:
        raise Malformed("In diesem Protokoll hat noch nicht jeder Platz eine Karte.")
    return cast("Hand", tuple(player.role for player in state.players))


def _first_victim(state: State) -> Seat | None:
    """Who fell in the first night with shots (FSM-285: that night alone counts)."""
    hit = next((h.victim for h in state.hunted if h.night == FIRST_SHOTS), 0)
    return hit if hit and state.player(hit).out == "shot" else None


def _best_move(steps: Iterable[MafiaStep]) -> BestMoveTaken | None:
    for one in steps:
        for event in one.events:
            if isinstance(event, BestMoveTaken) and one.before.night == FIRST_SHOTS:
                return event
    return None


def _removed(state: State) -> Iterable[Removed]:
    result = state.result
    for seat in NUMBERS:
        if state.player(seat).offence:
            lost = result is not None and result.cause == "team-defeat" and result.by == seat
            yield Removed(seat, "defeat" if lost else "table")


def hints(protocol: Protocol) -> tuple[Hint, ...]:
    """Who has let two nights or more pass without a check, or without a shot."""
    checked, shot = Counter[Seat](), Counter[Seat]()
    for one in protocol.steps():
        before = one.before
        if one.action == a.Say("retreat") and isinstance(before.phase, Hunt):
            fired = {seat for seat, _ in before.phase.shots}
            shot.update(seat for seat in before.team("black") if seat not in fired)
        sheriff = before.holder("sheriff")
        called = before.phase == Checking("sheriff") and before.is_in(sheriff)
        if called and one.action == a.Bell():
            checked[sheriff] += 1
    idle = (("no-checks", checked), ("no-shots", shot))
    return tuple(
        Hint(seat, key, nights)
        for key, found in idle
        for seat, nights in sorted(found.items())
        if nights >= IDLE
    )

"""The end of a round and of a match: who holds what, who has won."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import NextRound
from engine.last_man_falling.cards import Card, NumberCard, SymbolCard
from engine.last_man_falling.events import LmfEvent, RoundEnded
from engine.last_man_falling.events_more import (
    ExtraRoundDue,
    MatchEnded,
    RoundBegan,
    RoundBlocked,
    RoundScored,
)
from engine.last_man_falling.phases import Over
from engine.last_man_falling.rules.ending import (
    HOW_LONG,
    LAST_SPECIAL_ENDS,
    LOWEST_WINS,
    NUMBERS_COUNT,
    POINTS_FOR_HELD,
    ROUNDS_OR_POINTS,
    SPECIALS_COUNT,
    TIED,
    UP_TO_TARGET,
    WINNER_SCORES_NOTHING,
)
from engine.last_man_falling.rules.setup import STARTER_ROTATES
from engine.last_man_falling.rules.swapping import LAST_VERPFEIFEN
from engine.last_man_falling.rules.turn import BLOCKED, ROUND_ENDS
from engine.last_man_falling.state import Match, State

POINTS = {
    "doppelmord": 10,
    "flucht": 10,
    "knast": 10,
    "waffenwahl": 15,
    "vierfach": 20,
    "verpfeifen": 30,
}
"""What a special card counts (LMF-078 to 083)."""


def points_of(card: Card) -> int:
    """What the card counts at the end of the round (LMF-077 to 083)."""
    return card.number if isinstance(card, NumberCard) else POINTS[card.kind]


def points_in(hand: tuple[Card, ...]) -> int:
    """What a hand counts."""
    return sum(points_of(card) for card in hand)


def round_ended(after: State, seat: Seat, card: Card) -> tuple[LmfEvent, ...]:
    """``seat`` has laid ``card`` as the last; ``after`` is the table without it in hand."""
    rules: list[Rule] = [ROUND_ENDS]
    if isinstance(card, SymbolCard):
        rules.append(LAST_SPECIAL_ENDS)
    elif not isinstance(card, NumberCard):
        rules.append(LAST_VERPFEIFEN)
    return (RoundEnded(rules=tuple(rules), seat=seat, card=card), *scored(after, seat))


def round_blocked(after: State) -> tuple[LmfEvent, ...]:
    """Nobody can do anything any more; a house may not count such a round (LMF-G09)."""
    return (RoundBlocked(rules=(BLOCKED,)), *scored(after, None))


def scored(after: State, winner: Seat | None) -> tuple[LmfEvent, ...]:
    """The points of the round, and in a match what they lead to."""
    less = after.options.winner_deducts
    points = tuple(
        -less if seat == winner else points_in(p.hand) for seat, p in enumerate(after.players)
    )
    held = [c for p in after.players for c in p.hand]
    rules: list[Rule] = [POINTS_FOR_HELD]
    if any(isinstance(c, NumberCard) for c in held):
        rules.append(NUMBERS_COUNT)
    if any(not isinstance(c, NumberCard) for c in held):
        rules.append(SPECIALS_COUNT)
    if winner is not None:
        rules.append(WINNER_SCORES_NOTHING)
    if winner is None and after.options.blocked == "void":
        rules, points = [BLOCKED], (0,) * len(points)
    event = RoundScored(rules=tuple(rules), winner=winner, points=points)
    return (event, *(_match(after, after.match, points) if after.match else ()))


def _match(after: State, match: Match, points: tuple[int, ...]) -> tuple[LmfEvent, ...]:
    totals = tuple(t + p for t, p in zip(match.totals, points, strict=True))
    if not match.playing and not _finished(after, match, totals):
        return ()
    options = after.options
    seats = match.playing or tuple(range(len(totals)))
    least = min(totals[s] for s in seats)
    best = tuple(s for s in seats if totals[s] == least)
    if len(best) > 1 and options.tie == "extra-round":
        return (ExtraRoundDue(rules=(TIED,), seats=best),)
    rules: list[Rule] = [LOWEST_WINS, ROUNDS_OR_POINTS]
    rules.append(HOW_LONG if options.match_by == "rounds" else UP_TO_TARGET)
    if len(best) > 1:
        rules.append(TIED)
    return (MatchEnded(rules=tuple(rules), winners=best, points=least),)


def _finished(after: State, match: Match, totals: tuple[int, ...]) -> bool:
    if after.options.match_by == "rounds":
        return match.round >= after.options.rounds
    return max(totals) >= after.options.target


def next_starter(state: State) -> Seat | None:
    """Who begins the next round; None: there is none (LMF-G05)."""
    phase, match = state.phase, state.match
    if match is None or not isinstance(phase, Over) or phase.champions:
        return None
    if state.options.next_starter == "winner" and phase.winner is not None:
        return phase.winner
    return (match.starter + 1) % len(state.players)


def next_round_breaches(state: State, action: NextRound) -> tuple[Breach, ...]:
    """Every reason against beginning a new round."""
    if not isinstance(state.phase, Over):
        return (Breach(ROUND_ENDS, "Die Runde läuft noch: Erst muss jemand fertig sein."),)
    if state.match is None:
        return (Breach(ROUNDS_OR_POINTS, "Hier ist nur diese eine Runde verabredet."),)
    starter = next_starter(state)
    if starter is None:
        return (Breach(ROUNDS_OR_POINTS, "Das Spiel ist aus, und der Sieg ist vergeben."),)
    if action.seat == starter:
        return ()
    why = f"Die nächste Runde beginnt {state.name(starter)}, nicht {state.name(action.seat)}."
    return (Breach(STARTER_ROTATES, why),)


def next_round(state: State, action: NextRound) -> tuple[LmfEvent, ...]:
    """All cards are gathered; then they have to be shuffled."""
    if state.match is None:
        raise ValueError("no match is played")
    number = state.match.round + 1
    return (RoundBegan(rules=(STARTER_ROTATES,), number=number, starter=action.seat),)

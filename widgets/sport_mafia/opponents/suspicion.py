"""How suspicious each seat looks: points for what can be seen and heard, each with its reason."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.view import View
from engine.sport_mafia.words import COLOUR_NAMES, number
from widgets.sport_mafia.opponents.belief import Belief, Known, believed
from widgets.sport_mafia.opponents.heard import Heard

CERTAIN, LIES, TOLD, RIVAL = 100, 40, 45, 8
"""Points for what is known, for a false Sheriff, for a believed check, for one of two Sheriffs."""
AGAINST_RED, AGAINST_BLACK = 6, -7
SPOKE_AGAINST_RED, SPOKE_AGAINST_BLACK, SPOKE_FOR_BLACK = 3, -3, 6
GUESS = "Gegen niemanden liegt mehr vor als ein Gefühl."

type Taste = Mapping[Seat, int]
"""A few points for each seat that nobody can explain; so that ten people don't think as one."""


@dataclass(frozen=True, slots=True)
class Clue:
    """``points`` (below 0: harmless) about ``seat``, with the reason, one German sentence."""

    seat: Seat
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class Judged:
    """All clues about ``seat`` together, and the one that told most."""

    seat: Seat
    points: int
    why: str


def judged(view: View, heard: Heard, known: Known, taste: Taste) -> tuple[Judged, ...]:
    """Everybody else at the table, the most suspicious first."""
    sheriff = view.seat is not None and view.seats[view.seat - 1].role == "sheriff"
    belief = believed(view, known, sheriff=bool(known) and sheriff)
    clues = [c for c in clues_of(view, heard, known, belief) if view.seats[c.seat - 1].out is None]
    found = []
    for seat in NUMBERS:
        if seat == view.seat or view.seats[seat - 1].out is not None:
            continue
        mine = [c for c in clues if c.seat == seat]
        points = sum(c.points for c in mine) + taste.get(seat, 0)
        fitting = [c for c in mine if (c.points > 0) == (points > 0)]
        best = max(fitting, key=lambda c: abs(c.points), default=None)
        found.append(Judged(seat, points, best.why if best else GUESS))
    return tuple(sorted(found, key=lambda j: (-j.points, j.seat)))


def clues_of(view: View, heard: Heard, known: Known, belief: Belief) -> Iterator[Clue]:
    """Every clue about anybody."""
    for seat, colour in known.items():
        points = CERTAIN if colour == "black" else -CERTAIN
        yield Clue(seat, points, f"{number(seat)} ist sicher {COLOUR_NAMES[colour]}.")
    yield from _claimed(view, belief)
    yield from _voted(view, belief)
    yield from _spoken(heard, belief)


def _claimed(view: View, belief: Belief) -> Iterator[Clue]:
    for seat, proof in belief.liars.items():
        because = f", und was er über {number(proof)} sagt, stimmt nicht" if proof else ""
        yield Clue(seat, LIES, f"{number(seat)} nennt sich Sheriff{because}.")
    for seat in belief.rivals:
        yield Clue(seat, RIVAL, "Von mehreren Sheriffs lügen alle bis auf einen.")
    if belief.trusted:
        why = f"{number(belief.trusted)} ist der Sheriff, dem man glauben kann."
        yield Clue(belief.trusted, -TOLD, why)
    for claim in view.claims:
        points = TOLD if claim.by == belief.trusted else RIVAL if claim.by in belief.rivals else 0
        if points:
            said = COLOUR_NAMES[claim.colour]
            why = f"{number(claim.by)} hat {number(claim.number)} geprüft und sagt: {said}."
            yield Clue(claim.number, points if claim.black else -points, why)


def _voted(view: View, belief: Belief) -> Iterator[Clue]:
    for vote in view.counted:
        if vote.kind == "lift":
            continue
        for who, whom in vote.votes:
            did = f"{number(who)} hat gegen {number(whom)} gestimmt"
            yield from _against(belief, who, whom, did, (AGAINST_RED, AGAINST_BLACK))


def _spoken(heard: Heard, belief: Belief) -> Iterator[Clue]:
    """Who has spoken against whom or for whom; said twice on a day, it counts once."""
    against = {(r.day, r.by, seat): None for r in heard for seat in (*r.black, *r.nominated)}
    for _, who, whom in against:
        did = f"{number(who)} verdächtigt {number(whom)}"
        yield from _against(belief, who, whom, did, (SPOKE_AGAINST_RED, SPOKE_AGAINST_BLACK))
    for _, who, whom in {(r.day, r.by, seat): None for r in heard for seat in r.red}:
        if whom in belief.black:
            did = f"{number(who)} nimmt {number(whom)} in Schutz"
            yield Clue(who, SPOKE_FOR_BLACK, f"{did}, und {number(whom)} gilt als schwarz.")


def _against(
    belief: Belief, who: Seat, whom: Seat, did: str, points: tuple[int, int]
) -> Iterator[Clue]:
    """What it says of ``who`` to be against ``whom``: points if that one is held red, or black."""
    if who == whom:
        return
    if whom in belief.red:
        yield Clue(who, points[0], f"{did}, und {number(whom)} gilt als rot.")
    elif whom in belief.black:
        yield Clue(who, points[1], f"{did}, und {number(whom)} gilt als schwarz.")

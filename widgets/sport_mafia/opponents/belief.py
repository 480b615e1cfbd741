"""Whom of those who call themselves Sheriff somebody believes, and what that makes of the rest."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.play import Seat
from engine.sport_mafia.seats import NUMBERS, Colour
from engine.sport_mafia.state import Claim
from engine.sport_mafia.view import View

type Known = Mapping[Seat, Colour]
"""What somebody takes for certain: the own card, own checks, the own team."""


@dataclass(frozen=True, slots=True)
class Belief:
    """``trusted``: the one Sheriff that is believed (0: none), ``rivals``: those who claim it
    against each other, ``liars``: whose claim can't be true, with the number that proves it (0:
    the believer is the Sheriff). ``red``, ``black``: what is held for true."""

    trusted: Seat
    rivals: tuple[Seat, ...]
    liars: Mapping[Seat, Seat]
    red: frozenset[Seat]
    black: frozenset[Seat]


def known_to(view: View) -> Known:
    """What the viewer knows for certain."""
    return {s: c for s in NUMBERS if (c := view.seats[s - 1].colour)}


def shot(view: View) -> frozenset[Seat]:
    """Who has fallen to the Mafia, which does not shoot its own."""
    return frozenset(s for s in NUMBERS if view.seats[s - 1].out == "shot")


def believed(view: View, known: Known, *, sheriff: bool) -> Belief:
    """What the viewer makes of the claims; ``sheriff``: is it and knows that all others lie."""
    victims = frozenset(s for s in shot(view) if known.get(s) != "black")
    red = victims | {s for s, c in known.items() if c == "red"}
    black = frozenset(s for s, c in known.items() if c == "black")
    liars: dict[Seat, Seat] = {}
    honest: list[Seat] = []
    for by in view.sheriffs:
        if by == view.seat:
            continue
        wrong = next((c.number for c in view.claims if c.by == by and _false(c, red, black)), 0)
        if wrong or sheriff or by in black:
            liars[by] = wrong
        else:
            honest.append(by)
    fallen = [s for s in honest if s in victims]
    trusted = fallen[0] if len(fallen) == 1 else honest[0] if len(honest) == 1 else 0
    told = [c for c in view.claims if c.by == trusted and trusted]
    return Belief(
        trusted,
        tuple(honest) if not trusted else (),
        liars,
        red | {c.number for c in told if not c.black} | ({trusted} if trusted else set()),
        black | {c.number for c in told if c.black},
    )


def _false(claim: Claim, red: frozenset[Seat], black: frozenset[Seat]) -> bool:
    return claim.number in (red if claim.black else black)

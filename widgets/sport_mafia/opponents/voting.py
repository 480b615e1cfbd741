"""Whose turn it is to leave: the vote against one of the list, and the vote on all of them."""

from collections.abc import Sequence

from engine.core.play import Seat
from engine.sport_mafia.words import numbers
from widgets.sport_mafia.opponents.heard import Choice
from widgets.sport_mafia.opponents.mind import Mind


def target(mind: Mind, candidates: Sequence[Seat]) -> Choice:
    """Whom of ``candidates`` to vote against."""
    for found in mind.prey:
        if found.seat in candidates:
            return Choice(found.seat, found.why)
    others = [s for s in candidates if s != mind.me]
    if not others:
        return Choice(candidates[-1], "Außer euch steht niemand zur Wahl.")
    least = [j.seat for j in mind.suspects if j.seat in others]
    return Choice((least or others)[0], "Zur Wahl stehen nur eure eigenen Leute.")


def raises(mind: Mind, candidates: Sequence[Seat], candidate: Seat) -> bool:
    """Whether the hand goes up when ``candidate`` is called."""
    return target(mind, candidates).seat == candidate


def lifts(mind: Mind, tied: Sequence[Seat]) -> Choice:
    """Whether all who are level shall leave: the ``seat`` is then 1, else 0."""
    if mind.black:
        own = sum(s in mind.team for s in tied)
        if own < len(tied) - own:
            return Choice(1, "So gehen mehr Rote als Schwarze.")
        return Choice(0, "So gingen mindestens so viele von euch wie von den anderen.")
    if mind.me in tied:
        return Choice(0, "Ihr stimmt nicht für euren eigenen Abgang.")
    harmless = [j.seat for j in mind.suspects if j.seat in tied and j.points <= 0]
    if harmless:
        return Choice(0, f"Gegen {numbers(sorted(harmless))} spricht zu wenig.")
    return Choice(1, "Verdächtig sind sie alle.")

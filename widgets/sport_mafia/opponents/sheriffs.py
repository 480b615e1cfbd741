"""Who calls himself Sheriff, when, and what he says to have checked."""

from engine.core.play import Seat
from engine.sport_mafia.actions import Action, ClaimCheck, ClaimSheriff
from engine.sport_mafia.advice import reckoning, sheriff_should_come_out
from widgets.sport_mafia.opponents.mind import Mind


def claims(mind: Mind) -> tuple[Action, ...]:
    """What is claimed in this speech, true or not."""
    if mind.role == "sheriff":
        return _true(mind)
    return _false(mind) if mind.black else ()


def reason_to_come_out(mind: Mind) -> str:
    """Why the Sheriff shows himself now, one German sentence; empty: better not yet."""
    view, living = mind.view, len(mind.living)
    talk = view.talk
    if talk and talk.kind == "farewell":
        return "Es ist euer letztes Wort: Eure Prüfungen helfen nur, wenn ihr sie nennt."
    if mind.me in view.nominated or (talk and talk.kind == "defence"):
        return "Ihr steht zur Abstimmung; ein Sheriff gibt sich dann zu erkennen."
    if any(s != mind.me for s in view.sheriffs):
        return "Ein anderer nennt sich Sheriff, und ihr wisst, dass er lügt."
    if sheriff_should_come_out(living):
        return reckoning(living)
    return ""


def _true(mind: Mind) -> tuple[Action, ...]:
    view, me = mind.view, mind.me
    if me not in view.sheriffs and not reason_to_come_out(mind):
        return ()
    told = {c.number for c in view.claims if c.by == me}
    fresh = {c.number: c.hit for c in view.checks if c.number not in told}
    return (*_out(mind), *(ClaimCheck(me, seat, black) for seat, black in fresh.items()))


def _out(mind: Mind) -> tuple[Action, ...]:
    """The claim itself, the first time."""
    return () if mind.me in mind.view.sheriffs else (ClaimSheriff(mind.me),)


def accuser(mind: Mind) -> Seat:
    """Which self-styled Sheriff has called this one black; 0: none."""
    return next((c.by for c in mind.view.claims if c.number == mind.me and c.black), 0)


def _false(mind: Mind) -> tuple[Action, ...]:
    """A black one whom a Sheriff has found says to be the real one; one of the team is enough."""
    view, me = mind.view, mind.me
    by = accuser(mind)
    if not by or by in mind.team or any(s in mind.team and s != me for s in view.sheriffs):
        return ()
    nights = max(view.night - 1, 1)
    mine = [c.number for c in view.claims if c.by == me]
    story = [by] if view.seats[by - 1].out != "shot" else []
    # a word for the own team first, then for whoever will like to hear it
    friends = sorted(mind.living, key=lambda s: (s not in mind.team, s))
    story += [s for s in friends if s not in (by, me, *mine)]
    fresh = [s for s in story if s not in mine][: max(nights - len(mine), 0)]
    return (*_out(mind), *(ClaimCheck(me, seat, seat == by) for seat in fresh))

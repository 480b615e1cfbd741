"""Decisions in a Throwdown: backup, fists, aiming, injuries, using the place afterwards."""

from collections.abc import Sequence

from engine.core.play import Seat
from engine.sons_of_anarchy.actions import (
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    LeaveUnused,
    Shoot,
    UseAtOnce,
)
from engine.sons_of_anarchy.fight import Fight
from engine.sons_of_anarchy.parts import Clubhouse, Crew, Site
from engine.sons_of_anarchy.strength import bonus
from engine.sons_of_anarchy.words import crew as crew_words
from engine.sons_of_anarchy.words import guns as guns_words
from widgets.sons_of_anarchy.opponents.choice import Choice, Seen
from widgets.sons_of_anarchy.opponents.purse import purse_of, worth_of_use

GOOD = 60
"""A chance, in percent, that is worth fighting for without more help."""


def percent(ahead: int, *, tie: bool) -> int:
    """How often one die plus ``ahead`` beats another; ``tie``: being level is enough."""
    pairs = sum(i + ahead > j or (tie and i + ahead == j) for i in range(1, 7) for j in range(1, 7))
    return round(100 * pairs / 36)


def chances(seen: Seen, place: int, mine: Crew, my_guns: int, foes: Sequence[Seat]) -> int:
    """The chance to win there in percent; each foe is thought to draw one gun, if it may."""
    armed = 0 if seen.gun_ban(place) else 1
    against = [bonus(crew, armed) for s in foes if (crew := seen.crew(s, Site(place))).size] or [0]
    ahead = bonus(mine, my_guns) - max(against)
    each = percent(ahead, tie=seen.view.patch == seen.seat)
    return each if len(against) < 2 else each * (3 if ahead < 4 else 4) // 4


def can_draw(seen: Seen, place: int, crew: Crew) -> int:
    """How many guns may be drawn there."""
    return 0 if seen.gun_ban(place) else min(seen.mine.guns or 0, crew.size)


def _foes(seen: Seen, fight: Fight) -> tuple[Seat, ...]:
    return tuple(s for s in fight.seats if s != seen.seat and not seen.view.clubs[s].out)


def _odds(seen: Seen, fight: Fight, more: Crew, guns: int) -> int:
    mine = seen.crew(seen.seat, Site(fight.place)) + more
    return chances(seen, fight.place, mine, guns, _foes(seen, fight))


def backup(seen: Seen, fight: Fight, legal: Sequence[CallBackup]) -> Choice:
    """The call that helps most, if help is needed and any helps enough."""
    none = EndBackup(seen.seat)
    now = seen.crew(seen.seat, Site(fight.place))
    before = _odds(seen, fight, Crew(), min(1, can_draw(seen, fight.place, now)))
    if before >= GOOD:
        return Choice(none, f"Ihr gewinnt in etwa {before} von 100 Fällen; das muss reichen.")
    if not legal:
        why = f"Rufen könnt ihr niemanden mehr, und gewonnen wird in etwa {before} von 100 Fällen."
        return Choice(none, why)
    best, top = legal[0], -1
    for call in legal:
        more = Crew(call.members, call.prospects)
        after = _odds(seen, fight, more, min(1, can_draw(seen, fight.place, now + more)))
        # somebody at home is idle, somebody at a site holds it
        cost = 3 * more.size + (0 if isinstance(call.origin, Clubhouse) else 12)
        if after - cost > top:
            best, top = call, after - cost
    after = _odds(seen, fight, Crew(best.members, best.prospects), 1)
    if after - before < 15 or after < 35:
        return Choice(none, "Auch mit Verstärkung stünde es schlecht; spart euch den Marker.")
    come = crew_words(Crew(best.members, best.prospects))
    why = f"Mit {come} steigen eure Aussichten von etwa {before} auf {after} von 100."
    return Choice(best, why)


def fist(seen: Seen, fight: Fight, legal: Sequence[CloseFist]) -> Choice:
    """As many guns as pay for themselves."""
    purse = purse_of(seen)
    place = seen.place(fight.place)
    stake = 25 + (0 if place.used else max(0, worth_of_use(seen, purse, place)))
    most = max(f.guns for f in legal)
    best, top = 0, -999
    for number in range(most + 1):
        cost = purse.points - purse.plus("guns", -number).plus("heat", min(number, 1)).points
        got = stake * _odds(seen, fight, Crew(), number) // 100 + 4 * number - cost
        if got > top:
            best, top = number, got
    odds = _odds(seen, fight, Crew(), best)
    if not best:
        why = "Jede gezogene Waffe ist weg, und Hitze gibt es obendrein: Das lohnt hier nicht."
        return Choice(CloseFist(seen.seat, 0), why)
    why = f"Mit {guns_words(best)} gewinnt ihr schätzungsweise in {odds} von 100 Fällen."
    return Choice(CloseFist(seen.seat, best), why)


def aim(seen: Seen, fight: Fight, legal: Sequence[Shoot]) -> Choice:
    """At whoever is strongest here."""

    def strength(shot: Shoot) -> int:
        return bonus(seen.crew(shot.target, Site(fight.place)), 0)

    best = max(legal, key=lambda shot: (strength(shot), -shot.target))
    return Choice(best, f"{seen.name(best.target)} hat hier am meisten zu verlieren.")


def injured(legal: Sequence[ChooseInjured]) -> Choice:
    """Prospects first."""
    best = min(legal, key=lambda a: a.members)
    if best.members:
        return Choice(best, "Prospects reichen nicht, also muss auch ein Member hin.")
    return Choice(best, "Prospects lassen sich mit Recruit ersetzen, Members bringen Befehle.")


def afterwards(seen: Seen, fight: Fight, legal: Sequence[UseAtOnce | LeaveUnused]) -> Choice:
    """Use the place at once, if it brings anything."""
    purse, place = purse_of(seen), seen.place(fight.place)
    uses = [action for action in legal if isinstance(action, UseAtOnce)]
    found = [(worth_of_use(seen, purse, place, boost=u.boost) - 8 * u.boost, u) for u in uses]
    best = max(found, key=lambda pair: pair[0], default=(0, None))
    if best[1] is None or best[0] <= 0:
        return Choice(LeaveUnused(seen.seat), "Der Ort bringt euch gerade nichts ein.")
    return Choice(best[1], "Der Ort gehört euch, und jetzt macht ihn euch niemand streitig.")

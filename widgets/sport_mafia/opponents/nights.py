"""What is done by night: the order of shots, the shot, the checks, the best move."""

from engine.core.play import Seat
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.words import number
from widgets.dealer import Stream
from widgets.sport_mafia.opponents.heard import Choice
from widgets.sport_mafia.opponents.mind import Mind

PLANNED = 3
"""For so many nights the Don shows a number."""
BEST_MOVE = 3


def plan(mind: Mind, chance: Stream) -> tuple[Seat, ...]:
    """The numbers that the Don shows in the first night."""
    prey = [s for s in NUMBERS if s not in mind.team]
    return chance.shuffled(prey)[:PLANNED]


def shot(mind: Mind) -> Choice:
    """On whom this one shoots. Only what the whole team knows counts, or they would not agree."""
    view = mind.view
    prey = [s for s in mind.living if s not in mind.team]
    for sheriff in view.sheriffs:
        if sheriff in prey:
            return Choice(sheriff, f"{number(sheriff)} nennt sich Sheriff: Das denken alle drei.")
    for planned in view.order:
        if planned in prey:
            return Choice(planned, f"{number(planned)} ist der Nächste, den der Don angezeigt hat.")
    if not prey:
        return Choice(0, "Es ist niemand mehr da, der nicht zu euch gehört.")
    why = f"Verabredet ist niemand mehr; {number(prey[0])} ist die kleinste rote Nummer."
    return Choice(prey[0], why)


def asked(mind: Mind) -> Choice:
    """About whom Don or Sheriff asks; 0: there is nobody left to ask about."""
    done = {c.number for c in mind.view.checks}
    left = [j for j in mind.suspects if j.seat not in done and j.seat not in mind.team]
    if mind.role == "sheriff":
        if not left:
            return Choice(0, "Alle, die noch da sind, habt ihr geprüft.")
        return Choice(left[0].seat, left[0].why)
    if any(c.hit for c in mind.view.checks) or not left:
        return Choice(0, "Den Sheriff kennt ihr schon, oder alle sind geprüft.")
    # the town trusts the Sheriff most: look for him among the least suspicious
    seat = left[-1].seat
    if seat in mind.view.sheriffs:
        return Choice(seat, f"{number(seat)} nennt sich Sheriff; die Antwort sagt, ob es stimmt.")
    return Choice(seat, f"{number(seat)} wirkt am wenigsten verdächtig.")


def best_move(mind: Mind) -> tuple[Seat, ...]:
    """The three that the victim takes for black."""
    return tuple(sorted(j.seat for j in mind.suspects[:BEST_MOVE]))

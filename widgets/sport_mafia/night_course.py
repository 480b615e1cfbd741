"""A whole night played by the engine, and what each role knows after it."""

from functools import lru_cache, partial

from engine.core.german import listed
from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.order import due
from engine.sport_mafia.phases import Hunt
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.view import known
from engine.sport_mafia.words import COLOUR_NAMES, ROLE_NAMES
from widgets.sport_mafia.night_model import Model, begin
from widgets.sport_mafia.telling import TableStep, went_on


# The view and the live region ask for the same night
@lru_cache(maxsize=32)
def course(model: Model) -> tuple[TableStep, ...]:
    """From the call of the night to the morning; what can't be done is left out."""
    steps: list[TableStep] = []
    play = partial(went_on, steps, begin(model))

    play(a.Say("night"))
    play(a.Say("hunt"))
    while play(a.CallNumber()):
        phase = steps[-1].after.phase
        for shooter, target in model.shots:
            if isinstance(phase, Hunt) and phase.at == target:
                play(a.Shoot(shooter))
    play(a.Say("retreat"))
    for word, who, number in (("don", "don", model.don), ("sheriff", "sheriff", model.sheriff)):
        play(a.Say(word))  # type: ignore[arg-type]
        asked = number and play(a.AskAbout(model.holder(who), number))  # type: ignore[arg-type]
        if not asked:
            play(a.Bell())
    if due(steps[-1].after) == "best-move":
        play(a.Say("best-move"))
        play(a.Bell())
    play(a.Say("morning"))
    return tuple(steps)


def knows(state: State, seat: Seat) -> str:
    """What that seat knows for certain about the others, one German phrase."""
    found = []
    for other in NUMBERS:
        role, team = known(state, other, seat)
        if other != seat and (role or team):
            what = ROLE_NAMES[role] if role else COLOUR_NAMES[team] if team else ""
            found.append(f"Nr. {other}: {what}")
    mine = state.player(seat).role
    for check in state.checks:
        if check.who == mine == "don" and not check.hit:
            found.append(f"Nr. {check.number}: nicht der Sheriff")
    return listed(found) if found else "nichts als die eigene Karte"

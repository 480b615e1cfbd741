"""„Was wäre sinnvoll?“: what a sensible opponent would do in the reader's seat, with its sums."""

import re
from fractions import Fraction

from htpy import Element, div, p, strong

from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.advice import reckoning, worst_case
from engine.sport_mafia.chances import Assumed, decided, red_wins
from engine.sport_mafia.choices import moves
from engine.sport_mafia.phases import Ballot
from engine.sport_mafia.rules import checks, night, voting
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.state import State
from engine.sport_mafia.words import number, numbers
from widgets.parts import cites
from widgets.sport_mafia.opponents import nights, sheriffs
from widgets.sport_mafia.opponents import voting as choosing
from widgets.sport_mafia.opponents.heard import Heard
from widgets.sport_mafia.opponents.mind import Mind
from widgets.sport_mafia.opponents.suspicion import GUESS
from widgets.sport_mafia.probe.model import Model, Msg
from widgets.widget import Ui


def mind_of(model: Model, state: State, heard: Heard) -> Mind:
    """The reader's seat as an opponent would see it: without feelings, only what can be known."""
    found = model.table.people.mind(state, model.me, heard)
    return Mind(found.view, found.heard, {})


def advice(model: Model, ui: Ui[Msg]) -> Element:
    """What to do and why; then the sums behind it, with what they assume."""
    here = mind_of(model, model.state, model.heard)
    what, why = advised(model, here)
    sums = arithmetic(here) if model.asked in ("talk", "vote", "lift") else ""
    rules = tuple(cited(rule, model.table.options) for rule in RULES.get(model.asked, ()))
    return div(".gn-advice")[
        p[strong["Sinnvoll: "], f"{what} ", to_you(why, model.me), cites(rules, ui.root)],
        sums and p[strong["Die Rechnung: "], sums],
    ]


RULES = {
    "plan": (),
    "vote": (voting.MOST_VOTES_LEAVES,),
    "shot": (night.ALL_THE_SAME,),
    "talk": (checks.CLAIMS_ARE_FREE,),
    "check": (),
}


def to_you(why: str, me: Seat) -> str:
    """A reason as the reader in seat ``me`` is told it."""
    mine = re.sub(rf"Nr\. {me} gilt als rot\b", "ihr seid rot", why)
    return re.sub(rf"Nr\. {me}\b", "euch", mine)


def advised(model: Model, here: Mind) -> tuple[str, str]:
    """What to do, and why, each one or two German sentences."""
    chance = model.table.people.chance(model.me, len(model.moments))
    match model.asked:
        case "plan":
            found = nights.plan(here, chance)
            return (
                f"{numbers(found)}, in dieser Reihenfolge.",
                "Wen es trifft, ist fast gleich; wichtig ist, dass alle drei die Folge kennen.",
            )
        case "talk":
            return _talk(model, here)
        case "vote":
            return _vote(model, here)
        case "lift":
            phase = model.state.phase
            tied = phase.candidates if isinstance(phase, Ballot) else ()
            lift = choosing.lifts(here, tied)
            return ("Dafür." if lift.seat else "Nicht dafür.", lift.why)
        case "shot":
            shot = nights.shot(here)
            return (f"Auf {number(shot.seat)} schießen.", shot.why)
        case "check":
            asked = nights.asked(here)
            return (f"{number(asked.seat)} prüfen." if asked.seat else "Niemanden.", asked.why)
        case "best-move":
            first = here.suspects[0].why if here.suspects else ""
            return (f"{numbers(nights.best_move(here))} nennen.", first)
    return ("Abwarten.", "Gerade werdet ihr nichts gefragt.")


def _talk(model: Model, here: Mind) -> tuple[str, str]:
    legal = [m for m in moves(model.state) if m.seat == model.me]
    said = [c for c in sheriffs.claims(here) if c in legal]
    parts = []
    if any(isinstance(c, a.ClaimSheriff) for c in said):
        parts.append("Euch als Sheriff zu erkennen geben.")
    told = [c.number for c in said if isinstance(c, a.ClaimCheck)]
    if told:
        parts.append(f"Die Prüfung von {numbers(told)} nennen.")
    why = sheriffs.reason_to_come_out(here) if said and here.role == "sheriff" else ""
    found = next((j for j in here.prey if a.Nominate(model.me, j.seat) in legal), None)
    if found and found.points > 0 and found.seat in [j.seat for j in here.prey[:2]]:
        parts.append(f"{number(found.seat)} aufstellen.")
        why = why or found.why
    if not parts:
        return ("Zuhören und „Danke“ sagen.", "Sicheres gegen jemanden liegt noch nicht vor.")
    return (" ".join(parts), why)


def _vote(model: Model, here: Mind) -> tuple[str, str]:
    phase = model.state.phase
    if not isinstance(phase, Ballot):
        return ("Abwarten.", "")
    called, rest = phase.candidates[phase.at], phase.candidates[phase.at :]
    best = choosing.target(here, phase.candidates)
    if best.why == GUESS:
        open_ = [s for s in rest if s != model.me and s not in here.team]
        return (f"Nach Gefühl, zum Beispiel gegen {number((open_ or rest)[0])}.", GUESS)
    if best.seat == called:
        return (f"Hand gegen {number(called)}.", best.why)
    if best.seat in rest:
        return (f"Noch warten, bis {number(best.seat)} gerufen wird.", best.why)
    later = choosing.target(here, rest)
    hand = "Hand" if later.seat == called else "Warten auf"
    return (
        f"{hand} gegen {number(later.seat)}."
        if hand == "Hand"
        else f"{hand} {number(later.seat)}.",
        later.why,
    )


def arithmetic(here: Mind) -> str:
    """What is at stake today: sums for the worst case, chances if all vote and shoot blindly."""
    living = len(here.living)
    if here.black:
        black = sum(s in here.team for s in here.living)
        red, known = living - black, "Ihr wisst"
    else:
        (red, black), known = worst_case(living), "Schlimmstenfalls"
    if decided(red, black):
        return reckoning(living)
    right = percent(red_wins(red, black - 1, "night", Assumed()))
    wrong = percent(red_wins(red - 1, black, "night", Assumed()))
    first = "" if here.black else f"{reckoning(living)} "
    return (
        f"{first}{known}: {red} rote, {black} schwarze. Geht heute jemand Schwarzes, gewinnt Rot "
        f"danach mit {right}, geht jemand Rotes, mit {wrong} – wenn von da an alle blind wählen "
        "und jeder Schuss Rot trifft."
    )


def percent(chance: Fraction) -> str:
    """„31 %“."""
    return f"{round(chance * 100)} %"

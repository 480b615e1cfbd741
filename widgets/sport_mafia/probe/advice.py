"""„Was wäre sinnvoll?“: what a sensible opponent would do in the reader's seat, with its sums."""

import re
from dataclasses import dataclass
from fractions import Fraction

from htpy import Element, div, p, strong

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.advice import reckoning, worst_case
from engine.sport_mafia.chances import Assumed, decided, red_wins
from engine.sport_mafia.choices import moves
from engine.sport_mafia.phases import Ballot
from engine.sport_mafia.rules import checks, first_night, night, nominating, tie
from engine.sport_mafia.rules import voting as rules_of_vote
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.state import State
from engine.sport_mafia.view import view
from engine.sport_mafia.words import number, numbers
from widgets.parts import cites
from widgets.sport_mafia.opponents import nights, sheriffs, voting
from widgets.sport_mafia.opponents.heard import Heard
from widgets.sport_mafia.opponents.mind import Mind
from widgets.sport_mafia.opponents.suspicion import GUESS
from widgets.sport_mafia.probe.model import Model, Msg
from widgets.widget import Ui


def mind_of(model: Model, state: State, heard: Heard) -> Mind:
    """The reader's seat as an opponent would see it: without feelings, only what can be known."""
    return Mind(view(state, model.me), heard, {})


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do and why, each one or two German sentences (``why`` may be empty), and the rules
    that it rests on."""

    what: str
    why: str
    rules: tuple[Rule, ...] = ()


def advice(model: Model, ui: Ui[Msg]) -> Element:
    """What to do and why; then the sums behind it, with what they assume."""
    here = mind_of(model, model.state, model.heard)
    found = advised(model, here)
    sums = arithmetic(here) if model.asked in ("talk", "vote", "lift") else ""
    rules = tuple(cited(rule, model.table.options) for rule in found.rules)
    return div(".gn-advice")[
        p[
            strong["Sinnvoll: "],
            f"{found.what} ",
            to_you(found.why, model.me),
            cites(rules, ui.root),
        ],
        sums and p[strong["Die Rechnung: "], sums],
    ]


def to_you(why: str, me: Seat) -> str:
    """A reason as the reader in seat ``me`` is told it."""
    mine = re.sub(rf"Nr\. {me} gilt als rot\b", "ihr seid rot", why)
    return re.sub(rf"Nr\. {me}\b", "euch", mine)


def advised(model: Model, here: Mind) -> Advice:
    """What a sensible opponent would do now."""
    match model.asked:
        case "plan":
            found = nights.plan(here, model.table.people.chance(model.me, len(model.moments)))
            why = "Wen es trifft, ist fast gleich; wichtig ist, dass alle drei die Folge kennen."
            return Advice(f"{numbers(found)}, in dieser Reihenfolge.", why, PLAN)
        case "talk":
            return _talk(model, here)
        case "vote":
            return _vote(model, here)
        case "lift":
            phase = model.state.phase
            lift = voting.lifts(here, phase.candidates if isinstance(phase, Ballot) else ())
            return Advice("Dafür." if lift.seat else "Nicht dafür.", lift.why, LIFT)
        case "shot":
            shot = nights.shot(here)
            what = f"Auf {number(shot.seat)} schießen." if shot.seat else "Nicht schießen."
            return Advice(what, shot.why, SHOT)
        case "check":
            asked = nights.asked(here)
            what = f"{number(asked.seat)} prüfen." if asked.seat else "Niemanden prüfen."
            return Advice(what, asked.why, () if asked.seat else LEAVE)
        case "best-move":
            why = here.suspects[0].why if here.suspects else ""
            return Advice(f"{numbers(nights.best_move(here))} nennen.", why, BEST)
    return Advice("Abwarten.", "Gerade werdet ihr nichts gefragt.")


PLAN: tuple[Rule, ...] = (first_night.DON_SETS_ORDER,)
LIFT: tuple[Rule, ...] = (tie.LIFT_NEEDS_MAJORITY,)
SHOT: tuple[Rule, ...] = (night.ALL_THE_SAME,)
LEAVE: tuple[Rule, ...] = (checks.MAY_LEAVE_IT,)
BEST: tuple[Rule, ...] = (night.BEST_MOVE,)
VOTE: tuple[Rule, ...] = (rules_of_vote.MOST_VOTES_LEAVES,)


def _talk(model: Model, here: Mind) -> Advice:
    legal = [m for m in moves(model.state) if m.seat == model.me]
    said = [c for c in sheriffs.claims(here) if c in legal]
    parts: list[str] = []
    rules: tuple[Rule, ...] = ()
    if any(isinstance(c, a.ClaimSheriff) for c in said):
        parts.append("Euch als Sheriff zu erkennen geben.")
        rules = (checks.COMES_OUT_AT_EIGHT,) if here.role == "sheriff" else CLAIM
    told = [c.number for c in said if isinstance(c, a.ClaimCheck)]
    if told:
        checks_ = "Prüfung" if len(told) == 1 else "Prüfungen"
        parts.append(f"Die {checks_} von {numbers(told)} nennen.")
    why = sheriffs.reason_to_come_out(here) if said and here.role == "sheriff" else ""
    found = next((j for j in here.prey[:2] if a.Nominate(model.me, j.seat) in legal), None)
    if found and found.points > 0:
        parts.append(f"{number(found.seat)} aufstellen.")
        rules, why = rules or PUT, why or found.why
    if not parts:
        return Advice("Zuhören und „Danke“ sagen.", "Gegen niemanden liegt genug vor.")
    return Advice(" ".join(parts), why, rules)


CLAIM: tuple[Rule, ...] = (checks.CLAIMS_ARE_FREE,)
PUT: tuple[Rule, ...] = (nominating.NOMINATE_IN_OWN_MINUTE,)


def _vote(model: Model, here: Mind) -> Advice:
    phase = model.state.phase
    if not isinstance(phase, Ballot):
        return Advice("Abwarten.", "")
    called, rest = phase.called, phase.candidates[phase.at :]
    best = voting.target(here, rest)
    if best.why == GUESS:
        free = [s for s in rest if s != model.me and s not in here.team]
        return Advice(f"Nach Gefühl, zum Beispiel gegen {number((free or rest)[0])}.", GUESS, VOTE)
    if best.seat == called:
        return Advice(f"Hand gegen {number(called)}.", best.why, VOTE)
    return Advice(f"Warten, bis {number(best.seat)} gerufen wird.", best.why, VOTE)


def arithmetic(here: Mind) -> str:
    """What is at stake today: sums for the worst case, chances if all vote and shoot blindly."""
    living = len(here.living)
    if here.black:
        black = sum(s in here.team for s in here.living)
        red, first = living - black, f"Es steht {living - black} : {black}."
    else:
        (red, black), first = worst_case(living), reckoning(living)
    if decided(red, black):
        # who still plays knows that it is not decided; a last word may follow the decision
        plays = here.view.seat in here.living and not here.black
        return f"{first} Also ist mindestens einer von ihnen draußen." if plays else first
    right = percent(red_wins(red, black - 1, "night", Assumed()))
    wrong = percent(red_wins(red - 1, black, "night", Assumed()))
    return (
        f"{first} Geht heute jemand Schwarzes, gewinnt Rot danach mit {right}, geht jemand Rotes, "
        f"mit {wrong} – wenn von da an alle blind wählen und jeder Schuss Rot trifft."
    )


def percent(chance: Fraction) -> str:
    """„31 %“."""
    return f"{round(chance * 100)} %"

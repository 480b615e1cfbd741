"""What happened, as far as the reader's seat may know; what belongs together in one sentence."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from engine.core.german import listed
from engine.core.play import Seat
from engine.core.play import moments as happened
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia import events as e
from engine.sport_mafia import events_night as n
from engine.sport_mafia import phases as p
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.game import GAME, MafiaStep
from engine.sport_mafia.phases import Ballot
from engine.sport_mafia.rules import checks, fouls
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.sanctions import LAST_FOUL
from engine.sport_mafia.script import Cue, cue
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell
from engine.sport_mafia.words import CALLED, ROLE_NAMES, number, numbers
from widgets.sport_mafia.opponents.heard import Remark
from widgets.sport_mafia.probe.course import Moment
from widgets.sport_mafia.probe.tokens import FOUL
from widgets.sport_mafia.table import TALKS

ANNOUNCED = (n.NightCame, n.MafiaWoke, n.SignsBegan, n.HuntEnded, e.MorningCame)
"""What the words of the Spielleitung have just said; only its rules are added to them."""
PLAIN = (e.SpeechEnded, n.CheckerSlept, n.SignsEnded, n.HuntBegan, n.CheckerCalled)
"""What is no news of its own: what comes next says it as well."""
CARDS = "Reihum nimmt jede Person eine Karte."
CALLS = "Eine Nummer nach der anderen wird gerufen."
OUTCRY = "„Das stimmt doch gar nicht!“"
FREE = "Noch kostet das nichts; erst das dritte nimmt eine Rede."
HANDS = ""
"""What stands for each of a run of events that are told once, or, of hands, not at all."""


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence with the rules behind it. ``spoken``: somebody says it, with that number (0: the
    Spielleitung); None: it happens."""

    text: str
    rules: tuple[Rule, ...]
    spoken: Seat | None = None


def told(moment: Moment, me: Seat, *, everything: bool = False) -> list[Line]:
    """The lines of a moment; ``everything``: also what ``me`` could not know then."""
    lines: list[Line] = []
    remarks = list(moment.heard[len(moment.heard) - moment.fresh :])
    for step in moment.steps:
        lines += _announced(step)
        for before, event in happened(GAME.evolve, step.before, step.events):
            if isinstance(event, e.Nominated | e.SpeechEnded | e.FoulGiven):
                lines += _remarks(remarks)
            if not everything and event.seen_by is not None and me not in event.seen_by:
                continue
            if lines and lines[-1].spoken == 0 and _said_already(event):
                last = lines.pop()
                lines.append(Line(last.text, _both(last.rules, event.rules), 0))
            else:
                lines += _line(before, event)
    lines += _remarks(remarks)
    options = moment.after.options
    return [
        Line(one.text, tuple(cited(rule, options) for rule in one.rules), one.spoken)
        for one in _joined(lines)
    ]


def _said_already(event: MafiaEvent) -> bool:
    return isinstance(event, ANNOUNCED) or (
        isinstance(event, e.VoteBegan) and event.kind == "vote" and len(event.candidates) > 1
    )


def _both(first: tuple[Rule, ...], more: tuple[Rule, ...]) -> tuple[Rule, ...]:
    return (*first, *(rule for rule in more if rule not in first))


def _announced(step: MafiaStep) -> Iterator[Line]:
    """The words of the Spielleitung, before what they bring about."""
    found: Cue | None = None
    if isinstance(step.action, a.Say) or isinstance(step.before.phase, Ballot):
        found = cue(step.before)
    if found and found.say and not isinstance(step.action, a.RaiseHand):
        yield Line(f"„{found.say}“", (found.rule,), 0)


def _line(before: State, event: MafiaEvent) -> Iterator[Line]:
    match event:
        case n.CardTaken():
            yield Line(CARDS, event.rules)
        case n.NumberCalled():
            yield Line(CALLS, event.rules)
        case e.Voted():
            yield Line(HANDS, event.rules)
        case e.HandsCounted():
            yield _counted(before, event)
        case e.FoulGiven():
            yield from _foul(before, event)
        case _ if isinstance(event, PLAIN):
            return
        case _:
            if text := tell(before, event):
                yield Line(text, event.rules)


def _foul(before: State, event: e.FoulGiven) -> Iterator[Line]:
    """What slipped out, the foul, and what it costs so far."""
    if event.offence == FOUL:
        yield Line(OUTCRY, event.rules[:1], event.seat)
    text, rules = tell(before, event), event.rules
    if not event.ban and event.count < LAST_FOUL - 1:
        yield Line(f"{text} {FREE}", (*rules[:1], fouls.THIRD_FOUL_SILENCES))
    else:
        yield Line(text, rules)


def _counted(before: State, event: e.HandsCounted) -> Line:
    ballot = before.phase
    votes = ballot.votes if isinstance(ballot, Ballot) else ()
    hands = [who for who, against in votes if against == event.candidate]
    text = tell(before, event)
    if hands:
        text = f"{text[:-1]} ({listed([str(s) for s in sorted(hands)])})."
    return Line(text, event.rules)


def _joined(lines: Iterable[Line]) -> list[Line]:
    """Ten cards or ten numbers in one sentence; single hands are left to the count."""
    found: list[Line] = []
    told = {HANDS}
    for one in lines:
        if one.text in told:
            continue
        if one.text in (CARDS, CALLS):
            told.add(one.text)
        found.append(one)
    return found


def _remarks(remarks: list[Remark]) -> list[Line]:
    found = [
        Line(f"„{text}“", (checks.CLAIMS_ARE_FREE,), said.by)
        for said in remarks
        if (text := spoken(said))
    ]
    remarks.clear()
    return found


def spoken(said: Remark) -> str:
    """What somebody says beside claims and nominations; empty: nothing."""
    parts = []
    if said.black:
        verb = "ist" if len(said.black) == 1 else "sind"
        parts.append(f"Verdächtig {verb} mir {numbers(said.black)}.")
        parts += [said.why] if said.why else []
    if said.red:
        parts.append(f"Für rot halte ich {numbers(said.red)}.")
    return " ".join(parts)


def title(moment: Moment) -> str:
    """What the moment is about, in a few words."""
    phase = moment.before.phase
    match phase:
        case p.Waiting(word=word):
            if word == "night":
                return f"Nacht {moment.before.night + 1}"
            if word == "morning":
                return f"Tag {moment.before.day + 1}"
            called = CALLED[word]
            return called[0].upper() + called[1:]
        case p.Ballot(kind="lift"):
            return "Gehen alle?"
        case p.Ballot(candidates=names, at=at):
            return f"Wer gegen {number(names[at])}?"
        case p.Talk(kind=kind, seat=seat):
            return f"{number(seat)} {TALKS[kind]}"
        case p.Suspecting(seat=seat):
            return f"{number(seat)} hat den besten Zug"
        case p.Absprache():
            return "Absprache"
        case p.Checking(who=who):
            return f"Der {ROLE_NAMES[who]} prüft"
    return "Die Jagd"

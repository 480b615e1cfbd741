"""What happened and what somebody does, as German sentences."""

from engine.core.german import listed
from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia import events as e
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.order import next_number
from engine.sport_mafia.phases import Ballot, Hunt, Talk
from engine.sport_mafia.state import State
from engine.sport_mafia.wording_end import tell_end
from engine.sport_mafia.wording_night import tell_night
from engine.sport_mafia.words import (
    ANNOUNCED,
    ROLE_NAMES,
    count_word,
    number,
    numbers,
    seconds_word,
    votes_word,
)


def tell(before: State, event: e.MafiaEvent) -> str:
    """What happened, one or two sentences; ``before`` is the state right before the event."""
    match event:
        case e.MorningCame(day=day):
            return f"In der Stadt wird es hell: Tag {day}. Die Masken kommen ab."
        case e.Opens(order=order):
            return f"Die Diskussion beginnt: Es reden {listed([str(s) for s in order])}."
        case e.SpeechBegan():
            return _speech(before, event)
        case e.SpeechEnded(seat=seat, bell=bell):
            who = number(seat)
            return f"Die Zeit von {who} ist um." if bell else f"Die Rede von {who} ist zu Ende."
        case e.Nominated():
            return _nominated(before, event)
        case e.Withdrawn(by=by, number=seat):
            return f"{number(by)} nimmt die Nominierung von {number(seat)} zurück."
        case e.ListRead(numbers=seats):
            return f"Auf der Liste stehen: {numbers(seats)}." if seats else "Die Liste ist leer."
        case e.SheriffClaimed(by=by):
            return f"{number(by)} sagt: „Ich bin der Sheriff.“ Bestätigt wird das nicht."
        case e.CheckClaimed(by=by, number=seat, black=black):
            return f"{number(by)} sagt, {number(seat)} sei {'schwarz' if black else 'rot'}."
        case e.DutyReminded():
            return _duty(event)
        case e.NoVote(why=why):
            return _no_vote(before, why)
        case e.VoteBegan():
            return _vote(event)
        case e.Voted(seat=seat, against=against):
            if not against:
                return f"{number(seat)} ist dafür, dass alle gehen."
            whom = "sich selbst" if seat == against else number(against)
            return f"{number(seat)} stimmt gegen {whom}."
        case e.HandsCounted():
            return _hands(event)
        case e.TieFound(seats=seats, count=count):
            return f"Gleichstand: {numbers(seats)} haben je {votes_word(count)}."
        case e.LiftCounted(in_favour=in_favour, living=living):
            return f"{in_favour} von {living} sind dafür."
    return tell_end(before, event) or tell_night(before, event)


def _speech(before: State, event: e.SpeechBegan) -> str:
    who = number(event.seat)
    match event.kind:
        case "farewell":
            return f"{who} hat {seconds_word(event.seconds)} zum Abschied."
        case "defence":
            return f"{who} hat noch einmal {seconds_word(event.seconds)}."
    if event.seconds == 0:
        rest = ", darf aber aufstellen" if event.ban == "nominate" else " und stellt niemanden auf"
        return f"{who} hat in dieser Minute kein Wort{rest}."
    return f"{who} hat das Wort: {seconds_word(event.seconds)}."


def _nominated(before: State, event: e.Nominated) -> str:
    whom = "sich selbst" if event.by == event.number else number(event.number)
    if event.instead:
        return f"{number(event.by)} stellt {whom} auf; {number(event.instead)} fällt von der Liste."
    return f"{number(event.by)} stellt {whom} auf. Angenommen."


def _duty(event: e.DutyReminded) -> str:
    match event.duty:
        case "name-checks":
            return f"Erinnerung an den Sheriff: Geprüft sind {numbers(event.numbers)}."
        case "come-out":
            return "Erinnerung an den Sheriff: Jetzt wäre die Zeit, sich zu zeigen."
    return "Erinnerung an den Sheriff: Wer abgewählt werden soll, gibt sich zu erkennen."


def _no_vote(before: State, why: str) -> str:
    if why == "nobody":
        return "Niemand ist aufgestellt: keine Abstimmung."
    if why == "alone":
        return f"Auf der Liste steht nur {number(before.nominated[0])}: keine Abstimmung."
    return "Die Abstimmung entfällt."


def _vote(event: e.VoteBegan) -> str:
    match event.kind:
        case "again":
            return f"Stechen zwischen {numbers(event.candidates)}."
        case "lift":
            return f"Frage an alle: Wer ist dafür, dass {numbers(event.candidates)} gehen?"
    if len(event.candidates) == 1:
        return f"Abgestimmt wird über {number(event.candidates[0])} allein."
    return f"Abgestimmt wird der Reihe nach über {numbers(event.candidates)}."


def _hands(event: e.HandsCounted) -> str:
    text = f"Gegen {number(event.candidate)}: {votes_word(event.count)}"
    if not event.missing:
        return f"{text}."
    return f"{text}, davon {count_word(len(event.missing))} ohne gehobene Hand."


def tell_action(state: State, action: a.Action) -> str:
    """What somebody does, one short phrase."""
    match action:
        case a.Say(word=word, seat=by):
            who = number(by)
            return f"{who[0].upper()}{who[1:]} sagt {ANNOUNCED[word]} an"
        case a.TakeCard(to=to, role=role):
            return f"{number(to)} bekommt die Karte „{ROLE_NAMES[role]}“"
        case a.Bell():
            return "Die Zeit ist um"
        case a.PlanShot(seat=by, number=seat):
            return f"{number(by)} zeigt {_whom(by, seat)} an"
        case a.AgreeBeacons(seat=by):
            return f"{number(by)} verabredet Leuchtfeuer"
        case a.Nominate(seat=by, number=seat):
            return f"{number(by)} will {_whom(by, seat)} aufstellen"
        case a.Withdraw(seat=by, number=seat):
            return f"{number(by)} will {number(seat)} zurückziehen"
        case a.AskList(seat=by):
            return f"{number(by)} fragt, wer aufgestellt ist"
        case a.EndSpeech(seat=by):
            silent = isinstance(state.phase, Talk) and not state.phase.seconds
            return f"{number(by)} schweigt" if silent else f"{number(by)} sagt „Danke“"
        case a.ClaimSheriff(seat=by):
            return f"{number(by)} nennt sich Sheriff"
        case a.ClaimCheck(seat=by, number=seat):
            return f"{number(by)} nennt eine Prüfung von {number(seat)}"
        case a.RaiseHand(seat=by):
            return f"{number(by)} hebt die Hand{_against(state, by)}"
        case a.CountHands():
            return "Die Spielleitung zählt die Hände"
        case a.CallNumber():
            return _next_called(state)
        case a.Shoot(seat=by):
            at = state.phase.at if isinstance(state.phase, Hunt) else 0
            return f"{number(by)} schießt auf {number(at)}" if at else f"{number(by)} schießt"
        case a.AskAbout(seat=by, number=seat):
            return f"{number(by)} prüft {_whom(by, seat)}"
        case a.Suspect(seat=by, number=seat):
            return f"{number(by)} nennt {number(seat)}"
        case a.Sanction():
            return _sanction(action)


def _whom(by: Seat, seat: Seat) -> str:
    return "sich selbst" if by == seat else number(seat)


def _against(state: State, by: Seat) -> str:
    ballot = state.phase
    if not isinstance(ballot, Ballot) or ballot.kind == "lift":
        return ""
    return f" gegen {_whom(by, ballot.candidates[ballot.at])}"


def _next_called(state: State) -> str:
    called = next_number(state)
    return f"Die Spielleitung ruft die {called}" if called else "Die Spielleitung ruft weiter"


def _sanction(action: a.Sanction) -> str:
    offence = OFFENCES.get(action.offence)
    what = offence.name if offence else action.offence
    return f"Die Spielleitung ahndet bei {number(action.whom)}: {what}"

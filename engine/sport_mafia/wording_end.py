"""What fouls, exits and the end come to, as German sentences."""

from engine.sport_mafia import events as e
from engine.sport_mafia.offences import named
from engine.sport_mafia.phases import Ban, Waiting
from engine.sport_mafia.state import Cause, Outcome, State
from engine.sport_mafia.words import number, numbers

BANS: dict[Ban, str] = {
    "": "",
    "half": " Die nächste Minute ist nur halb so lang.",
    "nominate": " Das kostet das Wort in der nächsten Minute.",
    "silent": " Die nächste Minute fällt ganz aus.",
}
WON: dict[Outcome, str] = {
    "red": "Rot gewinnt",
    "black": "Schwarz gewinnt",
    "draw": "Unentschieden",
}
STAYS: dict[e.Stays, str] = {
    "no-majority": "Das ist keine Mehrheit: {} bleiben.",
    "second-tie": "Wieder gleich zwischen denselben: {} bleiben.",
    "whole-table": "Über den ganzen Tisch wird nicht gehoben: {} bleiben.",
    "four": "Zu viert wird hier nicht gehoben: {} bleiben.",
    "first-day": "Am ersten Tag geht hier niemand.",
    "gone": "Die meisten Stimmen hat {}, schon draußen: Sonst geht niemand.",
}


def tell_end(before: State, event: e.MafiaEvent) -> str:
    """What happened; empty: nothing to tell, or an event of the night."""
    match event:
        case e.AllStay(seats=seats, why=why):
            return STAYS[why].format(numbers(seats))
        case e.Left():
            return _left(event)
        case e.FoulGiven(seat=seat, offence=offence, count=count, ban=ban):
            return f"{count}. Foul für {number(seat)}: {named(offence).name}.{BANS[ban]}"
        case e.Disqualified():
            return _disqualified(event)
        case e.VoteDropped(today=today):
            if not today:
                return "Die Abstimmung am nächsten Tag entfällt."
            if before.phase == Waiting("night"):
                return "Heute wird ohnehin nicht mehr abgestimmt; morgen schon."
            return "Die Abstimmung dieses Tages entfällt."
        case e.VoteKept(seat=seat):
            return f"Wegen {number(seat)} entfällt keine Abstimmung."
        case e.Decided():
            return _decided(event)
        case e.GameEnded(outcome=outcome):
            return f"Die Partie ist zu Ende: {WON[outcome]}. Die Karten liegen offen."
    return ""


def _left(event: e.Left) -> str:
    one = len(event.seats) == 1
    who = number(event.seats[0]) if one else numbers(event.seats)
    if event.way == "shot":
        return f"Getroffen ist {who}. Die Karte bleibt verdeckt."
    return f"{who} {'scheidet' if one else 'scheiden gemeinsam'} aus. Aufgedeckt wird nichts."


def _disqualified(event: e.Disqualified) -> str:
    who, what = number(event.seat), named(event.offence).name
    if event.already:
        return f"{who} ist disqualifiziert ({what}) und hat kein letztes Wort mehr."
    if event.way == "fouls":
        return f"{who} ist mit dem vierten Foul sofort draußen, ohne letztes Wort."
    return f"{who} ist sofort draußen, ohne letztes Wort: {what}."


def _decided(event: e.Decided) -> str:
    stand = f"{event.red} rote, {event.black} schwarze am Tisch"
    texts: dict[Cause, str] = {
        "no-black-left": "Kein Schwarzer sitzt mehr am Tisch: Rot hat gewonnen.",
        "parity": f"{stand}: Schwarz hat gewonnen.",
        "team-defeat": f"Das Team von {number(event.by)} verliert: {WON[event.outcome]}.",
        "nights": f"Drei Nächte ohne Abgang: {WON[event.outcome]}.",
        "everybody-gone": "Niemand ist mehr am Tisch: Unentschieden.",
    }
    return texts[event.cause]

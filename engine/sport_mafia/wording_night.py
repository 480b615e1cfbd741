"""What happens by night, as German sentences."""

from engine.sport_mafia import events as e
from engine.sport_mafia import events_night as n
from engine.sport_mafia.phases import Checker, Sign
from engine.sport_mafia.state import State
from engine.sport_mafia.words import ROLE_NAMES, count_word, number, numbers

SIGNS: dict[Sign, tuple[str, str, str]] = {
    "sheriff-looks": (
        "Der Sheriff erwacht und sieht sich um.",
        "{} schaut in die Runde.",
        "Der Sheriff schläft wieder ein.",
    ),
    "don-signals": (
        "Der Don soll sich zeigen, mit der Maske auf dem Gesicht.",
        "{} gibt ein Zeichen: der Don.",
        "Der Don ist der Spielleitung bekannt.",
    ),
    "sheriff-signals": (
        "Der Sheriff soll sich zeigen, mit der Maske auf dem Gesicht.",
        "{} gibt ein Zeichen: der Sheriff.",
        "Der Sheriff ist der Spielleitung bekannt.",
    ),
    "sitting": ("Alle dürfen 40 Sekunden frei sitzen.", "", "Das freie Sitzen ist vorbei."),
}
MISSES: dict[n.Miss, str] = {
    "": "Alle Schwarzen haben auf {} geschossen: getroffen.",
    "different": "Die Schwarzen haben auf verschiedene Nummern geschossen: Fehlschuss.",
    "several": "Einer hat auf mehrere Nummern geschossen: Fehlschuss.",
    "none": "Nicht alle Schwarzen haben geschossen: Fehlschuss.",
    "empty": "Geschossen haben alle auf einen leeren Platz: Fehlschuss.",
}


def tell_night(before: State, event: e.MafiaEvent) -> str:
    """What happened; empty: nothing to tell."""
    match event:
        case n.NightCame(night=night):
            return f"Nacht {night} bricht herein, die Masken kommen auf."
        case n.CardTaken(seat=seat):
            return f"{number(seat)} nimmt eine Karte."
        case n.RoleLearned(seat=seat, role=role):
            return f"{number(seat)} sieht: {ROLE_NAMES[role]}."
        case n.TrayEmpty():
            return "Alle zehn Karten sind verteilt."
        case n.MafiaWoke():
            return "Die Mafia erwacht, ein einziges Mal alle zusammen."
        case n.MafiaMet(seats=seats, don=don):
            return f"Schwarz sind {numbers(seats)}; der Don ist {number(don)}."
        case n.ShotPlanned(number=seat, place=place):
            return f"{place}. Schuss: {number(seat)}."
        case n.BeaconsAgreed():
            return "Die Mafia geht nach Leuchtfeuern in den Reden des Don."
        case n.MafiaSlept():
            return "Die Minute ist um, die Mafia schläft ein."
        case n.SignsBegan(what=what):
            return SIGNS[what][0]
        case n.Shown(seat=seat, what=what):
            return SIGNS[what][1].format(number(seat))
        case n.SignsEnded(what=what):
            return SIGNS[what][2]
        case n.HuntBegan():
            return "Die Mafia geht auf die Jagd."
        case n.NumberCalled(number=seat):
            return f"„{seat}.“"
        case n.ShotFired(seat=seat, number=target):
            return f"{number(seat)} hebt die Hand: Schuss auf {number(target)}."
        case n.HuntEnded():
            return "Die Jagd ist vorbei."
        case n.ShotsCompared(victim=victim, miss=miss):
            return MISSES[miss].format(number(victim))
        case n.CheckerCalled(who=who):
            return f"Aufgerufen wird der {ROLE_NAMES[who]}."
        case n.Answered(seat=seat, who=who, number=target, hit=hit):
            return _answer(seat, who, target, hit)
        case n.CheckerSlept(who=who):
            return f"Der {ROLE_NAMES[who]} schläft."
        case n.BestMoveBegan(seat=seat):
            return f"{number(seat)} ist getroffen und hat den besten Zug: drei Nummern."
        case n.Suspected(seat=seat, number=target):
            return f"{number(seat)} hält {number(target)} für schwarz."
        case n.BestMoveTaken(numbers=seats):
            return f"Angenommen: {numbers(seats)}." if seats else "Genannt ist keine Nummer."
        case n.NoBestMove(seat=seat):
            return f"Für {number(seat)} gab es keinen besten Zug: Am ersten Tag gingen mehrere."
        case n.NobodyShot():
            return "Fehlschuss: In dieser Nacht ist niemand gefallen."
        case n.AlsoShot(seat=seat):
            return f"{number(seat)} wurde auch getroffen."
        case n.StillNight(count=count):
            if count < 2:
                return ""
            return f"Seit {count_word(count)} Nächten ist niemand gegangen."
    return ""


def _answer(seat: int, who: Checker, target: int, hit: bool) -> str:
    asked = f"{number(seat)} zeigt auf {number(target)}"
    if who == "don":
        return f"{asked}: {'Ja, das ist' if hit else 'Nein, das ist nicht'} der Sheriff."
    return f"{asked}: {'schwarz' if hit else 'rot'}."

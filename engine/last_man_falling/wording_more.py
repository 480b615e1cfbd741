"""What happened in a turn, to the pile, around calls and at the end, as German sentences."""

from engine.core.german import listed
from engine.last_man_falling import events_house as h
from engine.last_man_falling import events_more as m
from engine.last_man_falling.answers import attack_waiting
from engine.last_man_falling.events_more import MoreEvents
from engine.last_man_falling.state import State
from engine.last_man_falling.words import (
    CALL_WORDS,
    card_name,
    cards_word,
    number_word,
    points_word,
)


def tell_more(before: State, event: MoreEvents) -> str:
    """What happened, one or two sentences; ``before`` is the state right before the event."""
    name = before.name
    match event:
        case m.DrewCard(seat=seat):
            again = getattr(before.phase, "drawn", ())
            return f"{name(seat)} zieht {'noch ' if again else ''}eine Karte."
        case m.Passed(seat=seat, fruitless=fruitless):
            return f"{name(seat)} passt{', denn zu ziehen gibt es nichts' if fruitless else ''}."
        case m.PileRanOut():
            return "Der Nachziehstapel ist leer: Die Ablage wird neu gemischt."
        case m.DirectionChanged(direction=direction):
            way = "im Uhrzeigersinn" if direction == 1 else "gegen den Uhrzeigersinn"
            return f"Ab jetzt wird {way} gespielt."
        case m.Skipped(seat=seat):
            return f"{name(seat)} setzt aus."
        case m.Jailed(seat=seat):
            return f"{name(seat)} setzt dafür auch den nächsten Zug aus."
        case m.ThreatBegan(victim=victim, count=count):
            return f"{name(victim)} soll {cards_word(count)} ziehen: weiterreichen oder annehmen?"
        case m.ThreatAccepted(victim=victim):
            return f"{name(victim)} reicht nichts weiter und nimmt {attack_waiting(before)} an."
        case m.JailBegan(victim=victim):
            return f"{name(victim)} soll aussetzen: einen Knast darauflegen oder sitzen?"
        case m.HandsSwapped(seat=seat, other=other):
            return f"{name(seat)} und {name(other)} tauschen ihre ganze Hand."
        case h.DrawnReturned(seat=seat, to=to, count=count):
            which = "die gezogene Karte" if count == 1 else f"die {number_word(count)} gezogenen"
            return f"{name(seat)} gibt {name(to)} {which}."
        case h.CardsHanded(cards=cards):
            return f"Verdeckt weitergegeben: {listed([card_name(c) for c in cards])}."
        case h.OrderKept(chosen=chosen, then=then):
            return f"Nach {name(chosen)} geht es bei {name(then)} weiter, wo die Reihe abriss."
        case h.DebtKept(seat=seat, count=count):
            return f"{name(seat)} bleibt {cards_word(count)} schuldig, für den nächsten Zug."
        case m.PlayResumed(seat=seat):
            return f"Weiter geht es, wo ihr wart: bei {name(seat)}."
        case m.LastAttackStands(victim=victim, count=count):
            return f"Vor dem Zählen zieht {name(victim)} noch {cards_word(count)}."
        case m.RoundBlocked():
            return "Alle haben gepasst, und zu ziehen gibt es nichts: Die Runde ist vorbei."
        case m.RoundScored():
            return _scored(before, event)
        case m.ExtraRoundDue(seats=seats):
            return f"Gleichstand: {listed([name(s) for s in seats])} spielen noch um den Sieg."
        case m.MatchEnded():
            return _won(before, event)
    return _around(before, event)


def _around(before: State, event: MoreEvents) -> str:
    """Calls, reports, wrong cards, and setting up."""
    name = before.name
    match event:
        case m.CallMade(seat=seat, call=call):
            return f"{name(seat)} ruft: „{CALL_WORDS[call]}!“"
        case m.CallOwed(seat=seat, call=call):
            return f"Jetzt sollte von {name(seat)} ein Ruf kommen: „{CALL_WORDS[call]}“."
        case m.CallWindowClosed(seats=seats):
            return f"Wer {listed([name(s) for s in seats])} ertappen wollte, kommt zu spät."
        case m.CallCaught(seat=seat, by=None):
            return f"{name(seat)} hat den Ruf vergessen, und das kostet immer."
        case m.CallCaught(seat=seat, by=int(by)):
            return f"{name(by)} hat es gemerkt: Von {name(seat)} kam kein Ruf."
        case m.TipReported(seat=seat, votes=votes):
            heard = "Eine Person hat" if votes == 1 else f"{number_word(votes).capitalize()} haben"
            return f"{heard} es gehört: {name(seat)} hat einen Tipp gegeben."
        case m.SleepPointedOut(seat=seat, by=by):
            return f"{name(by)} muss {name(seat)} daran erinnern, wer dran ist."
        case m.WrongCardLaid(seat=seat, card=card, why=why):
            return f"{why} {name(seat)} nimmt {card_name(card)} zurück."
        case m.PenaltyDue(seat=seat, count=count):
            return f"Strafe für {name(seat)}: {cards_word(count)}."
        case m.RoundBegan(number=number, starter=starter):
            return f"Runde {number}: Alle Karten kommen zurück, {name(starter)} wird beginnen."
        case m.PileShuffled(count=count):
            lie = "liegt" if count == 1 else "liegen"
            return f"Gemischt: {cards_word(count)} {lie} zum Ziehen bereit."
        case m.OrderSet():
            return "Die Reihenfolge kennt niemand."
        case m.Dealt(count=count):
            return f"Jede Person bekommt {cards_word(count)}, verdeckt."
        case m.HandSeen(seat=seat, cards=cards):
            return f"{name(seat)} hält jetzt: {listed([card_name(c) for c in cards])}."
        case m.CardTurnedUp(card=card):
            return f"Aufgedeckt wird: {card_name(card)}."
        case m.FirstCardReturned(card=card):
            return f"{card_name(card)} geht zurück in den Stapel; es wird neu gemischt."
        case m.WeaponAsked(seat=seat):
            return f"{name(seat)} beginnt und nennt die Waffe."
    raise TypeError(type(event).__name__)


def _scored(before: State, event: m.RoundScored) -> str:
    told = [f"{before.name(s)} {p}" for s, p in enumerate(event.points) if s != event.winner]
    text = f"Punkte dieser Runde: {listed(told)}."
    if event.winner is None or not (less := -event.points[event.winner]):
        return text
    return f"{text} {before.name(event.winner)} zieht {less} ab."


def _won(before: State, event: m.MatchEnded) -> str:
    names = listed([before.name(s) for s in event.winners])
    verb = "gewinnt das Spiel" if len(event.winners) == 1 else "teilen sich den Sieg"
    return f"{names} {verb} mit {points_word(event.points)}."

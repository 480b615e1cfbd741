"""The list of candidates: who may put whom on it, and what comes off again."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import ListRead, MafiaEvent, Nominated, Withdrawn
from engine.sport_mafia.order import speaker
from engine.sport_mafia.phases import Talk
from engine.sport_mafia.rules import fouls
from engine.sport_mafia.rules import nominating as v
from engine.sport_mafia.state import State
from engine.sport_mafia.words import number


def _own_minute(state: State, seat: Seat) -> tuple[Breach, ...]:
    """Whether ``seat`` has the minute in which lists are made."""
    talk = speaker(state)
    if talk is None or talk.seat != seat:
        who = f"Das Wort hat {number(talk.seat)}" if talk else "Niemand hat das Wort"
        why = f"{who}; aufstellen darf {number(seat)} nur in der eigenen Minute."
        return (Breach(v.NOMINATE_IN_OWN_MINUTE, why),)
    if talk.kind == "minute":
        return ()
    if talk.kind == "farewell" and talk.then == "day":
        if state.options.farewell_nomination:
            return ()
        why = f"{number(seat)} ist in der Nacht gefallen und stellt niemanden mehr auf."
        return (Breach(v.NOT_IN_THE_FAREWELL, why),)
    why = "Jetzt geht es um das Ergebnis der Abstimmung; die Liste ist geschlossen."
    return (Breach(v.NOMINATE_IN_OWN_MINUTE, why),)


def nominate_breaches(state: State, action: a.Nominate) -> tuple[Breach, ...]:
    """Every reason against the nomination."""
    found = list(_own_minute(state, action.seat))
    talk = speaker(state)
    mine = talk if talk is not None and talk.seat == action.seat else None
    if mine and mine.ban == "silent":
        rule = fouls.LIGA_LADDER if state.options.ladder == "liga" else fouls.SILENCED_MAY_NOMINATE
        why = f"{number(action.seat)} setzt in dieser Minute ganz aus, auch beim Aufstellen."
        found.append(Breach(rule, why))
    if not state.is_in(action.number):
        why = f"{number(action.number)} ist nicht mehr am Tisch."
        found.append(Breach(v.ANYBODY_AT_THE_TABLE, why))
    if action.number in state.nominated:
        why = f"{number(action.number)} steht schon auf der Liste."
        found.append(Breach(v.ON_THE_LIST_ONCE, why))
    if mine and mine.named and state.options.nominations == "one":
        why = f"{number(action.seat)} hat heute schon {number(mine.named[-1])} aufgestellt."
        found.append(Breach(v.ONE_A_DAY, why))
    return tuple(found)


def nominate(state: State, action: a.Nominate) -> tuple[MafiaEvent, ...]:
    """The Spielleitung accepts the nomination."""
    talk = speaker(state)
    named = talk.named if talk else ()
    rules: tuple[Rule, ...] = (v.NOMINATE_IN_OWN_MINUTE, v.SAID_AND_ACCEPTED)
    instead = 0
    if named and state.options.nominations == "many":
        rules = (v.SEVERAL_A_DAY, *rules)
    elif named and state.options.nominations == "last-counts":
        rules, instead = (v.LAST_ONE_COUNTS, *rules), named[-1]
    if action.number == action.seat:
        rules = (*rules, v.ANYBODY_AT_THE_TABLE)
    if talk and talk.kind == "farewell":
        rules = (v.NOT_IN_THE_FAREWELL, *rules)
    if talk and talk.ban == "nominate":
        liga = state.options.ladder == "liga"
        rules = (*rules, fouls.LIGA_LADDER if liga else fouls.SILENCED_MAY_NOMINATE)
    return (Nominated(rules=rules, by=action.seat, number=action.number, instead=instead),)


def withdraw_breaches(state: State, action: a.Withdraw) -> tuple[Breach, ...]:
    """Every reason against taking a nomination back."""
    found = list(_own_minute(state, action.seat))
    if not state.options.withdrawal:
        why = f"{number(action.number)} bleibt auf der Liste: Zurücknehmen gibt es hier nicht."
        found.append(Breach(v.NO_TAKING_BACK, why))
    talk = speaker(state)
    if talk is None or talk.seat != action.seat or action.number not in _mine(state, talk):
        why = f"{number(action.seat)} hat {number(action.number)} in dieser Minute nicht genannt."
        found.append(Breach(v.NO_TAKING_BACK, why))
    return tuple(found)


def _mine(state: State, talk: Talk) -> tuple[Seat, ...]:
    return tuple(n for n in talk.named if n in state.nominated)


def withdraw(action: a.Withdraw) -> tuple[MafiaEvent, ...]:
    """The nomination is off the list."""
    return (Withdrawn(rules=(v.NO_TAKING_BACK,), by=action.seat, number=action.number),)


def ask_breaches(state: State, action: a.AskList) -> tuple[Breach, ...]:
    """Whether the Spielleitung tells the list."""
    found = list(_own_minute(state, action.seat))
    talk = speaker(state)
    if state.options.ask_list == "never":
        why = "Die Spielleitung sagt die Liste erst zur Abstimmung an."
        found.append(Breach(v.NOBODY_READS_THE_LIST, why))
    elif talk is not None and talk.asked:
        why = "Nachgefragt wird nur einmal in einer Minute."
        found.append(Breach(v.NOBODY_READS_THE_LIST, why))
    return tuple(found)


def ask_list(state: State, action: a.AskList) -> tuple[MafiaEvent, ...]:
    """The Spielleitung tells who is nominated."""
    return (ListRead(rules=(v.NOBODY_READS_THE_LIST,), by=action.seat, numbers=state.nominated),)

"""What happened and what somebody does, as German sentences."""

from engine.core.german import listed
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    Call,
    Catch,
    DrawCard,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    NameWeapon,
    NextRound,
    Pass,
    PointOut,
    Report,
    ShowHand,
    Shuffled,
)
from engine.last_man_falling.answers import attack_waiting
from engine.last_man_falling.cards import VERPFEIFEN, WildCard
from engine.last_man_falling.events import (
    Accused,
    AttackAccepted,
    AttackBegan,
    CardLaid,
    CardTakenBack,
    Drew,
    HandChecked,
    HandShown,
    Judged,
    LmfEvent,
    Received,
    RoundEnded,
    TurnCame,
    TurnLost,
    WeaponNamed,
    WishLapsed,
    WishStands,
)
from engine.last_man_falling.grounds import Ground
from engine.last_man_falling.ordinary import as_weapon
from engine.last_man_falling.phases import Jail, Shuffling, Threat, Trial
from engine.last_man_falling.state import State
from engine.last_man_falling.wording_more import tell_more
from engine.last_man_falling.words import (
    CALL_WORDS,
    card_name,
    cards_word,
    number_word,
    seconds_word,
    weapon_name,
    with_article,
)


def ground_name(ground: Ground) -> str:
    """„Gift 5“, or „Waffenwahl mit Wunsch Gift“."""
    wish = f" mit Wunsch {weapon_name(ground.wish)}" if ground.wish else ""
    return card_name(ground.card) + wish


def tell(before: State, event: LmfEvent) -> str:
    """What happened, one or two sentences; ``before`` is the state right before the event."""
    name = before.name
    match event:
        case CardLaid():
            return _laid(before, event)
        case WeaponNamed(seat=seat, wish=wish):
            return f"{name(seat)} wünscht sich {weapon_name(wish)}."
        case WishLapsed(wish=wish):
            return f"Der Wunsch {weapon_name(wish)} ist verfallen: Jetzt darf jede Karte liegen."
        case AttackBegan(victim=victim, count=count):
            return f"{name(victim)} soll {cards_word(count)} ziehen: annehmen oder anklagen?"
        case AttackAccepted(victim=victim):
            late = before.options.accuse_until == "acted"
            doubt = (
                "Anklagen geht noch, bis jemand handelt" if late else "Angeklagt wird nicht mehr"
            )
            return f"{name(victim)} nimmt das Attentat an. {doubt}."
        case Accused(accused=accused, accuser=accuser):
            return f"{name(accuser)} ruft den Staatsanwalt: Durfte {name(accused)} das?"
        case HandShown():
            return _shown(before, event)
        case HandChecked():
            return _checked(before, event)
        case Judged():
            return _judged(before, event)
        case WishStands(wish=wish):
            return f"Das Vierfach-Attentat bleibt liegen, der Wunsch {weapon_name(wish)} gilt."
        case CardTakenBack(seat=seat, before=ground):
            return (
                f"{name(seat)} nimmt das Vierfach-Attentat zurück. "
                f"Zu bedienen ist wieder: {ground_name(ground)}."
            )
        case Drew():
            return _drew(before, event)
        case Received(seat=seat, cards=cards):
            if not cards:
                return f"{name(seat)} bekommt nichts dazu."
            return f"Verdeckt auf die Hand: {listed([card_name(c) for c in cards])}."
        case TurnLost(seat=seat):
            return f"{name(seat)} legt in diesem Zug nichts, auch keine der gezogenen Karten."
        case TurnCame(seat=seat):
            return f"{name(seat)} ist am Zug."
        case RoundEnded(seat=seat):
            return f"{name(seat)} hat keine Karte mehr: Die Runde ist vorbei."
    return tell_more(before, event)


def _laid(before: State, event: CardLaid) -> str:
    name, on = before.name(event.seat), ground_name(before.ground)
    if isinstance(before.discard[-1], WildCard) and before.discard[-1] == VERPFEIFEN:
        on = f"das Verpfeifen; zu bedienen ist {on}"
    what = with_article(event.card)
    if event.count > 1:
        what = f"{number_word(event.count)}mal {what}"
    return f"{name} legt {what} auf {on}."


def _shown(before: State, event: HandShown) -> str:
    name, cards = before.name(event.seat), listed([card_name(c) for c in event.cards])
    if event.seen_by is None:
        return f"{name} legt die Hand offen: {cards}."
    accuser = next(iter(event.seen_by - {event.seat}))
    return f"{name} zeigt nur {before.name(accuser)} die Hand: {cards}."


def _checked(before: State, event: HandChecked) -> str:
    asked = ground_name(event.before)
    if not event.found:
        return f"Nichts davon passt auf {asked}."
    which = listed([f"{card_name(f.card)} ({f.why})" for f in event.found])
    verb = "passt" if len(event.found) == 1 else "passen"
    return f"Auf {asked} {verb}: {which}."


def _judged(before: State, event: Judged) -> str:
    accused, accuser = before.name(event.accused), before.name(event.accuser)
    draws = listed([f"{before.name(d.seat)} zieht {cards_word(d.count)}" for d in event.due])
    if not event.due:
        right = "war nicht erlaubt" if event.guilty else "war erlaubt"
        return f"Das Attentat {right}."
    if event.guilty:
        spared = before.phase.attack.victim if isinstance(before.phase, Trial) else event.then
        return f"Das Attentat war nicht erlaubt: {draws}, {before.name(spared)} zieht nichts."
    return f"{accused} durfte das, {accuser} irrt sich: {draws}."


def _drew(before: State, event: Drew) -> str:
    name = before.name(event.seat)
    if event.left:
        return f"{name} zieht {cards_word(event.count)}; {number_word(event.left)} fehlen noch."
    if event.count == event.due:
        return f"{name} zieht {cards_word(event.count)}."
    if event.count == 0:
        return f"Es gibt nichts mehr zu ziehen; {name} kommt davon."
    left = "liegt" if event.count == 1 else "liegen"
    asked, there = cards_word(event.due), cards_word(event.count)
    return f"{name} müsste {asked} ziehen, aber bereit {left} nur noch {there}."


def tell_action(state: State, action: Action) -> str:
    """What somebody does, one short phrase."""
    if isinstance(action, Shuffled):
        rest = isinstance(state.phase, Shuffling) and state.phase.what == "rest"
        return "Die Ablage wird gemischt" if rest else "Die Karten werden gemischt"
    name = state.name(action.seat)
    match action:
        case Lay(card=card, count=count):
            times = f"{number_word(count)}mal " if count != 1 else ""
            return f"{name} legt {times}{card_name(card)}"
        case LayWaffenwahl(wish=wish):
            return f"{name} legt eine Waffenwahl und sagt „{_said(wish)}“"
        case LayVierfach(wish=wish):
            return f"{name} legt ein Vierfach-Attentat und sagt „{_said(wish)}“"
        case LayVerpfeifen(victim=victim):
            return f"{name} legt Verpfeifen und zeigt auf {state.name(victim)}"
        case DrawCard():
            return f"{name} zieht eine Karte"
        case Pass():
            return f"{name} passt"
        case NameWeapon(wish=wish):
            return f"{name} sagt „{_said(wish)}“"
        case Accept():
            return f"{name} {_accepts(state)}"
        case Accuse():
            return f"{name} ruft den Staatsanwalt"
        case ShowHand():
            return f"{name} legt die Hand offen"
        case DrawPenalty(count=count):
            return f"{name} zieht {cards_word(count)}"
        case Call(call=call):
            return f"{name} ruft „{CALL_WORDS[call]}“"
        case Catch(whom=whom):
            return f"{name} ertappt {state.name(whom)}"
        case Report(votes=votes):
            heard = {0: "niemand hört es", 1: "eine Person hört es"}
            return f"{name} gibt einen Tipp, {heard.get(votes, f'{number_word(votes)} hören es')}"
        case PointOut(seconds=seconds):
            after = "" if seconds is None else f" nach {seconds_word(seconds)}"
            return f"{name} weckt {state.name(state.turn)}{after}"
        case NextRound():
            return f"{name} sammelt die Karten für die nächste Runde ein"


def _accepts(state: State) -> str:
    match state.phase:
        case Threat(count=count):
            return f"nimmt {attack_waiting(state)} an und muss {cards_word(count)} ziehen"
        case Jail():
            return "geht in den Knast"
    return "nimmt das Attentat an"


def _said(wish: str) -> str:
    weapon = as_weapon(wish)
    return weapon_name(weapon) if weapon else wish or "…"

"""What happened and what somebody does, as German sentences."""

from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    ShowHand,
)
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
    WishStands,
)
from engine.last_man_falling.fitting import Ground
from engine.last_man_falling.ordinary import as_weapon
from engine.last_man_falling.state import State
from engine.last_man_falling.words import card_name, cards_word, listed, weapon_name, with_article


def ground_name(ground: Ground) -> str:
    """„Gift 5“, or „Waffenwahl mit Wunsch Gift“."""
    wish = f" mit Wunsch {weapon_name(ground.wish)}" if ground.wish else ""
    return card_name(ground.card) + wish


def tell(before: State, event: LmfEvent) -> str:
    """What happened, one or two sentences; ``before`` is the state right before the event."""
    name = before.name
    match event:
        case CardLaid(seat=seat, card=card):
            return f"{name(seat)} legt {with_article(card)} auf {ground_name(before.ground)}."
        case WeaponNamed(seat=seat, wish=wish):
            return f"{name(seat)} wünscht sich {weapon_name(wish)}."
        case AttackBegan(victim=victim):
            return f"{name(victim)} soll vier Karten ziehen: annehmen oder anklagen?"
        case AttackAccepted(victim=victim):
            return f"{name(victim)} nimmt das Attentat an. Angeklagt wird jetzt nicht mehr."
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
    if event.guilty:
        return f"Das Attentat war nicht erlaubt: {draws}, {before.name(event.then)} zieht nichts."
    return f"{accused} durfte das, {accuser} irrt sich: {draws}."


def _drew(before: State, event: Drew) -> str:
    name = before.name(event.seat)
    if event.count == event.due:
        return f"{name} zieht {cards_word(event.count)}."
    if event.count == 0:
        return f"Es gibt nichts mehr zu ziehen; {name} kommt davon."
    left = "liegt" if event.count == 1 else "liegen"
    asked, there = cards_word(event.due), cards_word(event.count)
    return f"{name} müsste {asked} ziehen, aber bereit {left} nur noch {there}."


def tell_action(state: State, action: Action) -> str:
    """What somebody does, one short phrase."""
    name = state.name(action.seat)
    match action:
        case Lay(card=card):
            return f"{name} legt {card_name(card)}"
        case LayWaffenwahl(wish=wish):
            return f"{name} legt eine Waffenwahl und sagt „{_said(wish)}“"
        case LayVierfach(wish=wish):
            return f"{name} legt ein Vierfach-Attentat und sagt „{_said(wish)}“"
        case Accept():
            return f"{name} nimmt das Attentat an"
        case Accuse():
            return f"{name} ruft den Staatsanwalt"
        case ShowHand():
            return f"{name} legt die Hand offen"
        case DrawPenalty(count=count):
            return f"{name} zieht {cards_word(count)}"


def _said(wish: str) -> str:
    weapon = as_weapon(wish)
    return weapon_name(weapon) if weapon else wish or "…"

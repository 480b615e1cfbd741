"""Sentences for the setup, the steps of a round, and orders."""

from engine.core.german import listed
from engine.sons_of_anarchy.cards import Card, Hassle, LastCall, Obstacle, Opportunity
from engine.sons_of_anarchy.course_query import rounds
from engine.sons_of_anarchy.effects import Twist
from engine.sons_of_anarchy.events_course import (
    CardsDiscarded,
    CardTurned,
    CleanupEvent,
    ClubDiceTied,
    ClubDieFell,
    ClubPicked,
    ClubReady,
    FirstPickSet,
    LeftOpportunity,
    MarkersCleared,
    MarkersTaken,
    OrderEvent,
    PatchedIn,
    PatchGiven,
    Recruited,
    Rode,
    RoundBegan,
    RoundEvent,
    SatTight,
    SetupEvent,
    SitesLaid,
    SiteTurned,
    StepEntered,
    TurningBegan,
    TurnPassed,
)
from engine.sons_of_anarchy.parts import Clubhouse, Site, Spot
from engine.sons_of_anarchy.rules.setup import LAST_PICK_GETS_THE_PATCH
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import (
    BADGE_NAMES,
    count,
    crew,
    goods,
    guns,
    name,
    names,
    origin_of,
    spot,
)

SIDE_NAMES = {"unleaded": "Unleaded", "octane": "High Octane"}
TWISTS: dict[Twist, str] = {
    "noRecruit": "in dieser Runde kein Recruit",
    "noPatchIn": "in dieser Runde kein Patch In",
    "noBoost": "in dieser Runde kein Boost",
    "noBackup": "in dieser Runde keine Verstärkung",
    "noGuns": "in dieser Runde nirgends Waffen",
    "noTrade": "in dieser Runde kein Handel",
    "quietSites": "in dieser Runde bringen Hitze-Symbole keine Hitze",
    "hotSites": "in dieser Runde bringt jedes Nutzen eines Orts mit Hitze-Symbol 1 Hitze mehr",
}


def tell_setup(table: Table, event: SetupEvent) -> str:
    """What happened before the first round."""
    match event:
        case ClubDieFell(seat=seat, pips=pips):
            return f"{name(table, seat)} würfelt eine {pips}."
        case ClubDiceTied(seats=seats):
            return f"{names(table, seats)} liegen gleichauf und würfeln noch einmal."
        case FirstPickSet(seat=seat):
            return f"{name(table, seat)} hat am höchsten gewürfelt und wählt zuerst."
        case ClubPicked(seat=seat, badge=badge, side=side):
            who = name(table, seat)
            return f"{who} spielt {BADGE_NAMES[badge]}, Seite {SIDE_NAMES[side]}."
        case PatchGiven(seat=seat) if LAST_PICK_GETS_THE_PATCH in event.rules:
            return f"{name(table, seat)} hat zuletzt gewählt, bekommt den Aufnäher und fängt an."
        case PatchGiven(seat=seat):
            return f"{name(table, seat)} nutzt die Polizeiwache und nimmt den Aufnäher."
        case SitesLaid(places=places, down=down, stack=stack):
            open_ = listed([f"„{place.name}“" for place in places])
            return (
                f"Offen liegen {open_}, daneben die Notaufnahme. Verdeckt liegen {down} "
                f"Zufallsorte, im Stapel {stack} Anarchy-Karten."
            )
        case ClubReady(seat=seat, money=money, heat=heat, crew=some):
            have = [
                goods(money, "money"),
                guns(event.guns),
                goods(event.contraband, "contraband"),
                goods(heat, "heat"),
            ]
            who = name(table, seat)
            return f"{who} beginnt mit {listed(have)}; im Clubhaus stehen {crew(some)}."


def tell_round(table: Table, event: RoundEvent) -> str:
    """What the round has come to."""
    match event:
        case RoundBegan(round=number, last=last):
            text = f"Runde {number} von {rounds(table)} beginnt."
            return f"{text} Es ist die letzte." if last else text
        case StepEntered():
            return _step(table, event)
        case MarkersTaken(seat=seat, count=number):
            markers = count(number, "Befehlsmarker", "Befehlsmarker")
            behind = " hinter den Schirm" if table.options.hidden_orders else ""
            return f"{name(table, seat)} nimmt {markers}{behind}."
        case TurningBegan(sites=sites, cards=cards):
            new = [count(cards, "Anarchy-Karte", "Anarchy-Karten")]
            if sites:
                new = [count(sites, "Ort", "Orte"), *new]
            verb = "wird" if sites + cards == 1 else "werden"
            return f"Jetzt {verb} {listed(new)} aufgedeckt."
        case SiteTurned(place=place):
            return f"Aufgedeckt: der Ort „{place.name}“."
        case CardTurned(card=card, left=left):
            left_words = f"Im Stapel {'liegt' if left == 1 else 'liegen'} noch {left or 'keine'}."
            return f"Aufgedeckt: {card_words(table.printed.cards[card])}. {left_words}"
        case TurnPassed(seat=seat, skipped=skipped):
            text = f"Am Zug ist {name(table, seat)}."
            if not skipped:
                return text
            has, out = ("hat", "setzt") if len(skipped) == 1 else ("haben", "setzen")
            return f"{text} {names(table, skipped)} {has} keinen Marker mehr und {out} aus."


def _step(table: Table, event: StepEntered) -> str:
    match event.step:
        case "markers":
            return "Schritt 1: Alle nehmen ihre Befehlsmarker."
        case "cards":
            return "Schritt 2: Neue Orte und Karten kommen."
        case "orders":
            return f"Schritt 3: Befehle. {name(table, event.turn)} fängt an."
        case "market":
            return "Alle Marker sind verbraucht. Schritt 4: der Schwarzmarkt."
        case "lastcalls":
            return "Schritt 5: die Last Calls."
        case "cleanup":
            return "Schritt 6: Aufräumen."
    return ""


def card_words(card: Card) -> str:
    """A card with its kind: „Hassle „Funkstille“ (in dieser Runde kein Handel)“."""
    match card:
        case Obstacle():
            return f"Obstacle „{card.name}“"
        case Hassle(twist=twist):
            return f"Hassle „{card.name}“ ({TWISTS[twist]})"
        case Opportunity():
            return f"Opportunity „{card.name}“, ein Ort für diese Runde"
        case LastCall():
            return f"Last Call „{card.name}“, zu zählen am Rundenende"


def tell_order(table: Table, event: OrderEvent) -> str:
    """What an order did."""
    who = name(table, event.seat)
    match event:
        case Rode(crew=some, origin=origin, target=target):
            verb = "fährt" if some.size == 1 else "fahren"
            come = origin_of(table, origin)
            return f"{crew(some)} von {who} {verb} {come} {target_words(table, target)}."
        case Recruited():
            return f"Ein neuer Prospect steht im Clubhaus von {who}."
        case PatchedIn(spot=where, money=money, guns=paid):
            price = [goods(money, "money"), *([guns(paid)] if paid else [])]
            return f"{who} zahlt {listed(price)}: Ein Prospect wird Member ({spot(table, where)})."
        case SatTight():
            return f"{who} wartet ab. Der Marker ist trotzdem weg."


def target_words(table: Table, where: Spot) -> str:
    """Where somebody goes: „ins Clubhaus“, „zu „Motel““."""
    if isinstance(where, Clubhouse):
        return "ins Clubhaus"
    return f"zu {spot(table, where)}"


def tell_cleanup(table: Table, event: CleanupEvent) -> str:
    """What was put away at the end of the round."""
    match event:
        case MarkersCleared():
            return "Alle Befehlsmarker kommen von den Orten."
        case LeftOpportunity(seat=seat, crew=some, place=place):
            verb = "fährt" if some.size == 1 else "fahren"
            where = spot(table, Site(place))
            return f"{crew(some)} von {name(table, seat)} {verb} von der Gelegenheit {where} heim."
        case CardsDiscarded(cards=cards):
            gone = listed([f"„{table.printed.cards[card].name}“" for card in cards])
            return f"Abgelegt: {gone}."

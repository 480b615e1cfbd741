"""Sentences for uses, cards that strike, and trade."""

from engine.core.german import listed
from engine.sons_of_anarchy.events_use import (
    Bought,
    DealLeft,
    Dropped,
    Gained,
    HandedOver,
    LastCallCame,
    NobodyStruck,
    Promised,
    ScreenSeen,
    Skimmed,
    Sold,
    Stolen,
    StrikeEvent,
    SwapAnswered,
    Swapped,
    SwapProposed,
    TradeEvent,
    UseBegan,
    UseEnded,
    UseEvent,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import deal_words, goods, guns, name, parcel


def tell_use(table: Table, event: UseEvent | StrikeEvent) -> str:
    """What happened while a site was used, or by a card."""
    match event:
        case UseBegan(seat=seat, deals=deals, boost=boost):
            if not deals:
                return "Transaktionen stehen hier keine."
            shown = "; ".join(deal_words(deal) for deal in deals)
            start = "Mit Boost geht" if boost else "Es geht"
            return f"{start} der Reihe nach für {name(table, seat)}: {shown}."
        case Sold(seat=seat, good=good, count=count, money=money):
            return f"{name(table, seat)} verkauft {goods(count, good)} für {goods(money, 'money')}."
        case Bought(seat=seat, good=good, count=count, money=money):
            return f"{name(table, seat)} kauft {goods(count, good)} für {goods(money, 'money')}."
        case Swapped(seat=seat, gives=gives, count=count):
            takes = goods(count, "contraband" if gives == "guns" else "guns")
            return f"{name(table, seat)} tauscht {goods(count, gives)} gegen {takes}."
        case Skimmed(seat=seat, good=good, count=0):
            return f"Für {name(table, seat)} ist nichts mehr da: {goods(0, good)} in der Bank."
        case Skimmed(seat=seat, good=good, count=count):
            return f"{name(table, seat)} nimmt {goods(count, good)} aus der Bank."
        case ScreenSeen() | Stolen():
            return _stolen(table, event)
        case Gained(seat=seat, thing=thing, count=count):
            text = f"{name(table, seat)} bekommt {goods(count, thing)}"
            return f"{text}{_hot(table, event)}"
        case Dropped(seat=seat, thing="heat", count=count):
            left = table.clubs[seat].heat - count
            return f"{name(table, seat)} wird {goods(count, 'heat')} los, jetzt {left}."
        case Dropped(seat=seat, thing=thing, count=count):
            return f"{name(table, seat)} gibt {goods(count, thing)} in die Bank."
        case DealLeft(seat=seat, deal=deal, possible=True):
            return f"{name(table, seat)} lässt das aus ({deal_words(deal)})."
        case DealLeft(deal=deal):
            return f"Das geht gerade nicht ({deal_words(deal)})."
        case UseEnded(seat=seat) if table.clubs[seat].out:
            return f"{name(table, seat)} ist ausgeschieden; mehr wird hier nicht gehandelt."
        case UseEnded(seat=seat):
            return f"{name(table, seat)} ist fertig."
        case NobodyStruck(card=card):
            return f"„{table.printed.cards[card].name}“ trifft niemanden: Es ist nichts zu holen."
        case LastCallCame(card=card):
            return f"Last Call „{table.printed.cards[card].name}“ wird abgehandelt."


def _hot(table: Table, event: Gained) -> str:
    if event.thing != "heat":
        return "."
    now = table.clubs[event.seat].heat + event.count
    more = " Mehr als 4: Jemand muss den Kopf hinhalten." if now > 4 else ""
    return f", jetzt {now}.{more}"


def _stolen(table: Table, event: ScreenSeen | Stolen) -> str:
    thief, victim = name(table, event.seat), name(table, event.victim)
    match event:
        case ScreenSeen(money=money, guns=armed, contraband=ware):
            seen = [goods(money, "money"), guns(armed), goods(ware, "contraband")]
            short = f"{victim} kann nicht liefern."
            return f"{short} Nur {thief} sieht hinter den Schirm: {listed(seen)}."
        case Stolen(good=good, count=count, short=True):
            return f"{thief} nimmt {victim}, was da ist: {goods(count, good)}."
        case Stolen(good=good, count=count):
            return f"{thief} nimmt {victim} {goods(count, good)} weg."


def tell_trade(table: Table, event: TradeEvent) -> str:
    """What was given, offered, answered or promised."""
    who = name(table, event.seat)
    match event:
        case HandedOver(to=to, parcel=what):
            return f"{who} gibt {name(table, to)} {parcel(what)}."
        case SwapProposed(to=to, gives=gives, wants=wants):
            return f"{who} bietet {name(table, to)} {parcel(gives)} und will dafür {parcel(wants)}."
        case SwapAnswered(agrees=False):
            return f"{who} lehnt ab; es bleibt alles, wie es war."
        case SwapAnswered():
            return f"{who} schlägt ein: Beide Hände gehen zugleich auf."
        case Promised(to=to, parcel=what):
            said = f"{who} verspricht {name(table, to)} {parcel(what)} für später."
            return f"{said} Das bindet niemanden."

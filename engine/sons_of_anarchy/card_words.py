"""What a card or a side says, in short German phrases."""

from engine.sons_of_anarchy.cards import (
    Card,
    Hassle,
    LastCall,
    Measure,
    Obstacle,
    Opportunity,
    Sheet,
    Strike,
)
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import GangRule
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.phrases_course import TWISTS
from engine.sons_of_anarchy.words import count, crew, deal_words, goods

MEASURES: dict[Measure, str] = {
    "members": "Members",
    "prospects": "Prospects",
    "figures": "Figuren",
    "heat": "Hitze",
    "sites": "kontrollierten Orten",
}
GANG_RULES: dict[GangRule, str] = {
    "freeBackup": "die erste Verstärkung kostet keinen Marker",
    "cheapPatchIn": "Patch In kostet keine Waffe",
    "quietUse": "Hitze-Symbole bringen keine Hitze",
}


def strike_words(strike: Strike) -> str:
    """„Gain: 1 Hitze für den Club mit den meisten Figuren“."""
    touch = deal_words(strike.touch)
    if strike.whom == "all":
        return f"{touch} für alle"
    rank = "meisten" if strike.whom == "most" else "wenigsten"
    rank = rank if strike.measure != "heat" else "höchsten" if rank == "meisten" else "niedrigsten"
    article = "der" if strike.measure == "heat" else "den"
    return f"{touch} für den Club mit {article} {rank} {MEASURES[strike.measure]}"


def trade_words(place: Place) -> list[str]:
    """What the use of a site brings, line by line."""
    lines = [deal_words(deal) for deal in place.deals]
    lines += [f"mit Boost {deal_words(deal)}" for deal in place.boost]
    return [*lines, "gibt den Aufnäher"] if place.patch else lines


def symbol_words(heat: int) -> str:
    """Its heat symbols."""
    return "Hitze-Symbol" if heat == 1 else f"{heat} Hitze-Symbole"


def site_words(place: Place) -> tuple[str, ...]:
    """What is printed on a site, line by line; empty: nothing that trades."""
    lines = trade_words(place)
    lines += ["Waffenverbot"] if place.gun_ban else []
    lines += [symbol_words(place.heat)] if place.heat else []
    return tuple(lines)


def card_lines(card: Card) -> tuple[str, ...]:
    """What a card does, line by line."""
    match card:
        case Hassle(twist=twist):
            return (TWISTS[twist],)
        case Opportunity(site=place):
            return site_words(place)
        case Obstacle(strikes=strikes) | LastCall(strikes=strikes):
            return tuple(strike_words(strike) for strike in strikes)


def start_words(sheet: Sheet) -> str:
    """What a club begins with on this side: „5 Geld, 2 Waffen, … 3 Grundbefehle“."""
    things = [
        goods(sheet.money, "money"),
        goods(sheet.guns, "guns"),
        goods(sheet.contraband, "contraband"),
        goods(sheet.heat, "heat"),
        crew(Crew(sheet.members, sheet.prospects)),
        count(sheet.base, "Grundbefehl", "Grundbefehle"),
    ]
    return ", ".join(things)


def side_lines(sheet: Sheet) -> tuple[str, ...]:
    """Club order and gang rule of a side."""
    order = [f"{sheet.order_name}: {deal_words(deal)}" for deal in sheet.order]
    return (*order, *([GANG_RULES[sheet.rule]] if sheet.rule else []))

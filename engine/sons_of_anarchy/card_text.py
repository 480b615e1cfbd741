"""A set of sites and cards as the text of a file that ``card_file.read`` reads again."""

import json

from engine.sons_of_anarchy.card_file import FORMAT
from engine.sons_of_anarchy.cards import (
    SHEET,
    Card,
    CardSet,
    Hassle,
    LastCall,
    Obstacle,
    OctaneSide,
    Opportunity,
    Strike,
)
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Drop, Gain, Sell, Skim, Spend, Steal, Swap, Transaction
from engine.sons_of_anarchy.own_cards import OwnCards

type Written = dict[str, object]


def write(cards: CardSet | OwnCards) -> str:
    """The file: readable, one entry a line."""
    parts: dict[str, list[Written]] = {
        "fixed": [_site(place) for place in cards.fixed],
        "random": [_site(place) for place in cards.random],
        "cards": [_card(card) for card in cards.cards],
        "octane": [_side(side) for side in cards.octane],
    }
    lines = [f'  "format": {_json(FORMAT)}', f'  "name": {_json(cards.name)}']
    for key, entries in parts.items():
        rows = ",\n".join(f"    {_json(entry)}" for entry in entries)
        lines.append(f'  "{key}": [\n{rows}\n  ]' if rows else f'  "{key}": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _site(place: Place) -> Written:
    written: Written = {"name": place.name}
    if place.gun_ban:
        written["gunBan"] = True
    if place.patch:
        written["patch"] = True
    if place.heat:
        written["heat"] = place.heat
    if place.deals:
        written["deals"] = [_deal(deal) for deal in place.deals]
    if place.boost:
        written["boost"] = [_deal(deal) for deal in place.boost]
    return written


def _deal(deal: Transaction) -> Written:
    match deal:
        case Sell(good=good, price=price, most=most):
            return {"sell": good, "price": price, "max": most}
        case Spend(good=good, price=price, most=most):
            return {"spend": good, "price": price, "max": most}
        case Swap(most=most):
            return {"swap": "both", "max": most}
        case Skim(good=taken, amount=amount):
            return {"skim": taken, "amount": amount}
        case Steal(good=taken, amount=amount):
            return {"steal": taken, "amount": amount}
        case Gain(thing=thing, amount=amount):
            return {"gain": thing, "amount": amount}
        case Drop(thing=thing, amount=amount):
            return {"drop": thing, "amount": amount}


def _strike(strike: Strike) -> Written:
    written = _deal(strike.touch)
    if strike.whom != "all":
        written |= {"whom": strike.whom, "of": strike.measure}
    return written


def _card(card: Card) -> Written:
    hard: Written = {"hardcore": True} if card.hardcore else {}
    match card:
        case Hassle(name=name, twist=twist):
            return {"kind": "hassle", "name": name, "twist": twist, **hard}
        case Opportunity(site=site):
            return {"kind": "opportunity", **_site(site), **hard}
        case Obstacle() | LastCall():
            kind = "obstacle" if isinstance(card, Obstacle) else "lastCall"
            strikes = [_strike(strike) for strike in card.strikes]
            return {"kind": kind, "name": card.name, "strikes": strikes, **hard}


def _side(side: OctaneSide) -> Written:
    sheet = side.sheet
    written: Written = {"club": side.badge, **{key: getattr(sheet, key) for key in SHEET}}
    if sheet.order:
        written |= {"orderName": sheet.order_name, "order": [_deal(d) for d in sheet.order]}
    if sheet.rule:
        written["gangRule"] = sheet.rule
    return written

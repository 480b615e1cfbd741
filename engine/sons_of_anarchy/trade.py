"""Trade, at any time: gifts, swaps hand to hand, and promises."""

from collections.abc import Iterator

from engine.core.german import listed
from engine.core.play import Breach, Seat
from engine.sons_of_anarchy.actions_course import Answer, HandOver, Promise, Propose
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.events_use import (
    HandedOver,
    Promised,
    SwapAnswered,
    SwapProposed,
    TradeEvent,
)
from engine.sons_of_anarchy.order_checks import forbidden_by
from engine.sons_of_anarchy.rules.sites import GOODS_YOU_HAVE
from engine.sons_of_anarchy.rules.trade import (
    GOODS_CHANGE_HANDS,
    NO_TRADE_BETWEEN_FISTS,
    NOT_FOR_SALE,
    PROMISES_BIND_NOBODY,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import goods, guns, name

PIECES = (Parcel(money=1), Parcel(guns=1), Parcel(contraband=1))
"""What ``options`` offers to hand over: a single piece; more is legal, too."""


def fists_closed(table: Table) -> bool:
    """Has somebody committed in secret to what is not revealed yet?"""
    if table.fight and table.fight.phase == "fists":
        return any(fist is not None for fist in table.fight.fists)
    market = table.course.market if table.course else None
    return bool(
        table.step == "market"
        and market
        and not market.opened
        and any(fist is not None for fist in market.fists)
    )


def _pair(table: Table, seat: Seat, to: Seat) -> Reasons:
    if found := a_seat(table, seat):
        return found
    if table.course is None or table.step in ("setup", "over"):
        why = "Gehandelt wird nur in einer laufenden Partie."
        return (Breach(GOODS_CHANGE_HANDS, why),)
    if to == seat:
        return (Breach(GOODS_CHANGE_HANDS, "Mit sich selbst handelt niemand."),)
    return a_seat(table, to)


def _open(table: Table) -> Reasons:
    """May goods change hands at this moment?"""
    found = list(forbidden_by(table, "noTrade", "In dieser Runde wechselt nichts die Hand"))
    if fists_closed(table):
        why = "Eine Faust ist zu: Bis sie aufgeht, wechselt nichts die Hand."
        found.append(Breach(NO_TRADE_BETWEEN_FISTS, why))
    return (*nobody_falls(table), *found)


def answer_first(table: Table) -> Reasons:
    """An open offer is answered before anything else happens."""
    offer = table.course.offer if table.course else None
    if offer is None:
        return ()
    why = f"Erst antwortet {name(table, offer.to)} auf das Angebot."
    return (Breach(GOODS_CHANGE_HANDS, why),)


def _goods_only(what: Parcel) -> Reasons:
    fixed = []
    if what.orders:
        fixed.append("Befehlsmarker")
    if what.heat:
        fixed.append("Hitze")
    if what.members or what.prospects:
        fixed.append("Figuren")
    if not fixed:
        return ()
    verb = "lässt" if fixed == ["Hitze"] else "lassen"
    return (Breach(NOT_FOR_SALE, f"{listed(fixed)} {verb} sich nicht weitergeben."),)


def _sound(what: Parcel) -> Reasons:
    if min(what.money, what.guns, what.contraband) < 0:
        return (Breach(GOODS_CHANGE_HANDS, "Weniger als nichts lässt sich nicht übergeben."),)
    return ()


def _has(table: Table, seat: Seat, what: Parcel) -> Reasons:
    club, found = table.clubs[seat], []
    if what.money > club.money:
        found.append(f"{club.name} hat {goods(club.money, 'money')}, nicht {what.money}.")
    if what.guns > club.guns:
        found.append(f"{club.name} hat {guns(club.guns)}, nicht {what.guns}.")
    if what.contraband > club.contraband:
        has = goods(club.contraband, "contraband")
        found.append(f"{club.name} hat {has}, nicht {what.contraband}.")
    return tuple(Breach(GOODS_YOU_HAVE, why) for why in found)


def _empty(what: Parcel) -> bool:
    return what == Parcel()


def hand_over_breaches(table: Table, action: HandOver) -> Reasons:
    """Every reason against giving this away."""
    if found := _pair(table, action.seat, action.to):
        return found
    what = action.parcel
    nothing = (Breach(GOODS_CHANGE_HANDS, "Es soll gar nichts die Hand wechseln."),)
    return (
        *_open(table),
        *(nothing if _empty(what) else ()),
        *_goods_only(what),
        *_sound(what),
        *_has(table, action.seat, what),
    )


def hand_over_events(action: HandOver) -> tuple[TradeEvent, ...]:
    """The goods change hands, openly."""
    rules = (GOODS_CHANGE_HANDS, GOODS_YOU_HAVE)
    return (HandedOver(rules=rules, seat=action.seat, to=action.to, parcel=action.parcel),)


def propose_breaches(table: Table, action: Propose) -> Reasons:
    """Every reason against this offer; what the other has is not known, so it is no reason."""
    if found := _pair(table, action.seat, action.to):
        return found
    empty = _empty(action.gives) or _empty(action.wants)
    one_sided = (Breach(GOODS_CHANGE_HANDS, "Zu einem Tausch gehören zwei Seiten."),)
    both = [*_goods_only(action.gives), *_goods_only(action.wants)]
    return (
        *_open(table),
        *(one_sided if empty else ()),
        *dict.fromkeys(both),
        *dict.fromkeys([*_sound(action.gives), *_sound(action.wants)]),
        *_has(table, action.seat, action.gives),
    )


def propose_events(action: Propose) -> tuple[TradeEvent, ...]:
    """The offer is on the table."""
    return (
        SwapProposed(
            rules=(GOODS_CHANGE_HANDS,),
            seat=action.seat,
            to=action.to,
            gives=action.gives,
            wants=action.wants,
        ),
    )


def answer_breaches(table: Table, action: Answer) -> Reasons:
    """Every reason against this answer."""
    if found := a_seat(table, action.seat):
        return found
    offer = table.course.offer if table.course else None
    if offer is None or offer.to != action.seat:
        why = f"Niemand wartet auf eine Antwort von {name(table, action.seat)}."
        return (Breach(GOODS_CHANGE_HANDS, why),)
    return _has(table, action.seat, offer.wants) if action.agrees else ()


def answer_events(action: Answer) -> tuple[TradeEvent, ...]:
    """Both hands open, or none does."""
    rules = (GOODS_CHANGE_HANDS, GOODS_YOU_HAVE) if action.agrees else (GOODS_CHANGE_HANDS,)
    return (SwapAnswered(rules=rules, seat=action.seat, agrees=action.agrees),)


def promise_breaches(table: Table, action: Promise) -> Reasons:
    """Every reason against these words: people may promise what they do not have."""
    if found := _pair(table, action.seat, action.to):
        return found
    nothing = (Breach(PROMISES_BIND_NOBODY, "Versprochen wird hier gar nichts."),)
    return (
        *(nothing if _empty(action.parcel) else ()),
        *_goods_only(action.parcel),
        *_sound(action.parcel),
    )


def promise_events(action: Promise) -> tuple[TradeEvent, ...]:
    """Words."""
    rules = (PROMISES_BIND_NOBODY,)
    return (Promised(rules=rules, seat=action.seat, to=action.to, parcel=action.parcel),)


def trade_options(table: Table) -> Iterator[HandOver | Propose | Promise]:
    """Single pieces only, so that the list stays short; bigger parcels are as legal."""
    for seat in table.seats:
        for to in table.seats:
            if _pair(table, seat, to):
                continue
            yield from (Promise(seat, to, piece) for piece in PIECES)
            if _open(table) or answer_first(table):
                continue
            given = [piece for piece in PIECES if not _has(table, seat, piece)]
            yield from (HandOver(seat, to, piece) for piece in given)
            for gives in given:
                yield from (Propose(seat, to, gives, w) for w in PIECES if w != gives)


def answer_options(table: Table) -> Iterator[Answer]:
    """Yes, if one can; no."""
    offer = table.course.offer if table.course else None
    if offer:
        if not _has(table, offer.to, offer.wants):
            yield Answer(offer.to, True)
        yield Answer(offer.to, False)

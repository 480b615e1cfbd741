"""The seven transactions, one after the other: what is possible, and what happens."""

from collections.abc import Iterator

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions_course import Deal
from engine.sons_of_anarchy.checks import Reasons, a_seat, nobody_falls
from engine.sons_of_anarchy.course import Use
from engine.sons_of_anarchy.deal_limits import WARES, in_bank, limits, most, owned
from engine.sons_of_anarchy.effects import (
    Drop,
    Gain,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Thing,
    Transaction,
)
from engine.sons_of_anarchy.events_use import (
    Bought,
    DealLeft,
    Dropped,
    Gained,
    ScreenSeen,
    Skimmed,
    Sold,
    Stolen,
    Swapped,
    UseEnded,
    UseEvent,
)
from engine.sons_of_anarchy.rules.heat import ELIMINATED_CLUB_LEAVES
from engine.sons_of_anarchy.rules.sites import (
    EACH_IS_YOUR_CHOICE,
    GAIN_AND_DROP,
    GOODS_YOU_HAVE,
    MAX_IS_THE_LIMIT,
    ONCE_PER_USE,
    ONLY_WHAT_IS_LEFT,
    SELL_FOR_MONEY,
    SKIM_FOR_NOTHING,
    SPEND_TO_BUY,
    STEAL_FROM_SOMEBODY,
    STEAL_WHAT_IS_THERE,
    SWAP_BOTH_WAYS,
    THIEF_LOOKS_BEHIND_THE_SCREEN,
    TRANSACTIONS_HAPPEN,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import deal_words, name


def waiting(table: Table) -> tuple[Use, Transaction] | None:
    """The transaction that must be decided now, with its use."""
    use = table.course.use if table.course else None
    if use is None or use.next >= len(use.deals):
        return None
    return use, use.deals[use.next]


def victims(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Whom one may steal from: what they have is not known."""
    return tuple(s for s in table.seats if s != seat and not table.clubs[s].out)


def deal_options(table: Table) -> Iterator[Deal]:
    """Every decision about the waiting transaction; leaving it comes last."""
    if (now := waiting(table)) is None:
        return
    use, deal = now
    seat = use.seat
    match deal:
        case Sell() | Spend():
            yield from (Deal(seat, n) for n in range(1, most(table, seat, deal) + 1))
        case Swap():
            for ware in WARES:
                top = most(table, seat, deal, ware)
                yield from (Deal(seat, n, gives=ware) for n in range(1, top + 1))
        case Steal(amount=amount):
            yield from (Deal(seat, amount, victim=s) for s in victims(table, seat))
        case Skim() | Drop():
            if top := most(table, seat, deal):
                yield Deal(seat, top)
        case Gain():
            return
    yield Deal(seat, 0)


def deal_breaches(table: Table, action: Deal) -> Reasons:
    """Every reason against this decision."""
    if found := a_seat(table, action.seat):
        return found
    now = waiting(table)
    if now is None:
        why = "Gerade wird kein Ort genutzt."
        return (*nobody_falls(table), Breach(TRANSACTIONS_HAPPEN, why))
    use, deal = now
    reasons = list(nobody_falls(table))
    if use.seat != action.seat:
        why = f"Hier handelt {name(table, use.seat)}, nicht {name(table, action.seat)}."
        reasons.append(Breach(TRANSACTIONS_HAPPEN, why))
        return tuple(reasons)
    reasons += _shape(table, deal, action)
    if action.amount and not reasons:
        reasons += _amount(table, deal, action)
    return tuple(reasons)


def _shape(table: Table, deal: Transaction, action: Deal) -> Iterator[Breach]:
    """Does the decision fit this kind of transaction at all?"""
    if action.amount < 0:
        yield Breach(TRANSACTIONS_HAPPEN, "Weniger als nichts geht nicht.")
    if isinstance(deal, Gain) and action.amount != deal.amount:
        yield Breach(EACH_IS_YOUR_CHOICE, "Gain lässt sich nicht auslassen.")
    steals, swaps = isinstance(deal, Steal), isinstance(deal, Swap)
    if steals and action.amount and action.victim not in victims(table, action.seat):
        yield Breach(STEAL_FROM_SOMEBODY, "Gestohlen wird von einem anderen Club am Tisch.")
    if action.victim is not None and not (steals and action.amount):
        yield Breach(STEAL_FROM_SOMEBODY, f"Bei {deal_words(deal)} wird niemandem etwas gestohlen.")
    if swaps and action.amount and action.gives is None:
        yield Breach(SWAP_BOTH_WAYS, "Sagt dazu, was ihr hergebt: Waffen oder Schmuggelware.")
    if action.gives is not None and not (swaps and action.amount):
        yield Breach(SWAP_BOTH_WAYS, f"Bei {deal_words(deal)} wird nichts getauscht.")


def _amount(table: Table, deal: Transaction, action: Deal) -> Iterator[Breach]:
    bounds = limits(table, action.seat, deal, action.gives or "guns")
    for rule, where, number in bounds:
        if action.amount > number:
            why = f"{action.amount} sind zu viel ({deal_words(deal)}): {where} {number}."
            yield Breach(rule, why)
    top = min(number for _, _, number in bounds)
    if isinstance(deal, Skim | Steal | Drop) and 0 < action.amount < top:
        yield Breach(ONCE_PER_USE, f"{deal_words(deal)}: {top} auf einmal oder gar nichts.")


def deal_events(table: Table, action: Deal) -> tuple[UseEvent, ...]:
    """The transaction happens, or is left out."""
    now = waiting(table)
    if now is None:
        return ()
    _, deal = now
    seat, n = action.seat, action.amount
    if not n:
        return (DealLeft(rules=(EACH_IS_YOUR_CHOICE,), seat=seat, deal=deal, possible=True),)
    match deal:
        case Sell(good=good, price=price):
            rules: tuple[Rule, ...] = (SELL_FOR_MONEY, MAX_IS_THE_LIMIT, GOODS_YOU_HAVE)
            return (Sold(rules=rules, seat=seat, good=good, count=n, money=n * price),)
        case Spend(good=good, price=price):
            rules = (SPEND_TO_BUY, MAX_IS_THE_LIMIT, GOODS_YOU_HAVE)
            return (Bought(rules=rules, seat=seat, good=good, count=n, money=n * price),)
        case Swap():
            rules = (SWAP_BOTH_WAYS, MAX_IS_THE_LIMIT)
            return (Swapped(rules=rules, seat=seat, gives=action.gives or "guns", count=n),)
        case Skim(good=taken, amount=amount):
            rules = (SKIM_FOR_NOTHING, ONCE_PER_USE)
            rules = rules if n == amount else (*rules, ONLY_WHAT_IS_LEFT)
            return (Skimmed(rules=rules, seat=seat, good=taken, count=n),)
        case Steal():
            return _stolen(table, deal, seat, action.victim if action.victim is not None else seat)
        case Gain(thing=thing):
            return (gained(seat, thing, n),)
        case Drop(thing=thing):
            rules = (GAIN_AND_DROP, ONCE_PER_USE)
            return (Dropped(rules=rules, seat=seat, thing=thing, count=n),)


def gained(seat: Seat, thing: Thing, count: int) -> Gained:
    """What a site gives whether one wants it or not."""
    rules = (GAIN_AND_DROP, ONCE_PER_USE, EACH_IS_YOUR_CHOICE)
    return Gained(rules=rules, seat=seat, thing=thing, count=count)


def _stolen(table: Table, deal: Steal, seat: Seat, victim: Seat) -> tuple[UseEvent, ...]:
    club = table.clubs[victim]
    count = min(deal.amount, owned(table, victim, deal.good))
    short = count < deal.amount
    rules: tuple[Rule, ...] = (STEAL_FROM_SOMEBODY, STEAL_WHAT_IS_THERE)
    stolen = Stolen(rules=rules, seat=seat, victim=victim, good=deal.good, count=count, short=short)
    if not short:
        return (stolen,)
    seen = ScreenSeen(
        rules=(THIEF_LOOKS_BEHIND_THE_SCREEN,),
        seen_by=frozenset({seat}),
        seat=seat,
        victim=victim,
        money=club.money,
        guns=club.guns,
        contraband=club.contraband,
    )
    return seen, stolen


def use_follow(table: Table) -> tuple[UseEvent, ...]:
    """What a use does without a decision: Gain, what is impossible, its end."""
    use = table.course.use if table.course else None
    if use is None:
        return ()
    if table.clubs[use.seat].out:
        return (UseEnded(rules=(ELIMINATED_CLUB_LEAVES,), seat=use.seat),)
    if use.next >= len(use.deals):
        return (UseEnded(rules=(TRANSACTIONS_HAPPEN,), seat=use.seat),)
    deal = use.deals[use.next]
    if isinstance(deal, Gain):
        return (gained(use.seat, deal.thing, _room(table, deal)),)
    if next(deal_options(table)).amount:
        return ()
    rules = _why_not(table, use.seat, deal)
    return (DealLeft(rules=rules, seat=use.seat, deal=deal, possible=False),)


def _room(table: Table, deal: Gain) -> int:
    """Goods come from the bank, as far as it has any."""
    if deal.thing in WARES:
        return min(deal.amount, in_bank(table, "guns" if deal.thing == "guns" else "contraband"))
    return deal.amount


def _why_not(table: Table, seat: Seat, deal: Transaction) -> tuple[Rule, ...]:
    found = [rule for ware in WARES for rule, _, n in limits(table, seat, deal, ware) if not n]
    return tuple(dict.fromkeys(found)) or (STEAL_FROM_SOMEBODY,)

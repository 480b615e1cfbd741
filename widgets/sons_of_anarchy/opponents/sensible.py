"""An opponent that plays sensibly: values goods, the market, the patch, no hopeless fights."""

from collections.abc import Sequence

from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    ChooseInjured,
    CloseFist,
    EndBackup,
    LeaveUnused,
    OfferGoods,
    Shoot,
    TakeTheFall,
    UseAtOnce,
)
from engine.sons_of_anarchy.actions_course import Answer, Deal, PickClub
from engine.sons_of_anarchy.club import CONTRABAND
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom
from engine.sons_of_anarchy.pricing import bands, income, most
from engine.sons_of_anarchy.words import goods, wares
from widgets.dealer import Stream
from widgets.sons_of_anarchy.opponents import fights
from widgets.sons_of_anarchy.opponents.choice import Choice, Seen
from widgets.sons_of_anarchy.opponents.orders import Orders
from widgets.sons_of_anarchy.opponents.purse import dealt, moved, purse_of

BRAWLS = 15
"""By how much somebody who looks for trouble takes a fight for better than it is."""


def choose(seen: Seen, legal: Sequence[Action], chance: Stream, bold: int = 0) -> Choice:
    """The best of ``legal`` as far as the seat can tell. Raises ValueError without any."""
    if not legal:
        raise ValueError("nothing to choose from")
    course, fight = seen.course, seen.view.fight
    match legal[0]:
        case PickClub():
            return Choice(chance.pick(legal), "Alle vier taugen etwas; nehmt, wer euch gefällt.")
        case TakeTheFall():
            return _fall(seen, [a for a in legal if isinstance(a, TakeTheFall)])
        case Answer():
            return _answer(seen, legal)
        case OfferGoods():
            return _offer(seen, [a for a in legal if isinstance(a, OfferGoods)])
        case Deal():
            return _deal(seen, [a for a in legal if isinstance(a, Deal)])
    if fight is None or course.use:
        return _order(seen, legal, bold)
    public = fight.public
    match legal[0]:
        case CallBackup() | EndBackup():
            calls = [a for a in legal if isinstance(a, CallBackup)]
            return fights.backup(seen, public, calls)
        case CloseFist():
            return fights.fist(seen, public, [a for a in legal if isinstance(a, CloseFist)])
        case Shoot():
            return fights.aim(seen, public, [a for a in legal if isinstance(a, Shoot)])
        case ChooseInjured():
            return fights.injured([a for a in legal if isinstance(a, ChooseInjured)])
    uses = [a for a in legal if isinstance(a, UseAtOnce | LeaveUnused)]
    return fights.afterwards(seen, public, uses)


def _order(seen: Seen, legal: Sequence[Action], bold: int) -> Choice:
    rates = Orders(seen, bold)
    best, points, why = legal[0], -999, ""
    for action in legal:
        got, reason = rates.rate(action)
        if got > points:
            best, points, why = action, got, reason
    return Choice(best, why)


def _fall(seen: Seen, legal: Sequence[TakeTheFall]) -> Choice:
    """Whoever is missed least: the injured, then those at home, then who does not stand alone."""

    def missed(action: TakeTheFall) -> int:
        if isinstance(action.spot, EmergencyRoom):
            return 0
        if isinstance(action.spot, Clubhouse):
            return 1
        return 2 if seen.crew(seen.seat, action.spot).size > 1 else 3

    best = min(legal, key=missed)
    why = (
        "Wer verletzt ist, kommt beim Aufräumen vielleicht ohnehin nicht wieder.",
        "Zu Hause hält niemand einen Ort; dort fehlt er euch am wenigsten.",
        "Dort bleibt euch noch jemand stehen.",
        "Irgendwo müsst ihr jemanden hergeben.",
    )[missed(best)]
    return Choice(best, why)


def _deal(seen: Seen, legal: Sequence[Deal]) -> Choice:
    use = seen.course.use
    purse = purse_of(seen)
    if use is None:
        return Choice(legal[0], "")
    now = use.deals[use.next]

    def after(deal: Deal) -> tuple[int, int]:
        victim = 0 if deal.victim is None else _rich(seen, deal.victim)
        return dealt(purse, now, deal.amount, deal.gives).points, victim

    best = max(legal, key=after)
    got = after(best)[0] - purse.points
    if not best.amount:
        return Choice(best, "Das ist mehr wert, als ihr dafür bekämt: lieber lassen.")
    if best.victim is not None:
        name = seen.name(best.victim)
        return Choice(best, f"{name} steht an vielen Orten und hat wohl am meisten.")
    return Choice(
        best,
        f"Das bringt euch unter dem Strich etwa {max(got, 1) / 10:.1f} Geld.".replace(".", ",", 1),
    )


def _rich(seen: Seen, seat: int) -> int:
    club = seen.view.clubs[seat]
    return sum(1 for crew in club.at if crew.size)


def _offer(seen: Seen, legal: Sequence[OfferGoods]) -> Choice:
    """What brings most beside what the others will probably offer."""
    view, purse = seen.view, purse_of(seen)
    held = CONTRABAND - view.stash - purse.contraband
    share = max(0, held) // max(1, len(seen.others))
    others = sum(most(view.clubs[s].heat, min(share, 3)) for s in seen.others)
    clubs = len(seen.others) + 1 if view.options.market_side == "left" else len(view.clubs)
    table = bands(clubs, view.options.market_three)

    def worth(offer: OfferGoods) -> int:
        number = offer.contraband
        after = purse.plus("contraband", -number).plus("money", income(table, number, others))
        if seen.left < 1:
            after = after.plus("contraband", -after.contraband)
        return after.plus("heat", 1 if number else 0).points

    best = max(legal, key=worth)
    if not best.contraband:
        why = "Verkaufen bringt Hitze, und die ist gerade teurer als das, was die Ware einbringt."
        return Choice(best, why if purse.contraband else "Ihr habt nichts zu verkaufen.")
    brings = goods(income(table, best.contraband, others), "money")
    why = f"Bieten die anderen zusammen etwa {wares(others)}, bekommt ihr {brings}."
    return Choice(best, why)


def _answer(seen: Seen, legal: Sequence[Action]) -> Choice:
    offer = seen.course.offer
    yes = next((a for a in legal if isinstance(a, Answer) and a.agrees), None)
    no = Answer(seen.seat, False)
    if offer is None or yes is None:
        return Choice(no, "Was verlangt wird, habt ihr nicht.")
    purse = purse_of(seen)
    gained = moved(moved(purse, offer.gives, 1), offer.wants, -1).points - purse.points
    if gained > 2:
        return Choice(yes, "Das Angebot ist mehr wert, als ihr dafür hergebt.")
    return Choice(no, "Ihr gäbt mehr her, als ihr bekommt.")

"""The small tables at which entries are tried: three clubs that differ, and a few sites."""

from dataclasses import replace

from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    CloseFist,
    EndBackup,
    OfferGoods,
    ThrowDown,
)
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    Exploit,
    HandOver,
    PatchIn,
    PickClub,
    Recruit,
    RollForClub,
    TurnCard,
)
from engine.sons_of_anarchy.cards import Card, CardSet, Hassle, LastCall, OctaneSide, Opportunity
from engine.sons_of_anarchy.club import BADGES, Place
from engine.sons_of_anarchy.course import Course, Market, Parcel, RoundStep
from engine.sons_of_anarchy.effects import GangRule, Twist
from engine.sons_of_anarchy.events_course import MarkersTaken
from engine.sons_of_anarchy.game import consequences
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.scenes import NAMES, club
from engine.sons_of_anarchy.scenes_course import octane, site
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell
from engine.sons_of_anarchy.words import count
from widgets.sons_of_anarchy.workshop.model import Goods
from widgets.sons_of_anarchy.workshop.trial import SALLY, Trial, Tried, trial

HOME = Clubhouse(0)
QUIET, HOT, CONTESTED = 0, 1, 2
PLACES = (site("Steinbruch"), site("Hinterzimmer"), Place("Umkämpfter Hof"))
TWISTED: dict[Twist, tuple[Action, ...]] = {
    "noRecruit": (Recruit(0),),
    "noPatchIn": (PatchIn(0, HOME),),
    "noBoost": (Exploit(0, QUIET, True),),
    "noBackup": (ThrowDown(0, CONTESTED), CallBackup(0, HOME, 0, 1)),
    "noGuns": (ThrowDown(0, CONTESTED), EndBackup(0), EndBackup(1), CloseFist(0, 1)),
    "noTrade": (HandOver(0, 1, Parcel(money=1)),),
    "quietSites": (Exploit(0, HOT),),
    "hotSites": (Exploit(0, HOT),),
}
"""What shows a Hassle best: somebody tries what it changes."""
RULED: dict[GangRule, tuple[Action, ...]] = {
    "freeBackup": (ThrowDown(0, CONTESTED), CallBackup(0, HOME, 0, 1)),
    "cheapPatchIn": (PatchIn(0, HOME),),
    "quietUse": (Exploit(0, HOT),),
}


def use_of(place: Place, goods: Goods, *, boost: bool) -> Trial:
    """Sally controls the site and uses it."""
    clubs = (
        club(
            0,
            (1, 1),
            home=(1, 1),
            guns=goods.guns,
            heat=goods.heat,
            orders=3,
            money=goods.money,
            contraband=goods.contraband,
        ),
        club(1, (0, 0), home=(3, 2), guns=2, heat=2, orders=3, money=4, contraband=3),
        club(2, (0, 0), home=(2, 3), guns=1, heat=0, orders=3, money=6, contraband=1),
    )
    course = Course(round=2, stack=12, down=2, scene=True)
    begun = Table(clubs, (replace(place, used=False),), 1, 0, course=course)
    return trial(begun, (Exploit(0, 0, boost and bool(place.boost)),))


def card_of(card: Card, goods: Goods, *, boost: bool) -> tuple[Trial, ...]:
    """The card comes, and then what it is for."""
    own = _with(card)
    came = trial(_table(own, "cards"), (TurnCard(0),))
    match card:
        case Opportunity(site=place):
            return came, use_of(place, goods, boost=boost)
        case Hassle(twist=twist):
            return came, trial(_table(own, "orders", open_=True), TWISTED[twist])
        case LastCall():
            nobody_sells = [OfferGoods(seat, 0) for seat in range(3)]
            return came, trial(_table(own, "market", open_=True), nobody_sells)
    return (came,)


def _with(card: Card) -> CardSet:
    """A set in which this card is number 0."""
    others = [one for one in PRACTICE.cards if one.name != card.name]
    return CardSet(
        "Probe",
        tuple(place for place in PRACTICE.fixed if place.name != card.name),
        tuple(place for place in PRACTICE.random if place.name != card.name),
        (card, *others),
    )


def _table(own: CardSet, step: RoundStep, *, open_: bool = False) -> Table:
    """Sally has the most Members, John the most Prospects and heat, Paula the fewest figures."""
    clubs = (
        club(0, (1, 0), (1, 0), (1, 0), home=(1, 2), guns=2, money=5, contraband=2),
        club(1, (0, 0), (0, 0), (0, 2), home=(2, 2), guns=2, heat=3, money=4, contraband=3),
        club(2, (0, 0), (0, 0), (0, 0), home=(2, 1), guns=1, heat=0, money=6, contraband=1),
    )
    waits = (0,) if open_ and isinstance(own.cards[0], LastCall) else ()
    course = Course(
        round=2,
        stack=12,
        down=2,
        drawn=(0,) if open_ else (),
        open=(0,) if open_ else (),
        cards=0 if open_ else 1,
        calls=waits,
        market=Market((None,) * 3) if step == "market" else None,
    )
    options = Options(hardcore_cards=True)
    return Table(clubs, PLACES, 0, 0, step, None, options, course, own)


def side_of(side: OctaneSide) -> tuple[Trial, ...]:
    """A game begins with that side; then its base orders, its club order and its gang rule."""
    own = replace(PRACTICE, name="Probe", octane=(side,))
    others = [badge for badge in BADGES if badge != side.badge]
    picks: list[Action] = [RollForClub(0, 6), RollForClub(1, 2), RollForClub(2, 1)]
    picks.append(PickClub(0, side.badge, "octane"))
    picks += [PickClub(seat, badge) for seat, badge in zip((1, 2), others, strict=False)]
    begun = trial(new_game(NAMES[:3], Options(octane=True), own), picks)
    table = _table(own, "orders")
    one = octane(replace(table.clubs[0], badge=side.badge))
    rivals = [
        replace(rival, badge=badge) for rival, badge in zip(table.clubs[1:], others, strict=False)
    ]
    table = replace(table, clubs=(one, *rivals), course=replace(table.course or Course(), cards=0))
    found = [begun, _second_round(table)]
    if side.sheet.order:
        found.append(trial(table, (ClubOrder(0),)))
    if side.sheet.rule:
        found.append(trial(table, RULED[side.sheet.rule]))
    return tuple(found)


def _second_round(table: Table) -> Trial:
    """What the base orders are worth: in round one, every High Octane side has five markers."""
    again = replace(table, step="markers")
    taken = [e for e in consequences(again) if isinstance(e, MarkersTaken) and e.seat == SALLY]
    told = tuple((tell(again, event), event) for event in taken)
    members = count(again.clubs[SALLY].figures.members, "Member", "Members")
    return Trial(again, again, (Tried(f"Ab der zweiten Runde, mit {members}", told),))

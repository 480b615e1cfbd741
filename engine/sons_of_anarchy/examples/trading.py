"""Worked examples of sites, cards and trade."""

from engine.core.example import Example
from engine.sons_of_anarchy.actions import TakeTheFall, ThrowDown
from engine.sons_of_anarchy.actions_course import (
    Answer,
    Deal,
    Exploit,
    HandOver,
    Promise,
    Propose,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.examples.duels import SoaExample
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, Site
from engine.sons_of_anarchy.rules.anarchy import (
    HASSLES_LAST_A_ROUND,
    LAST_CALLS_AS_THEY_CAME,
    LAST_CALLS_WAIT,
    OPPORTUNITIES_ARE_SITES,
    TIED_CLUBS_ALL_COUNT,
)
from engine.sons_of_anarchy.rules.cleanup import OPPORTUNITIES_SEND_HOME
from engine.sons_of_anarchy.rules.heat import TAKE_THE_FALL
from engine.sons_of_anarchy.rules.orders import RIDE_TO_AN_OPPORTUNITY
from engine.sons_of_anarchy.rules.sites import (
    EACH_IS_YOUR_CHOICE,
    GAIN_AND_DROP,
    GOODS_YOU_HAVE,
    MAX_IS_THE_LIMIT,
    ONCE_PER_USE,
    ONLY_WHAT_IS_LEFT,
    SKIM_FOR_NOTHING,
    SPEND_TO_BUY,
    STEAL_FROM_SOMEBODY,
    STEAL_WHAT_IS_THERE,
    SWAP_BOTH_WAYS,
    THIEF_LOOKS_BEHIND_THE_SCREEN,
    TRANSACTIONS_HAPPEN,
)
from engine.sons_of_anarchy.rules.throwdown import GUN_BAN_SKIPS_STEP_TWO
from engine.sons_of_anarchy.rules.trade import GOODS_CHANGE_HANDS, PROMISES_BIND_NOBODY
from engine.sons_of_anarchy.scenes import club, dice, no_backup, offered
from engine.sons_of_anarchy.scenes_course import opportunity, site, used, whole

EMPTY_BANK: SoaExample = Example(
    id="empty-bank",
    title="Die vorletzte Waffe",
    game=SOA,
    start=whole(
        club(0, (1, 0), (1, 0), home=(1, 0), guns=4, money=9, contraband=1, orders=2),
        club(1, (0, 0), (0, 0), home=(3, 0), guns=10, orders=0),
        club(2, (0, 0), (0, 0), home=(3, 0), guns=9, orders=0),
        places=(site("Schrottplatz"), site("Campingplatz")),
    ),
    actions=(Exploit(0, 0), Deal(0, 1), Exploit(0, 1), Deal(0, 0), Deal(0, 1, gives="guns")),
    teaches=(
        TRANSACTIONS_HAPPEN,
        SPEND_TO_BUY,
        SWAP_BOTH_WAYS,
        MAX_IS_THE_LIMIT,
        EACH_IS_YOUR_CHOICE,
    ),
    takeaway="Bis zu drei Waffen verkauft der Schrottplatz, aber in der Bank lag nur noch eine. "
    "Mehr gibt es erst, wenn jemand welche zurückgibt.",
)

BARE_SHELF: SoaExample = Example(
    id="bare-shelf",
    title="Steal: ein Griff ins Leere",
    game=SOA,
    start=whole(
        club(0, (0, 1), (1, 0), home=(2, 0), heat=2, orders=3),
        club(1, (0, 0), (0, 0), home=(3, 0), money=7, guns=2, contraband=1, orders=0),
        club(2, (0, 0), (0, 0), home=(3, 0), contraband=12, orders=0),
        places=(site("Lagerhaus 9"), site("Anwaltskanzlei")),
    ),
    actions=(Exploit(0, 0), Deal(0, 2, victim=1), Exploit(0, 1), Deal(0, 2)),
    teaches=(
        STEAL_FROM_SOMEBODY,
        THIEF_LOOKS_BEHIND_THE_SCREEN,
        STEAL_WHAT_IS_THERE,
        GAIN_AND_DROP,
        ONCE_PER_USE,
    ),
    takeaway="Sally weiß jetzt, was hinter Johns Schirm liegt, und sonst niemand. Das kann mehr "
    "wert sein als die zweite Ware.",
)

LEFTOVERS: SoaExample = Example(
    id="leftovers",
    title="Last Calls: was übrig bleibt",
    game=SOA,
    start=whole(
        club(0, (1, 0), (0, 1), home=(1, 0), contraband=12, heat=3, orders=0),
        club(1, (0, 0), (1, 0), home=(2, 0), contraband=10, heat=4, orders=0),
        club(2, (0, 0), (0, 0), home=(2, 1), contraband=0, heat=0, orders=1),
        places=(site("Motel"), used(site("Grenzübergang"))),
        patch=1,
        turn=2,
        open_=("Restposten", "Kleines Licht", "Überall gesehen"),
    ),
    actions=(
        SitTight(2),
        *offered(sally=0, john=0, paula=0),
        TakeTheFall(1, Clubhouse(1)),
    ),
    teaches=(
        LAST_CALLS_WAIT,
        LAST_CALLS_AS_THEY_CAME,
        TAKE_THE_FALL,
        TIED_CLUBS_ALL_COUNT,
        SKIM_FOR_NOTHING,
        ONLY_WHAT_IS_LEFT,
    ),
    takeaway="In der Bank liegen noch zwei Teile: Die bekommen John, der den Aufnäher hat, und "
    "Paula links von ihm. Drei Figuren hat jeder: "
    "Also wird es für alle heißer, und John muss einen Member hergeben.",
)

ONE_NIGHT_ONLY: SoaExample = Example(
    id="one-night-only",
    title="Eine Gelegenheit, eine Runde lang",
    game=SOA,
    start=whole(
        club(0, (1, 0), (0, 0), home=(2, 1), heat=1, money=2, orders=2),
        club(1, (0, 0), (0, 0), home=(3, 0), heat=2, orders=0),
        club(2, (0, 0), (0, 0), home=(3, 0), heat=0, orders=0),
        places=(site("Motel"), opportunity("Offene Kasse")),
        open_=("Offene Kasse",),
    ),
    actions=(
        Ride(0, Clubhouse(0), Site(1), 1, 1),
        Exploit(0, 1),
        Deal(0, 3),
        *offered(sally=0, john=0, paula=0),
    ),
    teaches=(RIDE_TO_AN_OPPORTUNITY, OPPORTUNITIES_ARE_SITES, OPPORTUNITIES_SEND_HOME),
    takeaway="Von der Gelegenheit fahren beide heim, vom Motel niemand.",
)

CEASEFIRE: SoaExample = Example(
    id="ceasefire",
    title="Waffenruhe im Waffenladen",
    game=SOA,
    start=whole(
        club(0, (2, 1), home=(1, 0), guns=3, orders=1),
        club(1, (1, 3), home=(1, 0), guns=4, orders=0),
        club(2, (0, 0), home=(3, 0), orders=0),
        places=(site("Waffenfabrik"),),
        open_=("Waffenruhe",),
    ),
    actions=(ThrowDown(0, 0), *no_backup(0, 1), *dice(sally=4, john=3)),
    teaches=(HASSLES_LAST_A_ROUND, GUN_BAN_SKIPS_STEP_TWO),
    takeaway="Sieben Waffen hinter den Schirmen, und keine zählt. Nächste Runde ist der Hassle "
    "weg.",
)

BRIBED: SoaExample = Example(
    id="bribed",
    title="Gekauft, getauscht, verraten",
    game=SOA,
    start=whole(
        club(0, (1, 0), home=(2, 0), guns=1, money=4, orders=1),
        club(1, (1, 1), home=(2, 0), money=1, contraband=2, orders=1),
        club(2, (0, 0), home=(3, 0), money=5, guns=2, orders=0),
        places=(site("Motel"),),
        turn=1,
    ),
    actions=(
        Promise(1, 0, Parcel(contraband=1)),
        HandOver(0, 1, Parcel(money=2)),
        Propose(2, 1, Parcel(guns=1), Parcel(money=3)),
        Answer(1, True),
        ThrowDown(1, 0),
    ),
    teaches=(GOODS_CHANGE_HANDS, PROMISES_BIND_NOBODY, GOODS_YOU_HAVE),
    takeaway="Getauscht wird Zug um Zug, Hand gegen Hand. Wer vorher zahlt, bekommt ein "
    "Versprechen – und heute einen Throwdown.",
)

TRADING: tuple[SoaExample, ...] = (
    EMPTY_BANK,
    BARE_SHELF,
    LEFTOVERS,
    ONE_NIGHT_ONLY,
    CEASEFIRE,
    BRIBED,
)

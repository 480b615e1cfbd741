"""Worked examples of orders, and of where they meet the Throwdown and the heat."""

from engine.core.example import Example
from engine.sons_of_anarchy.actions import (
    CallBackup,
    EndBackup,
    TakeTheFall,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    Deal,
    Exploit,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.examples.duels import SoaExample
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Clubhouse, Site
from engine.sons_of_anarchy.rules.heat import PATCH_FROM_THE_POLICE_STATION, TAKE_THE_FALL
from engine.sons_of_anarchy.rules.orders import (
    BOOST_FOR_ONE_MORE,
    BOOST_IS_SAID_AT_ONCE,
    CLUB_ORDER,
    EXPLOIT_MARKER_STAYS,
    HEAT_SYMBOL,
    OWN_CLUBHOUSE_IS_OPEN,
    PATCH_IN_ANYWHERE,
    PATCH_IN_COSTS,
    PATCH_IN_SWAPS,
    PROSPECTS_CONTROL_TOO,
    RECRUIT_A_PROSPECT,
    RECRUIT_NEEDS_SUPPLY,
    RIDE_FROM_ONE_TO_ONE,
    SIT_TIGHT,
    SIX_ORDERS,
)
from engine.sons_of_anarchy.rules.round import (
    ROTATION_GOES_ON,
    SKIPPED_WITHOUT_MARKERS,
    STEP_ENDS_WITHOUT_MARKERS,
)
from engine.sons_of_anarchy.rules.setup import OWN_VALUES_ON_HIGH_OCTANE
from engine.sons_of_anarchy.rules.sites import SELL_FOR_MONEY
from engine.sons_of_anarchy.rules.strength import FOLLOW_UP_IS_AN_EXPLOIT
from engine.sons_of_anarchy.rules.variants import LOST_PROSPECTS_MAY_BE_REPLACED
from engine.sons_of_anarchy.scenes import club, dice, fists, injured, no_backup
from engine.sons_of_anarchy.scenes_course import octane, site, whole

RIDE_THEN_USE: SoaExample = Example(
    id="ride-then-use",
    title="Erst hinfahren, dann nutzen",
    game=SOA,
    start=whole(
        club(0, (0, 0), (0, 1), home=(2, 1), guns=2, contraband=1, orders=3, money=1),
        club(1, (0, 0), (1, 0), home=(2, 2), orders=2),
        club(2, (0, 0), (0, 0), home=(3, 2), orders=2),
        places=(site("Pfandleihe"), site("Motel")),
    ),
    actions=(
        Ride(0, Clubhouse(0), Site(0), 1, 1),
        Ride(1, Site(1), Clubhouse(1), 1, 0),
        SitTight(2),
        Exploit(0, 0, boost=True),
        Deal(0, 2),
        Deal(0, 1),
    ),
    teaches=(
        SIX_ORDERS,
        RIDE_FROM_ONE_TO_ONE,
        OWN_CLUBHOUSE_IS_OPEN,
        EXPLOIT_MARKER_STAYS,
        BOOST_FOR_ONE_MORE,
        BOOST_IS_SAID_AT_ONCE,
        SELL_FOR_MONEY,
    ),
    takeaway="Zwischen Hinfahren und Nutzen liegt eine ganze Reihe fremder Züge. Heute hat "
    "niemand sie genutzt.",
)

EMPTIED_BY_BACKUP: SoaExample = Example(
    id="emptied-by-backup",
    title="Die Verstärkung räumt den eigenen Ort",
    game=SOA,
    start=whole(
        club(0, (1, 0), (1, 2), home=(1, 0), orders=2),
        club(1, (1, 1), (0, 0), home=(1, 0), orders=1),
        club(2, (0, 0), (0, 1), home=(3, 0), orders=1),
        places=(site("Cut & Bag Op"), site("Imbiss am Highway")),
        patch=1,
        turn=0,
    ),
    actions=(
        ThrowDown(0, 0),
        EndBackup(1),
        CallBackup(0, Site(1), 1, 2),
        EndBackup(0),
        *fists(john=0, sally=0),
        *dice(john=3, sally=5),
        Recruit(1),
        Exploit(2, 1),
        Deal(2, 1),
    ),
    teaches=(PROSPECTS_CONTROL_TOO, STEP_ENDS_WITHOUT_MARKERS),
    takeaway="Sally gewinnt den Kampf und hat keinen Marker mehr, um den Ort zu nutzen. Den "
    "Imbiss, den sie dafür leer gemacht hat, nutzt Paula – mit einem einzigen Prospect.",
)

HOT_VICTORY: SoaExample = Example(
    id="hot-victory",
    title="Gewonnen, genutzt, verhaftet",
    game=SOA,
    start=whole(
        club(0, (2, 0), home=(1, 0), heat=4, money=3, orders=3),
        club(1, (0, 1), home=(2, 0), orders=1),
        club(2, (0, 0), home=(3, 0), orders=1),
        places=(site("Waffenfabrik"),),
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=0, john=0),
        *dice(sally=3, john=2),
        UseAtOnce(0, boost=True),
        TakeTheFall(0, Clubhouse(0)),
        Deal(0, 2),
        Deal(0, 1),
    ),
    teaches=(FOLLOW_UP_IS_AN_EXPLOIT, HEAT_SYMBOL, TAKE_THE_FALL, BOOST_FOR_ONE_MORE),
    takeaway="Das Hitze-Symbol wirkt vor dem Einkauf: Erst geht ein Member ins Gefängnis, dann "
    "kommen die Waffen. Ganz ohne Schuss.",
)

NEW_BOSS: SoaExample = Example(
    id="new-boss",
    title="Neuer Aufnäher, alte Reihe",
    game=SOA,
    start=whole(
        club(0, (0, 0), home=(3, 0), orders=1),
        club(1, (1, 0), home=(2, 0), orders=1),
        club(2, (0, 0), home=(3, 0), orders=1),
        places=(site("Polizeiwache von Charming"),),
    ),
    actions=(SitTight(0), Exploit(1, 0), SitTight(2)),
    teaches=(PATCH_FROM_THE_POLICE_STATION, ROTATION_GOES_ON, SIT_TIGHT),
    takeaway="John hält jetzt den Aufnäher, aber nach ihm ist Paula dran wie immer. Erst der "
    "nächste Schritt beginnt bei ihm.",
)

NEW_BLOOD: SoaExample = Example(
    id="new-blood",
    title="Nachwuchs: anwerben und befördern",
    game=SOA,
    start=whole(
        club(0, (1, 1), home=(1, 0), guns=1, money=2, orders=3),
        club(1, (0, 0), home=(3, 2), orders=1),
        club(2, (0, 0), home=(3, 2), orders=0),
        places=(site("Steinbruch"),),
    ),
    actions=(Recruit(0), SitTight(1), PatchIn(0, Site(0)), Recruit(0)),
    teaches=(
        RECRUIT_A_PROSPECT,
        RECRUIT_NEEDS_SUPPLY,
        PATCH_IN_SWAPS,
        PATCH_IN_COSTS,
        PATCH_IN_ANYWHERE,
        SKIPPED_WITHOUT_MARKERS,
    ),
    takeaway="Der neue Member steht, wo der Prospect stand. Mehr Marker bringt er erst in der "
    "nächsten Runde.",
)

CLUB_ORDERS: SoaExample = Example(
    id="club-orders",
    title="Was auf der anderen Seite der Karte steht",
    game=SOA,
    start=whole(
        octane(club(0, (2, 0), (0, 1), home=(1, 1), money=3, orders=2)),
        club(1, (0, 1), (0, 0), home=(2, 0), orders=1),
        octane(club(2, (0, 0), (0, 0), home=(3, 0), heat=3, orders=1)),
        places=(site("Waffenfabrik"), site("Motel")),
        options=Options(octane=True),
    ),
    actions=(
        ClubOrder(0),
        Deal(0, 1),
        SitTight(1),
        ClubOrder(2),
        Deal(2, 1),
        ThrowDown(0, 0),
        CallBackup(0, Site(1), 0, 1),
        EndBackup(0),
        EndBackup(1),
        *fists(sally=1, john=0),
        *dice(sally=2, john=6),
        *injured(john=(0, 1)),
    ),
    teaches=(CLUB_ORDER, OWN_VALUES_ON_HIGH_OCTANE),
    takeaway="Der Club-Befehl kostet einen Marker wie jeder andere. Sallys erste Verstärkung ist "
    "auf unserer Übungskarte umsonst; was auf eurer steht, wisst nur ihr.",
)

REPLACED: SoaExample = Example(
    id="replaced",
    title="Ohne Zuwachs heißt nicht ohne Ersatz",
    game=SOA,
    start=whole(
        club(0, (1, 0), home=(2, 1), orders=2),
        club(1, (0, 0), home=(3, 2), orders=0),
        club(2, (0, 0), home=(3, 2), orders=0),
        places=(site("Steinbruch"),),
        options=Options(no_new_prospects=True),
    ),
    actions=(Recruit(0), SitTight(0)),
    teaches=(LOST_PROSPECTS_MAY_BE_REPLACED,),
    takeaway="Mit zweien hat Sally begonnen, einer ist tot, einer kommt nach. Einen dritten gibt "
    "es nicht.",
)

ORDERING: tuple[SoaExample, ...] = (
    RIDE_THEN_USE,
    EMPTIED_BY_BACKUP,
    HOT_VICTORY,
    NEW_BOSS,
    NEW_BLOOD,
    CLUB_ORDERS,
    REPLACED,
)

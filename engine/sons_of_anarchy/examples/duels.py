"""Worked examples of the Throwdown: the rulebook's fight, ties, bans, backup."""

from engine.core.example import Example
from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    EndBackup,
    Shoot,
    TakeTheFall,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, Site
from engine.sons_of_anarchy.rules.heat import HEAT_AFTER_THE_INJURIES, TAKE_THE_FALL
from engine.sons_of_anarchy.rules.injuries import EVERY_GUN_INJURES, PILE_UP, SHOTS_IN_PATCH_ORDER
from engine.sons_of_anarchy.rules.strength import (
    FOLLOW_UP_USE,
    HIGHEST_TOTAL_WINS,
    PATCH_WINS_TIES,
    TIE_EMPTIES_THE_PLACE,
)
from engine.sons_of_anarchy.rules.throwdown import (
    EACH_ORIGIN_COSTS_AN_ORDER,
    GUN_BAN_SKIPS_STEP_TWO,
    ONE_PASS_OF_BACKUP,
    THREE_STEPS,
)
from engine.sons_of_anarchy.scenes import (
    FACTORY,
    HOSPITAL,
    POLICE,
    club,
    dice,
    fists,
    injured,
    no_backup,
    table,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import TableView

type SoaExample = Example[Table, Action, SoaEvent, TableView]

SALLY_AND_JOHN: SoaExample = Example(
    id="sally-and-john",
    title="Sally gegen John: das Beispiel aus dem Heft",
    game=SOA,
    start=table(
        club(0, (2, 3), guns=3, heat=4, orders=2),
        club(1, (2, 4), guns=2, heat=1, orders=3),
        turn=1,
    ),
    actions=(
        ThrowDown(1, 0),
        *no_backup(0, 1),
        *fists(sally=2, john=1),
        *dice(sally=3, john=4),
        *injured(sally=(0, 1), john=(0, 2)),
        TakeTheFall(0, Site(0)),
    ),
    teaches=(
        THREE_STEPS,
        HIGHEST_TOTAL_WINS,
        EVERY_GUN_INJURES,
        TAKE_THE_FALL,
        HEAT_AFTER_THE_INJURIES,
    ),
    takeaway="16 zu 15 ist ein Sieg – und trotzdem verliert Sally zwei Figuren: eine durch Johns "
    "Waffe, eine an die Polizei.",
)

TIE_WITHOUT_THE_PATCH: SoaExample = Example(
    id="tie-without-the-patch",
    title="Zwölf zu zwölf, und keiner hat den Aufnäher",
    game=SOA,
    start=table(
        club(0, (2, 1), guns=1),
        club(1, (1, 2), guns=1),
        club(2, (0, 0), home=(3, 2)),
        patch=2,
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=1),
        *dice(sally=4, john=5),
        *injured(sally=(0, 1), john=(0, 1)),
    ),
    teaches=(TIE_EMPTIES_THE_PLACE, EVERY_GUN_INJURES),
    takeaway="Gleichstand heißt: viel Lärm, zwei Verletzte, und der Ort gehört niemandem.",
)

TIE_WITH_THE_PATCH: SoaExample = Example(
    id="tie-with-the-patch",
    title="Gleichstand, aber John trägt den Aufnäher",
    game=SOA,
    start=table(club(0, (2, 0), guns=0), club(1, (1, 1), guns=0), patch=1),
    actions=(
        ThrowDown(0, 0),
        *no_backup(1, 0),
        *fists(john=0, sally=0),
        *dice(sally=2, john=3),
    ),
    teaches=(PATCH_WINS_TIES,),
    takeaway="Wer gegen den Aufnäher antritt, braucht mindestens einen Punkt mehr.",
)

TIE_IN_A_PILE_UP: SoaExample = Example(
    id="tie-in-a-pile-up",
    title="Acht zu acht zu drei",
    game=SOA,
    start=table(
        club(0, (2, 0)),
        club(1, (1, 0)),
        club(2, (1, 1), guns=1),
        places=(FACTORY,),
        patch=2,
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(2, 0, 1),
        *fists(paula=1, sally=0, john=0),
        *dice(paula=2, sally=4, john=1),
        Shoot(2, 0),
        *injured(sally=(1, 0)),
    ),
    teaches=(PILE_UP, PATCH_WINS_TIES, SHOTS_IN_PATCH_ORDER),
    takeaway="Paula liegt mit Sally gleichauf und hat den Aufnäher: Das reicht, auch gegen zwei. "
    "Wen ihre Waffe trifft, sucht sie sich im Pile-Up selbst aus.",
)

NO_GUNS_AT_THE_STATION: SoaExample = Example(
    id="no-guns-at-the-station",
    title="Faustkampf vor der Polizeiwache",
    game=SOA,
    start=table(
        club(0, (1, 2), guns=4, heat=4),
        club(1, (2, 1), guns=3, heat=4),
        places=(POLICE,),
        patch=1,
    ),
    actions=(ThrowDown(0, 0), *no_backup(1, 0), *dice(sally=6, john=4), UseAtOnce(0)),
    teaches=(GUN_BAN_SKIPS_STEP_TWO,),
    takeaway="Ohne Waffen keine Verletzten und keine Hitze: Hier trauen sich auch Clubs, "
    "denen die Polizei schon auf den Fersen ist.",
)

BACKUP: SoaExample = Example(
    id="backup-from-two-places",
    title="Sally ruft die halbe Stadt zusammen",
    game=SOA,
    start=table(
        club(0, (1, 0), (0, 2), home=(1, 1), guns=1, orders=4),
        club(1, (1, 1), (0, 0), home=(2, 0), guns=1, orders=0),
        places=(FACTORY, HOSPITAL),
    ),
    actions=(
        ThrowDown(0, 0),
        CallBackup(0, Site(1), 0, 2),
        CallBackup(0, Clubhouse(0), 1, 0),
        EndBackup(0),
        EndBackup(1),
        *fists(sally=1, john=1),
        *dice(sally=1, john=4),
        *injured(sally=(0, 1), john=(0, 1)),
        UseAtOnce(0),
    ),
    teaches=(EACH_ORIGIN_COSTS_AN_ORDER, ONE_PASS_OF_BACKUP, FOLLOW_UP_USE),
    takeaway="Vier Befehlsmarker für einen Ort: einer für den Throwdown, zwei für die Verstärkung, "
    "einer für die Sofortnutzung. John hat keinen mehr und kann nur zusehen.",
)

DUELS: tuple[SoaExample, ...] = (
    SALLY_AND_JOHN,
    TIE_WITHOUT_THE_PATCH,
    TIE_WITH_THE_PATCH,
    TIE_IN_A_PILE_UP,
    NO_GUNS_AT_THE_STATION,
    BACKUP,
)

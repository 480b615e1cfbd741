"""Worked examples: pile-ups, empty victories, Take the Fall, the emergency room."""

from dataclasses import replace

from engine.core.example import Example
from engine.sons_of_anarchy.actions import (
    Action,
    LeaveUnused,
    RollForInjured,
    Shoot,
    TakeTheFall,
    ThrowDown,
)
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.examples.duels import SALLY_AND_JOHN
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import EmergencyRoom, Site
from engine.sons_of_anarchy.rules.cleanup import (
    INJURED_DIE_ON_LOW,
    INJURED_RETURN_ON_HIGH,
    ROLL_FOR_THE_INJURED,
)
from engine.sons_of_anarchy.rules.heat import (
    ELIMINATED_CLUB_LEAVES,
    FALL_FROM_THE_EMERGENCY_ROOM,
    HEAT_AFTER_THE_INJURIES,
    HEAT_FALLS_TO_ONE,
    LAST_MEMBER_GONE,
    NO_MEMBER_TO_FALL,
    TAKE_THE_FALL,
)
from engine.sons_of_anarchy.rules.injuries import (
    EXCESS_INJURIES_ARE_LOST,
    PILE_UP,
    SHOTS_IN_PATCH_ORDER,
    SHOTS_ONE_BY_ONE,
)
from engine.sons_of_anarchy.rules.strength import PATCH_IN_A_PILE_UP, WINNER_WITHOUT_FIGURES
from engine.sons_of_anarchy.rules.throwdown import FIGHT_AT_A_USED_PLACE
from engine.sons_of_anarchy.scenes import (
    CUT_AND_BAG,
    FACTORY,
    club,
    dice,
    fists,
    injured,
    no_backup,
    table,
)
from engine.sons_of_anarchy.state import Place, Table
from engine.sons_of_anarchy.view import TableView

type SoaExample = Example[Table, Action, SoaEvent, TableView]

PILE_UP_WITH_THREE: SoaExample = Example(
    id="pile-up-with-three",
    title="Pile-Up: drei Clubs, fünf Waffen",
    game=SOA,
    start=table(
        club(0, (2, 1), guns=2, heat=1),
        club(1, (1, 2), guns=2, heat=2),
        club(2, (1, 1), guns=1, heat=3),
        places=(FACTORY,),
        patch=1,
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(1, 2, 0),
        *fists(sally=2, john=2, paula=1),
        *dice(sally=5, john=2, paula=6),
        Shoot(1, 2),
        Shoot(1, 2),
        Shoot(2, 0),
        *injured(john=(0, 2), paula=(1, 1), sally=(0, 1)),
        LeaveUnused(0),
    ),
    teaches=(PILE_UP, SHOTS_IN_PATCH_ORDER, SHOTS_ONE_BY_ONE, PATCH_IN_A_PILE_UP),
    takeaway="John hat den Aufnäher, also schießt er zuerst. Für Sallys Waffen bleibt danach nur "
    "noch John als Ziel – und am Ende trägt sie seinen Aufnäher.",
)

EMPTY_VICTORY: SoaExample = Example(
    id="empty-victory",
    title="Gewonnen, und niemand steht mehr",
    game=SOA,
    start=table(
        club(0, (2, 0), guns=2, heat=0),
        club(1, (0, 1), guns=1, heat=0, home=(2, 0)),
        club(2, (1, 1), guns=2, heat=0),
        places=(Place(CUT_AND_BAG.name, used=True),),
        patch=2,
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(2, 0, 1),
        *fists(sally=2, john=1, paula=2),
        *dice(sally=6, john=3, paula=1),
        Shoot(2, 0),
        Shoot(2, 0),
        Shoot(0, 2),
        Shoot(0, 2),
        *injured(sally=(2, 0), paula=(1, 1)),
    ),
    teaches=(WINNER_WITHOUT_FIGURES, EXCESS_INJURIES_ARE_LOST, FIGHT_AT_A_USED_PLACE),
    takeaway="Sally hat gewonnen und nimmt den Aufnäher, aber ihr Platz ist die Notaufnahme.",
)

FALL_IN_THE_WARD: SoaExample = Example(
    id="fall-in-the-ward",
    title="Der Verletzte hält den Kopf hin",
    game=SOA,
    start=table(
        club(0, (2, 1), guns=1, heat=4, orders=2),
        club(1, (1, 1), guns=1, heat=0),
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=1),
        *dice(sally=5, john=2),
        *injured(sally=(1, 0), john=(0, 1)),
        TakeTheFall(0, EmergencyRoom()),
        LeaveUnused(0),
    ),
    teaches=(FALL_FROM_THE_EMERGENCY_ROOM, HEAT_FALLS_TO_ONE),
    takeaway="Erst getroffen, dann verhaftet: Derselbe Member trägt beide Folgen, und Sally "
    "verliert nur eine Figur statt zweier.",
)

LAST_MEMBER: SoaExample = Example(
    id="last-member",
    title="Zwei Clubs schießen sich aus dem Spiel",
    game=SOA,
    start=table(
        club(0, (1, 1), guns=1, heat=4),
        club(1, (0, 2), guns=1, heat=4),
        club(2, (0, 0), home=(3, 2)),
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=1),
        *dice(sally=4, john=2),
        *injured(sally=(0, 1), john=(0, 1)),
        TakeTheFall(0, Site(0)),
    ),
    teaches=(LAST_MEMBER_GONE, NO_MEMBER_TO_FALL, ELIMINATED_CLUB_LEAVES),
    takeaway="Bei Hitze 4 ist jede Waffe ein Member weniger. Wer nur noch einen hat oder gar "
    "keinen, lässt sie besser stecken.",
)

EMERGENCY: SoaExample = Example(
    id="emergency-room",
    title="Aufräumen: drei Würfe in der Notaufnahme",
    game=SOA,
    start=table(
        club(0, (1, 2), hurt=(1, 1), home=(1, 0)),
        club(1, (2, 1), hurt=(0, 1)),
        step="cleanup",
    ),
    actions=(
        RollForInjured(0, "member", 4),
        RollForInjured(0, "prospect", 3),
        RollForInjured(1, "prospect", 6),
    ),
    teaches=(ROLL_FOR_THE_INJURED, INJURED_DIE_ON_LOW, INJURED_RETURN_ON_HIGH),
    takeaway="Jede verletzte Figur hat eine Chance von eins zu zwei; am nächsten Morgen steht sie "
    "im Clubhaus oder liegt im Vorrat.",
)

HEAT_FIRST: SoaExample = Example(
    id="heat-when-fists-open",
    title="Sally gegen John noch einmal – mit der Hitze vorweg",
    game=SOA,
    start=replace(SALLY_AND_JOHN.start, options=Options(heat_timing="onReveal")),
    actions=(
        ThrowDown(1, 0),
        *no_backup(0, 1),
        *fists(sally=2, john=1),
        TakeTheFall(0, Site(0)),
        *dice(sally=3, john=4),
        *injured(sally=(0, 1), john=(0, 2)),
        LeaveUnused(1),
    ),
    teaches=(HEAT_AFTER_THE_INJURIES, TAKE_THE_FALL),
    takeaway="Gleiche Figuren, gleiche Würfel, anderer Sieger: Kommt die Hitze vorweg, fehlt Sally "
    "der Member in der Summe. Klärt das also vor dem ersten Schuss.",
)

MORE: tuple[SoaExample, ...] = (
    HEAT_FIRST,
    PILE_UP_WITH_THREE,
    EMPTY_VICTORY,
    FALL_IN_THE_WARD,
    LAST_MEMBER,
    EMERGENCY,
)

"""Worked examples of heat and of the end: who is out, who wins, and by which level."""

from dataclasses import replace

from engine.core.example import Example
from engine.sons_of_anarchy.actions import RollForInjured, RollLast, TakeTheFall, ThrowDown
from engine.sons_of_anarchy.course import Course
from engine.sons_of_anarchy.examples.duels import SoaExample
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom
from engine.sons_of_anarchy.rules.ending import (
    GUNS_BREAK_TIES,
    LAST_CARDS_LAST_ROUND,
    LAST_CLUB_WINS,
    LAST_FIGHT_AGAIN,
    LAST_FIGHT_DECIDES,
    LAST_ROUND_IS_WHOLE,
    MOST_MONEY_WINS,
    NO_GUNS_IN_THE_LAST_FIGHT,
    PATCH_BREAKS_TIES_AT_THE_END,
)
from engine.sons_of_anarchy.rules.heat import FALL_FROM_THE_EMERGENCY_ROOM, LAST_MEMBER_GONE
from engine.sons_of_anarchy.scenes import (
    at_the_end,
    club,
    dice,
    fists,
    injured,
    no_backup,
    table,
)

ONLY_MEMBER_IN_THE_WARD: SoaExample = Example(
    id="only-member-in-the-ward",
    title="Der Einzige liegt im Krankenbett",
    game=SOA,
    start=table(
        club(0, (0, 3), hurt=(1, 0), guns=2, heat=4),
        club(1, (1, 1), guns=0, heat=1),
        club(2, (0, 0), home=(3, 2)),
        patch=1,
        turn=1,
    ),
    actions=(
        ThrowDown(1, 0),
        *no_backup(1, 0),
        *fists(john=0, sally=2),
        *dice(john=2, sally=3),
        *injured(john=(1, 1)),
        TakeTheFall(0, EmergencyRoom()),
    ),
    teaches=(FALL_FROM_THE_EMERGENCY_ROOM, LAST_MEMBER_GONE),
    takeaway="Sally gewinnt den Kampf und verliert das Spiel: Ihr einziger Member liegt in der "
    "Notaufnahme, und genau der muss den Kopf hinhalten.",
)

LAST_ONE_STANDING: SoaExample = Example(
    id="last-one-standing",
    title="Einer bleibt übrig",
    game=SOA,
    start=table(
        club(0, (2, 1), guns=1, heat=2, money=4),
        club(1, (1, 2), guns=2, heat=4, money=21),
        replace(club(2, (0, 0), heat=0), out=True),
        course=Course(round=4, stack=6, scene=True),
    ),
    actions=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=0, john=1),
        *dice(sally=6, john=2),
        *injured(sally=(0, 1)),
        TakeTheFall(1, Clubhouse(1)),
    ),
    teaches=(LAST_CLUB_WINS, LAST_MEMBER_GONE),
    takeaway="21 Geld nützen John nichts: Mit seinem letzten Member ist er aus dem Spiel, und "
    "Sally gewinnt in der vierten Runde.",
)

SCREENS_FALL: SoaExample = Example(
    id="screens-fall",
    title="Sechste Runde: Die Schirme fallen",
    game=SOA,
    start=at_the_end(
        club(0, (2, 2), hurt=(1, 0), guns=5, money=17, contraband=6, heat=1),
        club(1, (1, 1), guns=0, money=19, heat=3),
        club(2, (3, 0), guns=2, money=12, heat=2),
    ),
    actions=(RollForInjured(0, "member", 5),),
    teaches=(MOST_MONEY_WINS, LAST_CARDS_LAST_ROUND, LAST_ROUND_IS_WHOLE),
    takeaway="Sally hat sechs Waren und fünf Waffen übrig. Verkauft wären sie Geld gewesen; jetzt "
    "sind sie Andenken.",
)

PATCH_AT_THE_END: SoaExample = Example(
    id="patch-at-the-end",
    title="Neunzehn zu neunzehn, und Paula trägt den Aufnäher",
    game=SOA,
    start=at_the_end(
        club(0, (2, 1), guns=4, money=19),
        club(1, (1, 1), hurt=(0, 1), guns=1, money=14),
        club(2, (1, 0), guns=0, money=19),
        patch=2,
    ),
    actions=(RollForInjured(1, "prospect", 2),),
    teaches=(PATCH_BREAKS_TIES_AT_THE_END,),
    takeaway="Beim Aufnäher ist Schluss: Wie viele Waffen Sally hat, fragt danach niemand mehr.",
)

LAST_FIGHT: SoaExample = Example(
    id="last-fight",
    title="Geld gleich, Waffen gleich: der letzte Kampf",
    game=SOA,
    start=at_the_end(
        club(0, (2, 1), home=(1, 2), guns=2, money=18),
        club(1, (3, 0), home=(0, 3), guns=2, money=18),
        club(2, (1, 1), guns=1, money=18),
        club(3, (2, 1), hurt=(1, 0), guns=6, money=11),
        patch=3,
    ),
    actions=(
        RollForInjured(3, "member", 6),
        RollLast(0, 4),
        RollLast(1, 4),
        RollLast(0, 2),
        RollLast(1, 5),
    ),
    teaches=(
        GUNS_BREAK_TIES,
        LAST_FIGHT_DECIDES,
        NO_GUNS_IN_THE_LAST_FIGHT,
        LAST_FIGHT_AGAIN,
    ),
    takeaway="Paula scheitert an einer Waffe, Sally an einem Würfel. Der Aufnäher hängt bei Tom, "
    "und der war nie im Rennen.",
)

FINALS: tuple[SoaExample, ...] = (
    ONLY_MEMBER_IN_THE_WARD,
    LAST_ONE_STANDING,
    SCREENS_FALL,
    PATCH_AT_THE_END,
    LAST_FIGHT,
)

"""What people do in a Throwdown and may not; the engine refuses it and says why."""

from engine.core.example import Forbidden, Mistake
from engine.core.play import replay
from engine.sons_of_anarchy.actions import (
    Action,
    CallBackup,
    CloseFist,
    Retreat,
    ThrowDown,
    UseAtOnce,
)
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.parts import EmergencyRoom
from engine.sons_of_anarchy.rules.strength import FOLLOW_UP_USE
from engine.sons_of_anarchy.rules.throwdown import (
    AN_OPPONENT_IS_THERE,
    GUN_BAN,
    MEMBER_STARTS,
    NO_RETREAT,
    NOT_OUT_OF_THE_EMERGENCY_ROOM,
    ONE_GUN_PER_FIGURE,
)
from engine.sons_of_anarchy.scenes import (
    CUT_AND_BAG,
    POLICE,
    club,
    dice,
    fists,
    no_backup,
    table,
)
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import TableView

type SoaMistake = Mistake[Table, Action, SoaEvent, TableView]


def after(start: Table, *actions: Action) -> Table:
    """The table after some actions."""
    return replay(SOA, start, actions)[-1].after


PROSPECTS_ATTACK: SoaMistake = Forbidden(
    id="prospects-attack",
    title="Vier Prospects und ein Plan",
    game=SOA,
    state=table(club(0, (0, 4), home=(3, 0)), club(1, (0, 1))),
    action=ThrowDown(0, 0),
    breaks=MEMBER_STARTS,
    believed="Vier gegen einen, da braucht es keinen Member.",
    lesson="Ohne Member gibt niemand den Befehl. Verteidigen dürften sich die vier.",
)

NOBODY_THERE: SoaMistake = Forbidden(
    id="nobody-to-fight",
    title="Ein Throwdown, um schneller an den Ort zu kommen",
    game=SOA,
    state=table(club(0, (2, 0), (0, 0)), club(1, (0, 0), (1, 1)), places=(CUT_AND_BAG, POLICE)),
    action=ThrowDown(0, 0),
    breaks=AN_OPPONENT_IS_THERE,
    believed="Sally gewinnt kampflos und nutzt den Ort gleich mit.",
    lesson="Ohne Gegner am Ort gibt es keinen Throwdown; nutzen kann Sally den Ort auch so.",
)

TOO_MANY_GUNS: SoaMistake = Forbidden(
    id="too-many-guns",
    title="Vier Waffen, drei Figuren",
    game=SOA,
    state=after(
        table(club(0, (1, 2), guns=3), club(1, (2, 2), guns=1)),
        ThrowDown(0, 0),
        *no_backup(0, 1),
    ),
    action=CloseFist(0, 4),
    breaks=ONE_GUN_PER_FIGURE,
    believed="In die Faust passt, was man hat, und ein bisschen Bluff.",
    lesson="Jede Figur hält höchstens eine Waffe, und hinter dem Schirm muss sie auch liegen.",
)

RUNNING_AWAY: SoaMistake = Forbidden(
    id="running-away",
    title="John fällt ein, dass er noch etwas vorhat",
    game=SOA,
    state=after(table(club(0, (3, 3), guns=3), club(1, (1, 0))), ThrowDown(0, 0), *no_backup(0)),
    action=Retreat(1),
    breaks=NO_RETREAT,
    believed="Vor den Waffen darf man noch abziehen.",
    lesson="Mit dem Befehl hat der Kampf begonnen. John darf Hilfe rufen, aber nicht gehen.",
)

GUN_AT_THE_STATION: SoaMistake = Forbidden(
    id="gun-at-the-station",
    title="Eine Waffe vor der Polizeiwache",
    game=SOA,
    state=after(
        table(club(0, (2, 1), guns=2), club(1, (2, 1), guns=2), places=(POLICE,)),
        ThrowDown(0, 0),
        *no_backup(0, 1),
    ),
    action=CloseFist(0, 1),
    breaks=GUN_BAN,
    believed="Eine Waffe in der Faust sieht ja keiner.",
    lesson="In Polizeiwache und Krankenhaus gibt es keine Fäuste: Es wird gleich gewürfelt.",
)

BACKUP_FROM_THE_WARD: SoaMistake = Forbidden(
    id="backup-from-the-ward",
    title="Verstärkung mit Gipsbein",
    game=SOA,
    state=after(table(club(0, (1, 0), hurt=(1, 1)), club(1, (2, 2))), ThrowDown(0, 0)),
    action=CallBackup(0, EmergencyRoom(), 1, 0),
    breaks=NOT_OUT_OF_THE_EMERGENCY_ROOM,
    believed="Zwei Leute liegen in der Notaufnahme herum, die können doch helfen.",
    lesson="Aus der Notaufnahme kommt man nur beim Aufräumen, und nur mit einer 4 oder mehr.",
)

DEFENDER_USES: SoaMistake = Forbidden(
    id="defender-uses-the-place",
    title="Der Verteidiger gewinnt und will gleich zugreifen",
    game=SOA,
    state=after(
        table(club(0, (1, 0)), club(1, (2, 2))),
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=0, john=0),
        *dice(sally=1, john=3),
    ),
    action=UseAtOnce(1),
    breaks=FOLLOW_UP_USE,
    believed="Wer gewinnt, nutzt den Ort sofort.",
    lesson="Sofort nutzen darf nur, wer den Throwdown im eigenen Zug befohlen hat. "
    "John wartet, bis er am Zug ist.",
)

REFUSED: tuple[SoaMistake, ...] = (
    PROSPECTS_ATTACK,
    NOBODY_THERE,
    TOO_MANY_GUNS,
    RUNNING_AWAY,
    GUN_AT_THE_STATION,
    BACKUP_FROM_THE_WARD,
    DEFENDER_USES,
)

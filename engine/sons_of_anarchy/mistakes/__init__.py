"""What people get wrong, each checked by the engine."""

from engine.core.example import Misjudged, Mistake
from engine.sons_of_anarchy.actions import Action, TakeTheFall, ThrowDown
from engine.sons_of_anarchy.events import SoaEvent
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.mistakes.later import LATER
from engine.sons_of_anarchy.mistakes.orders import ORDER_MISTAKES
from engine.sons_of_anarchy.mistakes.refused import REFUSED
from engine.sons_of_anarchy.mistakes.trades import TRADE_MISTAKES
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.rules.heat import HEAT_FALLS_TO_ONE, HEAT_FOR_GUNS
from engine.sons_of_anarchy.rules.injuries import EVERY_GUN_INJURES
from engine.sons_of_anarchy.rules.strength import PATCH_BELOW_THE_TIE, TIE_EMPTIES_THE_PLACE
from engine.sons_of_anarchy.scenes import FACTORY, club, dice, fists, injured, no_backup, table
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.view import TableView

type SoaMistake = Mistake[Table, Action, SoaEvent, TableView]

LOSER_INJURES: SoaMistake = Misjudged(
    id="loser-injures-nobody",
    title="„Ihr habt verloren, eure Waffen zählen nicht“",
    game=SOA,
    start=table(club(0, (2, 2), guns=1), club(1, (1, 1), guns=2)),
    before=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=2),
        *dice(sally=6),
    ),
    action=dice(john=1)[0],
    overlooks=EVERY_GUN_INJURES,
    believed="Sally gewinnt, also verletzt nur Sally.",
    lesson="John verliert zwar, aber geschossen hat er trotzdem: Zwei Figuren von Sally müssen in "
    "die Notaufnahme.",
)

HEAT_PER_GUN: SoaMistake = Misjudged(
    id="heat-per-gun",
    title="Drei Waffen, drei Hitze?",
    game=SOA,
    start=table(club(0, (2, 2), guns=3, heat=1), club(1, (0, 1), heat=0)),
    before=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=3, john=0),
        *dice(sally=2, john=5),
    ),
    action=injured(john=(0, 1))[0],
    overlooks=HEAT_FOR_GUNS,
    believed="Drei gezogene Waffen bringen drei Hitze.",
    lesson="Einmal Waffen ziehen kostet 1 Hitze, gleich wie viele es sind.",
)

FALL_COUNTS_DOWN: SoaMistake = Misjudged(
    id="fall-counts-down",
    title="„Ein Member weg, eine Hitze weg“",
    game=SOA,
    start=table(club(0, (2, 2), guns=1, heat=4), club(1, (0, 1), heat=0)),
    before=(
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1, john=0),
        *dice(sally=2, john=5),
        *injured(john=(0, 1)),
    ),
    action=TakeTheFall(0, Site(0)),
    overlooks=HEAT_FALLS_TO_ONE,
    believed="Nach Take the Fall steht die Hitze wieder auf 4.",
    lesson="Die Hitze fällt ganz hinunter auf 1. Wer den Kopf hinhält, nimmt den Rest mit.",
)

TIE_FOR_THE_STARTER: SoaMistake = Misjudged(
    id="tie-for-the-starter",
    title="„Bei Gleichstand gewinnt, wer angreift“",
    game=SOA,
    start=table(club(0, (2, 0)), club(1, (1, 1)), club(2, (0, 0), home=(3, 2)), patch=2),
    before=(ThrowDown(0, 0), *no_backup(0, 1), *fists(sally=0, john=0), *dice(sally=2)),
    action=dice(john=3)[0],
    overlooks=TIE_EMPTIES_THE_PLACE,
    believed="6 zu 6: Sally hat angegriffen und behält den Ort.",
    lesson="Angreifen hilft bei Gleichstand nicht, nur der Aufnäher – und der hängt heute an "
    "Paulas Weste, zu Hause.",
)

PATCH_STINGS_ALL: SoaMistake = Misjudged(
    id="patch-beats-every-tie",
    title="„Wer den Aufnäher hat, gewinnt jeden Gleichstand“",
    game=SOA,
    start=table(club(0, (1, 1)), club(1, (1, 1)), club(2, (1, 0)), places=(FACTORY,), patch=2),
    before=(
        ThrowDown(0, 0),
        *no_backup(2, 0, 1),
        *fists(paula=0, sally=0, john=0),
        *dice(sally=4, john=4),
    ),
    action=dice(paula=1)[0],
    overlooks=PATCH_BELOW_THE_TIE,
    believed="Sally und John haben je 7, also gewinnt Paula mit dem Aufnäher, auch mit einer 3.",
    lesson="Den Gleichstand bricht nur, wer selbst darin steckt. Paula liegt darunter, also fahren "
    "alle drei heim; den Aufnäher behält sie.",
)

MISTAKES: tuple[SoaMistake, ...] = (
    *REFUSED,
    LOSER_INJURES,
    HEAT_PER_GUN,
    FALL_COUNTS_DOWN,
    TIE_FOR_THE_STARTER,
    PATCH_STINGS_ALL,
    *LATER,
    *ORDER_MISTAKES,
    *TRADE_MISTAKES,
)

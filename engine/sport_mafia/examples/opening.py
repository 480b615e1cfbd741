"""The first night, three ways."""

from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaExample, example
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Cards
from engine.sport_mafia.rules import first_night as f
from engine.sport_mafia.rules import roles
from engine.sport_mafia.scenes import FSM, VORLAGE, after, cards
from engine.sport_mafia.state import State

ALL_CARDS = after(State(options=FSM), a.Say("night"), *cards())
DEALT = Options(dealing="dealt", first_night="absprache-only")

FROM_THE_TRAY: MafiaExample = example(
    "vom-tablett",
    "Zehn Karten, drei Blicke",
    State(options=VORLAGE),
    (
        a.Say("night"),
        *cards(),
        a.Say("mafia"),
        a.PlanShot(8, 4),
        a.PlanShot(8, 2),
        a.Bell(),
        a.Say("sheriff-looks"),
        a.Bell(),
        a.Say("morning"),
    ),
    (
        f.NIGHT_IS_CALLED,
        f.CARDS_ONE_BY_ONE,
        f.LEARN_OWN_ROLE,
        f.MAFIA_WAKES_ONCE,
        f.DON_SETS_ORDER,
        f.SHERIFF_LOOKS,
    ),
    "Nach der ersten Nacht wissen drei Schwarze alles über sich, und der Sheriff weiß, dass neun "
    "andere am Tisch sitzen.",
)
SIGNALS: MafiaExample = example(
    "erste-nacht-mit-zeichen",
    "Die Hand hebt sich, die Maske bleibt",
    ALL_CARDS,
    (
        a.Say("mafia"),
        a.PlanShot(8, 4),
        a.Bell(),
        a.Say("don-signals"),
        a.Bell(),
        a.Say("sheriff-signals"),
        a.Bell(),
        a.Say("sitting"),
        a.Bell(),
        a.Say("morning"),
    ),
    (f.DON_SIGNALS, f.SHERIFF_SIGNALS, f.FREE_SITTING, f.MAFIA_KNOWS_ITSELF),
    "Nach den offiziellen Regeln sieht in der ersten Nacht nur die Mafia etwas.",
)
BEACONS: MafiaExample = example(
    "leuchtfeuer",
    "Ausgeteilt und gleich wieder hell",
    after(
        State(options=DEALT, phase=Cards(1), night=1),
        *cards()[:9],
    ),
    (*cards()[9:], a.Say("mafia"), a.AgreeBeacons(8), a.Bell(), a.Say("morning")),
    (roles.OR_DEALT, f.BEACONS, f.ABSPRACHE_ONLY, roles.TEN_CARDS),
    "Das Ziel kann auch der Tag verraten: Dann hört die Mafia genau hin, wenn der Don redet.",
)

OPENING: tuple[MafiaExample, ...] = (FROM_THE_TRAY, SIGNALS, BEACONS)

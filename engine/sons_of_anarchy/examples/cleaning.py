"""Worked examples of the clean-up: what leaves the table, who stays, whom the dice bring back."""

from engine.core.example import Example
from engine.sons_of_anarchy.actions import RollForInjured
from engine.sons_of_anarchy.examples.duels import SoaExample
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.rules.cleanup import (
    CARDS_ARE_DISCARDED,
    INJURED_RETURN_ON_HIGH,
    MARKERS_LEAVE_THE_PLACES,
    OPPORTUNITIES_SEND_HOME,
)
from engine.sons_of_anarchy.scenes import club, offered
from engine.sons_of_anarchy.scenes_course import opportunity, site, used, whole

MORNING_AFTER: SoaExample = Example(
    id="morning-after",
    title="Der Morgen danach",
    game=SOA,
    start=whole(
        club(0, (2, 1), (0, 0), home=(1, 0), hurt=(0, 1), orders=0),
        club(1, (0, 0), (1, 1), home=(1, 0), orders=0),
        club(2, (0, 0), (0, 0), home=(3, 2), orders=0),
        places=(used(site("Motel")), opportunity("Offene Kasse")),
        open_=("Offene Kasse",),
        step="market",
    ),
    actions=(*offered(sally=0, john=0, paula=0), RollForInjured(0, "prospect", 4)),
    teaches=(
        MARKERS_LEAVE_THE_PLACES,
        OPPORTUNITIES_SEND_HOME,
        CARDS_ARE_DISCARDED,
        INJURED_RETURN_ON_HIGH,
    ),
    takeaway="John fährt heim, Sally bleibt beim Motel stehen: Dort beginnt sie die neue Runde, "
    "und der Ort ist wieder frisch.",
)

CLEANING: tuple[SoaExample, ...] = (MORNING_AFTER,)

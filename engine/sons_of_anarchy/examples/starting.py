"""Worked examples of the setup and of how a round begins."""

from engine.core.example import Example
from engine.sons_of_anarchy.actions import RollForInjured
from engine.sons_of_anarchy.actions_course import PickClub, RollForClub, TurnCard, TurnSite
from engine.sons_of_anarchy.examples.duels import SoaExample
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.rules.anarchy import OBSTACLES_STRIKE_AT_ONCE
from engine.sons_of_anarchy.rules.round import (
    FIVE_FOR_THAT_SIDE_ONLY,
    MARKERS_FOR_MEMBERS,
    OCTANE_STARTS_WITH_FIVE,
    ONE_TWO_THREE_CARDS,
    SITES_BEFORE_CARDS,
    SIX_STEPS,
    THREE_BASE_ORDERS,
    TWO_SITES_A_ROUND,
)
from engine.sons_of_anarchy.rules.setup import (
    FIFTEEN_CARDS,
    FIXED_SITES,
    FOUR_CLUBS,
    HARDCORE_CARDS_OUT,
    HIGHEST_ROLL_PICKS,
    LAST_PICK_GETS_THE_PATCH,
    LEFT_PICKS_NEXT,
    OWN_VALUES_ON_HIGH_OCTANE,
    SIX_FACE_DOWN,
    TABLE_CHOOSES_SIDES,
    TIED_ROLL_AGAIN,
    UNLEADED_START,
)
from engine.sons_of_anarchy.rules.variants import (
    HARDCORE_CARDS_IN,
    LONGER_GAME,
    WITHOUT_ST_THOMAS,
)
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.scenes_course import card_number, site, site_number, whole
from engine.sons_of_anarchy.setup import new_game

CHOOSING_CLUBS: SoaExample = Example(
    id="choosing-clubs",
    title="Drei Leute, vier Clubs und ein Gleichstand",
    game=SOA,
    start=new_game(("Sally", "John", "Paula")),
    actions=(
        RollForClub(0, 5),
        RollForClub(1, 5),
        RollForClub(2, 2),
        RollForClub(0, 3),
        RollForClub(1, 4),
        PickClub(1, "mayans"),
        PickClub(2, "lin"),
        PickClub(0, "samcro"),
    ),
    teaches=(
        HIGHEST_ROLL_PICKS,
        TIED_ROLL_AGAIN,
        LEFT_PICKS_NEXT,
        FOUR_CLUBS,
        LAST_PICK_GETS_THE_PATCH,
        FIXED_SITES,
        SIX_FACE_DOWN,
        FIFTEEN_CARDS,
        HARDCORE_CARDS_OUT,
        UNLEADED_START,
    ),
    takeaway="Sally bekommt, was übrig bleibt, und dafür den Aufnäher: Wer zuletzt wählt, "
    "fängt an. Kein schlechtes Geschäft.",
)

MIXED_TABLE: SoaExample = Example(
    id="mixed-table",
    title="High Octane, aber nicht für alle",
    game=SOA,
    start=new_game(("Sally", "John", "Paula"), Options(octane=True)),
    actions=(
        RollForClub(0, 2),
        RollForClub(1, 6),
        RollForClub(2, 4),
        PickClub(1, "niners", "octane"),
        PickClub(2, "lin", "octane"),
        PickClub(0, "samcro"),
    ),
    teaches=(
        TABLE_CHOOSES_SIDES,
        OWN_VALUES_ON_HIGH_OCTANE,
        OCTANE_STARTS_WITH_FIVE,
        FIVE_FOR_THAT_SIDE_ONLY,
        THREE_BASE_ORDERS,
    ),
    takeaway="Fünf Marker zum Anfang gelten nur auf der High-Octane-Seite. Sally bleibt bei "
    "Unleaded und hat sechs: drei Members und drei Grundbefehle.",
)

HARDCORE_START: SoaExample = Example(
    id="hardcore-start",
    title="Hardcore aufgebaut",
    game=SOA,
    start=new_game(
        ("Sally", "John", "Paula", "Tom"),
        Options(no_hospital=True, extra_rounds=1, hardcore_cards=True),
    ),
    actions=(
        RollForClub(0, 6),
        RollForClub(1, 1),
        RollForClub(2, 3),
        RollForClub(3, 2),
        PickClub(0, "samcro"),
        PickClub(1, "mayans"),
        PickClub(2, "niners"),
        PickClub(3, "lin"),
    ),
    teaches=(WITHOUT_ST_THOMAS, LONGER_GAME, HARDCORE_CARDS_IN),
    takeaway="Ein Ort weniger, drei Karten mehr, und unter den achtzehn kann jede der vier roten "
    "liegen. Wie viele es sind, weiß niemand.",
)

THIRD_ROUND: SoaExample = Example(
    id="third-round",
    title="Die dritte Runde: zwei Orte, drei Karten",
    game=SOA,
    start=whole(
        club(0, (1, 0), (1, 1), home=(1, 0), heat=1, money=6, contraband=1),
        club(1, (0, 0), (2, 0), home=(0, 3), heat=4, money=2, contraband=2),
        club(2, (2, 0), (0, 0), home=(2, 0), hurt=(0, 1), heat=2, money=4),
        places=(site("Motel"), site("Waffenfabrik")),
        step="cleanup",
        patch=1,
    ),
    actions=(
        RollForInjured(2, "prospect", 2),
        TurnSite(site_number("Flugplatz")),
        TurnSite(site_number("Waschsalon")),
        TurnCard(card_number("Kautionsrate")),
        TurnCard(card_number("Funkstille")),
        TurnCard(card_number("Waffenmesse")),
    ),
    teaches=(
        SIX_STEPS,
        MARKERS_FOR_MEMBERS,
        TWO_SITES_A_ROUND,
        ONE_TWO_THREE_CARDS,
        SITES_BEFORE_CARDS,
        OBSTACLES_STRIKE_AT_ONCE,
    ),
    takeaway="Ein Obstacle trifft sofort, ein Hassle gilt bis zum Rundenende, eine Opportunity "
    "ist ein Ort mehr. John hat den Aufnäher und fängt an.",
)

STARTING: tuple[SoaExample, ...] = (CHOOSING_CLUBS, MIXED_TABLE, HARDCORE_START, THIRD_ROUND)

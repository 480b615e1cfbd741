"""Before the first round: who plays which club, and what lies on the table."""

from collections.abc import Iterator, Sequence

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions_course import PickClub, RollForClub
from engine.sons_of_anarchy.cards import CardSet
from engine.sons_of_anarchy.checks import Reasons
from engine.sons_of_anarchy.club import BADGES, Badge, Club, Side
from engine.sons_of_anarchy.course import STACK, Course, Setup
from engine.sons_of_anarchy.course_query import (
    course_of,
    face_down,
    fixed_sites,
    sheet,
    side_rules,
    stack_size,
)
from engine.sons_of_anarchy.events_course import (
    ClubDiceTied,
    ClubDieFell,
    ClubPicked,
    ClubReady,
    FirstPickSet,
    PatchGiven,
    SetupEvent,
    SitesLaid,
)
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.rules.material import GOODS_ARE_LIMITED, WARD_BESIDE_THE_TILES
from engine.sons_of_anarchy.rules.setup import (
    FIFTEEN_CARDS,
    FIXED_SITES,
    FOUR_CLUBS,
    HARDCORE_CARDS_OUT,
    HIGHEST_ROLL_PICKS,
    LAST_PICK_GETS_THE_PATCH,
    LEFT_PICKS_NEXT,
    OCTANE_VALUES_ARE_OURS,
    REST_IS_SUPPLY,
    REST_STAYS_OUT,
    SIX_FACE_DOWN,
    START_AT_HOME,
    START_GOODS,
    TABLE_CHOOSES_SIDES,
    TIED_ROLL_AGAIN,
    UNLEADED_START,
)
from engine.sons_of_anarchy.rules.strength import DIE_OF_SIX
from engine.sons_of_anarchy.rules.variants import (
    HARDCORE_CARDS_IN,
    LONGER_GAME,
    WITHOUT_ST_THOMAS,
)
from engine.sons_of_anarchy.state import Place, Table, clockwise
from engine.sons_of_anarchy.words import BADGE_NAMES, name

_TABLE = (Place("Tisch"),)
"""Stands for the sites while nothing is laid out: a table has at least one place."""


def new_game(
    names: Sequence[str], options: Options | None = None, own: CardSet | None = None
) -> Table:
    """A table before the roll for clubs. Raises ValueError unless three or four sit at it."""
    if not 3 <= len(names) <= 4:
        raise ValueError("Diese Partie ist für drei oder vier Personen.")
    count = len(names)
    setup = Setup(dice=(None,) * count, rolling=tuple(range(count)))
    given, chosen = own or PRACTICE, options or Options()
    cards = sum(1 for card in given.cards if chosen.hardcore_cards or not card.hardcore)
    if cards < STACK + 3 * chosen.extra_rounds:
        raise ValueError(f"Für so viele Zusatzrunden reichen die {cards} Anarchy-Karten nicht.")
    # a badge that is not picked yet is a place-holder; picking it swaps
    clubs = tuple(Club(name, BADGES[i], at=(Crew(),)) for i, name in enumerate(names))
    course = Course(down=0, stack=0, setup=setup)
    return Table(clubs, _TABLE, 0, 0, "setup", None, chosen, course, own)


def next_picker(table: Table, setup: Setup) -> Seat | None:
    """Whose turn it is to choose a club."""
    if setup.first is None or len(setup.picked) == len(table.clubs):
        return None
    return clockwise(table, setup.first)[len(setup.picked)]


def free_badges(table: Table, setup: Setup) -> tuple[Badge, ...]:
    """The clubs that nobody has chosen yet."""
    taken = {table.clubs[seat].badge for seat in setup.picked}
    return tuple(badge for badge in BADGES if badge not in taken)


def _missing(setup: Setup) -> tuple[Seat, ...]:
    return tuple(s for s in setup.rolling if setup.dice[s] is None)


def _setup(table: Table) -> Setup | None:
    return table.course.setup if table.course and table.step == "setup" else None


def club_roll_breaches(table: Table, action: RollForClub) -> Reasons:
    """Every reason against this die."""
    setup, found = _setup(table), []
    if setup is None or setup.first is not None:
        why = "Um die Clubs wird nur einmal gewürfelt, vor der ersten Runde."
        found.append(Breach(HIGHEST_ROLL_PICKS, why))
    elif action.seat not in _missing(setup):
        why = f"Für {name(table, action.seat)} ist jetzt kein Wurf offen."
        rule = TIED_ROLL_AGAIN if action.seat not in setup.rolling else HIGHEST_ROLL_PICKS
        found.append(Breach(rule, why))
    if not 1 <= action.pips <= 6:
        found.append(Breach(DIE_OF_SIX, f"Ein Würfel zeigt 1 bis 6, nicht {action.pips}."))
    return tuple(found)


def club_roll_events(action: RollForClub) -> tuple[SetupEvent, ...]:
    """The die lies on the table."""
    rules = (HIGHEST_ROLL_PICKS, DIE_OF_SIX)
    return (ClubDieFell(rules=rules, seat=action.seat, pips=action.pips),)


def setup_follow(table: Table) -> tuple[SetupEvent, ...]:
    """When all dice have fallen: who chooses first, or who rolls again."""
    setup = _setup(table)
    if setup is None or setup.first is not None or _missing(setup):
        return ()
    best = max(setup.dice[s] or 0 for s in setup.rolling)
    top = tuple(s for s in setup.rolling if setup.dice[s] == best)
    if len(top) > 1:
        return (ClubDiceTied(rules=(TIED_ROLL_AGAIN,), seats=top),)
    return (FirstPickSet(rules=(HIGHEST_ROLL_PICKS,), seat=top[0]),)


def pick_breaches(table: Table, action: PickClub) -> Reasons:
    """Every reason against this choice."""
    setup, found = _setup(table), []
    if setup is None:
        return (Breach(LAST_PICK_GETS_THE_PATCH, "Die Clubs sind verteilt, die Partie läuft."),)
    picker = next_picker(table, setup)
    if picker is None:
        found.append(Breach(HIGHEST_ROLL_PICKS, "Erst wird gewürfelt, dann wird gewählt."))
    elif picker != action.seat:
        why = f"Jetzt wählt {name(table, picker)}, nicht {name(table, action.seat)}."
        rule = LEFT_PICKS_NEXT if setup.picked else HIGHEST_ROLL_PICKS
        found.append(Breach(rule, why))
    if action.badge not in free_badges(table, setup):
        why = f"{BADGE_NAMES[action.badge]} hat schon jemand genommen."
        found.append(Breach(FOUR_CLUBS, why))
    if action.side == "octane":
        found += _octane(table, action.badge)
    return tuple(found)


def _octane(table: Table, badge: Badge) -> Iterator[Breach]:
    if not table.options.octane:
        why = "Ihr habt euch auf Unleaded geeinigt; die andere Seite bleibt unten."
        yield Breach(TABLE_CHOOSES_SIDES, why)
    if table.printed.side(badge) is None:
        why = f"Für {BADGE_NAMES[badge]} ist keine High-Octane-Seite eingetragen."
        yield Breach(OCTANE_VALUES_ARE_OURS, why)


def pick_events(table: Table, action: PickClub) -> tuple[SetupEvent, ...]:
    """The club is chosen; the last choice brings the patch."""
    setup = course_of(table).setup
    picked = len(setup.picked) if setup else 0
    rules: tuple[Rule, ...] = (LEFT_PICKS_NEXT,) if picked else (HIGHEST_ROLL_PICKS,)
    chosen = ClubPicked(
        rules=(*rules, FOUR_CLUBS, TABLE_CHOOSES_SIDES),
        seat=action.seat,
        badge=action.badge,
        side=action.side,
    )
    if picked + 1 < len(table.clubs):
        return (chosen,)
    return chosen, PatchGiven(rules=(LAST_PICK_GETS_THE_PATCH,), seat=action.seat)


def laying_follow(table: Table) -> tuple[SetupEvent, ...]:
    """All clubs are chosen: the sites, the stack, and what each club begins with."""
    return _sites(table), *(_ready(table, seat) for seat in table.seats)


def _sites(table: Table) -> SitesLaid:
    options = table.options
    rules: list[Rule] = [FIXED_SITES, SIX_FACE_DOWN, REST_STAYS_OUT, FIFTEEN_CARDS]
    rules += [WARD_BESIDE_THE_TILES]
    rules += [HARDCORE_CARDS_IN] if options.hardcore_cards else [HARDCORE_CARDS_OUT]
    rules += [WITHOUT_ST_THOMAS] if options.no_hospital else []
    rules += [LONGER_GAME] if options.extra_rounds else []
    return SitesLaid(
        rules=tuple(rules),
        places=fixed_sites(table),
        down=face_down(table),
        stack=stack_size(table),
    )


def _ready(table: Table, seat: Seat) -> ClubReady:
    card = sheet(table, seat)
    side: Side = table.clubs[seat].side
    rules: tuple[Rule, ...] = (START_GOODS, UNLEADED_START)
    if side == "octane":
        rules = (START_GOODS, *side_rules(table, seat))
    return ClubReady(
        rules=(*rules, GOODS_ARE_LIMITED, START_AT_HOME, REST_IS_SUPPLY),
        seat=seat,
        money=card.money,
        guns=card.guns,
        contraband=card.contraband,
        heat=card.heat,
        crew=Crew(card.members, card.prospects),
    )


def setup_options(table: Table, setup: Setup) -> Iterator[RollForClub | PickClub]:
    """Dice, then choices."""
    picker = next_picker(table, setup)
    if picker is None:
        for seat in _missing(setup):
            yield from (RollForClub(seat, pips) for pips in range(1, 7))
        return
    for badge in free_badges(table, setup):
        yield PickClub(picker, badge)
        if table.options.octane and table.printed.side(badge):
            yield PickClub(picker, badge, "octane")

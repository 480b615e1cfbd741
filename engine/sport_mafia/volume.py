"""Sport-Mafia on the shelf."""

from engine.core.rule import Rule
from engine.core.volume import Volume
from engine.sport_mafia.examples import EXAMPLES
from engine.sport_mafia.mistakes import MISTAKES
from engine.sport_mafia.options import fsm_2024
from engine.sport_mafia.rules import (
    books,
    checks,
    day,
    ending,
    first_night,
    fouls,
    night,
    nominating,
    offences,
    roles,
    scoring,
    scoring_awards,
    scoring_best_move,
    scoring_compensation,
    scoring_harm,
    scoring_ranking,
    tie,
    voting,
)
from engine.sport_mafia.scoring.ranking import League
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.scoring.telling import tell, tell_action
from engine.sport_mafia.state import State


def cited(state: State | Sheet | League, rule: Rule) -> Rule:
    """The rule with the place first that the table's book gives; points are always those of § 8."""
    return books.cited(rule, state.options if isinstance(state, State) else fsm_2024())


MODULES = (
    *(roles, first_night, day, nominating, voting, tie),
    *(night, checks, ending, fouls, offences),
    *(scoring, scoring_best_move, scoring_awards, scoring_harm),
    *(scoring_compensation, scoring_ranking),
)
"""The modules of rules in the order of the pages."""
RULES: tuple[Rule, ...] = tuple(
    value for module in MODULES for value in vars(module).values() if isinstance(value, Rule)
)

VOLUME = Volume(
    key="mafia",
    folder="sport-mafia",
    title="Sport-Mafia",
    books=(books.VORLAGE, books.FSM),
    rules=RULES,
    examples=EXAMPLES,
    mistakes=MISTAKES,
    tell=tell,
    tell_action=tell_action,
    cited=cited,
)

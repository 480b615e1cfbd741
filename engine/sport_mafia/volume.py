"""Sport-Mafia on the shelf."""

from engine.core.rule import Rule
from engine.core.volume import Volume
from engine.sport_mafia.examples import EXAMPLES
from engine.sport_mafia.mistakes import MISTAKES
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
    tie,
    voting,
)
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell, tell_action


def cited(state: State, rule: Rule) -> Rule:
    """The rule with the place first that the table's book gives."""
    return books.cited(rule, state.options)


MODULES = (
    *(roles, first_night, day, nominating, voting, tie),
    *(night, checks, ending, fouls, offences),
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

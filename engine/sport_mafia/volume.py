"""Sport-Mafia on the shelf."""

from typing import Any

from engine.core.rule import Rule
from engine.core.volume import Volume
from engine.sport_mafia.examples import EXAMPLES
from engine.sport_mafia.mistakes import MISTAKES
from engine.sport_mafia.rules import (
    books,
    scoring,
    scoring_awards,
    scoring_best_move,
    scoring_compensation,
    scoring_harm,
    scoring_ranking,
)
from engine.sport_mafia.scoring import telling

SCORING: tuple[Any, ...] = (
    *(scoring, scoring_best_move, scoring_awards, scoring_harm),
    *(scoring_compensation, scoring_ranking),
)
MODULES: tuple[Any, ...] = (*SCORING,)
"""The modules of rules in the order of the pages."""
RULES: tuple[Rule, ...] = tuple(
    value for module in MODULES for value in vars(module).values() if isinstance(value, Rule)
)


def tell(before: Any, event: Any) -> str:
    """What happened; a score sheet has its own words."""
    if telling.is_scoring(before):
        return telling.tell(before, event)
    return ""


def tell_action(state: Any, action: Any) -> str:
    """What somebody does; a score sheet has its own words."""
    if telling.is_scoring(state):
        return telling.tell_action(state, action)
    return ""


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
)

"""Sport-Mafia on the shelf."""

from typing import Any

from engine.core.rule import Rule
from engine.core.volume import Volume
from engine.sport_mafia.rules import books

MODULES: tuple[Any, ...] = ()
"""The modules of rules in the order of the pages."""
RULES: tuple[Rule, ...] = tuple(
    value for module in MODULES for value in vars(module).values() if isinstance(value, Rule)
)


def _silent(before: Any, event: Any) -> str:
    return ""


VOLUME = Volume(
    key="mafia",
    folder="sport-mafia",
    title="Sport-Mafia",
    books=(books.VORLAGE, books.FSM),
    rules=RULES,
    examples=(),
    mistakes=(),
    tell=_silent,
    tell_action=_silent,
)

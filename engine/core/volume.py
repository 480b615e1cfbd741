"""Everything one game offers to its readers, in one record; the site finds it by itself."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core.example import Example, Mistake
from engine.core.rule import Book, Rule


@dataclass(frozen=True, slots=True)
class Volume:
    """One game on the shelf: ``VOLUME`` in ``engine/<game>/volume.py``.

    ``key``: ``"soa"``. ``folder``: its folder in ``docs``. ``tell(before, event)``: what happened,
    one or two German sentences; ``before`` is the state right before that event.
    ``tell_action(state, action)``: what somebody does, one short German phrase (a step's headline).
    ``cited(state, rule)``: the rule as that table cites it, where a game has more than one book;
    None: as it stands.
    """

    key: str
    folder: str
    title: str
    books: tuple[Book, ...]
    rules: tuple[Rule, ...]
    examples: tuple[Example[Any, Any, Any, Any], ...]
    mistakes: tuple[Mistake[Any, Any, Any, Any], ...]
    tell: Callable[[Any, Any], str]
    tell_action: Callable[[Any, Any], str]
    cited: Callable[[Any, Rule], Rule] | None = None

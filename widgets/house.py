"""House rules: what a table may choose for a whole game, described so that a panel can ask."""

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from engine.core.codec import dumps, loads
from engine.core.rule import Rule


@dataclass(frozen=True, slots=True)
class Choice:
    """A value of an option: what it is called, and what speaks for it (one German sentence).

    ``rules``: which of the question's rules hold then; empty: all of them.
    """

    value: Any
    label: str
    why: str = ""
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Numbers:
    """An option that is a number; ``unit`` follows it („Runden“)."""

    least: int
    most: int
    unit: str


@dataclass(frozen=True, slots=True)
class Worded:
    """An option that the game asks for in its own way; ``label`` says how a value reads."""

    label: Callable[[Any], str]


@dataclass(frozen=True, slots=True)
class Question:
    """One option: its name in the options, what it asks, the rules that it changes.

    ``group``: the heading that it stands below. ``needs``: the option that must be on first.
    """

    option: str
    group: str
    asks: str
    rules: tuple[Rule, ...]
    choices: tuple[Choice, ...] | Numbers | Worded
    needs: str | None = None

    def choice(self, value: Any) -> Choice:
        """The choice with that value; what is no choice of a list makes its own."""
        if isinstance(self.choices, Worded):
            return Choice(value, self.choices.label(value))
        if isinstance(self.choices, Numbers):
            return Choice(value, f"{value} {self.choices.unit}")
        return next(c for c in self.choices if c.value == value)

    @property
    def switch(self) -> bool:
        """Whether it is simply on or off."""
        return isinstance(self.choices, tuple) and [c.label for c in self.choices] == ["aus", "an"]


@dataclass(frozen=True, slots=True)
class Preset[O]:
    """Options that people agree on at once, and what they are like (one German sentence).

    ``reasons``: the name of an option that differs from our proposals, and why it is chosen so.
    """

    label: str
    says: str
    options: O
    reasons: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class House[O]:
    """All that can be chosen for one game: ``HOUSE`` in ``widgets/<game>/house.py``.

    ``kind``: the options' dataclass, its defaults are our proposals; it raises ValueError, one
    German sentence, when choices exclude each other. ``apply(state, options)``: the same table
    under other options. ``apart``: options that are no rules, so that no preset changes them.
    ``cited``: the rule as a table with these options cites it, where there is more than one book.
    """

    game: str
    kind: Callable[..., O]
    questions: tuple[Question, ...]
    presets: tuple[Preset[O], ...]
    apply: Callable[[Any, O], Any]
    apart: tuple[str, ...] = ()
    cited: Callable[[Rule, O], Rule] | None = None

    @property
    def proposals(self) -> O:
        """What we propose."""
        return self.kind()

    def preset(self, number: int, now: O) -> O:
        """The options of the preset of that number at a table that plays by ``now``."""
        found: Any = self.presets[number].options
        agreed: O = replace(found, **{name: getattr(now, name) for name in self.apart})
        return agreed

    def question(self, option: str) -> Question | None:
        """The question about that option."""
        return next((q for q in self.questions if q.option == option), None)

    def governing(self, asked: Question, options: O) -> tuple[Rule, ...]:
        """The rules behind the answer that ``options`` give, each as that table cites it."""
        rules = asked.choice(getattr(options, asked.option)).rules or asked.rules
        return rules if self.cited is None else tuple(self.cited(rule, options) for rule in rules)

    def changed(self, options: O) -> tuple[Question, ...]:
        """The questions that are answered differently from our proposals."""
        ours = self.proposals
        return tuple(
            q for q in self.questions if getattr(options, q.option) != getattr(ours, q.option)
        )

    def now(self, options: O) -> str:
        """How many differ, for a summary: „2 geändert“."""
        count = len(self.changed(options))
        return f"{count} geändert" if count else "wie vorgeschlagen"

    def write(self, options: O) -> str:
        """The options as text; empty: they are the proposals."""
        return "" if options == self.proposals else dumps(options, self.kind)

    def read(self, text: str) -> O:
        """What :meth:`write` wrote. Raises :class:`engine.core.codec.Malformed`."""
        found: O = loads(text, self.kind) if text else self.proposals
        return found

    def merged(self, own: O, options: O) -> O:
        """``options``, but what ``own`` has chosen on purpose stays.

        An example that is about a reading keeps it. Raises ValueError when both exclude each other.
        """
        ours: Any = self.proposals
        names = [f.name for f in fields(ours)]
        kept = {n: v for n in names if (v := getattr(own, n)) != getattr(ours, n)}
        given: Any = options
        merged: O = replace(given, **kept)
        return merged


def chosen(house: House[Any], options: Any) -> dict[str, Any]:
    """What the page keeps of a choice: its text, how many differ, and how each reads now."""
    changed = house.changed(options)
    return {
        "game": house.game,
        "text": house.write(options),
        "now": house.now(options),
        "says": {q.option: q.choice(getattr(options, q.option)).label for q in changed},
    }

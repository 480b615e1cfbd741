"""A game as its course: a text with a few letters for each step, worked out again when needed."""

from collections.abc import Callable, Hashable
from operator import attrgetter

AUTO = "."
"""Stands for a step that happened by itself: the number of the game says what it was."""
KEPT = 90
"""Courses that are remembered, a little more than a session goes back."""


def steps_in(course: str) -> list[str]:
    """The course of a game, step by step."""
    return course.replace(AUTO, f"{AUTO},").split(",")[:-1]


def joined(course: str, step: str) -> str:
    """The course with one step more."""
    return course + (AUTO if step == AUTO else f"{step},")


class Courses[G: Hashable, S, D]:
    """Works out courses of games ``G``, and remembers some, so that one step more costs only that.

    ``start(game)``: the state before the first step. ``follow(game, state, count, text)``: the
    step ``text`` after ``count`` steps; raises ValueError when it is impossible. ``after(step)``:
    the state that it leads to. ``split`` and ``join``: how a course is written.
    """

    def __init__(
        self,
        start: Callable[[G], S],
        follow: Callable[[G, S, int, str], D],
        *,
        after: Callable[[D], S] = attrgetter("after"),
        split: Callable[[str], list[str]] = steps_in,
        join: Callable[[str, str], str] = joined,
    ) -> None:
        self._start, self._follow, self._after = start, follow, after
        self._split, self._join = split, join
        self._known: dict[tuple[G, str], tuple[D, ...]] = {}

    def steps(self, game: G, course: str) -> tuple[D, ...]:
        """What happened, step by step. Raises ValueError when a step is impossible."""
        done = self._split(course)
        before, todo = course, list[str]()
        while before and (game, before) not in self._known:
            todo.append(done.pop())
            before = before[: -len(self._join("", todo[-1]))]
        found = list(self._known.get((game, before), ())) if before else []
        state = self._after(found[-1]) if found else self._start(game)
        for text in reversed(todo):
            found.append(self._follow(game, state, len(found), text))
            state = self._after(found[-1])
        return self.keep(game, course, tuple(found))

    def keep(self, game: G, course: str, made: tuple[D, ...]) -> tuple[D, ...]:
        """Remember that ``course`` came to ``made``."""
        if (game, course) not in self._known:
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[game, course] = made
        return made

    def now(self, game: G, course: str) -> S:
        """The state after ``course``."""
        done = self.steps(game, course)
        return self._after(done[-1]) if done else self._start(game)

    def forget(self) -> None:
        """Work everything out anew."""
        self._known.clear()

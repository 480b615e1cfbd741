"""A course is worked out once: one step more costs one step, and what can't be is refused."""

from dataclasses import dataclass, field

import pytest

from engine.core.play import Step
from widgets.courses import KEPT, Courses, joined, steps_in

type Made = Step[int, str, object]  # type: ignore[type-var]


@dataclass
class Counted:
    """A game that adds numbers; ``.`` adds how many steps there were."""

    asked: list[str] = field(default_factory=list)

    def follow(self, game: int, state: int, count: int, text: str) -> Made:
        self.asked.append(text)
        more = count if text == "." else int(text)
        return Step(state, text, (), state + game * more)

    @property
    def courses(self) -> Courses[int, int, Made]:
        return Courses(lambda game: game, self.follow)


def test_a_course_is_read_step_by_step() -> None:
    course = joined(joined(joined("", "12"), "."), "3")
    assert course == "12,.3,"
    assert steps_in(course) == ["12", ".", "3"]
    assert Counted().courses.now(10, course) == 10 + 120 + 10 + 30


def test_one_step_more_costs_one_step() -> None:
    counted = Counted()
    courses = counted.courses
    courses.steps(1, "1,..2,")
    assert len(courses.steps(1, "1,..2,.")) == 5
    assert counted.asked == ["1", ".", ".", "2", "."]
    courses.steps(2, "1,")
    assert counted.asked[5:] == ["1"], "another game is worked out by itself"


def test_what_was_forgotten_is_worked_out_anew_with_the_same_end() -> None:
    counted = Counted()
    courses = counted.courses
    for number in range(KEPT + 5):
        courses.steps(number, "1,2,")
    again = len(counted.asked)
    assert courses.now(0, "1,2,") == 0
    assert len(counted.asked) == again + 2
    courses.forget()
    assert courses.now(3, "1,2,") == 12


def test_a_step_that_can_not_be_leaves_nothing_behind() -> None:
    courses = Counted().courses
    with pytest.raises(ValueError, match="invalid"):
        courses.steps(1, "1,x,")
    assert courses.now(1, "1,") == 2

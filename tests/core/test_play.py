"""Actions are checked first, and whatever happens cites a rule."""

from dataclasses import dataclass

import pytest

from engine.core.example import Example, Forbidden, Misjudged
from engine.core.play import Breach, Event, Game, IllegalAction, Seat, replay, step
from engine.core.rule import Book, Rule, Stated

BOOK = Book("b", "Heft", "Titel", "Verlag", "1", "de", "2026-11-12", "Seiten")
TAKE = Rule("toy.take", "Nehmen", "Nehmt.", "toy/heap", Stated(BOOK, "S. 1", ("T-1",)))
ENOUGH = Rule("toy.enough", "Genug", "Es reicht.", "toy/heap", Stated(BOOK, None, ("T-2",)))
SMALL = Rule("toy.small", "Klein", "Höchstens drei.", "toy/heap", Stated(BOOK, "S. 2", ("T-3",)))


@dataclass(frozen=True, kw_only=True, slots=True)
class Taken(Event):
    count: int


def breaches(heap: int, count: int) -> tuple[Breach, ...]:
    found = []
    if count > heap:
        found.append(Breach(ENOUGH, f"Es sind nur {heap} da."))
    if count > 3:
        found.append(Breach(SMALL, f"{count} sind mehr als drei."))
    return tuple(found)


def decide(heap: int, count: int) -> tuple[Taken, ...]:
    return tuple(Taken(count=1, rules=(TAKE,)) for _ in range(count))


def evolve(heap: int, event: Taken) -> int:
    return heap - event.count


def options(heap: int) -> tuple[int, ...]:
    return tuple(range(min(heap, 3) + 1))


def view(heap: int, seat: Seat | None) -> int:
    return heap


def awaiting(heap: int) -> tuple[Seat, ...]:
    return (0,) if heap else ()


HEAP: Game[int, int, Taken, int] = Game("toy", breaches, decide, evolve, options, view, awaiting)


def test_every_reason_is_named_at_once() -> None:
    with pytest.raises(IllegalAction) as refused:
        step(HEAP, 2, 4)
    assert [b.rule for b in refused.value.breaches] == [ENOUGH, SMALL]
    assert str(refused.value) == "Es sind nur 2 da. 4 sind mehr als drei."


def test_events_are_applied_one_after_the_other() -> None:
    done = step(HEAP, 5, 3)
    assert (done.before, len(done.events), done.after) == (5, 3, 2)


def test_replay_goes_on_from_each_step() -> None:
    assert [s.after for s in replay(HEAP, 7, (3, 2, 1))] == [4, 2, 1]


def test_replay_stops_at_the_first_refusal() -> None:
    with pytest.raises(IllegalAction):
        replay(HEAP, 4, (3, 2))


def test_an_event_without_a_rule_cannot_be_made() -> None:
    with pytest.raises(ValueError, match="Taken cites no rule"):
        Taken(count=1, rules=())


def test_example_and_mistakes_are_computed() -> None:
    example = Example("e", "E", HEAP, 5, (1, 2), (TAKE,), "Merkt euch.")
    assert [s.after for s in example.steps()] == [4, 2]
    forbidden = Forbidden("f", "F", HEAP, 5, 4, SMALL, "Vier gehen.", "Nein.")
    assert [b.rule for b in forbidden.reasons()] == [SMALL]
    misjudged = Misjudged("m", "M", HEAP, 5, (1,), 2, TAKE, "Bleibt.", "Nein.")
    assert misjudged.outcome().after == 2
    assert Misjudged("m", "M", HEAP, 5, (), 2, TAKE, "", "").outcome().after == 3


def test_an_example_that_cannot_be_played_says_which_and_where() -> None:
    for broken in (
        Example("e", "E", HEAP, 4, (3, 2), (TAKE,), "Merkt euch.").steps,
        Misjudged("e", "E", HEAP, 4, (3,), 2, TAKE, "Bleibt.", "Nein.").outcome,
    ):
        with pytest.raises(IllegalAction, match="Es sind nur 1 da") as refused:
            broken()
        assert refused.value.__notes__ == ["at action 2: 2", "in 'e'"]


def test_a_rule_knows_its_game_its_anchor_and_its_address() -> None:
    assert (TAKE.game, TAKE.anchor, TAKE.href) == ("toy", "take", "toy/heap/#take")

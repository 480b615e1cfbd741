"""The picture of the table: complete, named for screen readers, with what changed marked."""

import re

import pytest

from engine.core.example import Example
from engine.sons_of_anarchy.examples import EXAMPLES, SALLY_AND_JOHN
from engine.sons_of_anarchy.scenes import POLICE, club, table
from widgets.sons_of_anarchy.scene import scene

CHANGED = re.compile(r'gn-changed"[^>]*>')


def marked(html: str) -> str:
    """The text of everything that is marked as changed."""
    return " ".join(part.split("</dd>")[0][:400] for part in CHANGED.split(html)[1:])


def test_the_start_marks_nothing_as_changed() -> None:
    html = str(scene(None, SALLY_AND_JOHN.start))
    assert "gn-changed" not in html
    assert "John ist am Zug" in html
    assert 'aria-label="2 Members und 4 Prospects"' in html
    assert "hält den Aufnäher" in html


def test_a_closed_fist_does_not_show_what_is_in_it() -> None:
    closing = SALLY_AND_JOHN.steps()[3]
    html = str(scene(closing, closing.after))
    assert "geschlossene Faust" in html
    assert "offene Hand" not in html


def test_the_dice_step_shows_sums_winner_and_hits() -> None:
    steps = SALLY_AND_JOHN.steps()
    last_die = steps[6]
    html = str(scene(last_die, last_die.after))
    assert '<strong class="gn-total">16</strong>' in html
    assert '<strong class="gn-total">15</strong>' in html
    assert "✓ Sieg" in html
    assert "2 × getroffen" in html
    assert "gn-total" in marked(html)


def test_too_much_heat_is_said_not_only_drawn() -> None:
    assert "5 – zu viel!" in str(scene(None, SALLY_AND_JOHN.steps()[-2].after))


def test_a_gun_ban_and_a_used_place_are_said() -> None:
    html = str(scene(None, table(club(0, (1, 0)), club(1, (1, 0)), places=(POLICE,))))
    assert "Waffenverbot" in html


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)
def test_every_step_has_a_picture_of_every_club(example: Example) -> None:  # type: ignore[type-arg]
    for step in example.steps():
        html = str(scene(step, step.after))
        for one in step.after.clubs:
            assert one.name in html
        assert "style=" not in html

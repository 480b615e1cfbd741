"""Examples and mistakes follow the house rules, whichever book leads."""

import pytest

from engine.sport_mafia.options import PRESETS
from engine.sport_mafia.volume import VOLUME
from widgets.exhibits import again
from widgets.sport_mafia.house import HOUSE


@pytest.mark.parametrize("number", range(len(PRESETS)), ids=[p.key for p in PRESETS])
def test_every_exhibit_is_worked_out_again_by_each_book(number: int) -> None:
    text = HOUSE.write(PRESETS[number].options)
    for example in VOLUME.examples:
        assert "gn-house-mark" in again("mafia", "example", example.id, "../", text), example.id
    for mistake in VOLUME.mistakes:
        assert "gn-house-mark" in again("mafia", "mistake", mistake.id, "../", text), mistake.id

"""What is made up never passes as the game's, and an open card says what it does."""

from dataclasses import replace

from engine.sons_of_anarchy.cards import Obstacle, Strike
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Gain, Sell
from engine.sons_of_anarchy.practice import FIXED, PRACTICE
from engine.sons_of_anarchy.practice_cards import LAST_CALLS, OBSTACLES
from widgets.session import opened
from widgets.sons_of_anarchy import ours
from widgets.sons_of_anarchy.probe.model import table_of
from widgets.sons_of_anarchy.probepartie import PROBEPARTIE, first
from widgets.sons_of_anarchy.scene import scene


def text(node: object) -> str:
    return "".join(map(str, node)) if isinstance(node, list) else str(node)


def test_all_values_of_the_practice_set_bear_the_mark() -> None:
    traded = [place for place in (*FIXED, *PRACTICE.random) if place.deals or place.boost]
    assert all(ours.invented(entry) for entry in (*traded, *PRACTICE.cards))
    assert all(ours.invented(replace(place, used=True)) for place in traded)


def test_the_police_station_is_the_games_own() -> None:
    assert FIXED[0].patch
    assert not ours.invented(FIXED[0])


def test_what_owners_enter_bears_no_mark() -> None:
    assert not ours.invented(Place("Eigener Ort", deals=(Sell("guns", 7, 1),)))
    assert not ours.invented(Obstacle("Eigene Karte", (Strike(Gain("heat", 1), "all"),)))


def test_a_card_whose_effect_its_kind_does_not_tell_says_it() -> None:
    for card in (*OBSTACLES, *LAST_CALLS):
        said = text(ours.face(card))
        assert card.name in said
        assert any(verb in said for verb in ("Gain: ", "Drop: ", "Skim: "))


def test_both_pictures_of_a_game_say_what_the_mark_means() -> None:
    model = first()
    for shown in (str(scene(None, table_of(model))), opened(PROBEPARTIE, "w1", "").render()):
        assert "aus unserem Übungssatz, nicht aus dem Spiel" in str(shown)

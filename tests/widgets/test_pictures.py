"""Pictures: every symbol in use is drawn, and a screen reader gets a text or nothing."""

import re
from collections.abc import Iterator

import pytest
from htpy import Element

from widgets.pictures import cards, figures, goods, icons, table
from widgets.pictures.sprite import sprite


def every_picture() -> Iterator[Element]:
    for club in figures.CLUBS:
        yield from (figures.member(club), figures.prospect(club), figures.badge(club))
    yield from (figures.gun(), figures.patch(), figures.fist(), figures.fist(opened=True))
    yield from (figures.die(pips) for pips in range(7))
    yield from (figures.heat(level) for level in range(5))
    yield from (goods.ware(), goods.cash())
    yield from (figures.place(name) for name in figures.PLACES)
    yield from (icons.icon(name) for name in icons.ICONS)
    yield from (table.seat(3, active=True), table.direction(True), table.direction(False))
    yield cards.card("number", "gift", 9, face_down=True)
    yield from (cards.weapon(name) for name in cards.WEAPONS)
    for kind in cards.KINDS:
        weapon = "bombe" if kind in cards.WITH_WEAPON else None
        yield cards.card(kind, weapon, 7 if kind == "number" else None)


def test_every_symbol_that_a_picture_uses_is_in_the_sprite_once() -> None:
    drawn = re.findall(r'id="gn-([^"]+)"', str(sprite()))
    assert len(drawn) == len(set(drawn))
    used = {
        name
        for markup in (str(sprite()), *map(str, every_picture()))
        for name in re.findall(r'href="#gn-([^"]+)"', markup)
    }
    assert used - set(drawn) == set()
    assert set(drawn) - used == set(), "drawn, but no picture shows it"


def test_the_sprite_stays_small() -> None:
    assert len(str(sprite()).encode()) < 20_000


def test_a_picture_with_a_label_is_an_image_of_that_name() -> None:
    assert 'role="img" aria-label="Waffe der Niners"' in str(figures.gun("Waffe der Niners"))


def test_a_picture_without_a_label_is_hidden_from_screen_readers() -> None:
    for picture in every_picture():
        assert 'aria-hidden="true"' in str(picture)
        assert "aria-label" not in str(picture)


def test_clubs_are_told_apart_by_the_shape_of_their_badge() -> None:
    shapes = re.findall(r'<symbol id="gn-badge-[^>]+>(<\w+ [^>]+>)', str(sprite()))
    assert len(set(shapes)) == len(figures.CLUBS)


def test_dice_show_as_many_pips_as_they_say() -> None:
    for pips in range(7):
        found = re.search(rf'<symbol id="gn-die-{pips}".*?</symbol>', str(sprite()))
        assert found is not None
        assert found[0].count("h0") == pips


def test_heat_lights_as_many_flames_as_its_level() -> None:
    for level in range(5):
        assert f'href="#gn-heat-{level}"' in str(figures.heat(level))
        track = re.search(rf'<symbol id="gn-heat-{level}".*?</symbol>', str(sprite()))
        assert track is not None
        assert (track[0].count("gn-lit"), track[0].count("gn-unlit")) == (level, 4 - level)


def test_cards_keep_the_ratio_of_real_cards() -> None:
    assert 'viewBox="0 0 63 88"' in str(cards.card("verpfeifen"))


def test_a_card_face_down_does_not_leak_what_it_is() -> None:
    hidden = str(cards.card("number", "gift", 9, face_down=True))
    assert hidden == str(cards.card("verpfeifen", face_down=True))


@pytest.mark.parametrize(
    ("kind", "weapon", "number"),
    [
        ("number", None, 3),
        ("number", "gift", None),
        ("knast", None, None),
        ("knast", "gift", 3),
        ("waffenwahl", "gift", None),
        ("knast", "axt", None),
        ("joker", None, None),
    ],
)
def test_a_card_that_does_not_exist_is_refused(
    kind: str, weapon: str | None, number: int | None
) -> None:
    with pytest.raises(ValueError, match=r"card|picture"):
        cards.card(kind, weapon, number)


def test_heat_and_dice_beyond_the_track_are_refused() -> None:
    with pytest.raises(ValueError, match="track"):
        figures.heat(5)
    with pytest.raises(ValueError, match="picture"):
        figures.die(7)
    with pytest.raises(ValueError, match="picture"):
        figures.member("x")

"""The cheat sheet prints on one page of A4, also when a table has its own rules on it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Host

SHEETS = ("last-man-falling/spickzettel/", "sons-of-anarchy/spickzettel/")
A4_INSIDE = (297 - 2 * 9) / 25.4 * 96
"""Pixels of paper between the margins of the sheet."""
OWN = "document.querySelector('gn-house').classList.add('gn-own')"


def pages(pdf: bytes) -> int:
    """How many pages a document has."""
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf))


@pytest.mark.parametrize("sheet", SHEETS)
def test_the_cheat_sheet_is_one_page_of_a4(page: Page, site: Host, sheet: str) -> None:
    page.goto(site.url + sheet)
    assert pages(page.pdf(format="A4")) == 1
    page.evaluate(OWN)
    assert pages(page.pdf(format="A4")) == 1


PAIR = "sport-mafia/spickzettel/"


def test_the_mafia_sheets_are_two_pages_by_every_set_of_rules(page: Page, site: Host) -> None:
    """One for the players, one for the Spielleitung, neither spilling over."""
    page.goto(site.url + PAIR)
    assert pages(page.pdf(format="A4")) == 2
    page.locator("gn-house summary").first.click()
    house = page.locator("gn-house")
    for league, named in (("ФСМ 2024", ""), ("Mafia-Liga", "alle bleiben")):
        house.get_by_label(league).first.check(force=True)
        own = page.locator('.gn-answer-own[data-option="mafia/second_tie"]').first
        expect(own).to_have_text(named)
        assert pages(page.pdf(format="A4")) == 2
    page.set_viewport_size({"width": 718, "height": 1054})
    page.emulate_media(media="print")
    for sheet in page.locator(".gn-sheet-page").all():
        box = sheet.bounding_box()
        assert box is not None
        assert box["height"] < A4_INSIDE


def test_a_chapter_is_longer_than_one_page(page: Page, site: Host) -> None:
    """The counting above would notice a second page."""
    page.goto(site.url + "last-man-falling/zug/")
    assert pages(page.pdf(format="A4")) > 1


def test_the_sheet_says_what_a_table_plays_differently(page: Page, site: Host) -> None:
    page.goto(site.url + SHEETS[0])
    page.locator("gn-house summary").first.click()
    page.get_by_label("Am Tisch üblich").first.check(force=True)
    own = page.locator('.gn-answer-own[data-option="lmf/two_player_reverse"]')
    expect(own.first).to_have_text("ihr legt noch einmal")
    assert pages(page.pdf(format="A4")) == 1
    page.get_by_label("Vorlage").first.check(force=True)
    expect(own.first).to_be_empty()

"""The cheat sheet prints on one page of A4, also when a table has its own rules on it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Host

SHEETS = ("last-man-falling/spickzettel/", "sons-of-anarchy/spickzettel/")
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

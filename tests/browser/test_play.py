"""Probespiel and Variantenvergleich in a browser: played, taken back, shared, broken off."""

import re
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.pages import violations
from tests.browser.serving import Host

GAME = "last-man-falling/probespiel/"
COMPARISON = "last-man-falling/variantenvergleich/"


def cards(page: Page) -> Locator:
    return page.locator(".gn-mycard")


def names(page: Page) -> list[str]:
    found = cards(page).evaluate_all("all => all.map(it => it.ariaLabel)")
    return sorted(re.sub(r" (legen|–.*)$", "", name) for name in found)


def test_a_few_turns_are_played_and_taken_back(page: Page, site: Host) -> None:
    page.goto(site.url + GAME)
    first = names(page)
    assert len(first) == 7
    page.locator(".gn-mycard.gn-can:not(:has(.gn-card-wild))").first.click()
    expect(cards(page)).to_have_count(6)
    page.get_by_role("button", name="bis ich dran bin").click()
    expect(page.get_by_role("button", name="Was wäre sinnvoll?")).to_be_visible()
    page.get_by_role("button", name="Was wäre sinnvoll?").click()
    expect(page.locator(".gn-advice")).to_contain_text("Sinnvoll:")
    for _ in range(3):
        page.get_by_role("button", name="Zurücknehmen").click()
    expect(cards(page)).to_have_count(7)
    assert names(page) == first


def test_a_card_that_does_not_fit_says_why(page: Page, site: Host) -> None:
    page.goto(site.url + GAME)
    page.locator(".gn-mycard:not(.gn-can)").first.click()
    expect(page.locator(".gn-refusal")).to_contain_text("warum nicht?")
    expect(page.locator(".gn-refusal .gn-cite").first).to_be_visible()
    expect(cards(page)).to_have_count(7)


def test_a_shared_link_is_the_same_table(context: BrowserContext, page: Page, site: Host) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site.url + GAME)
    page.locator(".gn-mycard.gn-can:not(:has(.gn-card-wild))").first.click()
    expect(cards(page)).to_have_count(6)
    page.get_by_role("button", name="bis ich dran bin").click()
    expect(page.get_by_role("button", name="Was wäre sinnvoll?")).to_be_visible()
    page.get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert len(address) < 1_000
    other = context.new_page()
    other.goto(address)
    expect(cards(other)).to_have_count(cards(page).count())
    assert names(other) == names(page)


def test_hand_stays_at_the_thumb(page: Page, site: Host) -> None:
    page.set_viewport_size({"width": 390, "height": 664})
    page.goto(site.url + GAME)
    page.locator("gn-widget").first.evaluate("it => it.scrollIntoView({block: 'start'})")
    bottom = "() => document.querySelector('.gn-dock').getBoundingClientRect().bottom"
    before = page.evaluate(bottom)
    assert before <= 664
    for _ in range(4):
        card = page.locator(".gn-mycard:not(.gn-can)").first
        box = card.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        card.click()
        expect(page.locator(".gn-refusal, .gn-mycard.gn-can").first).to_be_visible()
        assert abs(page.evaluate(bottom) - before) < 2
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_simulation_goes_on_and_is_broken_off(page: Page, site: Host) -> None:
    page.goto(site.url + COMPARISON)
    page.get_by_role("button", name="Durchspielen").click()
    progress = page.get_by_role("progressbar")
    expect(progress).to_be_visible()
    expect(page.locator(".gn-spread svg").first).to_be_visible()
    page.get_by_role("button", name="Abbrechen").click()
    expect(progress).to_have_count(0)
    expect(page.locator(".gn-work")).to_contain_text("abgebrochen")
    done = page.locator(".gn-work").inner_text()
    page.get_by_role("button", name="Weiterrechnen").click()
    expect(progress).to_be_visible()
    page.get_by_role("button", name="Abbrechen").click()
    expect(progress).to_have_count(0)
    assert page.locator(".gn-work").inner_text() != done


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", [GAME, COMPARISON])
def test_axe_finds_nothing_while_it_is_used(
    context: BrowserContext, site: Host, scheme: Literal["light", "dark"], path: str
) -> None:
    browser = context.browser
    assert browser
    with browser.new_context(
        bypass_csp=True,
        color_scheme=scheme,
        viewport={"width": 390, "height": 780},
    ) as bare:
        page = bare.new_page()
        page.goto(site.url + path)
        if path == GAME:
            page.locator(".gn-mycard:not(.gn-can)").first.click()
            expect(page.locator(".gn-refusal")).to_be_visible()
        else:
            page.get_by_role("button", name="Durchspielen").click()
            expect(page.locator(".gn-spread svg").first).to_be_visible()
            page.get_by_role("button", name="Abbrechen").click()
            expect(page.get_by_role("progressbar")).to_have_count(0)
        assert violations(page) == []

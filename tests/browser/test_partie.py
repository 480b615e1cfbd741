"""The Probepartie on a phone: a day, a vote and a night, refusals, reload, taking back, a link."""

from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.pages import violations
from tests.browser.serving import Host

PATH = "sport-mafia/probepartie/"
FRAME = ".gn-frame:has(.gn-mafia-play)"


def opened(page: Page, site: Host) -> Page:
    page.set_viewport_size({"width": 390, "height": 780})
    page.goto(site.url + PATH)
    return page


def seat(page: Page, number: int) -> Locator:
    return page.locator(f".gn-mafia-play .gn-at-{number} button")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def asked(page: Page, text: str) -> None:
    expect(page.locator(".gn-mafia-play .gn-ask")).to_contain_text(text)


def to_my_minute(page: Page) -> None:
    press(page, "bis ich dran bin")
    asked(page, "Eure Minute")


def to_the_night(page: Page) -> None:
    """From the own minute, over the vote, to the Sheriff's check."""
    press(page, "„Danke“")
    press(page, "bis ich dran bin")
    asked(page, "Hebt ihr die Hand")
    for _ in range(20):
        if "wen prüft ihr" in page.locator(".gn-ask").inner_text():
            return
        names = ("Hand bleibt unten", "Nicht dafür", "„Danke“", "bis ich dran bin")
        found = page.locator(".gn-dock-actions button")
        labels = found.all_inner_texts()
        wanted = next(name for name in names if name in labels)
        before = page.locator(FRAME).get_attribute("data-revision")
        press(page, wanted)
        expect(page.locator(FRAME)).not_to_have_attribute("data-revision", before or "")
    raise AssertionError("no night came")


def test_a_day_a_vote_and_a_night_are_played(page: Page, site: Host) -> None:
    opened(page, site)
    asked(page, "Ihr seid Nr. 7, Sheriff.")
    to_my_minute(page)
    seat(page, 8).click()
    press(page, "Nr. 8 aufstellen")
    expect(page.locator(".gn-news")).to_contain_text("Nr. 7 stellt Nr. 8 auf. Angenommen.")
    press(page, "Nr. 8 aufstellen")
    expect(page.locator(".gn-refusal")).to_contain_text("Nr. 8 steht schon auf der Liste.")
    expect(page.locator(".gn-refusal .gn-cite")).to_be_visible()
    to_the_night(page)
    expect(page.locator(".gn-masked")).to_be_visible()
    press(page, "Was wäre sinnvoll?")
    expect(page.locator(".gn-advice")).to_contain_text("Sinnvoll:")
    seat(page, 10).click()
    expect(page.locator(".gn-news")).to_contain_text("Nr. 7 zeigt auf Nr. 10")
    press(page, "bis ich dran bin")
    expect(page.locator(".gn-round-middle")).to_contain_text("Tag 2")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_seat_is_big_enough_for_a_thumb(page: Page, site: Host) -> None:
    opened(page, site)
    for number in range(1, 11):
        box = seat(page, number).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44


def test_a_reload_keeps_the_game_and_taking_back_leads_to_its_beginning(
    page: Page, site: Host
) -> None:
    opened(page, site)
    to_my_minute(page)
    seat(page, 3).click()
    press(page, "verdächtig")
    expect(page.locator(".gn-news")).to_contain_text("Verdächtig ist mir Nr. 3.")
    page.reload()
    expect(page.locator(".gn-news")).to_contain_text("Verdächtig ist mir Nr. 3.")
    for _ in range(3):
        press(page, "Zurücknehmen")
    asked(page, "Ihr seid Nr. 7, Sheriff.")
    expect(page.locator(".gn-round-middle")).to_contain_text("Nacht 1")


def test_a_link_leads_to_the_same_moment(context: BrowserContext, page: Page, site: Host) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, site)
    to_my_minute(page)
    press(page, "„Ich bin der Sheriff“")
    expect(page.locator(".gn-news")).to_contain_text("Ich bin der Sheriff")
    press(page, "Link kopieren")
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert len(address) < 600
    other = context.new_page()
    other.goto(address)
    expect(other.locator(".gn-news")).to_contain_text("Ich bin der Sheriff")
    asked(other, "Eure Minute")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_it_is_played(
    browser: Browser, site: Host, scheme: Literal["light", "dark"]
) -> None:
    with browser.new_context(bypass_csp=True, color_scheme=scheme) as bare:
        page = opened(bare.new_page(), site)
        seat(page, 3).click()
        press(page, "aufstellen")
        expect(page.locator(".gn-refusal")).to_be_visible()
        assert violations(page) == []
        press(page, "bis ich dran bin")
        asked(page, "Eure Minute")
        press(page, "Was wäre sinnvoll?")
        expect(page.locator(".gn-advice")).to_be_visible()
        assert violations(page) == []

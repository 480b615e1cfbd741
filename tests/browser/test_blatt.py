"""The cards in the box: counted once on a phone, followed by every page, kept, shared, filed."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.serving import Host

SETUP = "last-man-falling/aufbau/"
PROBE = "last-man-falling/probespiel/"
READING = '[data-option="lmf/deck"]'


@pytest.fixture
def phone(browser: Browser) -> Page:
    context = browser.new_context(locale="de-DE", viewport={"width": 390, "height": 844})
    context.set_default_timeout(15_000)
    return context.new_page()


def box(page: Page) -> Locator:
    return page.locator("#hausregeln-wahl-deck")


def opened(page: Page, host: Host) -> None:
    page.goto(f"{host.url}{SETUP}")
    page.get_by_role("link", name="tragt eure Karten ein").click()
    expect(box(page)).to_be_in_viewport()


def step(page: Page, group: str, way: str, times: int = 1) -> None:
    button = box(page).get_by_role("group", name=group, exact=True).get_by_role("button", name=way)
    for _ in range(times):
        button.click()


def test_a_box_is_counted_on_a_phone_and_followed_on_the_next_page(phone: Page, site: Host) -> None:
    opened(phone, site)
    step(phone, "Kleinste Zahl", "eins weniger")
    step(phone, "Knast je Waffe", "eins mehr")
    expect(box(phone)).to_contain_text("120 Karten")
    wide = phone.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page must not scroll sideways"
    expect(phone.locator(READING).first).to_have_text("120 Karten, Zahlen 0 bis 9")
    phone.reload()
    expect(phone.locator(READING).first).to_have_text("120 Karten, Zahlen 0 bis 9")
    phone.goto(site.url + PROBE)
    game = phone.locator("#__content gn-widget, article gn-widget[widget='lmf/probespiel']").last
    expect(game).to_contain_text("Gemischt werden 120 Karten, Zahlen 0 bis 9")


def test_what_cant_be_says_why_and_is_still_there_after_a_reload(page: Page, site: Host) -> None:
    opened(page, site)
    step(page, "Jede Zahl je Waffe", "eins weniger", 2)
    step(page, "Größte Zahl", "eins weniger")
    refusal = box(page).locator(".gn-refusal")
    expect(refusal).to_contain_text("Ohne Karten mit Waffe und Zahl lässt sich nicht anfangen.")
    expect(refusal).to_contain_text("gilt weiter: 72 Karten, Zahlen 1 bis 9")
    expect(page.locator(READING).first).to_have_text("72 Karten, Zahlen 1 bis 9")
    page.reload()
    page.goto(f"{site.url}{SETUP}#hausregeln-wahl-deck")
    expect(box(page).locator(".gn-refusal")).to_contain_text("gilt weiter")
    step(page, "Jede Zahl je Waffe", "eins mehr", 3)
    expect(box(page)).to_contain_text("132 Karten")
    box(page).get_by_role("button", name="Zurück zum Vorschlag").click()
    expect(page.locator(READING).first).to_have_text("108 Karten, Zahlen 1 bis 9")


def test_the_house_rules_go_into_a_file_and_come_back(
    context: BrowserContext, page: Page, site: Host, tmp_path: Path
) -> None:
    opened(page, site)
    step(page, "Verpfeifen", "eins mehr")
    expect(box(page)).to_contain_text("109 Karten")
    panel = page.locator("gn-house")
    with page.expect_download() as download:
        panel.get_by_role("button", name="Als Datei sichern").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "hausregeln-lmf.json"
    box(page).get_by_role("button", name="Zurück zum Vorschlag").click()
    expect(page.locator(READING).first).to_have_text("108 Karten, Zahlen 1 bis 9")
    broken = tmp_path / "kaputt.json"
    broken.write_text('[1,[["table"],7]]', encoding="utf-8")
    panel.get_by_label("Datei einlesen").set_input_files(broken)
    expect(panel.get_by_role("alert")).to_contain_text("Die Angaben passen nicht")
    expect(page.locator(READING).first).to_have_text("108 Karten, Zahlen 1 bis 9")
    panel.get_by_label("Datei einlesen").set_input_files(file)
    expect(page.locator(READING).first).to_have_text("109 Karten, Zahlen 1 bis 9")

"""The score sheet takes a game from a protocol, by file or from this device, and asks the rest."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from engine.sport_mafia.protocol_file import Protocol, write
from engine.sport_mafia.scenes import FSM
from tests.browser.serving import Host
from tests.sport_mafia.test_real_game import whole_game

SHEET = "sport-mafia/turnierwertung/"
LEAD = "sport-mafia/spielleitung/"


def protocol() -> str:
    return write(Protocol(FSM, (), tuple(one.action for one in whole_game())))


def sheet(page: Page) -> Locator:
    return page.locator("#ausprobieren gn-widget")


def chooser(page: Page) -> Locator:
    unfold(page)
    return sheet(page).locator("input[type=file]")


def unfold(page: Page) -> None:
    fold = sheet(page).locator("details", has=page.locator("input[type=file]"))
    fold.evaluate("it => (it.open = true)")


def test_a_protocol_fills_the_sheet_in_and_a_broken_file_loses_nothing(
    page: Page, site: Host, tmp_path: Path
) -> None:
    good, broken = tmp_path / "partie.json", tmp_path / "kaputt.json"
    good.write_text(protocol(), encoding="utf-8")
    page.goto(site.url + SHEET)
    chooser(page).set_input_files(good)
    filled = sheet(page).get_by_role("group", name="Aus dem Protokoll")
    expect(filled).to_contain_text("Zuerst getötet: Nr. 2")
    for content, why in (
        (b"{", "unvollständig"),
        (b'{"format": "x"}', "kein Protokoll"),
        (protocol().replace("say night", "say day", 1).encode(), "Schritt 1"),
    ):
        broken.write_bytes(content)
        chooser(page).set_input_files(broken)
        expect(sheet(page).get_by_role("alert")).to_contain_text(why)
        expect(filled).to_contain_text("Zuerst getötet: Nr. 2")
    filled.get_by_role("button", name="Nr. 4 öffnen").click()
    expect(sheet(page).locator("h3", has_text="Nr. 4, Sheriff")).to_be_visible()
    filled.get_by_role("button", name="Alles beantwortet").click()
    expect(filled).to_have_count(0)


def test_the_game_that_was_led_here_is_taken_from_the_device(page: Page, site: Host) -> None:
    page.goto(site.url + SHEET)
    unfold(page)
    take = sheet(page).get_by_role("button", name="Partie von diesem Gerät holen")
    take.click()
    expect(sheet(page).get_by_role("alert")).to_be_visible()
    page.goto(site.url + LEAD)
    chooser(page).set_input_files(
        {"name": "p.json", "mimeType": "application/json", "buffer": protocol().encode()}
    )
    expect(sheet(page)).to_contain_text("Die Partie ist zu Ende")
    page.goto(site.url + SHEET)
    unfold(page)
    take.click()
    expect(sheet(page).get_by_role("group", name="Aus dem Protokoll")).to_be_visible()

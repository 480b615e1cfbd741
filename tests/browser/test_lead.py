"""A game led on a phone at the table: thumb, reload, cover, clock, files, and no network."""

import re
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from engine.sport_mafia.notation import noted
from engine.sport_mafia.protocol_file import Protocol, write
from engine.sport_mafia.scenes import FSM
from tests.browser.pages import violations
from tests.browser.serving import Host
from tests.sport_mafia.test_real_game import whole_game

PATH = "sport-mafia/spielleitung/"
PHONE: ViewportSize = {"width": 390, "height": 844}
GAME = [one.action for one in whole_game()]
SPEECH = GAME.index(noted("say morning")) + 1


def tool(page: Page) -> Locator:
    return page.locator("#ausprobieren gn-widget")


def words(page: Page) -> Locator:
    return tool(page).locator(".gn-lead-say")


def seat(page: Page, number: int) -> Locator:
    return tool(page).locator(f"#ausprobieren-platz-{number}")


def press(page: Page, name: str) -> None:
    """Aim at the button and press it: the finger was elsewhere before."""
    tool(page).locator(".gn-lead-where").click()
    once_more(page, name)


def once_more(page: Page, name: str) -> None:
    """Press the button, wherever the finger is."""
    tool(page).locator(".gn-lead-stage").get_by_role("button", name=name, exact=True).click()


def unfolded(page: Page, what: str) -> None:
    fold = tool(page).locator("details", has_text=what).first
    fold.evaluate("it => (it.open = true)")


def read_in(page: Page, host: Host, folder: Path, steps: int) -> None:
    """Open the page and read the real game in, up to that step."""
    file = folder / "partie.json"
    file.write_text(write(Protocol(FSM, (), tuple(GAME[:steps]))), "utf-8")
    page.goto(host.url + PATH)
    tool(page).get_by_label("Datei einlesen").set_input_files(file)
    expect(tool(page).locator("details", has_text="Protokoll").first).to_contain_text(
        f"{steps} Schritte"
    )


def test_a_first_night_a_day_and_a_vote_with_one_thumb(page: Page, site: Host) -> None:
    page.set_viewport_size(PHONE)
    page.goto(site.url + PATH)
    press(page, "Gesagt")
    expect(words(page)).to_have_text("„Nr. 1, nimm eine Karte.“")
    press(page, "Ziehen lassen")
    expect(words(page)).to_have_text("„Nr. 2, nimm eine Karte.“")
    press(page, "Alle austeilen (zum Üben)")
    expect(words(page)).to_contain_text("Die Mafia erwacht")
    press(page, "Gesagt")
    press(page, "Die Minute ist um")
    press(page, "Gesagt")
    press(page, "Weiter")
    expect(words(page)).to_contain_text("Es wird Morgen")
    press(page, "Gesagt")
    expect(words(page)).to_have_text("„Nr. 1, du hast das Wort.“")
    box = seat(page, 3).bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    for number in range(1, 11):
        expect(words(page)).to_have_text(f"„Nr. {number}, du hast das Wort.“")
        if number in (1, 2):
            seat(page, number + 2).click()
            expect(seat(page, number + 2)).to_contain_text(f"{number}.")
        press(page, "„Danke“")
    expect(words(page)).to_contain_text("Aufgestellt sind in dieser Reihenfolge: Nr. 3 und 4.")
    press(page, "Gesagt")
    for number in (1, 2, 5, 6):
        seat(page, number).click()
        expect(seat(page, number)).to_have_attribute("aria-pressed", "true")
    seat(page, 6).click()
    expect(seat(page, 6)).to_have_attribute("aria-pressed", "false")
    press(page, "„Danke.“ Gezählt: 3")
    press(page, "„Danke.“ Gezählt: 0 + 7")
    expect(words(page)).to_have_text("„Nr. 4, dein letztes Wort.“")
    press(page, "„Danke“")
    expect(words(page)).to_have_text("„Es wird Nacht. Masken auf.“")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_what_the_rules_forbid_is_refused_with_its_reason_and_undo_goes_back(
    page: Page, site: Host, tmp_path: Path
) -> None:
    read_in(page, site, tmp_path, SPEECH)
    seat(page, 3).click()
    expect(seat(page, 3)).to_contain_text("1.")
    seat(page, 4).click()
    expect(tool(page).locator(".gn-refusal")).to_contain_text("Nr. 1")
    press(page, "Zurücknehmen")
    expect(tool(page).locator(".gn-refusal")).to_have_count(0)
    expect(seat(page, 3)).not_to_contain_text("1.")
    press(page, "Zurücknehmen")
    expect(words(page)).to_contain_text("Es wird Morgen")


def test_a_second_tap_does_not_press_what_has_moved_under_the_finger(
    page: Page, site: Host, tmp_path: Path
) -> None:
    page.set_viewport_size(PHONE)
    read_in(page, site, tmp_path, SPEECH)
    press(page, "„Danke“")
    expect(words(page)).to_have_text("„Nr. 2, du hast das Wort.“")
    expect(tool(page).locator(".gn-lead-news")).to_have_text("Zuletzt: Nr. 1 sagt „Danke“.")
    once_more(page, "„Danke“")
    expect(tool(page).locator(".gn-lead-wait")).to_contain_text("„Danke“. Noch ein Tipp zählt.")
    expect(words(page)).to_have_text("„Nr. 2, du hast das Wort.“")
    once_more(page, "„Danke“")
    expect(words(page)).to_have_text("„Nr. 3, du hast das Wort.“")


def test_numbers_are_called_in_a_rhythm_without_moving_the_finger(
    page: Page, site: Host, tmp_path: Path
) -> None:
    read_in(page, site, tmp_path, GAME.index(noted("say hunt")) + 1)
    press(page, "Nr. 1 rufen")
    for number in range(2, 11):
        expect(words(page)).to_have_text(f"„{number}.“")
        once_more(page, f"Nr. {number} rufen")
    expect(words(page)).to_contain_text("zieht sich zurück")
    once_more(page, "Gesagt")
    expect(tool(page).locator(".gn-lead-wait")).to_contain_text("heißt jetzt „Gesagt“")
    expect(words(page)).to_contain_text("zieht sich zurück")


def test_a_foul_takes_three_taps(page: Page, site: Host, tmp_path: Path) -> None:
    page.set_viewport_size(PHONE)
    read_in(page, site, tmp_path, SPEECH)
    tool(page).get_by_role("radio", name="Foul").click()
    seat(page, 7).click()
    expect(tool(page).get_by_label("Verstoß von Nr. 7").last).to_have_value("talking")
    press(page, "Foul geben")
    expect(seat(page, 7)).to_contain_text("✕")
    expect(tool(page).locator(".gn-lead-news")).to_contain_text("1. Foul für Nr. 7")
    expect(tool(page).locator(".gn-lead-ask")).to_contain_text("Wen stellt Nr. 1 auf?")


def test_the_cover_hides_the_cards_and_is_on_again_after_a_reload(
    page: Page, site: Host, tmp_path: Path
) -> None:
    read_in(page, site, tmp_path, SPEECH - 1)
    role = seat(page, 4).locator(".gn-chair-role")
    expect(role).to_be_hidden()
    press(page, "Aufdecken")
    expect(role).to_be_visible()
    expect(seat(page, 4)).to_have_accessible_name(re.compile("Sheriff"))
    press(page, "Verdecken")
    expect(role).to_be_hidden()
    expect(seat(page, 4)).not_to_have_accessible_name(re.compile("Sheriff"))
    cover = tool(page).locator('[data-do="cover"]')
    cover.focus()
    page.keyboard.press("Enter")
    expect(role).to_be_visible()
    page.reload()
    expect(role).to_be_hidden()
    press(page, "Aufdecken")
    press(page, "Gesagt")
    expect(words(page)).to_have_text("„Nr. 1, du hast das Wort.“")
    expect(role).to_be_hidden()


def test_holding_the_cover_is_a_peek(page: Page, site: Host, tmp_path: Path) -> None:
    read_in(page, site, tmp_path, SPEECH)
    role = seat(page, 4).locator(".gn-chair-role")
    cover = tool(page).locator('[data-do="cover"]')
    cover.dispatch_event("pointerdown")
    expect(role).to_be_visible()
    # What a person does half a second and more after the finger went down
    cover.evaluate(
        """it => new Promise((done) => setTimeout(() => {
          it.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
          done();
        }, 600))"""
    )
    expect(role).to_be_hidden()


def test_a_drawn_card_is_shown_to_its_owner_alone(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    press(page, "Gesagt")
    press(page, "Sheriff")
    card = tool(page).locator(".gn-lead-card")
    expect(card).to_be_hidden()
    press(page, "Nr. 1 zeigen")
    expect(card).to_contain_text("Nur für Nr. 1")
    expect(card).to_contain_text("Sheriff")
    card.get_by_role("button", name="Verdecken").click()
    expect(card).to_be_hidden()


def test_the_game_survives_a_reload_without_starting_the_engine(
    context: BrowserContext, page: Page, site: Host, tmp_path: Path
) -> None:
    read_in(page, site, tmp_path, SPEECH)
    page.close()
    again = context.new_page()
    site.seen.clear()
    again.goto(site.url + PATH)
    expect(words(again)).to_have_text("„Nr. 1, du hast das Wort.“")
    assert not [path for path in site.seen if "/engine/" in path]
    press(again, "„Danke“")
    expect(words(again)).to_have_text("„Nr. 2, du hast das Wort.“")


def test_the_protocol_goes_out_and_in_and_a_broken_one_loses_nothing(
    page: Page, site: Host, tmp_path: Path
) -> None:
    read_in(page, site, tmp_path, len(GAME))
    unfolded(page, "Sichern")
    with page.expect_download() as download:
        tool(page).get_by_role("button", name="Als Datei sichern").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "sport-mafia-protokoll.json"
    with page.expect_download() as download:
        tool(page).get_by_role("button", name="Als Text sichern").click()
    text = tmp_path / download.value.suggested_filename
    download.value.save_as(text)
    assert "Ergebnis: Schwarz gewinnt" in text.read_text("utf-8")
    broken = tmp_path / "kaputt.json"
    chooser = tool(page).get_by_label("Datei einlesen")
    good = file.read_text("utf-8")
    for content, why in (
        (good[:900], "kein vollständiges JSON"),
        (good.replace('"card 2 citizen"', '"card 3 citizen"'), "Schritt 3 des Protokolls"),
        ("{}", "kein Protokoll"),
        (" " * 300_000, "zu groß"),
    ):
        broken.write_text(content, "utf-8")
        chooser.set_input_files(broken)
        expect(tool(page).locator(".gn-note")).to_contain_text(why)
        expect(words(page)).to_contain_text("Schwarz gewinnt")
    tool(page).get_by_role("button", name="Neue Partie, gleiche Leute").first.click()
    expect(words(page)).to_contain_text("Es wird Nacht")
    chooser.set_input_files(file)
    expect(words(page)).to_contain_text("Schwarz gewinnt")
    expect(tool(page).locator(".gn-note")).to_have_count(0)


def test_nothing_is_wrong_for_assistive_technology(
    browser: Browser, site: Host, tmp_path: Path
) -> None:
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        context = browser.new_context(bypass_csp=True, viewport=PHONE, color_scheme=scheme)
        page = context.new_page()
        read_in(page, site, tmp_path, SPEECH)
        press(page, "Aufdecken")
        assert violations(page) == []
        read_in(page, site, tmp_path, SPEECH - 1)
        assert violations(page) == []
        context.close()

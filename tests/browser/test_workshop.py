"""The card workshop on the device: it survives closing the tab, goes into a file, comes back, and
a broken file says where it is broken and loses nothing."""

import json
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.serving import Host

PATH = "sons-of-anarchy/kartenwerkstatt/"


def workshop(page: Page) -> Locator:
    return page.locator("#ausprobieren gn-widget")


def keeping(page: Page) -> None:
    workshop(page).locator("details", has_text="Sichern, einlesen").evaluate(
        "it => (it.open = true)"
    )


def enter_a_site(page: Page, host: Host, name: str = "Alter Hafen") -> None:
    page.goto(host.url + PATH)
    workshop(page).get_by_role("button", name="Neuer Zufallsort").click()
    field = workshop(page).get_by_label("Name", exact=True)
    field.fill(name)
    field.press("Enter")
    expect(workshop(page).get_by_role("heading", name=f"Zufallsort 1 („{name}“)")).to_be_visible()


def test_a_site_is_tried_and_survives_closing_the_tab(
    context: BrowserContext, page: Page, site: Host
) -> None:
    enter_a_site(page, site)
    expect(workshop(page)).to_contain_text("Sally nimmt 1 Geld aus der Bank.")
    page.close()
    again = context.new_page()
    site.seen.clear()
    again.goto(site.url + PATH)
    expect(workshop(again).locator(".gn-entry")).to_have_text(["Alter Hafen"])
    assert not [path for path in site.seen if "/engine/" in path]
    kept = again.evaluate(
        "Object.entries(localStorage).find(([place]) => place.endsWith('kartenwerkstatt:document'))"
    )
    assert json.loads(json.loads(kept[1]))["random"][0]["name"] == "Alter Hafen"


def test_a_file_goes_out_and_in_and_a_broken_one_names_the_place(
    page: Page, site: Host, tmp_path: Path
) -> None:
    enter_a_site(page, site)
    keeping(page)
    with page.expect_download() as download:
        workshop(page).get_by_role("button", name="Als Datei sichern").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "soa-karten.json"
    written = file.read_text("utf-8")
    workshop(page).get_by_role("button", name="Alles leeren").click()
    expect(workshop(page).locator(".gn-entry")).to_have_count(0)
    chooser = workshop(page).get_by_label("Datei einlesen")
    chooser.set_input_files(file)
    expect(workshop(page).locator(".gn-entry")).to_have_text(["Alter Hafen"])
    broken = tmp_path / "kaputt.json"
    for text, why in (
        (
            written.replace('"amount": 1', '"amount": 10'),
            "Zufallsort 1 („Alter Hafen“), Transaktion 1",
        ),
        (written[:60], "Zeile"),
        ("x" * 300_000, "zu groß"),
    ):
        broken.write_text(text, "utf-8")
        chooser.set_input_files(broken)
        expect(workshop(page).get_by_role("alert")).to_contain_text(why)
        expect(workshop(page).locator(".gn-entry")).to_have_text(["Alter Hafen"])


def test_a_name_that_is_taken_is_refused_and_stays_where_it_was_typed(
    page: Page, site: Host
) -> None:
    enter_a_site(page, site)
    workshop(page).get_by_role("button", name="Neuer Zufallsort").click()
    field = workshop(page).get_by_label("Name", exact=True)
    expect(field).to_have_value("Zufallsort 1")
    field.fill("Alter Hafen")
    field.press("Enter")
    expect(workshop(page).get_by_role("alert")).to_contain_text(
        "Zufallsort 2 („Zufallsort 1“): „Alter Hafen“ heißt in eurem Satz schon etwas anderes."
    )
    expect(field).to_have_value("Alter Hafen")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_what_was_kept_can_be_fetched_again(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    keeping(page)
    workshop(page).get_by_role("button", name="Zuletzt Gesichertes holen").click()
    expect(workshop(page).get_by_role("alert")).to_contain_text("liegt davon noch nichts")
    enter_a_site(page, site)
    page.evaluate(
        "Object.keys(localStorage).filter(k => k.endsWith(':soa/kartenwerkstatt'))"
        ".forEach(k => localStorage.removeItem(k))"
    )
    page.reload()
    expect(workshop(page).locator(".gn-entry")).to_have_count(0)
    keeping(page)
    workshop(page).get_by_role("button", name="Zuletzt Gesichertes holen").click()
    expect(workshop(page).locator(".gn-entry")).to_have_text(["Alter Hafen"])

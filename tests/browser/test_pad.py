"""The score pad on the device: it survives closing the tab, goes into a file, comes back."""

from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.serving import Host

PATH = "last-man-falling/wertungsblock/"


def pad(page: Page) -> Locator:
    return page.locator("#ausprobieren gn-widget")


def unfolded(page: Page, what: str) -> None:
    pad(page).locator("details", has_text=what).evaluate("it => (it.open = true)")


def rounds(page: Page) -> Locator:
    return pad(page).locator(".gn-score tbody tr")


def write_a_round(page: Page, host: Host) -> None:
    page.goto(host.url + PATH)
    pad(page).get_by_role("button", name="Waffenkarte 7 dazu").click()
    pad(page).get_by_role("group", name="Verpfeifen").get_by_role(
        "button", name="eins mehr"
    ).click()
    expect(pad(page)).to_contain_text("Rosa schreibt 37 Punkte.")
    pad(page).get_by_role("button", name="Runde eintragen").click()
    expect(rounds(page)).to_have_count(1)


def test_the_evening_survives_closing_the_tab(
    context: BrowserContext, page: Page, site: Host
) -> None:
    write_a_round(page, site)
    page.close()
    again = context.new_page()
    site.seen.clear()
    again.goto(site.url + PATH)
    expect(rounds(again)).to_have_text(["1 ✎3700"])
    assert not [path for path in site.seen if "/engine/" in path]
    again.get_by_role("button", name="Zurück", exact=True).last.click()
    expect(rounds(again)).to_have_count(0)


def test_what_is_being_typed_survives_closing_the_tab(
    context: BrowserContext, page: Page, site: Host
) -> None:
    write_a_round(page, site)
    unfolded(page, "Wer spielt")
    name = pad(page).get_by_label("Name 1")
    name.fill("")
    name.press_sequentially("Tante Herta")
    page.close()
    again = context.new_page()
    again.goto(site.url + PATH)
    unfolded(again, "Wer spielt")
    expect(pad(again).get_by_label("Name 1")).to_have_value("Tante Herta")
    expect(pad(again).locator(".gn-score")).to_contain_text("Tante Herta")


def test_file_goes_out_and_in_and_a_broken_one_loses_nothing(
    page: Page, site: Host, tmp_path: Path
) -> None:
    write_a_round(page, site)
    unfolded(page, "Sichern")
    with page.expect_download() as download:
        pad(page).get_by_role("button", name="Als Datei sichern").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "wertungsblock.json"
    pad(page).get_by_role("button", name="Neues Spiel").click()
    expect(rounds(page)).to_have_count(0)
    pad(page).get_by_role("button", name="Waffenkarte 5 dazu").click()
    expect(pad(page)).to_contain_text("Rosa schreibt 5 Punkte.")
    broken = tmp_path / "kaputt.json"
    chooser = pad(page).get_by_label("Datei einlesen")
    for content, why in (
        (b'[1,["', "beschädigt"),
        (b" " * 300_000, "zu groß"),
        (b"\xff\xfe", "beschädigt"),
    ):
        broken.write_bytes(content)
        chooser.set_input_files(broken)
        expect(pad(page).get_by_role("alert")).to_contain_text(why)
        expect(pad(page)).to_contain_text("Rosa schreibt 5 Punkte.")
    chooser.set_input_files(file)
    expect(rounds(page)).to_have_count(1)
    expect(pad(page).get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Zurück", exact=True).last.click()
    expect(pad(page)).to_contain_text("Rosa schreibt 5 Punkte.")


def test_a_shared_pad_leaves_ones_own_alone(
    context: BrowserContext, page: Page, site: Host
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    write_a_round(page, site)
    page.get_by_role("button", name="Link kopieren").last.click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    pad(page).get_by_role("button", name="Waffenkarte 2 dazu").click()
    expect(pad(page)).to_contain_text("Rosa schreibt 2 Punkte.")
    other = context.new_page()
    other.goto(address)
    expect(pad(other)).to_contain_text("Ihr seht einen geteilten Stand.")
    pad(other).get_by_role("button", name="Waffenkarte 9 dazu").click()
    expect(pad(other)).to_contain_text("Rosa schreibt 9 Punkte.")
    page.reload()
    expect(pad(page)).to_contain_text("Rosa schreibt 2 Punkte.")
    pad(other).get_by_role("button", name="Meine wieder nehmen").click()
    expect(pad(other)).to_contain_text("Rosa schreibt 2 Punkte.")


def test_two_tabs_show_the_same_pad(context: BrowserContext, page: Page, site: Host) -> None:
    write_a_round(page, site)
    other = context.new_page()
    other.goto(site.url + PATH)
    pad(other).get_by_role("button", name="Waffenkarte 8 dazu").click()
    expect(pad(other)).to_contain_text("Rosa schreibt 8 Punkte.")
    expect(pad(page)).to_contain_text("Rosa schreibt 8 Punkte.")
    pad(page).get_by_role("button", name="Waffenkarte 1 dazu").click()
    expect(pad(page)).to_contain_text("Rosa schreibt 9 Punkte.")

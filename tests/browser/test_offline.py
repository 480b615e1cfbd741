"""Led without a network: the page and its engine are kept when the reader asks for it, and only
then; a new version of the site is never kept out."""

import os
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.serving import Host
from tests.browser.test_lead import PATH, press, seat, tool, unfolded, words

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      found.push(`${name} ${new URL(url).pathname}`);
  return found;
}"""


def keep(page: Page) -> None:
    unfolded(page, "Uhr und Netz")
    tool(page).get_by_role("button", name="Für offline bereithalten").click()
    expect(tool(page).locator("gn-offline")).to_contain_text("gehen auch ohne Netz")


def test_nothing_is_kept_before_somebody_asks_for_it(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    press(page, "Gesagt")
    expect(words(page)).to_contain_text("nimm eine Karte")
    assert page.evaluate(KEPT) == []
    assert page.evaluate("navigator.serviceWorker.getRegistrations()") == []
    assert not [path for path in site.seen if path.endswith("/sw.js")]


def test_a_game_goes_on_without_a_network(context: BrowserContext, page: Page, built: Path) -> None:
    with Host(built, "/unter/pfad/") as host:
        page.goto(host.url + PATH)
        press(page, "Gesagt")
        expect(words(page)).to_have_text("„Nr. 1, nimm eine Karte.“")
        keep(page)
        address = host.url
    context.set_offline(True)
    page.reload()
    expect(words(page)).to_have_text("„Nr. 1, nimm eine Karte.“")
    press(page, "Alle austeilen (zum Üben)")
    expect(words(page)).to_contain_text("Die Mafia erwacht")
    page.close()
    again = context.new_page()
    again.goto(address + PATH)
    press(again, "Gesagt")
    press(again, "Die Minute ist um")
    expect(words(again)).to_contain_text("Der Sheriff")
    expect(seat(again, 1)).to_be_visible()


def test_only_this_page_and_its_engine_are_kept(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    keep(page)
    kept = [entry.split(" ")[1] for entry in page.evaluate(KEPT)]
    assert f"/{PATH}" in kept
    assert {"sport_mafia.bin", "pyodide.asm.wasm", "worker.js"} <= {
        path.rpartition("/")[2] for path in kept
    }
    assert not [path for path in kept if "last_man_falling" in path or path.endswith("sw.js")]
    assert not [path for path in kept if not path.startswith("/assets/") and path != f"/{PATH}"]
    page.goto(site.url)
    expect(page.locator("h1").first).to_be_visible()
    assert [entry.split(" ")[1] for entry in page.evaluate(KEPT)] == kept


def test_what_is_kept_can_be_given_up(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    keep(page)
    page.reload()
    unfolded(page, "Uhr und Netz")
    tool(page).get_by_role("button", name="Nicht mehr bereithalten").click()
    expect(tool(page).locator("gn-offline")).to_contain_text("wenn ihr es vorher bereithaltet")
    assert page.evaluate(KEPT) == []


def test_a_new_version_of_the_site_is_seen_at_once(
    context: BrowserContext, page: Page, built: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(built, folder, copy_function=os.link)
    with Host(folder) as host:
        page.goto(host.url + PATH)
        keep(page)
        before = {entry.split(" ")[0] for entry in page.evaluate(KEPT)}
        for file, old, new in (
            (f"{PATH}index.html", "Spielleitung</h1>", "Spielleitung, neu</h1>"),
            ("sw.js", 'VERSION = "', 'VERSION = "neu'),
        ):
            text = (folder / file).read_text("utf-8")
            assert old in text
            (folder / file).unlink()
            (folder / file).write_text(text.replace(old, new), "utf-8")
        page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")
        page.evaluate("fetch(location.href, { cache: 'reload' })")
        page.reload()
        expect(page.locator("h1").first).to_contain_text("neu")
        page.close()
        again = context.new_page()
        again.goto(host.url + PATH)
        expect(again.locator("h1").first).to_contain_text("neu")
        again.wait_for_function(
            "async (old) => (await caches.keys()).length === 1 && "
            "!old.includes((await caches.keys())[0])",
            arg=sorted(before),
        )


def test_a_host_that_fails_while_keeping_is_told_in_a_sentence(page: Page, site: Host) -> None:
    site.faults["sport_mafia.bin"] = 503
    page.goto(site.url + PATH)
    unfolded(page, "Uhr und Netz")
    tool(page).get_by_role("button", name="Für offline bereithalten").click()
    expect(tool(page).locator("gn-offline")).to_contain_text("Das hat nicht geklappt.")
    site.faults.clear()
    tool(page).get_by_role("button", name="Nochmal versuchen").click()
    expect(tool(page).locator("gn-offline")).to_contain_text("gehen auch ohne Netz")

"""When the engine can't start, hangs or dies: one sentence, a complete page, nothing lost."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.demo.counter import ENDLESS
from tests.browser.serving import Host
from tests.browser.test_widget import more, open_demo, shows

COMPLETE = "Die Seite ist auch ohne sie vollständig."


@pytest.mark.parametrize(
    ("file", "fault", "sentence"),
    [
        ("worker.js", 404, "gesperrt"),
        ("worker.js", "text/html", "gesperrt"),
        ("pyodide.asm.wasm", 404, "fehlt auf dem Server"),
        ("pyodide.asm.wasm", "text/html", "mit falschem Dateityp"),
        ("library.bin", 404, "fehlt auf dem Server"),
        ("library.bin", "text/html", "mit falschem Dateityp"),
        ("pyodide.mjs", 404, "fehlt auf dem Server"),
        ("pyodide.asm.js", "text/plain", "fehlt auf dem Server"),
    ],
)
def test_file_missing_or_of_the_wrong_type(
    page: Page, demo: Host, file: str, fault: int | str, sentence: str
) -> None:
    demo.faults[file] = fault
    open_demo(page, demo)
    more(page)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(sentence)
    expect(alert).to_contain_text(COMPLETE)
    shows(page, 0)


@pytest.mark.parametrize("fault", [404, "text/html"])
def test_code_of_the_game_missing_or_of_the_wrong_type(
    page: Page, site: Host, fault: int | str
) -> None:
    site.faults["sons_of_anarchy.bin"] = fault
    page.goto(f"{site.url}sons-of-anarchy/throwdown/")
    widget = page.locator('gn-widget[widget="soa/throwdown"]').first
    widget.get_by_role("button", name="Drei Clubs").or_(
        widget.locator("button[data-on-click]:not([aria-disabled])")
    ).first.click()
    expect(widget.get_by_role("alert")).to_contain_text(COMPLETE)
    site.faults.clear()
    widget.get_by_role("button", name="Nochmal versuchen").click()
    expect(widget.get_by_role("alert")).to_have_count(0)
    expect(widget.locator("[aria-disabled]").first).to_be_visible()


@pytest.mark.parametrize("archive", ["library", "sons_of_anarchy"])
def test_code_that_arrives_broken(page: Page, site: Host, archive: str) -> None:
    page.route(
        f"**/{archive}.bin",
        lambda route: route.fulfill(body="no code", content_type="application/octet-stream"),
    )
    page.goto(f"{site.url}sons-of-anarchy/throwdown/")
    widget = page.locator('gn-widget[widget="soa/throwdown"]').first
    widget.locator("button[data-on-click]:not([aria-disabled])").first.click()
    expect(widget.get_by_role("alert")).to_contain_text(COMPLETE)


def test_failed_start_can_be_tried_again_and_the_click_was_not_lost(page: Page, demo: Host) -> None:
    demo.faults["library.bin"] = 503
    open_demo(page, demo)
    more(page)
    again = page.get_by_role("button", name="Nochmal versuchen")
    expect(again).to_be_visible()
    demo.faults.clear()
    again.click()
    shows(page, 1)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_file_that_is_no_webassembly_at_all(page: Page, demo: Host) -> None:
    page.route(
        "**/*.wasm", lambda route: route.fulfill(body="<html>", content_type="application/wasm")
    )
    open_demo(page, demo)
    more(page)
    expect(page.get_by_role("alert")).to_contain_text("mit falschem Dateityp")


def test_engine_blocked_by_a_filter(page: Page, demo: Host) -> None:
    page.route("**/*.wasm", lambda route: route.abort("blockedbyclient"))
    open_demo(page, demo)
    more(page)
    expect(page.get_by_role("alert")).to_contain_text(COMPLETE)


@pytest.mark.parametrize(
    "without",
    [
        "delete globalThis.WebAssembly",
        "delete globalThis.Worker",
        # An old browser never reads the option `type`
        "{ const Real = Worker; globalThis.Worker = function (url) { return new Real(url); } }",
    ],
)
def test_too_old_browser(page: Page, demo: Host, without: str) -> None:
    page.add_init_script(without)
    open_demo(page, demo)
    more(page)
    expect(page.get_by_role("alert")).to_contain_text("für die Engine zu alt")
    expect(page.get_by_role("alert")).to_contain_text(COMPLETE)
    expect(page.get_by_role("button", name="Nochmal versuchen")).to_have_count(0)
    shows(page, 0)


def test_endless_step_is_ended_and_the_state_before_it_comes_back(page: Page, demo: Host) -> None:
    page.clock.install()
    open_demo(page, demo)
    more(page)
    more(page)
    shows(page, 2)
    field = page.get_by_label("Zahl")
    field.fill(ENDLESS)
    field.press("Enter")
    expect(page.locator("gn-widget[aria-busy]")).to_have_count(1)
    page.clock.fast_forward(11_000)
    expect(page.get_by_role("alert")).to_contain_text("zu lange gedauert")
    expect(page.locator("gn-widget[aria-busy]")).to_have_count(0)
    shows(page, 2)
    more(page)
    shows(page, 3)
    page.get_by_role("button", name="Zurück", exact=True).first.click()
    shows(page, 2)


def test_worker_that_dies_is_replaced(page: Page, demo: Host) -> None:
    page.add_init_script(
        "{ const Real = Worker; globalThis.Worker = class extends Real {"
        " constructor(...a) { super(...a); globalThis.worker = this; } } }"
    )
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    page.evaluate("worker.terminate(); worker.dispatchEvent(new ErrorEvent('error'))")
    expect(page.get_by_role("alert")).to_contain_text("abgestürzt")
    more(page)
    shows(page, 2)


def test_slow_start_says_so_in_a_sentence(page: Page, demo: Host) -> None:
    page.clock.install()
    page.route("**/library.bin", lambda _: None)  # never answered
    open_demo(page, demo)
    more(page)
    expect(page.get_by_text("Die Engine startet …")).to_be_visible()
    page.clock.fast_forward(121_000)
    expect(page.get_by_role("alert")).to_contain_text("nicht rechtzeitig gestartet")
    expect(page.get_by_role("button", name="Nochmal versuchen")).to_be_visible()

"""The clock of the Spielleitung, by a clock of our own: it runs, warns, sleeps and stays quiet."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.serving import Host
from tests.browser.test_lead import SPEECH, press, read_in, seat, tool, unfolded, words

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)


def stopped(page: Page) -> None:
    """Time stands still but for what the test lets pass, however busy the machine is."""
    page.clock.install(time=NOON)
    page.clock.pause_at(NOON + timedelta(seconds=1))


def test_the_clock_runs_pauses_warns_and_survives_a_reload(
    page: Page, site: Host, tmp_path: Path
) -> None:
    stopped(page)
    page.add_init_script("navigator.vibrate = (what) => (globalThis.buzzed ??= []).push(what) > 0")
    read_in(page, site, tmp_path, SPEECH)
    clock = tool(page).locator("gn-clock")
    face = clock.locator(".gn-clock-left")
    expect(face).to_have_text("1:00")
    page.clock.run_for(5_000)
    expect(face).to_have_text("1:00")
    clock.get_by_role("button", name="Start").click()
    page.clock.run_for(20_000)
    expect(face).to_have_text("0:40")
    seat(page, 3).click()
    expect(seat(page, 3)).to_contain_text("1.")
    expect(face).to_have_text("0:40")
    page.reload()
    expect(face).to_have_text("0:40")
    clock.get_by_role("button", name="Pause").click()
    page.clock.run_for(60_000)
    expect(face).to_have_text("0:40")
    clock.get_by_role("button", name="Weiter").click()
    page.clock.run_for(31_000)
    expect(face).to_have_text("0:09")
    assert page.evaluate("globalThis.buzzed") == [60]
    expect(page.locator(".gn-live")).to_have_text("Noch 10 Sekunden.")
    page.clock.run_for(9_500)
    expect(face).to_have_text("0:00")
    expect(clock).to_contain_text("Die Zeit ist um")
    assert page.evaluate("globalThis.buzzed.length") == 2
    press(page, "Die Zeit ist um")
    expect(words(page)).to_have_text("„Nr. 2, du hast das Wort.“")
    expect(face).to_have_text("1:00")


def test_a_phone_that_slept_knows_that_the_time_is_up_and_does_not_ring_late(
    page: Page, site: Host, tmp_path: Path
) -> None:
    stopped(page)
    page.add_init_script("navigator.vibrate = (what) => (globalThis.buzzed ??= []).push(what) > 0")
    read_in(page, site, tmp_path, SPEECH)
    tool(page).locator("gn-clock").get_by_role("button", name="Start").click()
    page.clock.fast_forward(600_000)
    expect(tool(page).locator("gn-clock")).to_contain_text("Die Zeit ist um")
    assert page.evaluate("globalThis.buzzed ?? []") == []


def test_sound_and_vibration_stay_off_when_they_were_switched_off(
    page: Page, site: Host, tmp_path: Path
) -> None:
    stopped(page)
    page.add_init_script(
        """navigator.vibrate = () => (globalThis.buzzed = true);
        globalThis.AudioContext = class { constructor() { globalThis.sounded = true; } };"""
    )
    read_in(page, site, tmp_path, SPEECH)
    unfolded(page, "Uhr und Netz")
    for name in ("Ton", "Vibration", "Die Uhr läuft von selbst an"):
        tool(page).locator(".gn-toggle", has_text=name).click()
    page.reload()
    unfolded(page, "Uhr und Netz")
    expect(tool(page).get_by_label("Ton")).not_to_be_checked()
    tool(page).locator("gn-clock").get_by_role("button", name=re.compile("Start|Pause")).wait_for()
    press(page, "„Danke“")
    expect(tool(page).locator("gn-clock")).to_contain_text("Pause")
    page.clock.run_for(61_000)
    expect(tool(page).locator("gn-clock")).to_contain_text("Die Zeit ist um")
    assert page.evaluate("[globalThis.buzzed, globalThis.sounded]") == [None, None]

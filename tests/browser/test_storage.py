"""Where the browser keeps nothing, or has no room left, everything else goes on as usual."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Host

FORBIDDEN = """for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, {
    configurable: true,
    get() { throw new DOMException("denied", "SecurityError"); },
  });"""
FULL = """Storage.prototype.setItem = () => {
  throw new DOMException("full", "QuotaExceededError");
};"""


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_search_stepper_colours_and_widgets_need_no_storage(
    page: Page, site: Host, script: str
) -> None:
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script(script)
    page.goto(f"{site.url}sons-of-anarchy/throwdown/")
    page.locator("[data-md-component=palette] label:visible").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "default")
    page.locator("gn-stepper").first.get_by_role("button", name="Weiter").click()
    expect(page.locator("#beispiel-sally-and-john-2")).to_be_visible()
    widget = page.locator('gn-widget[widget="soa/throwdown"]').first
    widget.locator("button[data-on-click]:not([aria-disabled])").first.click()
    back = widget.locator("button", has_text="Zurück")
    expect(back.last).not_to_have_attribute("aria-disabled", "true")
    page.locator("input.md-search__input").click()
    page.keyboard.type("Kopf hinhalten")
    expect(page.locator(".md-search-result__link").first).to_be_attached()
    assert not wrong

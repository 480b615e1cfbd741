"""axe-core finds nothing on any page, narrow and wide, light and dark."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.pages import paths, violations
from tests.browser.serving import Host

DARK_DIFFERS_IN = ("color-contrast", "link-in-text-block")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing(
    browser: Browser, site: Host, built: Path, width: int, dark: bool
) -> None:
    context = browser.new_context(
        viewport={"width": width, "height": 900},
        color_scheme="dark" if dark else "light",
        bypass_csp=True,
        reduced_motion="reduce",
    )
    page = context.new_page()
    found: list[str] = []
    for path in paths(built):
        page.goto(site.url + path)
        found += [f"/{path} {one}" for one in violations(page, *(DARK_DIFFERS_IN if dark else ()))]
        overflow = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        if overflow > 0:
            found.append(f"/{path} is {overflow} px wider than the screen")
    context.close()
    assert "\n".join(found) == ""

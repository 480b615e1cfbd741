"""Finds a Chromium: the one named in GN_CHROMIUM, the system's, else Playwright's own."""

from playwright.sync_api import Browser, Playwright

from tests.browser.install import installed

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium."""
    return playwright.chromium.launch(executable_path=installed(), args=list(ARGUMENTS))

"""A browser, the built site, and a small site of our own on which things may go wrong."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.demo import site as demo_site
from tests.browser.serving import Host
from widgets.site.inside import ROOT

# The engine's first start on a busy machine takes longer than Playwright's five seconds
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = chromium.launch(playwright)
        yield found
        found.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="de-DE", viewport={"width": 1280, "height": 900})
    made.set_default_timeout(15_000)
    yield made
    made.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()


@pytest.fixture(scope="session")
def demo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("demo")
    demo_site.build(folder)
    return folder


@pytest.fixture
def demo(demo_folder: Path) -> Iterator[Host]:
    """The small site, below a sub-path; its faults end with the test."""
    with Host(demo_folder, "/unter/pfad/") as host:
        yield host


@pytest.fixture(scope="session")
def built() -> Path:
    """The real site; built now unless `make` has done so."""
    folder = ROOT / "site"
    if not (folder / "index.html").exists():
        subprocess.run([sys.executable, "-m", "mkdocs", "build", "--strict"], cwd=ROOT, check=True)
    return folder


@pytest.fixture
def site(built: Path) -> Iterator[Host]:
    with Host(built) as host:
        yield host

"""Every page of the site: strict policy kept, nobody else asked, usable for everyone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.pages import paths, violations
from tests.browser.serving import Host

WIDGET_PAGES = ("sons-of-anarchy/throwdown/", "last-man-falling/staatsanwalt/")

type Trouble = list[str]


@pytest.fixture
def trouble(page: Page, site: Host) -> Iterator[Trouble]:
    """What the console complains about, and requests to others; must stay empty."""
    found: Trouble = []
    page.on("console", lambda m: found.append(m.text) if m.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    own = (site.url, "data:", "blob:")
    page.on("request", lambda r: None if r.url.startswith(own) else found.append(r.url))
    yield found
    assert found == []


def test_policy_is_kept_and_no_one_else_is_asked_on_any_page(
    page: Page, site: Host, built: Path, trouble: Trouble
) -> None:
    for path in paths(built):
        page.goto(site.url + path)
        page.wait_for_load_state("networkidle")
        meta = page.locator('head > meta[http-equiv="Content-Security-Policy"]')
        policy = meta.get_attribute("content") or ""
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy
        assert "'unsafe-eval'" not in policy
        file = built / path / "index.html" if not path.endswith(".html") else built / path
        assert re.findall(r"<style|\sstyle=|\son[a-z]+=", file.read_text("utf-8")) == []
    assert page.context.cookies() == []


def test_link_to_a_widget_of_another_page_says_so_above_the_text(page: Page, site: Host) -> None:
    page.goto(f"{site.url}last-man-falling/zug/#soa/throwdown/AbC")
    there = page.locator("article > .gn-elsewhere").get_by_role("link", name="Dort öffnen")
    assert (there.get_attribute("href") or "").endswith(
        "/sons-of-anarchy/throwdown/#soa/throwdown/AbC"
    )
    page.goto(f"{site.url}last-man-falling/zug/#lmf/hausregeln/AbC")
    expect(page.locator(".gn-house-fold")).to_have_attribute("open", "")
    expect(page.locator(".gn-elsewhere")).to_have_count(0)


def test_a_chapter_with_every_step_of_its_examples_stays_a_booklet(page: Page, site: Host) -> None:
    page.goto(f"{site.url}sons-of-anarchy/throwdown/")
    page.wait_for_load_state("networkidle")
    printed = page.pdf(format="A4")
    sheets = printed.count(b"/Type /Page") - printed.count(b"/Type /Pages")
    assert 40 < sheets < 100


@pytest.mark.parametrize("path", WIDGET_PAGES)
def test_without_script_nothing_is_offered_that_does_nothing(
    browser: Browser, site: Host, path: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(site.url + path)
    expect(page.locator("#ausprobieren .gn-scriptless")).to_be_visible()
    page.locator("gn-house summary").first.click()
    expect(page.locator("gn-house .gn-scriptless")).to_be_visible()
    for dead in (".gn-copy", "button[data-what-if]", ".gn-bar"):
        assert page.locator(dead).count() > 0
        assert page.locator(f"{dead} >> visible=true").count() == 0, dead
    steps = page.locator("gn-stepper").first.locator(".gn-step")
    assert steps.count() > 4
    expect(steps.last).to_be_visible()
    context.close()


@pytest.mark.parametrize("path", WIDGET_PAGES)
@pytest.mark.parametrize("width", [390, 1280])
def test_widget_answers_remembers_and_stays_accessible(
    browser: Browser, site: Host, path: str, width: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": 900}, bypass_csp=True)
    page = context.new_page()
    page.goto(site.url + path)
    frame = page.locator("#ausprobieren .gn-frame").first
    before = frame.inner_text()
    use_some_control(page)
    expect(frame).not_to_have_attribute("data-revision", "0")
    after = frame.inner_text()
    assert after != before
    assert violations(page) == []
    page.reload()
    assert frame.inner_text() == after
    context.close()


def use_some_control(page: Page) -> None:
    """Choose, in the first visible group of choices, one that is not chosen yet."""
    widget = page.locator("#ausprobieren gn-widget").first
    widget.scroll_into_view_if_needed()
    widget.locator("label:visible:has(input[type=radio]:not(:checked))").first.click()


def test_instant_navigation_keeps_the_engine_and_the_work(
    page: Page, site: Host, trouble: Trouble
) -> None:
    page.goto(site.url + WIDGET_PAGES[0])
    page.evaluate("globalThis.stayed = true")
    use_some_control(page)
    frame = page.locator("#ausprobieren .gn-frame").first
    expect(frame).not_to_have_attribute("data-revision", "0")
    after = frame.inner_text()
    site.seen.clear()
    page.locator('a[href$="last-man-falling/staatsanwalt/"]').first.evaluate("it => it.click()")
    page.wait_for_url("**/staatsanwalt/")
    assert page.evaluate("globalThis.stayed")
    expect(page.locator("gn-widget[widget='lmf/staatsanwalt']")).to_be_attached()
    use_some_control(page)
    expect(page.locator("#ausprobieren .gn-frame").first).not_to_have_attribute(
        "data-revision", "0"
    )
    # The engine itself goes on; only code of the other game comes
    asked = [seen.rpartition("/")[2] for seen in site.seen if "/engine/" in seen]
    assert {name.split(".")[0] for name in asked} == {"last_man_falling"}
    page.go_back()
    page.wait_for_url("**/throwdown/")
    expect(page.locator("gn-widget[widget='soa/throwdown']").first).to_be_attached()
    assert page.locator("#ausprobieren .gn-frame").first.inner_text() == after


@pytest.mark.parametrize("path", WIDGET_PAGES)
def test_examples_step_and_open_a_what_if(
    page: Page, site: Host, trouble: Trouble, path: str
) -> None:
    page.goto(site.url + path)
    stepper = page.locator("gn-stepper").first
    stepper.get_by_role("button", name="Weiter").click()
    expect(stepper.locator(".gn-place").last).to_contain_text("2 von ")
    shown = stepper.locator(".gn-step:visible")
    expect(shown).to_have_count(1)
    shown.get_by_role("button", name="Was wäre, wenn …?").click()
    opened = page.locator(".gn-what-if-open")
    expect(opened.locator(".gn-body")).not_to_be_empty()
    expect(opened.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("path", WIDGET_PAGES)
def test_share_link_brings_the_same_state_to_another_reader(
    browser: Browser, page: Page, site: Host, path: str
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site.url + path)
    use_some_control(page)
    frame = page.locator("#ausprobieren .gn-frame").first
    expect(frame).not_to_have_attribute("data-revision", "0")
    page.locator("#ausprobieren [data-do=link]").first.click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    other = context.new_page()
    other.goto(address)
    body = other.locator("#ausprobieren .gn-body").first
    expect(body).to_have_text(page.locator("#ausprobieren .gn-body").first.text_content() or "?")
    expect(other.locator("#ausprobieren gn-widget").first).to_be_in_viewport()
    context.close()


def test_rule_card_of_a_real_citation(page: Page, site: Host, trouble: Trouble) -> None:
    page.goto(site.url + WIDGET_PAGES[0])
    page.locator("main a.gn-cite:visible").first.hover()
    expect(page.locator(".gn-card .gn-says")).not_to_be_empty()


def test_print_shows_every_step_of_every_example(page: Page, site: Host) -> None:
    page.goto(site.url + WIDGET_PAGES[0])
    expect(page.locator(".gn-stepper-bar").first).to_be_visible()
    page.emulate_media(media="print")
    steps = page.locator(".gn-step")
    assert steps.count() > 5
    assert all(step.is_visible() for step in steps.all())


def test_site_works_below_a_sub_path(page: Page, built: Path) -> None:
    with Host(built, "/spiele/regeln/") as host:
        page.goto(host.url + WIDGET_PAGES[0])
        use_some_control(page)
        frame = page.locator("#ausprobieren .gn-frame").first
        expect(frame).not_to_have_attribute("data-revision", "0")
        page.locator("main a.gn-cite:visible").first.hover()
        expect(page.locator(".gn-card")).to_be_visible()
        outside = [path for path in host.seen if not path.startswith(host.base)]
        assert outside in ([], ["/favicon.ico"])

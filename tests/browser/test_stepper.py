"""A worked example: complete without script, step by step with it."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Host


def visible_steps(page: Page) -> list[str]:
    titles = page.locator("gn-stepper .gn-step-title")
    return [t.inner_text() for t in titles.all() if t.is_visible()]


def test_without_script_every_step_stands_there(browser: Browser, demo: Host) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(demo.url + "eins/")
    assert len(visible_steps(page)) == 3
    context.close()


def test_one_step_at_a_time_with_its_place_and_address(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    stepper = page.locator("gn-stepper")
    assert visible_steps(page) == ["Schritt 1"]
    expect(stepper).to_contain_text("1 von 3")
    stepper.get_by_role("button", name="Weiter").click()
    assert visible_steps(page) == ["Schritt 2"]
    expect(stepper).to_contain_text("2 von 3")
    assert page.url.endswith("#beispiel-x-2")
    expect(page.locator(".gn-live")).to_have_text("Schritt 2 von 3. Schritt 2")
    stepper.get_by_role("button", name="Zurück").click()
    assert visible_steps(page) == ["Schritt 1"]
    assert not [path for path in demo.seen if "/engine/" in path]


def test_address_of_a_step_opens_it(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/#beispiel-x-3")
    assert visible_steps(page) == ["Schritt 3"]
    page.reload()
    assert visible_steps(page) == ["Schritt 3"]


def test_arrow_keys(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    page.locator("gn-stepper").get_by_role("button", name="Weiter").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert visible_steps(page) == ["Schritt 3"]
    page.keyboard.press("ArrowLeft")
    assert visible_steps(page) == ["Schritt 2"]


def test_all_steps_and_back(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    page.get_by_role("button", name="Alle Schritte zeigen").click()
    assert len(visible_steps(page)) == 3
    page.get_by_role("button", name="Schritt für Schritt").click()
    assert len(visible_steps(page)) == 1


def test_print_shows_all_steps_and_no_buttons(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    expect(page.locator(".gn-stepper-bar")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("gn-stepper .gn-step:visible")).to_have_count(3)
    expect(page.locator(".gn-stepper-bar")).to_be_hidden()


def test_buttons_fit_a_thumb(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    for name in ("Weiter", "Zurück", "Alle Schritte zeigen"):
        box = page.locator("gn-stepper").get_by_role("button", name=name).bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44


def test_steps_come_out_by_themselves_when_the_stepper_does_not_come(
    page: Page, site: Host
) -> None:
    page.route("**/js/stepper.js", lambda route: route.abort())
    page.goto(site.url + "sons-of-anarchy/throwdown/")
    steps = page.locator("#beispiel-sally-and-john .gn-step")
    expect(steps).to_have_count(11)
    expect(steps.last).to_be_visible()


def test_instant_navigation_brings_all_steps(page: Page, site: Host) -> None:
    page.goto(site.url)
    page.get_by_role("link", name="Throwdown").first.click()
    stepper = page.locator("#beispiel-sally-and-john")
    expect(stepper).to_contain_text("1 von 11")
    stepper.get_by_role("button", name="Weiter").click()
    expect(stepper).to_contain_text("2 von 11")
    expect(stepper.locator(".gn-step")).to_have_count(11)

"""The card of a rule: hover, keyboard focus, first tap; it goes away again; links stay links."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.serving import Host

CARD = ".gn-card"


def test_card_that_could_not_be_had_once_comes_the_next_time(page: Page, demo: Host) -> None:
    demo.faults["rules.json"] = 503
    page.goto(demo.url + "eins/")
    cite = page.get_by_role("link", name="Regelheft S. 1")
    with page.expect_response("**/rules.json"):
        cite.hover()
    page.mouse.move(2, 2)
    demo.faults.clear()
    cite.hover()
    expect(page.locator(CARD)).to_contain_text("Jeder Schritt zählt eins.")


def test_hover_shows_the_card_and_the_mouse_may_go_into_it(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    cite = page.get_by_role("link", name="Regelheft S. 1")
    cite.hover()
    card = page.locator(CARD)
    expect(card).to_contain_text("Jeder Schritt zählt eins.")
    expect(cite).to_have_attribute("aria-describedby", "gn-card")
    card.hover()
    expect(card).to_be_visible()
    page.mouse.move(2, 2)
    expect(card).to_have_count(0)


def test_keyboard_focus_shows_and_escape_dismisses(page: Page, demo: Host) -> None:
    page.goto(demo.url + "eins/")
    page.keyboard.press("Tab")  # whatever comes first: the keyboard is in use
    page.get_by_role("link", name="Regelheft S. 1").focus()
    expect(page.locator(CARD)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(CARD)).to_have_count(0)
    page.keyboard.press("Enter")
    page.wait_for_url("**/zwei/#regel")


def test_first_tap_shows_second_tap_follows(browser: Browser, demo: Host) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 800}, has_touch=True)
    page = context.new_page()
    page.goto(demo.url + "eins/")
    cite = page.get_by_role("link", name="Regelheft S. 1")
    cite.tap()
    expect(page.locator(CARD)).to_be_visible()
    box = page.locator(CARD).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert page.url.endswith("/eins/")
    page.touchscreen.tap(380, 5)
    expect(page.locator(CARD)).to_have_count(0)
    cite.tap()
    expect(page.locator(CARD)).to_be_visible()
    cite.tap()
    page.wait_for_url("**/zwei/#regel")
    context.close()


def test_without_the_cards_data_the_link_simply_works(browser: Browser, demo: Host) -> None:
    demo.faults["rules.json"] = 404
    context = browser.new_context(has_touch=True)
    page = context.new_page()
    page.goto(demo.url + "eins/")
    page.get_by_role("link", name="Regelheft S. 1").tap()
    page.wait_for_url("**/zwei/#regel")
    context.close()

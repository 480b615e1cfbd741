"""A widget in the page: it answers, remembers, shares, and loses nothing that was typed."""

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.serving import Host


def open_demo(page: Page, host: Host, path: str = "eins/") -> None:
    page.goto(host.url + path)


def more(page: Page) -> None:
    page.get_by_role("button", name="Eins mehr").click()


def shows(page: Page, count: int) -> None:
    expect(page.locator("#w1-count")).to_have_text(f"Zähler: {count}")


def test_page_alone_never_asks_for_the_engine(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    page.wait_for_load_state("networkidle")
    assert not [path for path in demo.seen if "/engine/" in path]


def test_clicks_before_the_engine_is_ready_all_count(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    for _ in range(3):
        more(page)
    shows(page, 3)


def test_result_is_announced(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    expect(page.locator(".gn-live")).to_have_text("Der Zähler steht auf 1.")


def test_bad_input_is_answered_and_stays_in_its_field(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    field = page.get_by_label("Zahl")
    field.fill("drei")
    field.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("„drei“ ist keine ganze Zahl.")
    more(page)  # another control works, and the text still stands there to be corrected
    shows(page, 1)
    expect(field).to_have_value("drei")
    expect(field).to_have_attribute("aria-invalid", "true")
    field.fill("3")
    field.press("Enter")
    shows(page, 3)
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(field).not_to_have_attribute("aria-invalid", "true")


def test_typed_but_unsent_text_survives_a_new_rendering(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    note = page.get_by_label("Notiz")
    note.press_sequentially("gleich")
    page.get_by_role("button", name="Eins mehr").dispatch_event("click")
    shows(page, 2)
    expect(note).to_have_value("gleich")
    expect(note).to_be_focused()


def test_our_own_error_is_one_sentence_and_changes_nothing(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    page.get_by_role("button", name="Fehler").click()
    expect(page.get_by_role("alert")).to_contain_text("Euer Stand ist unverändert.")
    more(page)
    shows(page, 2)


def test_back_forward_and_reset(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    more(page)
    shows(page, 2)
    page.get_by_role("button", name="Zurück", exact=True).first.click()
    shows(page, 1)
    page.get_by_role("button", name="Vor", exact=True).click()
    shows(page, 2)
    page.get_by_role("button", name="Von vorn").click()
    shows(page, 0)


def test_reload_keeps_the_state_before_the_engine_is_there(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    more(page)
    shows(page, 2)
    demo.seen.clear()
    page.reload()
    shows(page, 2)
    assert not [path for path in demo.seen if "/engine/" in path]
    page.get_by_role("button", name="Zurück", exact=True).first.click()
    shows(page, 1)


def test_leaving_and_coming_back_keeps_the_state(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    page.get_by_role("link", name="Weiter").click()
    expect(page.get_by_text("Zweite Seite.")).to_be_visible()
    shows(page, 0)  # the widget of the other page is another one
    page.go_back()
    shows(page, 1)


def test_share_link_opens_the_same_state_elsewhere(
    context: BrowserContext, page: Page, demo: Host
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_demo(page, demo)
    more(page)
    more(page)
    shows(page, 2)
    page.get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert "eins/#demo/counter/" in address
    other = context.new_page()
    other.goto(address)
    shows(other, 2)
    more(other)
    shows(other, 3)
    other.reload()  # the link is the beginning, the work goes on
    shows(other, 3)
    other.get_by_role("button", name="Von vorn").click()
    shows(other, 2)


def test_share_link_without_clipboard_is_shown_to_copy_by_hand(page: Page, demo: Host) -> None:
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    page.get_by_role("button", name="Link kopieren").click()
    expect(page.get_by_label("Zum Kopieren:")).to_have_value(
        page.evaluate("location.href.split('#')[0]") + "#demo/counter/" + _link(page)
    )


def _link(page: Page) -> str:
    kept: str = page.evaluate(
        "JSON.parse(sessionStorage.getItem(Object.keys(sessionStorage)[0])).link"
    )
    return kept


@pytest.mark.parametrize("link", ["kaputt", "eNqLNtSJjo0", "AAAA.%%"])
def test_broken_link_is_said_and_the_widget_still_works(page: Page, demo: Host, link: str) -> None:
    open_demo(page, demo, f"eins/#demo/counter/{link}")
    expect(page.get_by_role("alert")).to_contain_text("Bittet um einen neuen Link")
    more(page)
    shows(page, 1)


def test_link_into_a_widget_of_another_page_leads_there(page: Page, demo: Host) -> None:
    open_demo(page, demo, "eins/#demo/moved/AbC")
    note = page.get_by_role("alert")
    expect(note).to_contain_text("auf einer anderen Seite")
    there = note.get_by_role("link", name="Dort öffnen")
    assert there.evaluate("link => link.href") == f"{demo.url}zwei/#demo/moved/AbC"
    page.evaluate("location.hash = 'demo/gone/AbC'")
    expect(note).to_contain_text("gibt es hier nicht (mehr)")
    page.evaluate("location.hash = 'demo/counter/'")
    expect(note).to_have_count(0)


def test_link_pasted_into_an_open_page_is_followed(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    more(page)
    shows(page, 2)
    link = _link(page)
    more(page)
    shows(page, 3)
    page.evaluate(f"location.hash = 'demo/counter/{link}'")
    shows(page, 2)


def test_saved_work_of_an_older_format_is_dropped_with_a_sentence(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    page.evaluate(
        """() => { const key = Object.keys(sessionStorage)[0];
        const kept = JSON.parse(sessionStorage.getItem(key));
        sessionStorage.setItem(key, JSON.stringify({...kept, version: 'old', save: '0.x'})); }"""
    )
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Es geht von vorn los.")
    more(page)
    shows(page, 1)


def test_keyboard_alone_is_enough(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    button = page.get_by_role("button", name="Eins mehr")
    for _ in range(12):
        page.keyboard.press("Tab")
        if button.evaluate("it => it === document.activeElement"):
            break
    page.keyboard.press("Enter")
    shows(page, 1)
    expect(button).to_be_focused()
    page.keyboard.press("Space")
    shows(page, 2)


def test_focus_stays_in_the_widget_when_the_used_button_goes(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    page.get_by_label("Zahl").fill("41")
    page.get_by_label("Zahl").press("Enter")
    last = page.get_by_role("button", name="Letzter")
    last.focus()
    page.keyboard.press("Enter")
    shows(page, 42)
    expect(last).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('gn-widget') !== null")


def test_double_click_never_hits_what_came_into_its_place(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    page.get_by_label("Zahl").fill("41")
    page.get_by_label("Zahl").press("Enter")
    page.get_by_role("button", name="Letzter").dblclick()
    shows(page, 42)


def test_slow_second_half_of_a_double_click_is_nothing_of_its_own(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    page.get_by_label("Zahl").fill("41")
    page.get_by_label("Zahl").press("Enter")
    page.get_by_role("button", name="Letzter").hover()
    page.mouse.down()
    page.mouse.up()
    shows(page, 42)  # by now another button stands there
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    more(page)
    shows(page, 43)


def test_what_if_starts_from_the_state_of_its_step(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    page.get_by_role("button", name="Weiter").click()
    page.get_by_role("button", name="Was wäre, wenn …?").click()
    opened = page.get_by_role("region", name="Was wäre, wenn …?")
    expect(opened).to_contain_text("Zähler: 20")
    expect(opened).to_be_focused()
    opened.get_by_role("button", name="Eins mehr").click()
    expect(opened).to_contain_text("Zähler: 21")
    page.reload()
    expect(opened).to_contain_text("Zähler: 21")
    page.get_by_role("button", name="Was wäre, wenn …?").click()
    expect(opened).to_have_count(0)


def test_offline_after_the_first_use_it_goes_on(
    context: BrowserContext, page: Page, demo: Host
) -> None:
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    context.set_offline(True)
    more(page)
    shows(page, 2)
    page.get_by_role("button", name="Würfeln").click()
    expect(page.get_by_text("Würfel:")).to_be_visible()


def count(page: Page) -> int:
    return int(page.locator("#w1-count").inner_text().removeprefix("Zähler: "))


def test_long_work_goes_on_by_itself_and_is_one_step_back(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    page.get_by_role("button", name="Hochzählen").click()
    shows(page, 61)
    expect(page.get_by_role("button", name="Abbrechen")).to_have_count(0)
    page.get_by_role("button", name="Zurück", exact=True).first.click()
    shows(page, 1)


def test_long_work_can_be_cancelled_and_used_beside(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    page.get_by_role("button", name="Weit zählen").click()  # it can't be reached meanwhile
    page.get_by_role("button", name="Abbrechen").click()
    expect(page.get_by_role("button", name="Abbrechen")).to_have_count(0)
    reached = count(page)
    more(page)
    shows(page, reached + 1)


def can_look_away(page: Page) -> None:
    """Give the page ``away(hidden)``: whether anybody looks at it. A reload forgets it."""
    page.evaluate(
        """() => { window.away = (hidden) => {
        Object.defineProperty(document, 'hidden', {value: hidden, configurable: true});
        document.dispatchEvent(new Event('visibilitychange')); }; }"""
    )


def test_long_work_goes_on_after_a_reload(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    more(page)
    shows(page, 1)
    can_look_away(page)
    page.evaluate("away(true)")  # so that the work can't be done before the reload
    page.get_by_role("button", name="Hochzählen").click()
    expect(page.get_by_role("button", name="Abbrechen")).to_be_visible()
    shows(page, 1)
    page.reload()
    shows(page, 61)


def test_long_work_waits_while_nobody_looks(page: Page, demo: Host) -> None:
    open_demo(page, demo)
    can_look_away(page)
    more(page)
    shows(page, 1)
    page.evaluate("away(true)")
    page.get_by_role("button", name="Hochzählen").click()
    expect(page.get_by_role("button", name="Abbrechen")).to_be_visible()
    shows(page, 1)
    page.evaluate("away(false)")
    shows(page, 61)

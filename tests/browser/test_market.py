"""The black market and the end in a real browser: fists, refusal, the way back, a shared link."""

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.pages import answer
from tests.browser.serving import Host

MARKET = "sons-of-anarchy/schwarzmarkt/"
END = "sons-of-anarchy/spielende/"


def widget(page: Page) -> Locator:
    return page.locator("#ausprobieren gn-widget")


def close(page: Page, says: str) -> None:
    """Close the next fist, and wait until the widget says so."""
    widget(page).get_by_role("button", name="Faust schließen").click()
    expect(widget(page).locator(".gn-latest")).to_contain_text(says)


def test_a_market_is_played_taken_back_and_shared(
    context: BrowserContext, page: Page, site: Host
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(site.url + MARKET)
    for who in ("Sally", "John", "Paula"):
        close(page, f"{who} hält eine geschlossene Faust")
    close(page, "Zusammen 10 Waren: Jede bringt 1 Geld.")
    expect(widget(page).locator("table.gn-sold").first).to_contain_text("+4")
    widget(page).get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert "#soa/schwarzmarkt/" in address
    widget(page).get_by_role("button", name="Zurück").click()
    expect(widget(page)).to_contain_text("Tom nimmt geheim Ware in die Faust")
    other = context.new_page()
    other.goto(address)
    expect(widget(other)).to_contain_text("Was der Markt gebracht hat")


def test_too_much_in_the_fist_is_refused_with_its_reasons(page: Page, site: Host) -> None:
    page.goto(site.url + MARKET)
    close(page, "Sally hält eine geschlossene Faust")
    group = widget(page).get_by_role("group", name="Ware in der Faust")
    group.get_by_role("button", name="eins mehr").click()
    expect(group.locator("output")).to_have_text("4")
    widget(page).get_by_role("button", name="Faust schließen").click()
    refusal = widget(page).get_by_role("group", name="Nicht erlaubt")
    expect(refusal).to_contain_text("John hat Hitze 1 und verkauft damit höchstens 3 Waren")
    expect(refusal).to_contain_text("John hat 3 Waren hinter dem Schirm, nicht 4.")


def test_the_end_follows_what_is_set_and_names_its_level(page: Page, site: Host) -> None:
    page.goto(site.url + END)
    expect(widget(page)).to_contain_text("Letzter Kampf: Sally und John")
    money = widget(page).get_by_role("group", name="Geld")
    money.get_by_role("button", name="eins mehr").click()
    expect(widget(page)).to_contain_text("Sally gewinnt mit dem meisten Geld")


def test_house_rules_reach_the_market(page: Page, site: Host) -> None:
    page.goto(site.url + MARKET)
    panel = page.locator("gn-house")
    answer(page, "die Tafel für vier").check()
    expect(panel.locator(".gn-house-now")).to_have_text("1 geändert")
    widget(page).get_by_label("3", exact=True).first.check()
    chart = widget(page).locator("svg.gn-columns").first
    expect(chart).to_have_attribute(
        "aria-label", "Geld je Ware nach der Gesamtmenge: 1 bis 4: 3, 5 bis 8: 2, ab 9: 1"
    )

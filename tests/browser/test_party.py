"""The Probepartie in a browser: played on a phone, refused with reasons, kept, shared, hidden."""

import re
from typing import Literal

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from engine.core.codec import to_link
from engine.sons_of_anarchy.choices_course import own_spots
from engine.sons_of_anarchy.parts import Site
from tests.browser.pages import violations
from tests.browser.serving import Host
from tests.widgets.soa.test_probepartie import course
from widgets.sons_of_anarchy.probe.course import Seating
from widgets.sons_of_anarchy.probe.model import Model, decider, table_of

PARTY = "sons-of-anarchy/probepartie/"


def opened(page: Page, site: Host) -> None:
    page.set_viewport_size({"width": 390, "height": 780})
    page.goto(site.url + PARTY)


def tap(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()


def orders(page: Page) -> int:
    found = re.search(r"noch (\d+)", page.locator(".gn-ask").inner_text())
    assert found
    return int(found[1])


def tile(page: Page, name: str) -> None:
    page.locator(".gn-tile").filter(has_text=name).click()


def test_an_order_is_given_at_phone_width(page: Page, site: Host) -> None:
    opened(page, site)
    before = orders(page)
    tile(page, "St.-Thomas-Krankenhaus")
    page.get_by_role("button", name="Ride: hierher").click()
    tap(page, "Losfahren")
    expect(page.locator(".gn-ask")).to_contain_text(f"noch {before - 1}")
    hospital = page.locator(".gn-tile").filter(has_text="St.-Thomas-Krankenhaus")
    expect(hospital.locator(".gn-prospect")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator(".gn-undo").click()
    expect(page.locator(".gn-ask")).to_contain_text(f"noch {before}")


def test_a_double_click_gives_one_order(page: Page, site: Host) -> None:
    opened(page, site)
    before = orders(page)
    page.get_by_role("button", name="Sit Tight", exact=True).dblclick()
    expect(page.locator(".gn-ask")).to_contain_text(f"noch {before - 1}")
    tap(page, "Recruit")
    expect(page.locator(".gn-ask")).to_contain_text(f"noch {before - 2}")


def test_what_is_not_allowed_says_why(page: Page, site: Host) -> None:
    opened(page, site)
    tile(page, "Polizeiwache von Charming")
    page.get_by_role("button", name="Exploit: nutzen").click()
    expect(page.locator(".gn-refusal")).to_contain_text("warum nicht?")
    expect(page.locator(".gn-refusal .gn-cite").first).to_be_visible()


def test_a_reload_keeps_the_game(page: Page, site: Host) -> None:
    opened(page, site)
    before = orders(page)
    tap(page, "Sit Tight")
    expect(page.locator(".gn-ask")).to_contain_text(f"noch {before - 1}")
    page.reload()
    expect(page.locator(".gn-ask")).to_contain_text(f"noch {before - 1}")
    tap(page, "Sit Tight")
    expect(page.locator(".gn-ask")).not_to_contain_text(f"noch {before - 1}")


def test_a_shared_link_is_the_same_table(context: BrowserContext, page: Page, site: Host) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    opened(page, site)
    page.get_by_role("button", name="Was wäre sinnvoll?").click()
    expect(page.locator(".gn-advice")).to_contain_text("Sinnvoll:")
    tap(page, "So machen wir es")
    expect(page.locator(".gn-advice")).to_have_count(0)
    page.get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert len(address) < 1_000
    other = context.new_page()
    opened(other, site)
    other.goto(address)
    expect(other.locator(".gn-ask")).to_have_text(page.locator(".gn-ask").inner_text())
    assert other.locator(".gn-map").inner_text() == page.locator(".gn-map").inner_text()


def test_two_people_share_a_device(page: Page, site: Host) -> None:
    opened(page, site)
    page.locator("summary", has_text="Neue Partie").click()
    page.get_by_role("group", name="John …").get_by_role("radio", name="ein Mensch").click()
    expect(page.locator(".gn-ask")).to_contain_text("Gebt das Gerät an")
    expect(page.locator(".gn-closed")).to_have_count(0)
    page.get_by_role("button", name="Schirm lüften").click()
    expect(page.locator(".gn-ask")).to_contain_text("Welchen Club nehmt ihr?")


def test_the_question_stays_where_the_thumb_is(page: Page, site: Host) -> None:
    opened(page, site)
    page.locator("gn-widget[widget='soa/probepartie']").evaluate(
        "it => it.scrollIntoView({block: 'start'})"
    )
    bottom = "() => document.querySelector('.gn-dock').getBoundingClientRect().bottom"
    before = page.evaluate(bottom)
    assert before <= 780
    for name in ("Cut & Bag Op", "Waffenfabrik"):
        box = page.locator(".gn-tile").filter(has_text=name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
        tile(page, name)
        expect(page.locator(".gn-spot-line").first).to_contain_text(name)
        assert page.evaluate(bottom) <= 782


def test_a_bargain_leaves_the_table_in_sight_and_the_keyboard_where_it_was(
    page: Page, site: Host
) -> None:
    opened(page, site)
    page.set_viewport_size({"width": 390, "height": 844})
    dock, opener = page.locator(".gn-dock"), page.get_by_role("button", name="Handeln …")
    opener.focus()
    page.keyboard.press("Enter")
    away = page.get_by_role("button", name="Doch nicht")
    expect(away).to_be_focused()
    for _ in range(3):
        page.keyboard.press("Tab")
    expect(page.get_by_role("radio", name="Ihr gebt")).to_be_focused()
    page.keyboard.press("ArrowRight")
    wanted = page.get_by_role("group", name="Ihr wollt")
    expect(wanted).to_be_visible()
    expect(page.get_by_role("radio", name="Ihr wollt")).to_be_focused()
    for name in ("Geld", "Waffen", "Ware"):
        wanted.get_by_role("group", name=name).get_by_role("button", name="eins mehr").click()
        expect(wanted.get_by_role("group", name=name).locator("output")).to_have_text("1")
    box = dock.bounding_box()
    assert box
    assert box["height"] < 0.4 * 844
    for button in dock.get_by_role("button").all():
        size = button.bounding_box()
        assert size
        assert size["height"] >= 40
    away.click()
    expect(opener).to_be_focused()


def asked_for_backup() -> Model:
    """A fight for which the person could call somebody from two spots or more."""
    for seed in range(20):
        for model in course(Seating(seed)):
            table, seat = table_of(model), decider(model)
            fight = table.fight
            if seat is not None and fight and fight.phase == "backup":
                here = Site(fight.place)
                spots = [s for s in own_spots(table, seat) if table.crew(seat, s).size]
                if len([s for s in spots if s != here]) > 1:
                    return model
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
def test_a_call_for_backup_leaves_the_table_in_sight_and_the_keyboard_where_it_was(
    page: Page, site: Host, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{site.url}{PARTY}#soa/probepartie/{to_link(asked_for_backup(), Model)}")
    dock, opener = page.locator(".gn-dock"), page.get_by_role("button", name="Rufen …")
    expect(page.locator(".gn-ask")).to_contain_text("Verstärkung bei")

    def small() -> bool:
        box = dock.bounding_box()
        return box is not None and box["height"] < 0.45 * height

    assert small()
    opener.focus()
    page.keyboard.press("Enter")
    away = page.get_by_role("button", name="Doch nicht")
    expect(away).to_be_focused()
    assert small()
    for button in dock.get_by_role("button").all():
        size = button.bounding_box()
        assert size
        assert size["height"] >= 40
    for _ in range(2):
        page.keyboard.press("Tab")
    origin = page.get_by_label("Verstärkung von wo?")
    expect(origin).to_be_focused()
    origin.select_option(index=1)
    expect(origin).to_be_focused()
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    away.click()
    expect(opener).to_be_focused()
    opener.click()
    page.get_by_role("button", name="Rufen: ").click()
    expect(page.locator(".gn-news")).to_contain_text("dazu")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_while_it_is_played(
    context: BrowserContext, site: Host, scheme: Literal["light", "dark"]
) -> None:
    browser = context.browser
    assert browser
    with browser.new_context(bypass_csp=True, color_scheme=scheme) as bare:
        page = bare.new_page()
        opened(page, site)
        tile(page, "Cut & Bag Op")
        page.get_by_role("button", name="Throwdown").click()
        expect(page.locator(".gn-refusal")).to_be_visible()
        assert violations(page) == []
        page.get_by_role("button", name="Handeln").click()
        expect(page.locator(".gn-bargain")).to_be_visible()
        assert violations(page) == []


def test_cards_come_from_the_workshop_and_a_broken_text_changes_nothing(
    page: Page, site: Host
) -> None:
    page.goto(site.url + "sons-of-anarchy/kartenwerkstatt/")
    workshop = page.locator("gn-widget[widget='soa/kartenwerkstatt']")
    workshop.locator("summary").filter(has_text="Sichern").first.click()
    name = workshop.get_by_label("Name des Satzes")
    name.fill("Unsere Schachtel")
    name.blur()
    expect(workshop.locator(".gn-frame")).not_to_have_attribute("data-revision", "0")
    opened(page, site)
    page.locator("summary", has_text="Neue Partie").click()
    page.get_by_role("button", name="Karten aus der Kartenwerkstatt").click()
    expect(page.locator(".gn-own-cards")).to_contain_text("Unsere Schachtel")
    text = page.get_by_label("oder ihren Text hier einfügen")
    text.fill('{"format": "anders"}')
    text.blur()
    expect(page.locator(".gn-note")).to_contain_text("Am Anfang der Datei fehlt")
    expect(page.locator(".gn-own-cards")).to_contain_text("Unsere Schachtel")

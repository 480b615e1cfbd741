"""House rules: one choice, and examples, rules and widgets of all pages of the game follow."""

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.pages import answer
from tests.browser.serving import Host

PATH = "last-man-falling/staatsanwalt/"
OTHER = "last-man-falling/wertungsblock/"
RULE = "#who-may-accuse ~ .gn-rule-body .gn-option, .gn-rule:has(#who-may-accuse) .gn-option"
MISTAKE = "#irrtum-jeder-darf-anklagen"


def panel(page: Page) -> Locator:
    return page.locator("gn-house")


def now(page: Page) -> Locator:
    return panel(page).locator(".gn-house-now")


def everyone_accuses(page: Page, host: Host) -> None:
    page.goto(host.url + PATH)
    answer(page, "alle anderen").check()
    expect(now(page)).to_have_text("1 geändert")


def test_page_alone_never_asks_for_the_engine(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    page.wait_for_load_state("networkidle")
    expect(now(page)).to_have_text("wie vorgeschlagen")
    expect(page.locator(RULE)).to_contain_text("Unser Vorschlag")
    assert not [path for path in site.seen if "/engine/" in path]


def test_the_panel_waits_until_it_is_opened(page: Page, site: Host) -> None:
    """A thousand elements that most readers never look at."""
    page.goto(site.url + PATH)
    assert panel(page).locator("gn-widget").count() == 0
    panel(page).locator("summary").first.click()
    expect(panel(page).get_by_role("group", name="Auf einmal einstellen")).to_be_visible()


def test_the_panel_of_a_page_that_was_swapped_in_works_too(page: Page, site: Host) -> None:
    page.goto(site.url + OTHER)
    page.evaluate("swapped = false")
    page.locator("a[href$='/staatsanwalt/']:visible").first.click()
    page.wait_for_url(site.url + PATH)
    expect(page.locator(MISTAKE)).to_be_visible()
    assert page.evaluate("swapped") is False, "a page of its own was loaded"
    answer(page, "alle anderen").check()
    expect(now(page)).to_have_text("1 geändert")
    expect(page.locator(MISTAKE)).to_contain_text("Mit euren Hausregeln ist das erlaubt.")


def test_examples_and_rules_follow_and_come_back(page: Page, site: Host) -> None:
    everyone_accuses(page, site)
    mistake = page.locator(MISTAKE)
    expect(mistake).to_contain_text("nach euren Hausregeln gerechnet")
    expect(mistake).to_contain_text("Mit euren Hausregeln ist das erlaubt.")
    expect(page.locator(RULE)).to_have_text("Bei euch (Wer darf anklagen?): alle anderen")
    expect(page.locator("#beispiel-ueberfuehrt .gn-house-mark")).to_have_text(
        "gilt auch nach euren Hausregeln"
    )
    panel(page).get_by_role("button", name="Zurück zu unseren Vorschlägen").click()
    expect(now(page)).to_have_text("wie vorgeschlagen")
    expect(mistake).not_to_contain_text("Hausregeln")
    expect(page.locator(".gn-house-mark")).to_have_count(0)
    expect(page.locator(RULE)).to_contain_text("Unser Vorschlag")


def test_examples_follow_where_the_page_has_no_widget_to_try(page: Page, site: Host) -> None:
    """What a step opens is known by its name: its code comes with the tap, not with the example."""
    page.goto(site.url + "last-man-falling/ende/")
    answer(page, "die nächste Person zieht vor dem Zählen").check()
    expect(now(page)).to_have_text("1 geändert")
    example = page.locator("#beispiel-schluss-mit-doppelmord")
    expect(example.locator(".gn-house-mark")).to_have_text("nach euren Hausregeln gerechnet")
    example.get_by_role("button", name="Was wäre, wenn").first.click()
    opened = page.locator(".gn-what-if-open gn-widget")
    expect(opened).to_contain_text("Rosa darf die einzige Karte legen")
    assert example.locator(".gn-step").count() == 1, "the other steps wait until they are wanted"
    example.get_by_role("button", name="Weiter").click()
    expect(example.locator(".gn-place")).to_have_text("2 von 2")
    expect(example).to_contain_text("Vor dem Zählen zieht Kalle noch zwei Karten.")


def test_the_table_of_a_mistake_waits_until_its_fold_is_opened(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    mistake = page.locator(MISTAKE)
    assert mistake.locator(".gn-lies .gn-seats").count() == 0
    mistake.get_by_text("So liegt der Tisch").click()
    expect(mistake.locator(".gn-lies .gn-seats")).to_be_visible()
    answer(page, "alle anderen").check()
    expect(mistake).to_contain_text("Mit euren Hausregeln ist das erlaubt.")
    expect(mistake.locator(".gn-lies .gn-seats")).to_be_visible()


def test_reload_and_the_next_page_keep_the_choice(page: Page, site: Host) -> None:
    everyone_accuses(page, site)
    page.reload()
    expect(now(page)).to_have_text("1 geändert")
    expect(page.locator(RULE)).to_contain_text("Bei euch")
    expect(page.locator(MISTAKE)).to_contain_text("Mit euren Hausregeln ist das erlaubt.")
    page.goto(site.url + OTHER)
    expect(now(page)).to_have_text("1 geändert")
    expect(answer(page, "alle anderen")).to_be_checked()
    answer(page, "noch eine Runde").check()
    expect(now(page)).to_have_text("2 geändert")
    expect(page.locator('[data-option="lmf/tie"]').first).to_have_text("noch eine Runde")


def test_an_untouched_widget_begins_with_them_a_touched_one_offers(page: Page, site: Host) -> None:
    everyone_accuses(page, site)
    widget = page.locator("#ausprobieren gn-widget")
    expect(widget.locator(".gn-fold-now").last).to_have_text("1 geändert")
    widget.get_by_role("button", name="Rosa legt ein Vierfach").first.click()
    expect(widget.locator(".gn-latest")).to_be_visible()
    answer(page, "nur wer anklagt").check()
    offer = widget.get_by_role("button", name="Mit euren Hausregeln neu rechnen")
    expect(offer).to_be_visible()
    expect(widget.locator(".gn-latest")).to_be_visible()
    offer.click()
    expect(offer).to_have_count(0)
    expect(widget.locator(".gn-latest")).to_be_visible()


def test_a_shared_link_shows_their_rules_and_gives_mine_back(
    browser: Browser, context: BrowserContext, page: Page, site: Host
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    everyone_accuses(page, site)
    panel(page).get_by_role("button", name="Link kopieren").click()
    expect(page.locator(".gn-live")).to_have_text("Der Link ist kopiert.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert "#lmf/hausregeln/" in address
    theirs = browser.new_context()
    other = theirs.new_page()
    other.goto(site.url + PATH)
    answer(other, "nur wer anklagt").check()
    answer(other, "zurück auf die Hand").check()
    expect(now(other)).to_have_text("2 geändert")
    other.goto("about:blank")
    other.goto(address)
    expect(panel(other)).to_contain_text("Ihr seht geteilte Hausregeln.")
    expect(now(other)).to_have_text("1 geändert")
    expect(other.locator(MISTAKE)).to_contain_text("Mit euren Hausregeln ist das erlaubt.")
    panel(other).get_by_role("button", name="Meine wieder nehmen").click()
    expect(now(other)).to_have_text("2 geändert")
    expect(panel(other)).not_to_contain_text("Ihr seht")
    expect(other.locator(MISTAKE)).not_to_contain_text("ist das erlaubt")
    assert "#" not in other.url
    other.goto("about:blank")
    other.goto(address)
    panel(other).get_by_role("button", name="Diese übernehmen").click()
    other.reload()
    expect(now(other)).to_have_text("1 geändert")
    theirs.close()


@pytest.mark.parametrize("kept", ["{kaputt", '{"game":"lmf","text":"[1,[9]]","now":"3","says":{}}'])
def test_broken_storage_is_one_sentence_and_the_proposals(
    page: Page, site: Host, kept: str
) -> None:
    page.goto(site.url + PATH)
    page.evaluate("it => localStorage.setItem('gn:device:/:house:lmf', it)", kept)
    page.reload()
    expect(panel(page).get_by_role("alert")).to_contain_text("Es gelten unsere Vorschläge.")
    expect(now(page)).to_have_text("wie vorgeschlagen")
    expect(page.locator(RULE)).to_contain_text("Unser Vorschlag")
    page.reload()
    expect(panel(page).get_by_role("alert")).to_have_count(0)


def test_what_excludes_each_other_is_refused_and_stays_unchosen(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    answer(page, "reicht acht Karten weiter").check()
    expect(now(page)).to_have_text("1 geändert")
    control = answer(page, "zurück auf die Hand")
    control.click()
    expect(panel(page)).to_contain_text("Weiterreichen und Zurücknehmen vertragen sich")
    expect(control).not_to_be_checked()
    expect(answer(page, "sie bleibt, der Wunsch gilt")).to_be_checked()


def test_keyboard_alone_is_enough_and_what_is_read_stays_in_place(page: Page, site: Host) -> None:
    page.goto(site.url + PATH)
    fold = panel(page).locator("summary").first
    fold.focus()
    page.keyboard.press("Enter")
    group = panel(page).locator("summary", has_text="Staatsanwalt")
    group.focus()
    page.keyboard.press("Enter")
    panel(page).get_by_label("nur wen es trifft").focus()
    page.keyboard.press("ArrowDown")
    chosen = panel(page).get_by_label("alle anderen")
    expect(now(page)).to_have_text("1 geändert")
    expect(chosen).to_be_focused()
    before = chosen.bounding_box()
    expect(page.locator(MISTAKE)).to_contain_text("ist das erlaubt")
    after = chosen.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["y"] - after["y"]) < 2
    expect(page.locator(".gn-live")).to_have_text("Eure Hausregeln: 1 geändert.")


def test_a_card_of_a_rule_tells_the_reading_at_the_table(page: Page, site: Host) -> None:
    everyone_accuses(page, site)
    page.locator('li > a.gn-cite[data-rule="lmf.who-may-accuse"]').first.hover()
    expect(page.locator(".gn-card")).to_contain_text("Bei euch: alle anderen")

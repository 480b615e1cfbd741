"""Real questions find their rule: by the words that people type, within the first three hits."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.browser.serving import Host

THROWDOWN = "sons-of-anarchy/throwdown/"
STAATSANWALT = "last-man-falling/staatsanwalt/"

QUESTIONS = [
    ("Verlierer verletzt Waffen", f"{THROWDOWN}#every-gun-injures"),
    ("Kopf hinhalten", f"{THROWDOWN}#take-the-fall"),
    ("Waffe wert", f"{THROWDOWN}#gun-adds-three"),
    ("Waffe danach weg", f"{THROWDOWN}#guns-are-spent"),
    ("unentschieden", f"{THROWDOWN}#tie-empties-the-place"),
    ("gefaengnis", f"{THROWDOWN}#take-the-fall"),
    ("Strafkarte", f"{STAATSANWALT}#wrong-card"),
    ("gewünschte Waffe gilt weiter", f"{STAATSANWALT}#card-and-wish-stand"),
    ("passende Zahl Vierfach-Attentat", f"{STAATSANWALT}#only-without-fitting"),
    ("wer darf Staatsanwalt rufen", f"{STAATSANWALT}#who-may-accuse"),
    ("falsche Anklage sechs Karten", f"{STAATSANWALT}#wrong-accuser-draws-six"),
    ("Schluss machen Vierfach-Attentat", f"{STAATSANWALT}#not-as-last-card"),
    ("Waffenwahl auf Waffenwahl", f"{STAATSANWALT}#waffenwahl-not-on-itself"),
]


def test_the_index_waits_until_the_search_is_touched(page: Page, site: Host) -> None:
    page.goto(site.url)
    page.wait_for_load_state("networkidle")
    assert not [path for path in site.seen if path.endswith("search_index.json")]
    with page.expect_response("**/search_index.json"):
        page.locator("input.md-search__input").focus()


# The query stands in the link („?h=…“), before the anchor
AMONG_THE_FIRST = """wanted => [...document.querySelectorAll(".md-search-result__link")]
    .slice(0, 3)
    .some(link => new URL(link.href).pathname + new URL(link.href).hash === wanted)"""


@pytest.mark.parametrize(("typed", "wanted"), QUESTIONS)
def test_a_question_finds_its_rule(page: Page, site: Host, typed: str, wanted: str) -> None:
    page.goto(site.url)
    page.locator("input.md-search__input").click()
    page.keyboard.type(typed)
    place = urlsplit(f"{site.url}{wanted}")
    page.wait_for_function(AMONG_THE_FIRST, arg=f"{place.path}#{place.fragment}")

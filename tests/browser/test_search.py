"""Real questions find their rule: by the words that people type, within the first three hits."""

import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.serving import Host

THROWDOWN = "sons-of-anarchy/throwdown/"
SOA = "sons-of-anarchy/"
HITZE = f"{SOA}hitze/"
LMF = "last-man-falling/"
MAFIA = "sport-mafia/"
STAATSANWALT = f"{LMF}staatsanwalt/"

QUESTIONS = [
    ("Verlierer verletzt Waffen", f"{THROWDOWN}#every-gun-injures"),
    ("Verletzt auch der Verlierer mit seinen Waffen?", f"{THROWDOWN}#every-gun-injures"),
    ("Ort sofort nutzen hineingefahren", f"{SOA}befehle/#ride-from-one-to-one"),
    (
        "Darf ich den Ort sofort nutzen, nachdem ich hineingefahren bin?",
        f"{SOA}befehle/#ride-from-one-to-one",
    ),
    (
        "Wann muss ein Member den Kopf hinhalten, und wie hoch ist die Hitze danach?",
        f"{HITZE}#take-the-fall",
    ),
    (
        "Wie viel ist eine Waffe im Kampf wert, und ist sie danach weg?",
        f"{THROWDOWN}#gun-adds-three",
    ),
    ("drei Schritte Throwdown", f"{THROWDOWN}#three-steps"),
    ("Wie laufen die drei Schritte eines Throwdowns ab?", f"{THROWDOWN}#three-steps"),
    ("Unleaded High Octane erste Partie", f"{SOA}aufbau/#table-chooses-sides"),
    ("Unleaded oder High Octane für die erste Partie?", f"{SOA}aufbau/#table-chooses-sides"),
    ("Prospects zählen Befehle", f"{SOA}runde/#markers-for-members"),
    ("Zählen Prospects für die Befehle?", f"{SOA}runde/#markers-for-members"),
    ("Hüllen Kartengröße", f"{SOA}#hullen"),
    ("Schachtel Inhalt", f"{SOA}material/#what-is-in-the-box"),
    ("eigene Karten eintragen", f"{SOA}anarchy-karten/#cards-are-ours"),
    ("Kopf hinhalten", f"{HITZE}#take-the-fall"),
    ("Waffe wert", f"{THROWDOWN}#gun-adds-three"),
    ("Waffe danach weg", f"{THROWDOWN}#guns-are-spent"),
    ("Member Kopf hinhalten Hitze danach", f"{HITZE}#heat-falls-to-one"),
    ("Clubs am Ende gleich viel Geld", f"{SOA}spielende/#patch-breaks-ties-at-the-end"),
    (
        "Zwei Clubs haben am Ende gleich viel Geld: Wer gewinnt?",
        f"{SOA}spielende/#patch-breaks-ties-at-the-end",
    ),
    ("kostet Ware Schwarzmarkt zu viert", f"{SOA}schwarzmarkt/#prices-for-four"),
    (
        "Was kostet die Ware auf dem Schwarzmarkt zu viert?",
        f"{SOA}schwarzmarkt/#prices-for-four",
    ),
    ("Schwarzmarkt zu dritt", f"{SOA}schwarzmarkt/#prices-for-three"),
    ("Notaufnahme würfeln", f"{SOA}aufraeumen/#roll-for-the-injured"),
    ("Patt im Throwdown", f"{THROWDOWN}#tie-empties-the-place"),
    ("gefaengnis", f"{HITZE}#take-the-fall"),
    ("Anklage berechtigt gewünschte Waffe gilt weiter", f"{STAATSANWALT}#card-and-wish-stand"),
    ("gewünschte Waffe gilt weiter", f"{STAATSANWALT}#card-and-wish-stand"),
    ("Vierfach-Attentat passende Zahl", f"{STAATSANWALT}#only-without-fitting"),
    ("wer darf Staatsanwalt rufen", f"{STAATSANWALT}#who-may-accuse"),
    ("falsche Anklage sechs Karten", f"{STAATSANWALT}#wrong-accuser-draws-six"),
    ("Vierfach-Attentat Schluss machen", f"{STAATSANWALT}#not-as-last-card"),
    ("Waffenwahl Schluss machen", f"{LMF}sonderkarten/#waffenwahl-not-last"),
    ("zwei Doppelmord addieren", f"{LMF}angriffe/#not-added-up"),
    ("gezogene Karte legen", f"{LMF}zug/#may-lay-it"),
    ("noch einmal ziehen", f"{LMF}zug/#draw-one"),
    ("vergessene Ansage Karten", f"{LMF}strafen/#forgotten-call"),
    ("Ansage erwischen", f"{LMF}ansagen/#call-window"),
    ("Waffenwahl auf Waffenwahl", f"{LMF}sonderkarten/#waffenwahl-not-on-itself"),
    ("Knast auf Knast", f"{LMF}sonderkarten/#knast-no-answer"),
    ("dran und schlafe", f"{LMF}varianten/#verpennt"),
    ("zwei gleiche Karten auf einmal", f"{LMF}varianten/#dauerfeuer"),
    ("Dauerfeuer Sonderkarten", f"{LMF}varianten/#only-numbers-fire"),
    ("aufgedeckte Karte Sonderkarte", f"{LMF}aufbau/#first-card-works"),
    (
        "Verbietet auch eine passende Zahl das Vierfach-Attentat oder nur die Waffe?",
        f"{STAATSANWALT}#only-without-fitting",
    ),
    (
        "Die Anklage war berechtigt: Bleibt das Vierfach-Attentat liegen, und gilt die gewünschte "
        "Waffe weiter?",
        f"{STAATSANWALT}#card-and-wish-stand",
    ),
    (
        "Wer darf den Staatsanwalt rufen, nur der Betroffene oder jeder?",
        f"{STAATSANWALT}#who-may-accuse",
    ),
    (
        "Die Anklage war falsch: insgesamt sechs Karten oder vier und zwei dazu, und setze ich "
        "aus?",
        f"{STAATSANWALT}#wrong-accuser-draws-six",
    ),
    (
        "Darf ich mit einem Vierfach-Attentat oder einer Waffenwahl Schluss machen?",
        f"{STAATSANWALT}#not-as-last-card",
    ),
    (
        "Muss ich die gezogene Karte legen, darf ich noch einmal ziehen?",
        f"{LMF}zug/#may-lay-it",
    ),
    (
        "Wie viele Karten kostet die vergessene Ansage, und bis wann darf man mich erwischen?",
        f"{LMF}strafen/#forgotten-call",
    ),
    (
        "Darf ich eine Waffenwahl auf eine Waffenwahl legen?",
        f"{LMF}sonderkarten/#waffenwahl-not-on-itself",
    ),
    ("Was passiert, wenn ich dran bin und schlafe?", f"{LMF}varianten/#verpennt"),
    (
        "Darf ich zwei gleiche Karten auf einmal legen, auch Sonderkarten?",
        f"{LMF}varianten/#dauerfeuer",
    ),
    ("Zählt die zuerst aufgedeckte Karte als Sonderkarte?", f"{LMF}aufbau/#first-card-works"),
    ("Addieren sich zwei Doppelmord-Karten zu vier?", f"{LMF}angriffe/#not-added-up"),
    ("Kann ich auf Knast mit Knast antworten?", f"{LMF}sonderkarten/#knast-no-answer"),
    ("Strafkarte", f"{LMF}strafen/#wrong-card"),
    ("Zieh vier", f"{STAATSANWALT}#next-draws-four"),
    ("Aussetzen", f"{LMF}sonderkarten/#knast-skips"),
    ("Richtungswechsel", f"{LMF}sonderkarten/#flucht-turns"),
    ("Wünscher", f"{LMF}sonderkarten/#wish-binds"),
    ("Uno rufen", f"{LMF}ansagen/#call-last"),
    (
        "Zwei stehen zweimal gleich in der Abstimmung: Wer geht?",
        f"{MAFIA}gleichstand/#same-tied-lift",
    ),
    (
        "Darf ich mich enthalten, oder gehen freie Stimmen an den zuletzt Aufgestellten?",
        f"{MAFIA}abstimmen/#missing-votes",
    ),
    (
        "Gleichstand bei vier Spielern: Dürfen beide gehen?",
        f"{MAFIA}gleichstand/#lift-at-four-too",
    ),
    (
        "Am ersten Tag ist nur einer aufgestellt: Wird abgestimmt?",
        f"{MAFIA}abstimmen/#alone-on-day-one",
    ),
    ("Darf ich meine Nominierung zurücknehmen?", f"{MAFIA}abstimmen/#no-taking-back"),
    (
        "Ein Spieler fliegt mit dem vierten Foul: Fällt die Abstimmung aus?",
        f"{MAFIA}fouls/#vote-is-dropped",
    ),
    ("Welche Rede kostet das dritte Foul?", f"{MAFIA}fouls/#third-foul-silences"),
    ("Wer hat den besten Zug und wann?", f"{MAFIA}nacht/#best-move"),
    (
        "Wer redet am zweiten Tag zuerst, wenn der nächste Platz leer ist?",
        f"{MAFIA}tag/#empty-seat-skipped",
    ),
    (
        "Drei Nächte lang stirbt niemand: Unentschieden?",
        f"{MAFIA}sieg/#draw-after-three-nights",
    ),
    (
        "Die Mafia schießt auf zwei verschiedene Nummern: Stirbt jemand?",
        f"{MAFIA}nacht/#other-target-misses",
    ),
    (
        "Der Sheriff wird in derselben Nacht erschossen: Zählt seine Überprüfung noch?",
        f"{MAFIA}sheriff-und-don/#shot-sheriff-checks",
    ),
    ("Wann gewinnt die Mafia?", f"{MAFIA}sieg/#black-wins"),
    # Numbers and places, as they stand in a book or on a card
    ("+4", f"{STAATSANWALT}#vierfach-shows"),
    ("S. 12", f"{THROWDOWN}#roll-and-add"),
    ("4.4.8", f"{MAFIA}abstimmen/#missing-votes"),
    ("§4.4.8", f"{MAFIA}abstimmen/#missing-votes"),
    ("LMF-G22", f"{STAATSANWALT}#card-and-wish-stand"),
    ("Pile-up", f"{THROWDOWN}#pile-up"),
    ("Notaufnahme", f"{SOA}aufraeumen/#roll-for-the-injured"),
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


def test_what_is_pasted_or_dictated_is_looked_for_too(page: Page, site: Host) -> None:
    page.goto(site.url)
    page.locator("input.md-search__input").click()
    page.locator("input.md-search__input").fill("Kopf hinhalten")  # presses no key
    place = urlsplit(f"{site.url}{HITZE}#take-the-fall")
    page.wait_for_function(AMONG_THE_FIRST, arg=f"{place.path}#{place.fragment}")


def test_a_result_says_which_game_its_page_belongs_to(page: Page, site: Host) -> None:
    page.goto(site.url)
    page.locator("input.md-search__input").click()
    page.keyboard.type("Aufbau")
    pages = page.locator(".md-search-result__article h1")
    expect(pages.filter(has_text="Aufbau – Last Man Falling")).to_be_visible()
    expect(pages.filter(has_text="Aufbau – Sons of Anarchy")).to_be_visible()


def test_the_register_of_all_rules_does_not_stand_in_front_of_the_rules(built: Path) -> None:
    index = json.loads((built / "search" / "search_index.json").read_text("utf-8"))
    read = [e for e in index["docs"] if e["location"].startswith("regelindex/")]
    assert [e["location"] for e in read] == ["regelindex/"]
    assert len(read[0]["text"]) < 1000

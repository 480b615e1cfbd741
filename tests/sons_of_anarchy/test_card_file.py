"""Own sites and cards: read as written, and every broken value is named with its place."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.codec import Malformed, from_link, to_link
from engine.sons_of_anarchy.actions_course import TurnSite
from engine.sons_of_anarchy.card_file import FORMAT, read, read_own
from engine.sons_of_anarchy.card_text import write
from engine.sons_of_anarchy.cards import CardSet, Hassle, LastCall, Obstacle, Opportunity
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Sell, Skim
from engine.sons_of_anarchy.events_course import SiteTurned
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.own_cards import OwnCards
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.rules.sites import SITES_ARE_OURS
from engine.sons_of_anarchy.setup import new_game
from engine.sons_of_anarchy.state import Table
from tests.sons_of_anarchy.play import events
from tests.sons_of_anarchy.test_setup import NAMES, started

PAGE = "docs/sons-of-anarchy/kartenwerkstatt.md"


def data() -> dict[str, Any]:
    """The practice set as JSON, to be broken."""
    found: dict[str, Any] = json.loads(write(PRACTICE))
    return found


def text(broken: dict[str, Any]) -> str:
    return json.dumps(broken, ensure_ascii=False)


def test_what_is_written_is_read_again() -> None:
    assert read(write(PRACTICE)) == PRACTICE


def test_a_file_may_leave_out_what_it_does_not_change() -> None:
    own = read(text({"format": FORMAT, "name": "Nur der Name"}))
    assert (own.fixed, own.random, own.cards) == (PRACTICE.fixed, PRACTICE.random, PRACTICE.cards)
    assert own.octane == (), "sides that nobody has entered are not the practice set's"


def test_own_sites_are_played_and_not_called_ours() -> None:
    broken = data()
    broken["name"] = "Meine Plättchen"
    broken["random"][0] = {
        "name": "Hinterhof",
        "deals": [{"sell": "guns", "price": 4, "max": 2}],
    }
    own = read(text(broken))
    table = started(own=own)
    turned = next(e for e in events(table, TurnSite(0)) if isinstance(e, SiteTurned))
    assert turned.place.deals == (Sell("guns", 4, 2),)
    assert SITES_ARE_OURS not in turned.rules
    assert from_link(to_link(table, Table), Table) == table


BROKEN: dict[str, tuple[list[str | int], object, str]] = {
    "price": (["random", 0, "deals", 0, "price"], 0, "„price“ ist 0; möglich sind 1 bis 9."),
    "no max": (["random", 0, "deals", 0, "max"], None, "Es fehlt „max“, eine Zahl von 1 bis 9."),
    "good": (["random", 1, "deals", 0, "sell"], "drugs", "möglich sind guns, contraband."),
    "verb": (["random", 1, "deals", 0], {"rob": "guns"}, "Genau eines davon gehört hierher"),
    "two verbs": (["random", 1, "deals", 0, "skim"], "guns", "Genau eines davon"),
    "typing error": (["random", 2, "gunban"], True, "„gunban“ kennt das Format nicht."),
    "no text": (["random", 3, "name"], "", "„name“ braucht einen Text mit 1 bis 40 Zeichen."),
    "no list": (["random", 3, "deals"], 5, "„deals“ braucht eine Liste"),
    "no object": (["cards", 4], "Haussuchung", "geschweifte Klammern"),
    "switch": (["fixed", 0, "patch"], "ja", "„patch“ ist „ja“; möglich sind true und false."),
    "twist": (["cards", 9, "twist"], "noFun", "„twist“ ist „noFun“; möglich sind noRecruit"),
    "kind": (["cards", 0, "kind"], "joker", "möglich sind obstacle, hassle"),
    "strikes": (["cards", 0, "strikes"], [], "„strikes“ braucht mindestens eine Wirkung."),
    "whom": (["cards", 0, "strikes", 0, "whom"], "some", "möglich sind all, most, fewest."),
    "steal on a card": (["cards", 1, "strikes", 0], {"steal": "guns", "amount": 1}, "Genau eines"),
    "base": (["octane", 0, "base"], 12, "„base“ ist 12; möglich sind 0 bis 9."),
    "club": (["octane", 0, "club"], "vagos", "möglich sind samcro, mayans, niners, lin."),
    "doubled name": (["random", 1, "name"], "Hinterzimmer", "): So heißt auch Zufallsort 1; jeden"),
    "card like a site": (
        ["cards", 2, "name"],
        "Hinterzimmer",
        "Karte 3 („Hinterzimmer“): So heißt",
    ),
    "doubled side": (["octane", 0, "club"], "lin", "High-Octane-Seite 4: Lin Syndicate hat schon"),
    "the ward": (["fixed", 1, "name"], "Notaufnahme", "„Notaufnahme“ liegt immer aus und ist kein"),
    "too many sites": (["fixed"], [{"name": f"Ort {i}"} for i in range(7)], "höchstens 6"),
    "two patches": (["random", 0, "patch"], True, "Den Aufnäher gibt es nur an einem Ort, hier"),
    "unknown part": (["sites"], [], "Datei: „sites“ kennt das Format nicht."),
    "format": (["format"], "other", "Am Anfang der Datei fehlt"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_value_is_one_sentence_that_names_the_place(case: str) -> None:
    path, value, says = BROKEN[case]
    broken = data()
    at: Any = broken
    for key in path[:-1]:
        at = at[key]
    if value is None:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    with pytest.raises(Malformed) as caught:
        read(text(broken))
    message = str(caught.value)
    assert says in message
    assert message.endswith((".", "“"))
    if path[0] == "random" and len(path) > 2 and case != "two patches":
        assert f"Zufallsort {int(path[1]) + 1}" in message


@pytest.mark.parametrize("nonsense", ["", "[]", "null", "{", '{"format": 1}', "[" * 5000])
def test_nonsense_is_refused(nonsense: str) -> None:
    with pytest.raises(Malformed):
        read(nonsense)


def test_a_link_with_a_broken_set_is_refused() -> None:
    link = to_link(PRACTICE, CardSet)
    assert from_link(link, CardSet) == PRACTICE
    with pytest.raises(ValueError, match="zweimal"):
        CardSet("A", PRACTICE.fixed, (*PRACTICE.random, PRACTICE.random[0]), PRACTICE.cards)


def test_too_few_cards_for_the_rounds_agreed() -> None:
    small = CardSet("Klein", PRACTICE.fixed, PRACTICE.random, PRACTICE.cards[:17])
    with pytest.raises(ValueError, match="reichen die 17"):
        new_game(NAMES, Options(extra_rounds=1), small)


def test_the_example_on_the_page_is_read() -> None:
    page = Path(PAGE).read_text(encoding="utf-8")
    example: dict[str, Any] = json.loads(page.split("```json")[1].split("```")[0])
    own = read_own(text(example))
    assert (own.name, len(own.random), len(own.cards)) == (example["name"], 1, 1)


def test_a_few_own_entries_are_topped_up_and_what_is_added_stays_marked_as_ours() -> None:
    own = OwnCards("Angefangen", random=(Place("Hafen"),), cards=(Hassle("Ruhe", "noTrade"),))
    played = own.complete()
    assert (len(played.random), len(played.cards)) == (6, 15)
    assert (played.random[0], played.cards[0]) == (own.random[0], own.cards[0])
    assert {type(card) for card in played.cards} == {Obstacle, Hassle, Opportunity, LastCall}
    assert read(write(own)) == played
    table = started(own=played)
    rules = [e.rules for n in (0, 1) for e in events(table, TurnSite(n))]
    assert SITES_ARE_OURS not in rules[0]
    assert any(SITES_ARE_OURS in found for found in rules)


def test_an_own_fixed_site_takes_the_place_of_ours() -> None:
    own = OwnCards(fixed=(Place("Waffenfabrik", deals=(Skim("guns", 2),)), Place("P", patch=True)))
    names = [place.name for place in own.complete().fixed]
    assert names == ["Waffenfabrik", "P", "St.-Thomas-Krankenhaus", "Cut & Bag Op"]


def test_own_entries_that_contradict_each_other_are_refused() -> None:
    with pytest.raises(ValueError, match="„Hafen“ gibt es zweimal"):
        OwnCards(random=(Place("Hafen"),), fixed=(Place("Hafen"),))
    with pytest.raises(ValueError, match="hier aber bei „A“ und „B“"):
        OwnCards(random=(Place("A", patch=True), Place("B", patch=True)))


@pytest.mark.parametrize("place", PRACTICE.fixed, ids=lambda place: place.name)
def test_nothing_else_takes_the_name_and_so_the_place_of_a_fixed_site(place: Place) -> None:
    twin = f"Der Zufallsort „{place.name}“ heißt wie ein fester Ort des Spiels"
    with pytest.raises(ValueError, match=re.escape(twin)):
        OwnCards(random=(Place("Hafen"), Place(place.name)))
    with pytest.raises(Malformed, match=re.escape(twin)):
        read_own(text({"format": FORMAT, "name": "Eigene", "random": [{"name": place.name}]}))
    with pytest.raises(ValueError, match="heißt wie ein fester Ort"):
        OwnCards(random=(Place(place.name.upper()),))
    with pytest.raises(ValueError, match=re.escape(f"Die Karte „{place.name}“ heißt wie")):
        OwnCards(cards=(Hassle(place.name, "noTrade"),))

"""The card workshop: every entry can be made, is played at once, is refused by its place, kept."""

import json
import re
from typing import get_args

import pytest

from engine.core.codec import Malformed, from_link, to_link
from engine.sons_of_anarchy.card_file import read, read_own
from engine.sons_of_anarchy.card_text import write
from engine.sons_of_anarchy.cards import Card, Hassle, LastCall, Obstacle, OctaneSide, Opportunity
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Gain, Sell, Skim, Steal, Transaction, Twist
from engine.sons_of_anarchy.own_cards import OwnCards
from engine.sons_of_anarchy.practice import PRACTICE
from engine.sons_of_anarchy.rules.anarchy import HASSLES_LAST_A_ROUND
from engine.sons_of_anarchy.rules.sites import SITES_ARE_OURS, THIEF_LOOKS_BEHIND_THE_SCREEN
from widgets.session import Session, opened
from widgets.sons_of_anarchy.kartenwerkstatt import KARTENWERKSTATT
from widgets.sons_of_anarchy.workshop.card_form import kind_changed, kind_of
from widgets.sons_of_anarchy.workshop.change import update
from widgets.sons_of_anarchy.workshop.deal_form import verb_changed
from widgets.sons_of_anarchy.workshop.listing import fresh, missing
from widgets.sons_of_anarchy.workshop.model import (
    PARTS,
    Add,
    Boost,
    Bring,
    Entry,
    Goods,
    Load,
    Model,
    Msg,
    NameSet,
    Open,
    Part,
    Put,
    Remove,
    ShowPart,
    ShowText,
    TakePractice,
    entries,
)
from widgets.sons_of_anarchy.workshop.trial import Trial
from widgets.sons_of_anarchy.workshop.trial_tables import TWISTED, card_of, side_of, use_of
from widgets.sons_of_anarchy.workshop.words import KINDS, VERBS
from widgets.widget import BadInput

HARBOUR = Place("Hafen", deals=(Sell("guns", 4, 2),), boost=(Skim("money", 3),), heat=2)


def after(*messages: Msg, model: Model | None = None) -> Model:
    model = model or Model()
    for message in messages:
        model = update(model, message)
    return model


def html(model: Model) -> str:
    return str(Session(KARTENWERKSTATT, "w", "../", model, model).render())


def sentences(*trials: Trial) -> str:
    told = [line for one in trials for tried in one.tried for line, _ in tried.lines]
    refused = [b.why for one in trials for tried in one.tried for b in tried.breaches]
    return " ".join((*told, *refused))


def test_a_new_site_is_played_at_once() -> None:
    model = after(Add(HARBOUR))
    assert model.entry == HARBOUR
    page = html(model)
    assert "Sally verkauft 2 Waffen" in page
    assert "Regelheft S. 13" in page
    assert "Zufallsort 1 („Hafen“)" in page


def test_a_site_is_used_with_what_sally_brings_and_pays() -> None:
    poor = use_of(HARBOUR, Goods(guns=1), boost=False)
    rich = use_of(HARBOUR, Goods(guns=2), boost=True)
    assert poor.ended.clubs[0].money - poor.begun.clubs[0].money == 4
    assert rich.ended.clubs[0].money - rich.begun.clubs[0].money == 2 * 4 + 3
    assert rich.ended.clubs[0].heat == poor.ended.clubs[0].heat == 3
    assert SITES_ARE_OURS not in {r for t in rich.tried for _, e in t.lines for r in e.rules}


def test_too_much_heat_makes_somebody_take_the_fall_in_the_trial() -> None:
    played = use_of(Place("Falle", heat=4, deals=(Gain("heat", 9),)), Goods(heat=4), boost=False)
    assert played.ended.clubs[0].figures.members < played.begun.clubs[0].figures.members
    assert played.ended.clubs[0].heat <= 4


def test_the_thief_alone_is_told_what_lies_behind_the_screen() -> None:
    played = use_of(Place("Lager", deals=(Steal("guns", 9),)), Goods(), boost=False)
    rules = {rule for tried in played.tried for _, event in tried.lines for rule in event.rules}
    assert THIEF_LOOKS_BEHIND_THE_SCREEN in rules


@pytest.mark.parametrize("card", PRACTICE.cards, ids=lambda card: card.name)
def test_every_card_of_the_practice_set_does_something(card: Card) -> None:
    played = card_of(card, Goods(), boost=True)
    assert all(tried.lines or tried.breaches for one in played for tried in one.tried)
    assert card.name in sentences(*played)


@pytest.mark.parametrize("twist", get_args(Twist.__value__))
def test_a_hassle_is_shown_by_what_it_changes(twist: Twist) -> None:
    assert twist in TWISTED
    played = card_of(Hassle("Eigene Plage", twist), Goods(), boost=False)
    rules = {rule for one in played for t in one.tried for _, e in t.lines for rule in e.rules}
    refused = {b.rule for one in played for t in one.tried for b in t.breaches}
    changed = {r for t in played[1].tried for _, e in t.lines for r in e.rules}
    assert HASSLES_LAST_A_ROUND in rules
    if twist not in ("quietSites", "noGuns"):
        assert HASSLES_LAST_A_ROUND in refused | changed


def test_a_card_with_a_name_of_the_practice_set_can_be_tried() -> None:
    for card in (Hassle("Waffenfabrik", "noTrade"), Obstacle("Neue Sheriffin", (PRACTICE_STRIKE,))):
        assert card.name in sentences(*card_of(card, Goods(), boost=False))


PRACTICE_STRIKE = next(c.strikes[0] for c in PRACTICE.cards if isinstance(c, Obstacle))


@pytest.mark.parametrize("side", PRACTICE.octane, ids=lambda side: side.badge)
def test_a_side_begins_a_game_and_shows_its_order_and_rule(side: OctaneSide) -> None:
    played = side_of(side)
    text = sentences(*played)
    assert f"beginnt mit {side.sheet.money} Geld" in text
    assert len(played) == 2 + bool(side.sheet.order) + bool(side.sheet.rule)
    members = played[1].begun.clubs[0].figures.members
    assert f"nimmt {members + side.sheet.base} Befehlsmarker" in sentences(played[1])
    assert not [b for one in played for tried in one.tried for b in tried.breaches]


@pytest.mark.parametrize("part", PARTS)
def test_new_entries_of_every_part_can_be_made_shown_and_removed(part: Part) -> None:
    model = after(ShowPart(part))
    for count in range(1, 5):
        new = fresh(model.own, part)
        assert new is not None
        model = update(model, Add(new))
        assert len(entries(model.own, part)) == count
        assert "So spielt es sich" in html(model)
    if part == "octane":
        assert fresh(model.own, part) is None
    model = update(model, Remove())
    assert (len(entries(model.own, part)), model.open) == (3, None)
    assert len(entries(update(model, TakePractice()).own, part)) >= 4


def test_the_practice_set_as_a_template_is_marked_as_ours_until_it_is_changed() -> None:
    model = after(TakePractice(), Open(0))
    assert model.own.random == PRACTICE.random
    first = model.own.random[0]
    assert SITES_ARE_OURS.href.rpartition("#")[2] in html(model)
    changed = update(model, Put(Place(first.name, deals=(Sell("contraband", 3, 3),))))
    assert SITES_ARE_OURS.href.rpartition("#")[2] not in html(changed)


REFUSED: dict[str, tuple[tuple[Msg, ...], Msg, str]] = {
    "two patches": (
        (ShowPart("fixed"), Add(Place("A", patch=True)), ShowPart("random"), Add(Place("B"))),
        Put(Place("B", patch=True)),
        "Zufallsort 1 („B“): Den Aufnäher gibt es nur an einem Ort, hier aber bei „A“ und „B“.",
    ),
    "doubled name": (
        (Add(Place("A")), Add(Place("B"))),
        Put(Place("A")),
        "Zufallsort 2 („B“): Den Namen „A“ gibt es zweimal.",
    ),
    "named like a fixed site": (
        (Add(Place("A")),),
        Put(Place("Waffenfabrik")),
        "Zufallsort 1 („A“): Der Zufallsort „Waffenfabrik“ heißt wie ein fester Ort des Spiels;",
    ),
    "name of the set": ((), NameSet("x" * 41), "Der Satz: "),
    "a card among the sites": ((), Add(Hassle("H", "noTrade")), "gehört nicht hierher"),
    "too much to bring": ((), Bring("money", 99), "So viel bringt niemand"),
    "no such entry": ((), Open(3), "Diesen Eintrag gibt es"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_by_its_place_and_nothing_is_lost(case: str) -> None:
    before, message, says = REFUSED[case]
    model = after(*before)
    with pytest.raises(BadInput) as caught:
        update(model, message)
    assert says in str(caught.value)
    assert after(*before) == model


def typed(model: Model, field: str, text: str) -> Session[Model, Msg]:
    session = Session(KARTENWERKSTATT, "w", "../", model, model)
    page = str(session.render())
    index = int(re.findall(rf'data-on-\w+="(\d+)"[^>]*id="w-{field}[^"]*"', page)[0])
    session.act(session.revision, index, text)
    return session


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "hier steht keines"),
        ("x" * 41, "dieser hat 41"),
        ("Motel", "heißt in eurem Satz schon etwas anderes"),
        ("a\x00b", "ein Zeichen, das niemand sieht"),
    ],
)
def test_a_typed_name_that_cannot_be_names_entry_and_field(name: str, why: str) -> None:
    model = after(Add(Place("Motel")), Add(HARBOUR))
    with pytest.raises(BadInput, match=re.escape(why)) as caught:
        typed(model, "name-random", name)
    assert str(caught.value).startswith("Zufallsort 2 („Hafen“): ")
    assert typed(model, "name-random", " Alter  Hafen ").model.own.random[1].name == "Alter Hafen"


def test_a_text_that_is_wrong_names_entry_and_field() -> None:
    model = after(Add(HARBOUR), ShowText(True))
    where = "Zufallsort 1 („Hafen“), Transaktion 1: „price“ ist 40"
    with pytest.raises(Malformed, match=re.escape(where)):
        typed(model, "text", write(model.own).replace('"price": 4', '"price": 40'))
    changed = typed(model, "text", '{"format": "ganovenehre-soa-1", "name": "Neu"}').model
    assert changed.own == OwnCards("Neu")


def test_the_document_is_a_file_that_any_game_can_be_played_with() -> None:
    session = opened(KARTENWERKSTATT, "w", "../")
    session.render()
    session.send(Add(HARBOUR))
    reply = json.loads(session.reply())
    assert session.file() == {"name": "soa-karten.json", "text": reply["document"]}
    assert read_own(reply["document"]) == session.model.own
    assert read(reply["document"]).random[0] == HARBOUR


def test_whatever_is_entered_survives_link_and_file() -> None:
    everything = after(*(m for part in PARTS for m in (ShowPart(part), TakePractice())))
    assert from_link(to_link(everything, Model), Model) == everything
    assert read_own(write(everything.own)) == everything.own
    assert update(Model(), Load(everything.own)).own == everything.own


@pytest.mark.parametrize("verb", [verb for verb, _ in VERBS])
@pytest.mark.parametrize("deal", [HARBOUR.deals[0], Gain("heat", 3), Steal("money", 2)])
def test_another_verb_keeps_what_it_can(verb: str, deal: Transaction) -> None:
    changed = verb_changed(deal, verb)
    assert type(changed).__name__ == verb
    assert verb_changed(changed, verb) == changed


def test_another_kind_keeps_name_and_stripe() -> None:
    card: Card = LastCall("Zapfenstreich", (PRACTICE_STRIKE,), hardcore=True)
    for kind, _ in (*KINDS, *KINDS):
        card = kind_changed(card, kind)
        assert kind_of(card) == kind
        assert (card.name, card.hardcore) == ("Zapfenstreich", True)


def test_how_much_is_own_is_said() -> None:
    assert "0 von 4 festen Orten, 1 von 6 Zufallsorten" in missing(OwnCards(random=(HARBOUR,)))
    taken = [Obstacle(place.name, (PRACTICE_STRIKE,)) for place in PRACTICE.random]
    blocked = OwnCards(random=(HARBOUR,), cards=tuple(taken))
    assert missing(blocked).startswith("So reicht es für keine Partie:")
    assert html(Model(blocked))


def test_boost_and_opportunity_in_the_view() -> None:
    card = Opportunity(Place("Basar", boost=(Skim("guns", 1),), opportunity=True))
    model = after(ShowPart("cards"), Add(card), Boost(True))
    assert "Sally zahlt den Boost" in html(model)
    entry: Entry | None = model.entry
    assert entry == card

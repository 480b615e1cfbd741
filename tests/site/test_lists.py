"""The computed lists hold everything, and lead to where it stands."""

import re

import pytest

from widgets.catalogue import house as house_of
from widgets.last_man_falling.kinds import KINDS
from widgets.parts import label, unbroken
from widgets.site import index, lists
from widgets.site.places import address
from widgets.site.shelf import Unknown, mistakes, volumes


@pytest.mark.parametrize("game", ["lmf", "soa"])
def test_every_mistake_of_a_game_is_listed_with_its_place(game: str) -> None:
    text = lists.mistake_list(game, "../../")
    for id_, (volume, found) in mistakes().items():
        place = f"../../{address('mistake', id_)}"
        assert (f'href="{place}"' in text) == (volume.key == game), found.title


def test_the_register_leads_to_each_chapter_in_the_order_of_the_rulebook() -> None:
    text = index.rule_index("../")
    for volume in volumes():
        places = [f"register-{page.replace('/', '-')}" for page in index.chapters(volume)]
        at = [text.index(f'id="{place}"') for place in places]
        assert at == sorted(at)
        assert all(f'href="#{place}"' in text for place in places)
    pages = list(index.chapters(next(v for v in volumes() if v.key == "lmf")))
    assert pages.index("last-man-falling/zug") < pages.index("last-man-falling/ansagen")


def test_code_in_the_register_is_named_never_by_a_dash() -> None:
    assert not re.search(r'<a href="[^"]*quelltext[^"]*">–</a>', index.rule_index("../"))


def test_the_mistakes_stand_in_the_order_of_the_rulebook() -> None:
    text = lists.mistake_list("lmf", "../")
    assert text.index("irrtuemer-zug") < text.index("irrtuemer-angriffe")
    assert text.index("irrtuemer-angriffe") < text.index("irrtuemer-ansagen")


def test_every_special_card_has_its_picture_and_cites_its_rules() -> None:
    text = lists.card_list("lmf", "../../")
    assert text.count("gn-playcard") == len(KINDS) == 6
    for kind in KINDS:
        assert f">{kind.name}</a>" in text
        for line in (kind.effect, kind.lies_on, kind.answer):
            assert f'data-rule="{line.rules[0]}"' in text


def test_a_special_card_counts_what_the_rule_says() -> None:
    counts = {kind.name: kind.points for kind in KINDS}
    assert counts["Verpfeifen"] == 30
    assert counts["Knast"] == counts["Doppelmord"] == counts["Geänderte Fluchtrichtung"] == 10
    assert (counts["Waffenwahl"], counts["Vierfach-Attentat"]) == (15, 20)


def test_a_label_stands_once_and_an_unknown_rule_is_named() -> None:
    text = str(lists.marks(("lmf.flucht-turns", "lmf.knast-skips"), ""))
    assert text.count("gn-cite-stated") == 1
    with pytest.raises(Unknown, match=r"lmf\.nope"):
        lists.marks(("lmf.nope",), "")


def test_the_presets_stand_side_by_side_wherever_they_differ_and_nowhere_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = house_of("mafia")
    assert house is not None
    text = lists.preset_table("mafia", "../../", "book")
    for question in house.questions:
        values = [getattr(p.options, question.option) for p in house.presets]
        shown = question.option != "book" and len(set(values)) > 1
        assert (f">{question.asks}" in text) == shown, question.option
        if shown:
            row = text.partition(f">{question.asks}")[2].partition("</tr>")[0]
            assert question.choice(values[0]).label in row
            assert row.count("wie Vorlage") == values[1:].count(values[0])
            for preset, cell in zip(house.presets, row.split("<td")[1:], strict=True):
                cited = house.governing(question, preset.options)
                assert cited
                assert re.findall('data-rule="([^"]+)"', cell) == [rule.id for rule in cited]
                assert all(unbroken(label(rule.source)) in cell for rule in cited)
    monkeypatch.setattr("widgets.site.lists.catalogue.house", lambda game: None)
    with pytest.raises(Unknown):
        lists.preset_table("mafia", "")

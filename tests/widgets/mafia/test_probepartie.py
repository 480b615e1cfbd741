"""The Probepartie: whole games in every role, refusals, advice, links, the look back."""

import re
from random import Random
from typing import get_args

import pytest

from engine.core.codec import Malformed, dumps, loads, pack
from engine.core.rule import Rule
from engine.sport_mafia import phases as p
from engine.sport_mafia.options import PRESETS, Options, Preset, fsm_2024
from engine.sport_mafia.rules import day, fouls, night, nominating, offences, voting
from engine.sport_mafia.seats import NUMBERS, Role
from engine.sport_mafia.volume import VOLUME
from engine.sport_mafia.words import ROLE_NAMES
from tests.sport_mafia.random_play import any_options
from widgets.protocol import Leaf
from widgets.session import Session, opened
from widgets.sport_mafia.opponents.asking import Asked
from widgets.sport_mafia.opponents.people import People
from widgets.sport_mafia.probe.advice import advised, mind_of
from widgets.sport_mafia.probe.course import Table
from widgets.sport_mafia.probe.desk import headline
from widgets.sport_mafia.probe.lookback import looked_back
from widgets.sport_mafia.probe.model import (
    Advise,
    Do,
    GoOn,
    Model,
    Reveal,
    Sit,
    Tap,
    begun,
    update,
    with_options,
)
from widgets.sport_mafia.probe.telling import FREE, OUTCRY, told
from widgets.sport_mafia.probepartie import PROBEPARTIE, announce

BACK = 0
"""The first control of a frame goes back."""
ROLES: tuple[Role, ...] = ("citizen", "sheriff", "mafioso", "don")
ASKED = set(get_args(Asked.__value__)) - {""}


def start(
    role: Role = "citizen", seed: int = 5, seat: int = 4, options: Options | None = None
) -> Model:
    return begun(Table(People(seed, seat, role), options or Options()))


def after(model: Model, *moves: str) -> Model:
    for move in moves:
        model = update(model, Do(move))
        assert not model.refused, announce(model)
    return model


def until(model: Model, asked: str) -> Model:
    """Played on, the reader doing nothing, until that is asked."""
    for _ in range(400):
        if model.asked == asked:
            return model
        assert not model.over, f"nobody asks for {asked}"
        model = after(model, "n") if model.asked else update(model, GoOn(False))
    raise AssertionError(asked)


def html(model: Model) -> str:
    return str(Session(PROBEPARTIE, "w", "../", model, model).render())


def refused(model: Model, move: str) -> set[Rule]:
    tried = update(model, Do(move))
    assert tried.refused == move
    assert tried.course == model.course
    assert "Das geht nicht:" in html(tried)
    return {breach.rule for breach in tried.against(move)}


def choices(model: Model, random: Random) -> list[str]:
    """Moves as a reader might make them, allowed or not."""
    seat = random.choice(["1", "2", "3", "4", "5", "6", "7", "8", "9", "X"])
    return {
        "plan": [f"o{seat}", "l", "n"],
        "talk": [f"p{seat}", f"b{seat}", f"r{seat}", f"c{seat}", f"C{seat}", "S", "q", "d", "d"],
        "vote": ["v", "n", f"g{seat}"],
        "lift": ["v", "n"],
        "shot": [f"s{seat}", "n"],
        "check": [f"a{seat}", "n"],
        "best-move": [f"m{seat}", "d"],
    }.get(model.asked, ["f", "."])


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("role", ROLES)
def test_whatever_the_reader_does_the_game_ends_and_every_line_cites_a_rule(
    role: Role, preset: Preset
) -> None:
    seen: set[str] = set()
    for seed in range(4):
        random = Random(seed)
        model = start(role, seed, options=preset.options)
        for _ in range(600):
            if model.over:
                break
            seen.add(model.asked)
            assert headline(model)
            move = random.choice(choices(model, random))
            if move == "f" and random.random() < 0.9 and not model.asked:
                move = "."
            model = update(model, GoOn(False)) if move == "." else update(model, Do(move))
        assert model.over
        for moment in model.moments:
            for line in told(moment, model.me, everything=True):
                assert line.rules
                assert all(rule.id in {r.id for r in VOLUME.rules} for rule in line.rules)
                assert line.text[-1] in ".!?“"
    wanted = {"citizen": {"talk", "vote"}, "sheriff": {"check"}, "mafioso": {"shot"}}
    assert seen >= wanted.get(role, {"plan", "shot", "check"})


def test_by_any_options_the_reader_comes_to_the_end_of_a_game() -> None:
    for seed in range(8):
        random = Random(seed)
        role = random.choice(ROLES)
        model = start(role, seed, random.choice(NUMBERS), any_options(random))
        for _ in range(600):
            if model.over:
                break
            move = random.choice(choices(model, random))
            model = update(model, Do(move)) if model.asked else update(model, GoOn(False))
            if random.random() < 0.05:
                assert html(update(model, Tap(random.choice(NUMBERS))))
        assert model.over
        assert loads(dumps(model, Model), Model) == model


def test_no_line_and_no_seat_tells_what_the_reader_can_not_know() -> None:
    model = until(start("citizen"), "talk")
    model = after(model, "d")
    while not model.over:
        names = re.findall(r'<small class="gn-unseen">(Nr\. [^<]*)</small>', html(model))
        assert len(names) == len(NUMBERS)
        cards = [n for n in names if any(role in n for role in ROLE_NAMES.values())]
        known = [n for n in cards if "nennt sich Sheriff" not in n]
        assert [n.split(",")[0] for n in known] == ["Nr. 4"]
        for moment in model.moments:
            text = " ".join(line.text for line in told(moment, model.me))
            assert "Schuss" not in text
            assert "zeigt auf" not in text
            assert "Schwarz sind" not in text
        model = after(model, "n") if model.asked else update(model, GoOn(False))
    assert len(re.findall(r"Nr\. \d+, (?:Bürger|Sheriff|Mafioso|Don)", html(model))) >= 10


def test_a_mafioso_knows_the_team_and_the_plan() -> None:
    model = until(start("mafioso"), "talk")
    text = " ".join(line.text for m in model.moments for line in told(m, model.me))
    assert "Schwarz sind" in text
    assert "1. Schuss" in text


def test_nominating_is_refused_outside_the_own_minute_and_for_the_absent() -> None:
    model = start()
    assert nominating.NOMINATE_IN_OWN_MINUTE in refused(model, "p5")
    model = until(model, "talk")
    model = after(model, "p5")
    assert refused(model, "p5") == {nominating.ON_THE_LIST_ONCE}
    assert "Nr. 5 steht schon auf der Liste." in html(update(model, Do("p5")))


def test_the_official_rules_take_one_nomination_and_the_vorlage_several() -> None:
    first = after(until(start(), "talk"), "p5")
    free = next(s for s in (6, 7, 8) if s not in first.state.nominated)
    assert not first.against(f"p{free}")
    official = after(until(start(options=fsm_2024()), "talk"), "p5")
    assert nominating.ONE_A_DAY in refused(official, f"p{free}")


def test_a_shot_at_the_own_team_goes_against_the_vorlage_only() -> None:
    model = until(start("mafioso"), "shot")
    mate = next(s for s in model.state.team("black") if s != model.me)
    move = f"s{'X' if mate == 10 else mate}"
    assert refused(model, move) == {night.ONLY_CITIZENS_SHOT}
    official = until(start("mafioso", options=fsm_2024()), "shot")
    assert not official.against(move)


def test_a_citizen_neither_shoots_nor_checks() -> None:
    model = start("citizen")
    assert night.SHOT_BY_HAND.id in {r.id for r in refused(until(model, "vote"), "s5")}
    assert refused(until(model, "vote"), "a5")


def test_a_vote_by_tapping_waits_until_the_number_is_called() -> None:
    model = until(start(), "vote")
    phase = model.state.phase
    assert isinstance(phase, p.Ballot)
    last = phase.candidates[-1]
    voted = update(model, Tap(last))
    record = voted.state.counted
    votes = dict(record[-1].votes) if record else dict(voted.state.phase.votes)  # type: ignore[union-attr]
    assert votes[model.me] == last
    out = next(s for s in NUMBERS if s not in phase.candidates)
    assert update(model, Tap(out)).refused
    later = until(after(model, "n"), "vote")
    assert voting.IN_ORDER_OF_NOMINATION in refused(later, f"g{phase.candidates[0] % 10 or 'X'}")


def test_four_interruptions_and_the_reader_is_out_and_watches() -> None:
    model = start()
    while not isinstance(model.state.phase, p.Talk):
        model = update(model, GoOn(False))
    assert model.state.phase.seat != model.me
    assert "ihr ✕✕✕<" in html(after(model, "f", "f", "f"))
    model = after(model, "f", "f", "f", "f")
    cited = {r for line in told(model.moments[-1], model.me) for r in line.rules}
    assert {fouls.FOURTH_FOUL_OUT.id, offences.FOUL_TALKING.id} <= {rule.id for rule in cited}
    assert "bis zum Ende" in html(model)
    assert "schaut zu" in headline(model)
    assert update(model, GoOn(True)).over


def test_an_opponents_foul_is_heard_told_and_priced_with_its_clause() -> None:
    lines = [
        line
        for seed in range(12)
        for moment in update(begun(Table(People(seed, 7), fsm_2024())), GoOn(True)).moments
        for line in told(moment, 7)
    ]
    cries = [line for line in lines if line.text == OUTCRY]
    assert cries
    assert all(line.spoken not in (None, 0, 7) for line in cries)
    assert all(line.rules[0].id == offences.FOUL_TALKING.id for line in cries)
    priced = [line for line in lines if line.text.endswith(FREE)]
    assert priced
    assert all(line.rules[1].id == fouls.THIRD_FOUL_SILENCES.id for line in priced)
    assert all(line.text.startswith(("1. Foul", "2. Foul")) for line in priced)


def test_interrupting_needs_somebody_else_to_interrupt() -> None:
    assert refused(until(start(), "talk"), "f") == {offences.FOUL_TALKING}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
@pytest.mark.parametrize("role", ROLES)
def test_advice_says_what_and_why_and_what_it_says_is_allowed(role: Role, preset: Preset) -> None:
    asked: set[str] = set()
    for seed in range(2):
        model = start(role, seed, options=preset.options)
        while not model.over:
            if model.asked:
                found = advised(model, mind_of(model, model.state, model.heard))
                what, why = found.what, found.why
                assert what.endswith(".")
                assert why == "" or why.endswith(".")
                if model.asked not in asked:
                    page = html(update(model, Advise()))
                    assert "Sinnvoll:" in page
                    assert ("Die Rechnung:" in page) == (model.asked in ("talk", "vote", "lift"))
                asked.add(model.asked)
                shot = re.fullmatch(r"Auf Nr\. (\d+) schießen\.", what)
                asks = re.fullmatch(r"Nr\. (\d+) prüfen\.", what)
                for told_, letter in ((shot, "s"), (asks, "a")):
                    if told_:
                        number = int(told_[1])
                        assert not model.against(f"{letter}{'X' if number == 10 else number}")
                model = after(model, "n")
            else:
                model = update(model, GoOn(True))
    assert "talk" in asked


def test_a_shared_game_is_the_same_game() -> None:
    model = after(until(start("don"), "plan"), "o1", "o2", "n")
    model = after(until(model, "talk"), "b7", "d")
    session = Session(PROBEPARTIE, "w", "../", model, model)
    link = session.link()
    assert len(link) < 400
    assert opened(PROBEPARTIE, "w", "../", link).model == model
    assert loads(dumps(model, Model), Model) == model


@pytest.mark.parametrize("course", [".....x", "v", "p5", "....n", ".s4", "d"])
def test_a_link_with_an_impossible_course_is_refused_with_a_sentence(course: str) -> None:
    text = dumps(start(), Model).replace('"."', f'"{course}"')
    assert f'"{course}"' in text
    with pytest.raises(Malformed) as reason:
        opened(PROBEPARTIE, "w", "../", pack(text, 1))
    assert str(reason.value)


def test_taking_back_and_beginning_again_lead_to_the_same_table() -> None:
    session = opened(PROBEPARTIE, "w", "../")
    first = session.model
    for message in (GoOn(True), Tap(3), Do("p3")):
        session.send(message)
    while session.past:
        session.render()
        session.act(session.revision, BACK)
    assert session.model == first
    assert update(until(first, "talk"), Sit(first.table)) == first


def test_house_rules_begin_a_new_game_of_the_same_people() -> None:
    model = until(start(), "talk")
    changed = with_options(model, fsm_2024())
    assert changed.table.people == model.table.people
    assert changed.table.options == fsm_2024()
    assert with_options(model, Options()) == model


def test_after_the_end_all_cards_are_open_and_it_says_what_could_be_known() -> None:
    model = start("citizen", seed=2)
    while not model.over:
        model = after(model, "n") if model.asked else update(model, GoOn(True))
    rows = list(looked_back(model))
    assert rows
    for row in rows:
        assert row.suspects
        assert all(found.why for found in row.suspects)
    assert "Was ihr damals wissen konntet" in html(model)
    pages = range(len(model.moments) // 10)
    closed = "".join(html(update(model, Leaf(page))) for page in pages)
    unsealed = "".join(html(update(update(model, Reveal(True)), Leaf(page))) for page in pages)
    assert "Schuss auf" not in closed
    assert "Schuss auf" in unsealed


def test_the_protocol_stands_with_its_rules_and_the_book_of_the_table_comes_first() -> None:
    model = until(start(options=fsm_2024()), "vote")
    page = html(model)
    assert f'data-rule="{day.ONE_MINUTE_EACH.id}"' in page
    assert "ФСМ §\u00a04.4.4" in page

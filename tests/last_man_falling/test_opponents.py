"""Simple opponents: fair (they know what their seat may know), legal, repeatable, and of use."""

from collections import Counter
from dataclasses import replace
from functools import reduce
from random import Random

import pytest

from engine.core.play import CHANCE
from engine.last_man_falling.actions import Action, Lay, LayVierfach, Shuffled
from engine.last_man_falling.cards import VIERFACH
from engine.last_man_falling.choices import awaiting, moves
from engine.last_man_falling.dealing import start
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.options_presets import PRESETS
from engine.last_man_falling.phases import Over
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import CLEAN, DIRTY, NAMES, TOP, n, s, table
from engine.last_man_falling.view import view
from tests.last_man_falling.random_play import any_options
from widgets.dealer import stream
from widgets.last_man_falling.opponents.automatic import automatic
from widgets.last_man_falling.opponents.choice import KINDS, Kind
from widgets.last_man_falling.opponents.laying import honest
from widgets.last_man_falling.opponents.match import played
from widgets.last_man_falling.opponents.players import choose

ONE_ROUND = Options(rounds=1)


def positions(count: int, seed: int, options: Options | None = None) -> list[State]:
    """Tables in the middle of games among opponents, where one of them has to decide."""
    random, found = Random(seed), list[State]()
    while len(found) < count:
        people = random.randint(2, 5)
        seated = [random.choice(KINDS) for _ in range(people)]
        state = start(NAMES[:people], options or any_options(random))
        for step in range(random.randint(20, 90)):
            if isinstance(state.phase, Over):
                break
            chosen = automatic(state, seated, stream(seed, len(found), step))
            assert chosen is not None
            state = reduce(GAME.evolve, GAME.decide(state, chosen.action), state)
            if awaiting(state) and awaiting(state)[0] != CHANCE and random.random() < 0.1:
                found.append(state)
    return found[:count]


def legal(state: State) -> list[Action]:
    return [m for m in moves(state) if m.seat == awaiting(state)[0]]


@pytest.mark.parametrize("kind", KINDS)
def test_an_opponent_always_does_something_legal_and_says_why(kind: Kind) -> None:
    for state in positions(60, 5):
        if isinstance(state.phase, Over):
            continue
        seen = view(state, awaiting(state)[0])
        found = choose(kind, seen, legal(state), stream(1))
        assert GAME.breaches(state, found.action) == ()
        assert found.why.endswith(".")


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_hidden_changes_no_choice(kind: Kind) -> None:
    random = Random(9)
    for state in positions(60, 11, Options()):
        if isinstance(state.phase, Over):
            continue
        actor = awaiting(state)[0]
        other = stirred(state, actor, random)
        assert legal(state) == legal(other), "what is legal would tell something"
        here = choose(kind, view(state, actor), legal(state), stream(3))
        there = choose(kind, view(other, actor), legal(other), stream(3))
        assert here == there


def stirred(state: State, actor: int, random: Random) -> State:
    """The same table with the other hands and the pile shuffled together and dealt again."""
    shown = {s for s in range(len(state.players)) if s == actor}
    hidden = [c for s, p in enumerate(state.players) if s not in shown for c in p.hand]
    hidden += state.pile
    random.shuffle(hidden)
    players = []
    for seat, player in enumerate(state.players):
        if seat in shown:
            players.append(player)
            continue
        count = len(player.hand)
        players.append(replace(player, hand=tuple(hidden[:count])))
        del hidden[:count]
    return replace(state, players=tuple(players), pile=tuple(hidden))


def test_the_same_seed_gives_the_same_match() -> None:
    seated: tuple[Kind, ...] = ("random", "bluffer", "sensible")
    first = played(seated, Options(), 7, 3)
    assert first == played(seated, Options(), 7, 3)
    assert first != played(seated, Options(), 8, 3)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.key)
def test_a_match_comes_to_its_end_by_every_preset(preset: object) -> None:
    options = getattr(preset, "options")  # noqa: B009
    done = played(("sensible", "random", "bluffer"), options, 2, 0)
    assert done.finished
    assert done.winners
    assert len(done.last) == done.rounds


def test_sense_beats_chance_by_far() -> None:
    seated: tuple[Kind, ...] = ("random", "sensible")
    won = Counter[Kind]()
    for number in range(300):
        won.update(seated[s] for s in played(seated, ONE_ROUND, 1, number).winners)
    assert won["sensible"] > 1.6 * won["random"]


def test_only_the_bluffer_attacks_although_a_card_fits() -> None:
    dirty, clean = table(DIRTY, TOP), table(CLEAN, TOP)
    attacks = Counter[Kind]()
    for kind in ("sensible", "bluffer"):
        for number in range(40):
            found = choose(kind, view(dirty, 0), legal(dirty), stream(number))
            attacks[kind] += isinstance(found.action, LayVierfach)
    assert attacks["sensible"] == 0
    assert 10 < attacks["bluffer"] < 40
    assert not honest(view(dirty, 0))
    assert isinstance(
        choose("sensible", view(clean, 0), legal(clean), stream(1)).action, LayVierfach
    )


def test_a_shuffle_changes_only_the_order() -> None:
    state = start(NAMES[:3])
    found = automatic(state, ("random",) * 3, stream(4))
    assert found is not None
    assert isinstance(found.action, Shuffled)
    assert Counter(found.action.order) == Counter(state.to_shuffle)
    assert VIERFACH in found.action.order


def test_opponents_throw_the_same_card_in_where_the_house_lets_them() -> None:
    state = table((n("gift", 1), n("gift", 2)), TOP, kalle=(n("gift", 3), n("gift", 4)))
    state = state.with_hand(2, (TOP, n("gift", 9), n("gift", 8)))
    seated: tuple[Kind | None, ...] = (None, "sensible", "sensible")
    house = replace(state, options=Options(jump_in=True))
    done = {getattr(automatic(house, seated, stream(i)), "action", None) for i in range(30)}
    assert done == {None, Lay(2, TOP)}
    assert automatic(state, seated, stream(1)) is None


def test_a_sensible_opponent_averts_a_vierfach_where_it_can() -> None:
    house = Options(parieren=True, vierfach_variants=True)
    kalle = (s("flucht", "gift"), n("gift", 1))
    state = table(DIRTY, TOP, kalle=kalle, options=house)
    state = after(state, LayVierfach(0, "gift"))
    found = choose("sensible", view(state, 1), legal(state), stream(1))
    assert found.action == Lay(1, s("flucht", "gift"))


@pytest.mark.parametrize(
    "house",
    [
        Options(jump_in=True),
        Options(wish_lasts="next", wish_covered="lapses"),
        Options(winner_deducts=10, match_by="points", target=60),
        Options(dauerfeuer=True, fire_specials=True, selbstanzeige=True, vierfach_variants=True),
    ],
)
def test_a_match_comes_to_its_end_by_the_house_rules_of_others(house: Options) -> None:
    done = played(("sensible", "random", "bluffer"), house, 3, 0)
    assert done.finished
    assert done.winners

"""Tables, hands, options and actions for hypothesis: wider than what is legal."""

from dataclasses import fields
from random import Random

from hypothesis import strategies as st

from engine.core.play import step
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    Call,
    Catch,
    DrawCard,
    DrawPenalty,
    Lay,
    LayVerpfeifen,
    LayVierfach,
    LayWaffenwahl,
    NameWeapon,
    NextRound,
    Pass,
    PointOut,
    Report,
    ShowHand,
)
from engine.last_man_falling.cards import (
    SYMBOL_KINDS,
    VERPFEIFEN,
    WEAPONS,
    WILD_KINDS,
    Card,
    NumberCard,
    SymbolCard,
    Weapon,
    WildCard,
)
from engine.last_man_falling.dealing import start
from engine.last_man_falling.game import GAME
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import Player, State
from engine.last_man_falling.tables import NAMES
from tests.last_man_falling.random_play import any_options, chosen, values

weapons = st.sampled_from(WEAPONS)
number_cards = st.builds(NumberCard, weapons, st.integers(1, 9))
symbol_cards = st.builds(SymbolCard, st.sampled_from(SYMBOL_KINDS), weapons)
wild_cards = st.builds(WildCard, st.sampled_from(WILD_KINDS))
cards: st.SearchStrategy[Card] = st.one_of(number_cards, symbol_cards, wild_cards)
few: st.SearchStrategy[Card] = st.one_of(
    st.builds(NumberCard, st.sampled_from(("gift", "messer")), st.integers(1, 2)),
    st.builds(SymbolCard, st.sampled_from(SYMBOL_KINDS), st.sampled_from(("gift", "messer"))),
    wild_cards,
)
"""Few different cards, so that many fit and many are equal."""
hands: st.SearchStrategy[tuple[Card, ...]] = st.lists(
    st.one_of(cards, few), min_size=1, max_size=5
).map(tuple)


@st.composite
def some_options(draw: st.DrawFn) -> Options:
    """Any combination of options that is possible."""
    chosen = {f.name: draw(st.sampled_from(values(f.name))) for f in fields(Options)}
    if chosen["mode"] == "strict":
        chosen["wrong_card"] = "refused"
    if chosen["vierfach_answer"] == "stack":
        chosen["convict_card"] = "stays"
        chosen["vierfach_on_vierfach"] = True
    if chosen["fitting"] in ("same-symbol-too", "all-too"):
        chosen["same_picture"] = "any"
    return Options(**chosen)  # type: ignore[arg-type]


@st.composite
def tables(draw: st.DrawFn) -> State:
    """A table at the beginning of somebody's turn."""
    count = draw(st.integers(2, 5))
    players = tuple(Player(NAMES[i], draw(hands)) for i in range(count))
    under = draw(st.one_of(cards, few).filter(lambda c: c != VERPFEIFEN))
    below = draw(st.lists(few, max_size=2))
    discard = (*below, under, *draw(st.lists(st.just(VERPFEIFEN), max_size=2)))
    wish: Weapon | None = draw(weapons) if isinstance(under, WildCard) else None
    return State(
        players,
        draw(st.integers(0, count - 1)),
        discard,
        tuple(draw(st.lists(st.one_of(cards, few), max_size=14))),
        wish,
        draw(st.sampled_from((1, -1))),
        options=draw(some_options()),
    )


@st.composite
def played(draw: st.DrawFn, most: int = 10) -> State:
    """A table some legal actions later, shuffles included."""
    random = Random(draw(st.integers(0, 2**32)))
    return _later(draw(tables()), draw(st.integers(0, most)), random, aside=True)


@st.composite
def in_a_match(draw: st.DrawFn, most: int = 120) -> State:
    """A match somewhere in the middle."""
    random = Random(draw(st.integers(0, 2**32)))
    options = any_options(random)
    names = NAMES[: random.randint(2, options.seats)]
    state = start(names, options, starter=random.randrange(len(names)))
    return _later(state, draw(st.integers(0, most)), random, aside=False)


def _later(state: State, actions: int, random: Random, *, aside: bool) -> State:
    for _ in range(actions):
        if not GAME.awaiting(state):
            break
        legal = GAME.options(state)
        action = random.choice(legal) if aside and legal else chosen(state, random)
        state = step(GAME, state, action).after
    return state


def candidates(state: State) -> tuple[Action, ...]:
    """Far more actions than are legal: every seat, every card held by anybody, wrong wishes."""
    seats = range(len(state.players))
    everything = dict.fromkeys(c for p in state.players for c in p.hand)
    plain = [c for c in everything if not isinstance(c, WildCard)]
    wishes = (*WEAPONS, "", "Fünf")
    makers = (Accept, Accuse, ShowHand, DrawCard, Pass, PointOut, NextRound)
    return (
        *(Lay(s, c, n) for s in seats for c in plain for n in (1, 2, 3, 4, 5)),
        *(make(s, w) for s in seats for w in wishes for make in (LayWaffenwahl, LayVierfach)),
        *(NameWeapon(s, w) for s in seats for w in wishes),
        *(LayVerpfeifen(s, v) for s in seats for v in seats),
        *(Catch(s, v) for s in seats for v in seats),
        *(make(s) for s in seats for make in makers),
        *(DrawPenalty(s, n) for s in seats for n in range(31)),
        *(Call(s, c) for s in seats for c in ("last", "two", "three")),
        *(Report(s, v) for s in seats for v in range(9)),
    )


def all_cards(state: State) -> list[str]:
    """Every card there is, sorted, wherever it lies."""
    held = [c for p in state.players for c in p.hand]
    return sorted(map(repr, (*held, *state.discard, *state.pile)))

"""Tables, hands and actions for hypothesis: wider than what is legal."""

from hypothesis import strategies as st

from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    ShowHand,
)
from engine.last_man_falling.cards import (
    SYMBOL_KINDS,
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    WEAPONS,
    WILD_KINDS,
    Card,
    NumberCard,
    SymbolCard,
    Weapon,
    WildCard,
)
from engine.last_man_falling.options import Options
from engine.last_man_falling.state import Player, State
from engine.last_man_falling.tables import NAMES

weapons = st.sampled_from(WEAPONS)
number_cards = st.builds(NumberCard, weapons, st.integers(1, 9))
symbol_cards = st.builds(SymbolCard, st.sampled_from(SYMBOL_KINDS), weapons)
wild_cards = st.builds(WildCard, st.sampled_from(WILD_KINDS))
cards: st.SearchStrategy[Card] = st.one_of(number_cards, symbol_cards, wild_cards)
hands: st.SearchStrategy[tuple[Card, ...]] = st.lists(
    st.one_of(cards, st.just(VIERFACH), st.just(WAFFENWAHL)), min_size=1, max_size=5
).map(tuple)
options = st.builds(
    Options,
    mode=st.sampled_from(("table", "strict")),
    accuser=st.sampled_from(("victim", "anyone")),
    hand_shown_to=st.sampled_from(("all", "accuser")),
    fitting=st.sampled_from(("weapon-or-number", "wild-too", "same-symbol-too", "all-too")),
    wish_met_by=st.sampled_from(("symbol", "numbers")),
    convict_card=st.sampled_from(("stays", "taken-back")),
    victim_loses_turn=st.booleans(),
    waffenwahl_on_vierfach=st.booleans(),
)


@st.composite
def tables(draw: st.DrawFn) -> State:
    """A table at the beginning of somebody's turn."""
    count = draw(st.integers(2, 5))
    players = tuple(Player(NAMES[i], draw(hands)) for i in range(count))
    under = draw(cards.filter(lambda c: c != VERPFEIFEN))
    discard = (under, *draw(st.lists(st.just(VERPFEIFEN), max_size=1)))
    wish: Weapon | None = draw(weapons) if isinstance(under, WildCard) else None
    return State(
        players,
        draw(st.integers(0, count - 1)),
        discard,
        tuple(draw(st.lists(cards, max_size=14))),
        wish,
        draw(st.sampled_from((1, -1))),
        options=draw(options),
    )


def candidates(state: State) -> tuple[Action, ...]:
    """Far more actions than are legal: every seat, every card held by anybody, wrong wishes."""
    seats = range(len(state.players))
    everything = dict.fromkeys(c for p in state.players for c in p.hand)
    numbers = [c for c in everything if isinstance(c, NumberCard)]
    wishes = (*WEAPONS, "", "Fünf")
    return (
        *(Lay(s, c) for s in seats for c in numbers),
        *(LayWaffenwahl(s, w) for s in seats for w in wishes),
        *(LayVierfach(s, w) for s in seats for w in wishes),
        *(make(s) for s in seats for make in (Accept, Accuse, ShowHand)),
        *(DrawPenalty(s, n) for s in seats for n in range(11)),
    )


def all_cards(state: State) -> list[str]:
    """Every card there is, sorted, wherever it lies."""
    held = [c for p in state.players for c in p.hand]
    return sorted(map(repr, (*held, *state.discard, *state.pile)))

"""The Staatsanwalt widget's model: a table that can be set, and what was done at it."""

from dataclasses import dataclass, replace

from engine.last_man_falling.actions import Action, Shuffled
from engine.last_man_falling.cards import VIERFACH, WEAPONS, Weapon, WildCard, without
from engine.last_man_falling.deck import LARGEST
from engine.last_man_falling.examples import CONVICTED
from engine.last_man_falling.game import GAME
from engine.last_man_falling.grounds import ground_of
from engine.last_man_falling.options import Options
from engine.last_man_falling.phases import Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import PILE, TOP
from widgets.last_man_falling.course import (
    as_far_as_allowed,
    now,
    steps,
)
from widgets.last_man_falling.messages import (
    AddCard,
    Browse,
    Do,
    RemoveCard,
    SetDirection,
    SetOptions,
    SetPile,
    SetPlayers,
    SetTop,
)
from widgets.last_man_falling.scene import open_attack
from widgets.last_man_falling.seating import seated

MOST_HELD = 20
MOST_DRAWN = len(PILE)
MOST_ACTIONS = 40
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Model:
    """``start``: the table as set. ``actions``: what was done since, all legal. ``refused``: what
    was tried last and is not allowed. ``said``: what the one on turn is going to name.
    ``shelf``: the weapon whose cards are offered for the hand.

    Raises ValueError, one German sentence.
    """

    start: State
    actions: tuple[Action, ...] = ()
    refused: Action | None = None
    said: str = "gift"
    shelf: Weapon = "pistole"

    def __post_init__(self) -> None:
        players = self.start.players
        if any(len(p.hand) > MOST_HELD + MOST_DRAWN for p in players):
            raise ValueError(f"Mehr als {MOST_HELD + MOST_DRAWN} Karten hält niemand.")
        if any(not 0 < len(p.name) <= LONGEST_NAME for p in players):
            raise ValueError(f"Ein Name hat 1 bis {LONGEST_NAME} Zeichen.")
        if len(self.start.pile) > LARGEST or len(self.start.discard) > LARGEST:
            raise ValueError("Auf den Stapeln liegen zu viele Karten.")
        if len(self.actions) > MOST_ACTIONS:
            raise ValueError(f"Mehr als {MOST_ACTIONS} Schritte merkt sich das Protokoll nicht.")
        done = (*self.actions, *((self.refused,) if self.refused else ()))
        if not all(0 <= a.seat < len(players) or isinstance(a, Shuffled) for a in done):
            raise ValueError("Jemand handelt, der nicht am Tisch sitzt.")
        if self.said not in (*WEAPONS, "", NUMBER_WISH):
            raise ValueError("Gesagt wird eine Waffe, eine Zahl oder nichts.")
        steps(self)


NUMBER_WISH = "Fünf"
"""What people like to wish for and can't."""


def init() -> Model:
    """Rosa's overlooked five."""
    return Model(CONVICTED.start)


def from_state(state: State) -> Model:
    """The widget at exactly this table."""
    return Model(state, said=state.wish or "gift")


def with_options(model: Model, options: Options) -> Model:
    """The same case under other readings: what was done is kept as far as it is allowed."""
    start = replace(model.start, options=options)
    kept, refused = as_far_as_allowed(start, model.actions)
    return replace(model, start=start, actions=kept, refused=refused)


def rewound(state: State) -> State:
    """The table before the open attack, so that the reader can set it anew."""
    attack = open_attack(state)
    if attack is None:
        return _laid_open(state)
    after = replace(state, phase=Turn(), turn=attack.by)
    if state.discard[-1] != VIERFACH or len(state.discard) == 1:
        return after
    hand = (VIERFACH, *state.hand(attack.by))
    under = replace(after, discard=state.discard[:-1], wish=attack.before.wish)
    return under.with_hand(attack.by, hand)


def _laid_open(state: State) -> State:
    """The same people at the beginning of a turn, even if no card lies open yet."""
    discard = state.discard or (TOP,)
    wild = isinstance(ground_of(discard, None).card, WildCard)
    wish = (state.wish or WEAPONS[0]) if wild else None
    return replace(state, phase=Turn(), discard=discard, wish=wish, calls=(), jailed=())


@dataclass(frozen=True, slots=True)
class Say:
    """What is going to be named."""

    wish: str


type Msg = (
    SetTop
    | AddCard
    | RemoveCard
    | SetPlayers
    | SetPile
    | SetDirection
    | SetOptions
    | Say
    | Browse
    | Do
)


def update(model: Model, msg: Msg) -> Model:
    """The model after a message; what can't be is left as it was."""
    match msg:
        case Do(action=action):
            return _try(model, action)
        case Say(wish=wish):
            return replace(model, said=wish)
        case Browse(weapon=weapon):
            return replace(model, shelf=weapon)
    before = rewound(model.start)
    table = _set(before, msg)
    return replace(model, start=table, actions=(), refused=None)


def _try(model: Model, action: Action) -> Model:
    state = now(model)
    if action.seat >= len(state.players) or len(model.actions) >= MOST_ACTIONS:
        return model
    if GAME.breaches(state, action):
        return replace(model, refused=action)
    return replace(model, actions=(*model.actions, action), refused=None)


def _set(
    table: State,
    msg: SetTop | AddCard | RemoveCard | SetPlayers | SetPile | SetDirection | SetOptions,
) -> State:
    seat, hand = table.turn, table.hand(table.turn)
    match msg:
        case SetTop(card=card, weapon=weapon):
            wish = weapon if isinstance(card, WildCard) else None
            return replace(table, discard=(card,), wish=wish)
        case AddCard(card=card):
            return table.with_hand(seat, (*hand, card)) if len(hand) < MOST_HELD else table
        case RemoveCard(card=card):
            return table.with_hand(seat, without(hand, card)) if card in hand else table
        case SetPlayers(count=count):
            return seated(table, count)
        case SetPile(cards=cards):
            return replace(table, pile=cards[:MOST_DRAWN])
        case SetDirection(clockwise=clockwise):
            return replace(table, direction=1 if clockwise else -1)
        case SetOptions(options=options):
            return replace(table, options=options)

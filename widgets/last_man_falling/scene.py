"""The table as a picture: piles, wish, threat, and the seats with their hands."""

from collections.abc import Callable
from typing import Any

from htpy import Element, Node, div, li, ol, p, span, strong

from engine.core.play import Seat, Step
from engine.last_man_falling.actions import Action
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH
from engine.last_man_falling.ending import points_in
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.fitting import Fit, evidence
from engine.last_man_falling.phases import (
    Attack,
    Jail,
    Naming,
    Over,
    Penalties,
    Served,
    Shuffling,
    Threat,
    Trial,
    Turn,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.view import shown_to
from engine.last_man_falling.words import card_name, cards_word, weapon_name
from widgets.last_man_falling.pieces import back, card, open_hand
from widgets.last_man_falling.roles import owed, roles
from widgets.pictures.cards import weapon
from widgets.pictures.table import direction, seat


def scene(step: Step[State, Action, LmfEvent] | None, state: State) -> Element:
    """The table in ``state``; what ``step`` changed is marked."""

    changed = _changes(step)
    return div(".gn-lmf-scene")[
        piles(step, state),
        ol(".gn-seats")[(_seat(state, s, changed) for s in range(len(state.players)))],
    ]


type _Changed = Callable[[Callable[[State], Any]], bool]


def _changes(step: Step[State, Action, LmfEvent] | None) -> _Changed:
    def changed(look: Callable[[State], Any]) -> bool:
        return step is not None and look(step.before) != look(step.after)

    return changed


def piles(step: Step[State, Action, LmfEvent] | None, state: State) -> Node:
    """What lies in the middle, and the direction of play; what ``step`` changed is marked."""
    changed = _changes(step)
    return [
        div(".gn-piles")[_discard(state, changed), _wish(state, changed), _rest(state, changed)],
        _way(state),
    ]


def _mark(css: str, changed: bool) -> str:
    return f"{css}.gn-changed" if changed else css


def open_attack(state: State) -> Attack | None:
    """The attack that is not settled yet; None: there is none."""
    match state.phase:
        case Attack() as attack:
            return attack
        case Trial(attack=attack) | Penalties(trial=Trial(attack=attack)):
            return attack
    return None


def _discard(state: State, changed: _Changed) -> Node:
    if not state.discard:
        return div(_mark(".gn-pile", changed(lambda s: s.discard)))[
            p(".gn-caption")["liegt oben"], p["noch nichts"]
        ]
    top = state.discard[-1]
    attack = open_attack(state)
    return [
        div(_mark(".gn-pile", changed(lambda s: s.discard)))[
            p(".gn-caption")["liegt oben"], card(top), p[card_name(top)]
        ],
        attack is not None
        and top == VIERFACH
        and div(".gn-pile.gn-under")[
            p(".gn-caption")["lag davor"],
            card(attack.before.card),
            p[
                card_name(attack.before.card),
                attack.before.wish and f", Wunsch {weapon_name(attack.before.wish)}",
            ],
        ],
        top == VERPFEIFEN and _underneath(state),
    ]


def _underneath(state: State) -> Node:
    """The card that is to be answered, when one or more Verpfeifen lie on it."""
    card_ = state.ground.card
    return div(".gn-pile.gn-under")[
        p(".gn-caption")["zu bedienen"], card(card_), p[card_name(card_)]
    ]


def _wish(state: State, changed: _Changed) -> Node:
    if state.wish is None:
        return None
    return div(_mark(".gn-pile.gn-wish", changed(lambda s: s.wish)))[
        p(".gn-caption")["gewünscht"], weapon(state.wish), p[weapon_name(state.wish)]
    ]


def _way(state: State) -> Element:
    clockwise = state.direction == 1
    if isinstance(state.phase, Over) and state.match is not None:
        return p(".gn-way.gn-muted")[f"Runde {state.match.round} ist zu Ende."]
    way = "im Uhrzeigersinn" if clockwise else "gegen den Uhrzeigersinn"
    return p(".gn-way.gn-muted")["Gespielt wird ", way, " ", direction(clockwise)]


def _rest(state: State, changed: _Changed) -> Element:
    return div(_mark(".gn-pile.gn-draw", changed(lambda s: len(s.pile))))[
        p(".gn-caption")["zum Ziehen"],
        back(len(state.pile)),
    ]


def watched(state: State) -> dict[Seat, int]:
    """Whose hands the reader looks into, with how many of the cards are just drawn.

    It is the hand that is argued about, else the one on turn and those that have drawn.
    """
    if attack := open_attack(state):
        return {attack.by: 0}
    drawn = {s.seat: len(s.drawn) for s in _served(state)}
    own = len(state.phase.drawn) if isinstance(state.phase, Turn) else 0
    return {state.turn: own} | drawn


def _served(state: State) -> tuple[Served, ...]:
    match state.phase:
        case Turn(after=served) | Penalties(served=served):
            return served
    return ()


def _seat(state: State, owner: Seat, changed: _Changed) -> Element:
    active = isinstance(state.phase, Turn | Attack | Threat | Jail | Naming) and owner == state.turn
    moved = changed(
        lambda s: (s.players[owner], shown_to(s, owner, None), owner in s.jailed, owed(s, owner))
    )
    return li(_mark(".gn-seat", moved))[
        p(".gn-seat-head")[
            seat(owner + 1, active=active),
            " ",
            strong[state.name(owner)],
            (span(".gn-role")[f" {role}"] for role in roles(state, owner)),
        ],
        _hand(state, owner),
    ]


def _hand(state: State, owner: Seat) -> Node:
    hand = state.hand(owner)
    if not hand:
        dealing = isinstance(state.phase, Shuffling) and state.phase.what == "deal"
        return p(".gn-muted")["noch keine Karte" if dealing else "keine Karte mehr"]
    if isinstance(state.phase, Over):
        return (open_hand(hand), p(".gn-caption")[f"zählt {points_in(hand)}"])
    if isinstance(state.phase, Penalties) and state.phase.trial and _on_trial(state) == owner:
        private = state.options.hand_shown_to == "accuser"
        who = f"offen nur für {state.name(state.phase.trial.accuser)}" if private else "liegt offen"
        return (open_hand(hand, found_against(state)), p(".gn-caption")[who])
    seen = watched(state)
    if owner in seen:
        closed = f"verdeckt: {cards_word(len(hand))}, nur ihr schaut hinein"
        return (open_hand(hand, drawn=seen[owner]), p(".gn-caption")[closed])
    return div(".gn-row")[back(len(hand))]


def _on_trial(state: State) -> Seat | None:
    attack = open_attack(state)
    return attack.by if attack else None


def found_against(state: State) -> tuple[Fit, ...]:
    """Which cards of the hand that lies open speak against the attack."""
    attack = open_attack(state)
    if attack is None:
        return ()
    return evidence(state.hand(attack.by), attack.before, state.options)

"""Starting a match, shuffling (chance), dealing, and the first card."""

from collections import Counter

from engine.core.play import CHANCE, Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import DrawPenalty, NameWeapon, Shuffled
from engine.last_man_falling.cards import Card, NumberCard, WildCard
from engine.last_man_falling.deck import HAND
from engine.last_man_falling.drawing import drawn
from engine.last_man_falling.effects import turn_to
from engine.last_man_falling.events import LmfEvent, TurnCame, WeaponNamed
from engine.last_man_falling.events_more import (
    CardTurnedUp,
    Dealt,
    DirectionChanged,
    FirstCardReturned,
    HandSeen,
    OrderSet,
    PileShuffled,
    Skipped,
    ThreatBegan,
    WeaponAsked,
)
from engine.last_man_falling.evolve import all_after, evolve
from engine.last_man_falling.options import Options
from engine.last_man_falling.ordinary import as_weapon, wish_breaches
from engine.last_man_falling.penalties import draw
from engine.last_man_falling.phases import Naming, Penalties, Shuffling
from engine.last_man_falling.rules.attacks import DOPPELMORD_DRAWS_TWO
from engine.last_man_falling.rules.cards import FOUR_WEAPONS, NUMBER_RANGE, WISH_BINDS
from engine.last_man_falling.rules.setup import (
    DEAL_THEN_TURN_UP,
    FIRST_CARD_BACK,
    FIRST_CARD_WORKS,
    FIRST_FLUCHT,
    SEVEN_EACH,
    SHORTEST_RECORD,
    SHUFFLE_ALL,
    STARTER_ROTATES,
    TURN_UP_FIRST,
)
from engine.last_man_falling.rules.specials import FLUCHT_TURNS, KNAST_SKIPS
from engine.last_man_falling.rules.turn import RESHUFFLE
from engine.last_man_falling.state import Match, Player, State


def start(
    names: tuple[str, ...],
    options: Options | None = None,
    starter: Seat = 0,
) -> State:
    """A match for these people, before the first shuffle; ``starter``: the shortest record.

    Raises ValueError, one German sentence, when the deck is too small or the seats are wrong.
    """
    options = options or Options()
    if len(names) > options.seats:
        raise ValueError(
            f"Für {len(names)} Personen reicht dieses Blatt mit {options.deck.size} Karten nicht: "
            "Nach sieben für jede muss sicher noch eine übrig sein, die eröffnen kann. "
            f"Mehr als {options.seats} können nicht mitspielen."
        )
    return State(
        tuple(Player(name, ()) for name in names),
        starter,
        (),
        options.deck.cards(),
        phase=Shuffling("deal"),
        options=options,
        match=Match(1, starter, (0,) * len(names)),
    )


def shuffled_breaches(state: State, action: Shuffled) -> tuple[Breach, ...]:
    """Every reason against this order: nothing is shuffled now, or other cards are."""
    phase = state.phase
    if not isinstance(phase, Shuffling):
        return (Breach(SHUFFLE_ALL, "Gerade wird nicht gemischt."),)
    rule = RESHUFFLE if phase.what == "rest" else SHUFFLE_ALL
    asked, given = state.to_shuffle, action.order
    if len(asked) == len(given) and Counter(asked) == Counter(given):
        return ()
    why = f"Gemischt werden genau die {len(asked)} Karten, um die es geht."
    return (Breach(rule, why),)


def shuffled(state: State, action: Shuffled) -> tuple[LmfEvent, ...]:
    """The pile lies in its new order; what waited for it goes on."""
    phase = state.phase
    if not isinstance(phase, Shuffling):
        raise ValueError("nothing is shuffled")
    rule = RESHUFFLE if phase.what == "rest" else SHUFFLE_ALL
    counted = (NUMBER_RANGE,) if phase.what == "deal" else ()
    events: tuple[LmfEvent, ...] = (
        PileShuffled(rules=(rule, *counted), count=len(action.order)),
        OrderSet(rules=(rule,), seen_by=frozenset(), order=action.order),
    )
    now = all_after(state, events)
    if phase.what == "rest":
        return (*events, *_drawn_on(now, phase))
    if phase.what == "first":
        return (*events, *_turned_up(now))
    return (*events, *_dealt(now))


def _drawn_on(now: State, phase: Shuffling) -> tuple[LmfEvent, ...]:
    if isinstance(phase.then, Penalties):
        return draw(now, DrawPenalty(phase.drawer, phase.count))
    return drawn(now, phase.drawer)


def _dealt(now: State) -> tuple[LmfEvent, ...]:
    first, options = now.turn, now.options
    dealt = Dealt(rules=(SEVEN_EACH, DEAL_THEN_TURN_UP), count=HAND, first=first)
    if options.turn_up == "before-dealing":
        up = CardTurnedUp(rules=(TURN_UP_FIRST,), card=now.pile[0])
        after = evolve(evolve(now, up), dealt)
        return (up, dealt, *_seen(after), *_first_card(after, up.card))
    after = evolve(now, dealt)
    return (dealt, *_seen(after), *_turned_up(after))


def _seen(after: State) -> tuple[LmfEvent, ...]:
    return tuple(
        HandSeen(rules=(SEVEN_EACH,), seen_by=frozenset((s,)), seat=s, cards=p.hand)
        for s, p in enumerate(after.players)
    )


def _turned_up(now: State) -> tuple[LmfEvent, ...]:
    up = CardTurnedUp(rules=(TURN_UP_FIRST,), card=now.pile[0])
    return (up, *_first_card(evolve(now, up), up.card))


def _first_card(now: State, card: Card) -> tuple[LmfEvent, ...]:
    """What the turned-up card does (LMF-G04, G06)."""
    starter = now.turn
    first = now.match is None or now.match.round == 1
    begins: tuple[Rule, ...] = (SHORTEST_RECORD if first else STARTER_ROTATES,)
    if isinstance(card, NumberCard):
        return (TurnCame(rules=begins, seat=starter),)
    if now.options.first_card == "number-only":
        return (FirstCardReturned(rules=(FIRST_CARD_WORKS,), card=card),)
    if isinstance(card, WildCard):
        if card.kind != "waffenwahl":
            return (FirstCardReturned(rules=(FIRST_CARD_BACK,), card=card),)
        return (WeaponAsked(rules=(FIRST_CARD_WORKS,), seat=starter),)
    match card.kind:
        case "doppelmord":
            rules = (FIRST_CARD_WORKS, DOPPELMORD_DRAWS_TWO)
            return (ThreatBegan(rules=rules, by=CHANCE, victim=starter, count=2),)
        case "knast":
            skipped = Skipped(rules=(FIRST_CARD_WORKS, KNAST_SKIPS), seat=starter)
            return (skipped, *turn_to(now, now.next_after(starter)))
        case "flucht":
            turned = DirectionChanged(rules=(FIRST_FLUCHT, FLUCHT_TURNS), direction=-1)
            if now.options.first_flucht == "neighbour":
                starter, begins = now.next_after(starter, -1), (FIRST_FLUCHT,)
            return (turned, TurnCame(rules=begins, seat=starter))


def name_breaches(state: State, action: NameWeapon) -> tuple[Breach, ...]:
    """Every reason against naming a weapon now."""
    name = state.name(action.seat)
    if not isinstance(state.phase, Naming):
        why = f"{name} nennt nur eine Waffe, wenn eine aufgedeckte Waffenwahl danach fragt."
        return (Breach(FIRST_CARD_WORKS, why), *wish_breaches(action.wish))
    found = wish_breaches(action.wish)
    if action.seat == state.phase.seat:
        return found
    why = f"Die Waffe nennt {state.name(state.phase.seat)}, nicht {name}."
    return (Breach(FIRST_CARD_WORKS, why), *found)


def name_weapon(state: State, action: NameWeapon) -> tuple[LmfEvent, ...]:
    """The weapon is named, and the same person is on."""
    wish = as_weapon(action.wish)
    if wish is None:
        raise ValueError(f"not a weapon: {action.wish}")
    named = WeaponNamed(
        rules=(FIRST_CARD_WORKS, WISH_BINDS, FOUR_WEAPONS), seat=action.seat, wish=wish
    )
    return (named, TurnCame(rules=(FIRST_CARD_WORKS,), seat=action.seat))

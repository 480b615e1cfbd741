"""The way of a Doppelmord: from hand to hand, and who draws in the end."""

from functools import reduce

from engine.core.german import listed
from engine.core.play import Seat, step
from engine.core.rule import Rule
from engine.last_man_falling.actions import Accept, DrawPenalty
from engine.last_man_falling.events import Drew
from engine.last_man_falling.events_more import ThreatAccepted, ThreatBegan
from engine.last_man_falling.game import GAME
from engine.last_man_falling.penalties import to_draw
from engine.last_man_falling.phases import Penalties, Threat, Turn
from engine.last_man_falling.rules.attacks import NOT_ADDED_UP
from engine.last_man_falling.state import State
from engine.last_man_falling.words import cards_word, number_word
from widgets.last_man_falling.course import TableStep
from widgets.last_man_falling.ring import Hop


def hops(start: State, done: tuple[TableStep, ...]) -> tuple[Hop, ...]:
    """Every leg of the attack that is open, or was the last to be open."""
    found: list[Hop] = []
    if isinstance(start.phase, Threat):
        found.append(Hop(start.phase.by, start.phase.victim, start.phase.count))
    for made in done:
        began = [e for e in made.events if isinstance(e, ThreatBegan)]
        if began and isinstance(made.before.phase, Turn):
            found = []
        found += [Hop(e.by, e.victim, e.count) for e in began]
    return tuple(found)


def hit(state: State) -> Seat | None:
    """Whom the Doppelmord is about right now; None: it is settled."""
    match state.phase:
        case Threat(victim=victim):
            return victim
        case Penalties(due=due) if due[0].reason == "doppelmord":
            return due[0].seat
    return None


def if_nothing_is_laid(state: State) -> tuple[TableStep, ...]:
    """What happens if who is hit lays nothing; empty when nobody is, or a shuffle comes first."""
    victim = hit(state)
    if victim is None:
        return ()
    taken: list[TableStep] = []
    if isinstance(state.phase, Threat):
        taken.append(step(GAME, state, Accept(victim)))
        state = taken[-1].after
    if due := state.due(victim):
        taken.append(step(GAME, state, DrawPenalty(victim, to_draw(state, due))))
    return tuple(taken)


def drawn_in_the_end(done: tuple[TableStep, ...]) -> tuple[Seat, int, tuple[Rule, ...]] | None:
    """Who has drawn for the last attack, how many cards, by which rules; None: nobody yet."""
    events = [event for made in done for event in made.events]
    last = max((i for i, e in enumerate(events) if isinstance(e, ThreatBegan)), default=-1)
    after = events[last + 1 :]
    drew = [e for e in after if isinstance(e, Drew)]
    accepted = next((e for e in after if isinstance(e, ThreatAccepted)), None)
    if not drew or accepted is None:
        return None
    mine = [e for e in drew if e.seat == accepted.victim]
    rules = reduce(lambda a, b: (*a, *b), (e.rules for e in mine), accepted.rules)
    return accepted.victim, sum(e.count for e in mine), tuple(dict.fromkeys(rules))


def why(state: State, way: tuple[Hop, ...]) -> tuple[str, tuple[Rule, ...]]:
    """Why it is so many cards, and the rule behind it."""
    names = [state.name(h.by) for h in way if h.by >= 0]
    if len(way) < 2:
        return "Niemand hat den Angriff weitergereicht.", ()
    others = list(dict.fromkeys(names[1:]))
    verb = "hat" if len(others) == 1 else "haben"
    passed = f"Weitergereicht {verb} ihn {listed(others)}."
    count = way[-1].count
    if state.options.doppelmord == "accumulate":
        murders = number_word(count // 2).capitalize()
        each = "Doppelmord" if count == 2 else "Doppelmorde"
        return f"{passed} {murders} {each} zu je zwei Karten: {cards_word(count)}.", (NOT_ADDED_UP,)
    return f"{passed} Zusammengezählt wird nicht, es bleibt bei {number_word(count)}.", (
        NOT_ADDED_UP,
    )

"""What happens next by itself: shuffles, opponents' moves, and what they say in between."""

from collections.abc import Sequence

from engine.core.play import CHANCE, Seat
from engine.last_man_falling.actions import Accuse, Call, Catch, PointOut, Shuffled
from engine.last_man_falling.calls import due_call, early_calls
from engine.last_man_falling.cards import VERPFEIFEN
from engine.last_man_falling.choices import awaiting, jumping, moves
from engine.last_man_falling.laying import INTERRUPTIBLE
from engine.last_man_falling.phases import Attack, Jail, Over, Threat, Turn
from engine.last_man_falling.state import State
from engine.last_man_falling.view import view
from widgets.dealer import Stream
from widgets.last_man_falling.opponents.choice import Choice, Kind
from widgets.last_man_falling.opponents.players import NOTICES, REMEMBERS, choose
from widgets.last_man_falling.opponents.sensible import SUSPICIOUS

JUMPS = 60
"""In how many of a hundred chances somebody throws the same card in, where the house lets it."""
DOZES, WAKES = 6, 50
"""In how many of a hundred turns somebody is asleep, and is woken then (variant Verpennt)."""

type Seated = Sequence[Kind | None]
"""By seat: what kind of opponent sits there; None: a person."""


def automatic(state: State, seated: Seated, chance: Stream) -> Choice | None:
    """The next thing that nobody has to be asked for; None: a person decides, or all is over.

    ``chance`` must be fresh for each step, so that the same step always goes the same way.
    """
    if isinstance(state.phase, Over):
        return None
    actor = awaiting(state)[0]
    if actor == CHANCE:
        return Choice(Shuffled(chance.shuffled(state.to_shuffle)), "Es muss gemischt werden.")
    asleep = chance.percent(DOZES) and can_doze(state, actor, seated)
    if found := _aside(state, actor, seated, chance, asleep):
        return found
    kind = seated[actor]
    if kind is None:
        return None
    legal = [a for a in moves(state) if a.seat == actor]
    chosen = choose(kind, view(state, actor), legal, chance)
    return _called_first(state, actor, chosen, chance.percent(REMEMBERS[kind])) or chosen


def can_doze(state: State, actor: Seat, seated: Seated) -> bool:
    """Whether the one on turn can be asleep; a person never is, nobody looks at the clock."""
    phase = state.phase
    return (
        state.options.verpennt
        and seated[actor] is not None
        and isinstance(phase, Turn)
        and not phase.drawn
        and not phase.woken
    )


def dozing(state: State, seated: Seated, chance: Stream) -> bool:
    """Whether the one on turn is asleep and may be woken; ``chance`` as for :func:`automatic`."""
    if isinstance(state.phase, Over):
        return False
    return chance.percent(DOZES) and can_doze(state, awaiting(state)[0], seated)


def _aside(
    state: State, actor: Seat, seated: Seated, chance: Stream, asleep: bool
) -> Choice | None:
    if not isinstance(state.phase, INTERRUPTIBLE):
        return None
    for owed in state.calls:
        kind = seated[owed.seat]
        late = _swapped(state) or state.options.jump_in
        if kind and owed.seat != actor and late and chance.percent(REMEMBERS[kind]):
            return Choice(Call(owed.seat, owed.call), "Die neue Hand verlangt einen Ruf.")
    jumps = {jump.seat: jump for jump in jumping(state)}
    for seat, kind in enumerate(seated):
        if kind is None:
            continue
        for owed in state.calls:
            if owed.seat != seat and chance.percent(NOTICES[kind]):
                return Choice(Catch(seat, owed.seat), "Der Ruf wurde vergessen.")
        if asleep and seat != actor and chance.percent(WAKES):
            return Choice(PointOut(seat), "Da schläft jemand.")
        if seat in jumps and chance.percent(JUMPS):
            return Choice(jumps[seat], "Genau diese Karte liegt oben, also geht sie dazwischen.")
        if _doubts(state, seat, actor, kind):
            return Choice(Accuse(seat), "So viele Karten, und keine davon passt?")
    return None


def _swapped(state: State) -> bool:
    """Whether the call is owed for a hand that came by a Verpfeifen, not for a card laid."""
    return state.discard[-1] == VERPFEIFEN


def _doubts(state: State, seat: Seat, actor: Seat, kind: Kind) -> bool:
    """Whether a bystander calls the Staatsanwalt, where the house lets anyone do it."""
    phase = state.phase
    if not isinstance(phase, Attack) or state.options.accuser != "anyone" or kind == "random":
        return False
    return seat not in (phase.by, actor) and len(state.hand(phase.by)) > SUSPICIOUS


def _called_first(state: State, actor: Seat, chosen: Choice, remembers: bool) -> Choice | None:
    """The call right before the card that needs it; None: there is none, or it is forgotten."""
    if not remembers or not isinstance(state.phase, Turn | Threat | Jail):
        return None
    if (owed := due_call(state, actor)) is not None:
        return Choice(Call(actor, owed.call), "Der Ruf ist fällig.")
    count = getattr(chosen.action, "count", 1)
    if not hasattr(chosen.action, "card") and not hasattr(chosen.action, "wish"):
        return None
    left = len(state.hand(actor)) - count
    fitting = {"last": 1, "two": 2, "three": 3}
    for call in early_calls(state, actor):
        if fitting[call] == left:
            return Choice(Call(actor, call), "Wer so wenige Karten hält, muss rufen.")
    return None

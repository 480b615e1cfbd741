"""The chain of a Doppelmord: passed on, parried, dodged, and who draws in the end."""

from htpy import Node, div, h3, p, strong

from engine.core.play import Seat
from engine.last_man_falling.actions import Accept, Action
from engine.last_man_falling.cards import VERPFEIFEN, WAFFENWAHL
from engine.last_man_falling.events import Received
from engine.last_man_falling.events_more import ThreatAccepted
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.phases import Over, Penalties, Shuffling, Threat
from engine.last_man_falling.state import Player, State
from engine.last_man_falling.tables import KALLE, NAMES, PILE, ROSA, n, s
from engine.last_man_falling.words import cards_word
from widgets.last_man_falling import chain, judged, tries
from widgets.last_man_falling.course import latest, now, protocol, reasons, sentences, spoken, steps
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.ring import ring
from widgets.last_man_falling.scene import piles
from widgets.last_man_falling.table_model import Model, from_state, options, with_options
from widgets.last_man_falling.table_setup import Parts, setup
from widgets.last_man_falling.table_update import update
from widgets.parts import cites, refused_aloud
from widgets.widget import Ui, Widget

KIT = (
    *(s("doppelmord", "gift"), s("doppelmord", "bombe"), s("flucht", "gift"), s("flucht", "bombe")),
    *(s("knast", "gift"), s("knast", "bombe"), WAFFENWAHL, VERPFEIFEN, n("gift", 3)),
)
"""Everybody holds everything that one might think of as an answer."""
PEOPLE = 4
PARTS = Parts(
    rules=(
        *("doppelmord", "parieren", "parry_turns", "selbstanzeige", "own_jail"),
        *("mixed_answers", "doppelmord_weapon"),
        *("attack_answer", "last_doppelmord_draws", "wrong_card", "empty_pile", "too_few"),
    ),
    newcomers=KIT,
)


def init() -> Model:
    """Rosa has laid a Doppelmord before Kalle."""
    players = tuple(Player(name, KIT) for name in NAMES[:PEOPLE])
    discard = (n("gift", 5), s("doppelmord", "gift"))
    return Model(State(players, KALLE, discard, PILE, phase=Threat(ROSA, KALLE)), seat=KALLE)


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The case as it is set, the ring, what the one who is hit can do, and who draws."""
    done, state = steps(model), now(model)
    way, hit = chain.hops(model.start, done), chain.hit(state)
    return [
        setup(model, ui, PARTS),
        div(".gn-scene.gn-chain")[
            ring(state, way, hit),
            div(".gn-lmf-scene")[piles(done[-1] if done else None, state)],
        ],
        h3[_headline(model)],
        _verdict(model, state, ui),
        tries.refused(model, state, ui),
        latest(done, ui.root) if model.refused is None else None,
        _answers(model, state, ui),
        protocol(done, ui.root),
    ]


def _headline(model: Model) -> str:
    state = now(model)
    if over := round_over(state):
        return over[0].why
    name = state.name(model.seat)
    match state.phase:
        case Threat(victim=victim, count=count):
            return f"{state.name(victim)} soll {cards_word(count)} ziehen"
        case Penalties(due=due):
            return f"{state.name(due[0].seat)} zieht jetzt"
        case Shuffling():
            return "Der Nachziehstapel ist leer: Erst wird gemischt"
    ended = chain.drawn_in_the_end(steps(model))
    if ended is None:
        return f"{name} ist am Zug, und kein Angriff wartet"
    return f"Am Ende zieht {state.name(ended[0])}, und zwar {cards_word(ended[1])}"


def _verdict(model: Model, state: State, ui: Ui[Msg]) -> Node:
    """Who draws how many and why: if nothing more is laid, or as it has come."""
    done = steps(model)
    way = chain.hops(model.start, done)
    told, behind = chain.why(state, way)
    open_ = chain.if_nothing_is_laid(state)
    ended = chain.drawn_in_the_end(done)
    if not open_ and ended is None:
        return None
    rules = (*behind, *(ended[2] if ended and not open_ else ()))
    return div(".gn-verdict-line")[
        p[told, cites(tuple(dict.fromkeys(rules)), ui.root)],
        isinstance(state.phase, Threat)
        and [
            p[strong[f"Legt {state.name(state.turn)} nichts, dann:"]],
            [sentences(made, ui.root, but=(ThreatAccepted, Received)) for made in open_],
        ],
    ]


def _answers(model: Model, state: State, ui: Ui[Msg]) -> Node:
    if isinstance(state.phase, Over) or round_over(state):
        return None
    seat = model.seat
    name = state.name(seat)
    waiting = isinstance(state.phase, Threat)
    return [
        h3[f"Womit kann {name} antworten?" if waiting else f"Und was macht {name} jetzt?"],
        not isinstance(state.phase, Penalties | Shuffling)
        and [
            p(".gn-muted")["Antippen legt die Karte. Was nicht geht, wird begründet."],
            judged.hand(model, state, seat, ui, direct=True),
        ],
        tries.buttons(state, _besides(state, seat), ui),
    ]


def _besides(state: State, seat: Seat) -> tuple[Action, ...]:
    """Instead of a card; also what somebody else might think to do."""
    if not isinstance(state.phase, Threat):
        return tries.besides(state, seat)
    return (*tries.besides(state, seat), Accept(state.next_after(seat)))


def announce(model: Model) -> str:
    """What the last thing done led to, for the live region."""
    if model.refused:
        return refused_aloud(reasons(model))
    if done := steps(model):
        return spoken(done[-1])
    return _headline(model) + "."


ANGRIFFSKETTE: Widget[Model, Msg] = Widget(
    key="lmf/angriffskette",
    title="Die Angriffskette ausprobieren",
    model=Model,
    message=Msg,
    init=init,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=options,
    with_options=with_options,
)

"""„Darf ich das legen?“: every card of a hand, judged at once, with all reasons."""

from htpy import Node, div, h3, p

from engine.core.play import Seat
from engine.last_man_falling.actions import Accuse, Action, Call, Catch
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL
from engine.last_man_falling.choices import asides
from engine.last_man_falling.laying import round_over
from engine.last_man_falling.phases import Attack, Over
from engine.last_man_falling.playable import playable
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import TOP, n, s, table
from engine.last_man_falling.words import number_word
from widgets.last_man_falling import judged, tries
from widgets.last_man_falling.aloud import aloud
from widgets.last_man_falling.course import latest, now, protocol, steps
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.scene import piles
from widgets.last_man_falling.table_model import Model, from_state, options, with_options
from widgets.last_man_falling.table_setup import Parts, setup
from widgets.last_man_falling.table_update import update
from widgets.last_man_falling.ways import bluffs
from widgets.widget import Ui, Widget

HAND = (
    *(n("gift", 7), n("bombe", 5), n("messer", 9), s("knast", "messer")),
    *(s("doppelmord", "gift"), WAFFENWAHL, VIERFACH, VERPFEIFEN),
)
PARTS = Parts(
    rules=(
        *("mode", "wrong_card", "wish_met_by", "waffenwahl_on_vierfach", "verpfeifen_last"),
        *("voluntary_draw", "after_drawing", "doppelmord", "attack_answer", "vierfach_answer"),
        *("knast_answer", "victim_loses_turn", "two_player_reverse", "fitting"),
        *("parieren", "parry_turns", "selbstanzeige", "own_jail", "dauerfeuer"),
        *(
            "spirale",
            "spirale_stops",
            "spirale_vierfach",
            "bandensterben",
            "mixed_answers",
            "same_picture",
        ),
        *("doppelmord_weapon", "vierfach_on_vierfach", "safe_with_one", "last_wild"),
        *("vollidiot_loses_turn", "jump_in", "vierfach_variants", "fire_specials"),
    ),
    turn=True,
)


def init() -> Model:
    """Rosa before a Messer 5."""
    return Model(table(HAND, TOP), touched=n("gift", 7))


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The case as it is set, the piles, the judged hand, and what else is possible."""
    done, state = steps(model), now(model)
    return [
        setup(model, ui, PARTS),
        div(".gn-scene.gn-lmf-scene")[piles(done[-1] if done else None, state)],
        latest(done, ui.root),
        h3[_headline(state, model.seat)],
        _hand(model, state, ui),
        _besides(model, state, ui),
        protocol(done, ui.root),
    ]


def _headline(state: State, seat: Seat) -> str:
    if over := round_over(state):
        return over[0].why
    found = playable(state, seat)
    fine = sum(not f.reasons and not bluffs(state, seat, f.card) for f in found)
    name = state.name(seat)
    if not fine:
        return f"{name} darf gerade keine Karte legen"
    if len(found) == 1:
        return f"{name} darf die einzige Karte legen"
    return f"{name} darf {number_word(fine)} von {number_word(len(found))} Karten legen"


def _hand(model: Model, state: State, ui: Ui[Msg]) -> Node:
    return [
        bool(state.hand(model.seat))
        and p(".gn-muted")["Tippt eine Karte an: Dann steht hier, warum, und was sie auslöst."],
        judged.hand(model, state, model.seat, ui),
    ]


def _besides(model: Model, state: State, ui: Ui[Msg]) -> Node:
    if isinstance(state.phase, Over) or round_over(state):
        return None
    return [
        h3["Und statt zu legen?"],
        tries.buttons(state, _actions(state, model.seat), ui),
        tries.refused(model, state, ui),
    ]


def _actions(state: State, seat: Seat) -> tuple[Action, ...]:
    around = tuple(a for a in asides(state) if isinstance(a, Call | Catch))
    more = (Accuse(state.next_after(state.turn)),) if isinstance(state.phase, Attack) else ()
    return (*tries.besides(state, seat), *more, *around)


def announce(model: Model) -> str:
    """What the last thing done led to, for the live region."""
    return aloud(model, lambda: f"{_headline(now(model), model.seat)}.")


LEGEN: Widget[Model, Msg] = Widget(
    key="lmf/legen",
    title="Darf ich das legen?",
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

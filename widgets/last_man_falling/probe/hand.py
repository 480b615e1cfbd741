"""The reader's hand and what can be done with it, where the thumb is."""

from collections.abc import Sequence
from dataclasses import replace

from htpy import Element, Node, button, div, p, span, strong

from engine.core.german import listed
from engine.last_man_falling import actions as a
from engine.last_man_falling.cards import (
    VIERFACH,
    WEAPONS,
    Card,
    NumberCard,
    WildCard,
    number_of,
    weapon_of,
    without,
)
from engine.last_man_falling.fitting import evidence
from engine.last_man_falling.game import GAME
from engine.last_man_falling.phases import Over, Turn
from engine.last_man_falling.playable import playable
from engine.last_man_falling.rules.vierfach import ONLY_WITHOUT_FITTING
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import tell_action
from engine.last_man_falling.words import CALL_WORDS, card_name, cards_word, spoken, weapon_name
from widgets import dealer
from widgets.controls import action
from widgets.last_man_falling.pieces import card
from widgets.last_man_falling.probe.advice import advice
from widgets.last_man_falling.probe.model import (
    LAYINGS,
    Advise,
    Deal,
    GoOn,
    Model,
    Msg,
    Play,
    Sit,
    Tap,
    full,
    my_moves,
    reasons,
    state_of,
    ways,
)
from widgets.last_man_falling.probe.moves import ME, read, written
from widgets.last_man_falling.probe.scores import scores
from widgets.last_man_falling.probe.seats import headline
from widgets.parts import refusal, sentence
from widgets.pictures.cards import weapon
from widgets.pictures.icons import icon
from widgets.widget import Command, Ui

MANY = 10
"""With more cards than that they are pictured smaller."""
FULL = "Diese Runde ist so lang, dass sie in keinen Link mehr passt. Fangt ein neues Spiel an."
LABELS: dict[type, str] = {
    a.DrawCard: "Karte ziehen",
    a.Pass: "Passen",
    a.Accuse: "Staatsanwalt rufen",
    a.ShowHand: "Hand zeigen",
    a.PointOut: "Aufwecken",
}


def dock(model: Model, ui: Ui[Msg], waiting: bool) -> Element:
    """What was asked or refused, the buttons, and the hand below them."""
    state = state_of(model)
    choosing = model.picked is not None and bool(ways(model, model.picked))
    return div(".gn-dock")[
        div(".gn-dock-head")[headline(model, waiting), _back(ui)],
        _answer(model, state, ui),
        scores(model) if isinstance(state.phase, Over) else None,
        not choosing and div(".gn-actions.gn-dock-actions")[_buttons(model, state, ui, waiting)],
        _hand(model, state, ui),
    ]


def _answer(model: Model, state: State, ui: Ui[Msg]) -> Node:
    if full(model):
        return p[FULL]
    if model.picked is not None:
        return _picked(model, model.picked, state, ui)
    if model.refused:
        tried = read(model.refused)
        return div(".gn-tried")[
            p[strong[f"{tell_action(state, tried)}?"]],
            refusal(GAME.breaches(state, tried), ui.root),
        ]
    return advice(model, state, ui) if model.advised else None


def _picked(model: Model, picked: Card, state: State, ui: Ui[Msg]) -> Node:
    found = ways(model, picked)
    if found:
        return _choice(picked, found, state, ui)
    against = reasons(model, picked)
    punished = state.options.wrong_card == "punished" and not isinstance(state.phase, Over)
    return div(".gn-tried")[
        refusal(against, ui.root, f"{card_name(picked)} – warum nicht?"),
        punished
        and div(".gn-actions")[
            action(ui, "Trotzdem legen (kostet eine Karte)", Play(written(_wrong(picked))))
        ],
    ]


def _wrong(card_: Card) -> a.Action:
    if not isinstance(card_, WildCard):
        return a.Lay(ME, card_)
    match card_.kind:
        case "waffenwahl":
            return a.LayWaffenwahl(ME, "gift")
        case "vierfach":
            return a.LayVierfach(ME, "gift")
    return a.LayVerpfeifen(ME, ME + 1)


def _choice(picked: Card, found: Sequence[a.Laying], state: State, ui: Ui[Msg]) -> Element:
    """Which weapon, whom, how many: the card is tapped, this is still open."""
    asks = {"verpfeifen": "Mit wem tauscht ihr die Hand? Dahinter steht, wie viele Karten es sind."}
    legend = (
        "Wie viele davon?" if isinstance(picked, NumberCard) else "Welche Waffe wünscht ihr euch?"
    )
    legend = asks.get(getattr(picked, "kind", ""), legend)
    return div(".gn-choice", role="group", aria_label=legend)[
        p[strong[card_name(picked)], ": ", legend],
        picked == VIERFACH and _warning(state, ui),
        div(".gn-actions")[(action(ui, _way(w, state), Play(written(w))) for w in found)],
    ]


def _warning(state: State, ui: Ui[Msg]) -> Node:
    """What the Staatsanwalt would find, should somebody call him."""
    rest = without(state.hand(ME), VIERFACH)
    found = evidence(rest, state.ground, state.options)
    if not found:
        return None
    which = listed([f"{card_name(f.card)} ({f.why})" for f in found])
    return sentence(
        f"Gewagt: Bei einer Anklage spricht gegen euch {which}.", (ONLY_WITHOUT_FITTING,), ui.root
    )


def _way(way: a.Laying, state: State) -> Node:
    match way:
        case a.Lay(count=count):
            return cards_word(count)
        case a.LayVerpfeifen(victim=victim):
            held = len(state.hand(victim))
            return (
                f"{state.name(victim)} · ",
                span(role="img", aria_label=cards_word(held))[str(held)],
            )
    wish = next(w for w in WEAPONS if w == way.wish)
    return (weapon(wish), " ", weapon_name(wish))


def _buttons(model: Model, state: State, ui: Ui[Msg], waiting: bool) -> Node:
    """Everything but laying a card; always in the same order, so that a thumb finds it."""
    if full(model):
        return None
    if isinstance(state.phase, Over):
        if not state.phase.champions:
            return action(ui, "Nächste Runde", Deal(), primary=True)
        return action(ui, "Neues Spiel", lambda _: _again(model), primary=True)
    mine = [m for m in my_moves(model) if not isinstance(m, LAYINGS)]
    return [
        waiting and action(ui, "Weiter", GoOn(False), primary=not mine),
        waiting and action(ui, "bis ich dran bin", GoOn(True), primary=True),
        (action(ui, _label(m, state), Play(written(m)), primary=_main(m)) for m in mine),
        not waiting and bool(my_moves(model)) and action(ui, "Was wäre sinnvoll?", Advise()),
    ]


def _again(model: Model) -> Msg:
    return Sit(replace(model.table, seed=dealer.any_seed()))


def _back(ui: Ui[Msg]) -> Element:
    return button(".gn-action.gn-undo", ui.click(Command("back")), type="button")[
        icon("back"), span["Zurücknehmen"]
    ]


def _main(move: a.Action) -> bool:
    return isinstance(move, a.Call | a.Catch | a.DrawPenalty | a.ShowHand | a.PointOut)


def _label(move: a.Action, state: State) -> Node:
    match move:
        case a.NameWeapon(wish=wish):
            named = next(w for w in WEAPONS if w == wish)
            return (weapon(named), " ", weapon_name(named))
        case a.Call(call=call):
            return f"„{CALL_WORDS[call]}!“ rufen"
        case a.Catch(whom=whom):
            return f"{state.name(whom)} ertappen"
        case a.DrawPenalty(count=count):
            return f"{cards_word(count)} ziehen"
        case a.Accept():
            return "Annehmen"
    return LABELS[type(move)]


def _hand(model: Model, state: State, ui: Ui[Msg]) -> Element:
    held = sorted(state.hand(ME), key=_order)
    fresh = state.phase.drawn[-1:] if isinstance(state.phase, Turn) and state.turn == ME else ()
    can = {p.card for p in playable(state, ME) if not p.reasons}
    total = state.match.totals[ME] if state.match else 0
    return div(".gn-mine")[
        p(".gn-caption")[
            strong[f"Ihr seid {state.name(ME)}"], f" · {cards_word(len(held))} · {total} Punkte"
        ],
        div(
            ".gn-fan.gn-many" if len(held) > MANY else ".gn-fan",
            role="group",
            aria_label="Eure Hand",
            id=ui.id("fan"),
        )[
            (
                _card(c, number, c in can, c == model.picked, ui, c in fresh)
                for number, c in enumerate(held)
            )
        ],
    ]


def _order(card_: Card) -> tuple[int, int, str]:
    """Weapon by weapon, numbers first; the wild ones at the end."""
    shown = weapon_of(card_)
    number = number_of(card_)
    return (
        WEAPONS.index(shown) if shown else len(WEAPONS),
        99 if number is None else number,
        repr(card_),
    )


def _card(held: Card, number: int, fits: bool, picked: bool, ui: Ui[Msg], fresh: bool) -> Element:
    css = ".gn-mycard" + (".gn-can" if fits else "") + (".gn-picked" if picked else "")
    does = "legen" if fits else "– passt gerade nicht; antippen sagt, warum"
    return button(
        css,
        ui.click(Tap(held)),
        type="button",
        id=ui.id(f"card-{number}"),
        aria_label=f"{spoken(held)} {does}",
        aria_pressed="true" if picked else None,
    )[
        card(held, named=False),
        fits and span(".gn-can-mark")[icon("check")],
        fresh and span(".gn-fresh")["gezogen"],
    ]

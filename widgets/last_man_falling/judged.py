"""A hand in which every card says whether it may be laid; the touched one says why."""

from htpy import Element, Node, button, div, h4, li, p, small, span, strong, ul

from engine.core.german import listed
from engine.core.play import Breach, Seat, step
from engine.last_man_falling.actions import Lay, LayVerpfeifen
from engine.last_man_falling.cards import VERPFEIFEN, VIERFACH, WAFFENWAHL, Card, NumberCard
from engine.last_man_falling.game import GAME
from engine.last_man_falling.playable import Playable, playable
from engine.last_man_falling.rules.staatsanwalt import CONVICT_DRAWS_FOUR
from engine.last_man_falling.rules.turn import WRONG_CARD
from engine.last_man_falling.rules.vierfach import ONLY_WITHOUT_FITTING
from engine.last_man_falling.state import State
from engine.last_man_falling.wording import tell_action
from engine.last_man_falling.words import card_name, number_word, spoken
from widgets.controls import action, chips
from widgets.last_man_falling.course import sentences
from widgets.last_man_falling.messages import Do, Fire, Msg, Point, Say, Touch
from widgets.last_man_falling.palette import weapon_chips
from widgets.last_man_falling.pieces import card as picture
from widgets.last_man_falling.table_model import Model
from widgets.last_man_falling.ways import against, bluffs, happens, way
from widgets.parts import cites, refusal
from widgets.pictures.icons import icon
from widgets.widget import Ui


def hand(model: Model, state: State, seat: Seat, ui: Ui[Msg], *, direct: bool = False) -> Node:
    """Every card of ``seat``, equal ones once, and below them what the touched one would do.

    ``direct``: touching a card lays it at once.
    """
    found = playable(state, seat)
    if not found:
        return p(".gn-muted")["keine Karte mehr"]
    held = state.hand(seat)
    touched = model.touched if model.touched in held and not direct else None

    def tapped(card: Card) -> Msg:
        return Do(way(model, state, seat, card)) if direct else Touch(card)

    return [
        ul(".gn-judged")[
            (
                li[_card(state, seat, f, held.count(f.card), f.card == touched, ui, tapped(f.card))]
                for f in found
            )
        ],
        touched is not None and _explained(model, state, seat, touched, ui),
    ]


def _card(
    state: State,
    seat: Seat,
    found: Playable,
    times: int,
    open_: bool,
    ui: Ui[Msg],
    tapped: Msg,
) -> Element:
    card = found.card
    css, sign, text = verdict(state, seat, card, found.reasons)
    named = spoken(card) + (f", {number_word(times)}mal" if times > 1 else "")
    return button(
        f".gn-judge.gn-judge-{css}",
        ui.click(tapped),
        type="button",
        aria_label=f"{named}: {text}{', nein' if found.reasons else ''}",
        aria_expanded=("true" if open_ else "false") if isinstance(tapped, Touch) else None,
    )[
        span(".gn-judge-card")[
            picture(card, named=False), times > 1 and span(".gn-times")[f"× {times}"]
        ],
        span(".gn-judge-sign")[sign, " ", small[text]],
    ]


def verdict(
    state: State, seat: Seat, card: Card, reasons: tuple[Breach, ...]
) -> tuple[str, Node, str]:
    """Class, sign and words for a card; a Vierfach-Attentat may lie and be a bluff."""
    if reasons:
        # what it costs at the table is no reason of its own
        whys = sum(b.rule != WRONG_CARD for b in reasons)
        count = "1 Grund" if whys == 1 else f"{whys} Gründe"
        return "no", icon("cross"), count
    if bluffs(state, seat, card):
        return "bluff", span(".gn-bluff", aria_hidden="true")["!"], "nur als Bluff"
    return "yes", icon("check"), "ja"


def _explained(model: Model, state: State, seat: Seat, card: Card, ui: Ui[Msg]) -> Element:
    reasons = against(model, state, seat, card)
    choices = _choices(model, state, seat, card, ui)
    return div(".gn-explained")[
        h4[_asked(model, state, seat, card)],
        choices,
        bool(reasons) and refusal(reasons, ui.root),
        _warned(state, seat, card, ui) if not reasons else None,
        _outcome(model, state, seat, card, ui, allowed=not reasons),
    ]


def _asked(model: Model, state: State, seat: Seat, card: Card) -> str:
    act = way(model, state, seat, card)
    times = f"{number_word(act.count)}mal " if isinstance(act, Lay) and act.count > 1 else ""
    return f"Darf {state.name(seat)} {times}{card_name(card)} legen?"


def _choices(model: Model, state: State, seat: Seat, card: Card, ui: Ui[Msg]) -> Node:
    """What has to be said or chosen with this card."""
    if card in (WAFFENWAHL, VIERFACH):
        return weapon_chips(ui, f"{state.name(seat)} wünscht sich", model.said, Say)
    if card == VERPFEIFEN:
        act = way(model, state, seat, card)
        chosen = act.victim if isinstance(act, LayVerpfeifen) else None
        others = [(s, p.name) for s, p in enumerate(state.players) if s != seat]
        return chips(ui, "Getauscht wird mit", others, chosen, Point)
    times = state.hand(seat).count(card)
    several = isinstance(card, NumberCard) or state.options.fire_specials
    if several and times > 1:
        counts = [(n, f"{number_word(n)}") for n in range(1, times + 1)]
        return chips(ui, "Auf einmal", counts, min(model.count, times), Fire)
    return None


def _warned(state: State, seat: Seat, card: Card, ui: Ui[Msg]) -> Node:
    found = bluffs(state, seat, card)
    if not found:
        return None
    which = listed([f"{card_name(f.card)} ({f.why})" for f in found])
    rules = (ONLY_WITHOUT_FITTING, CONVICT_DRAWS_FOUR)
    return p(".gn-caution")[
        strong["Erlaubt ist das nicht, aber am Tisch sieht es niemand: "],
        f"Es passt noch {which}. Ruft jemand den Staatsanwalt, fliegt es auf.",
        cites(rules, ui.root),
    ]


def _outcome(
    model: Model, state: State, seat: Seat, card: Card, ui: Ui[Msg], *, allowed: bool
) -> Node:
    """What happens if it is laid, and the button that does it."""
    act = way(model, state, seat, card)
    if not happens(model, state, seat, card):
        return None
    lead = "Ja. Dann passiert das:" if allowed else "Am Tisch liegt sie trotzdem, und das kostet:"
    return [
        p(".gn-outcome")[strong[lead]],
        sentences(step(GAME, state, act), ui.root),
        div(".gn-actions")[action(ui, tell_action(state, act), Do(act), primary=allowed)],
    ]


def said(model: Model, state: State, seat: Seat) -> str:
    """What the touched card is told about, for the live region; empty: none is touched."""
    card = model.touched
    if card is None or card not in state.hand(seat):
        return ""
    reasons = against(model, state, seat, card)
    if reasons:
        return f"{card_name(card)}: nein. " + " ".join(b.why for b in reasons)
    if bluffs(state, seat, card):
        return f"{card_name(card)}: nur als Bluff, denn es passt noch eine andere Karte."
    return f"{card_name(card)}: ja, die Karte darf liegen."

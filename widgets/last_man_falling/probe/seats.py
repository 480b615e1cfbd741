"""The table as the reader sees it: who holds how many cards, what lies there, whose turn it is."""

from htpy import Element, Node, div, li, p, small, span, strong, ul

from engine.core.german import listed
from engine.core.play import Seat
from engine.last_man_falling.grounds import ground_of
from engine.last_man_falling.phases import Attack, Jail, Over, Penalties, Threat
from engine.last_man_falling.state import State
from engine.last_man_falling.view import ClosedHand, View, view
from engine.last_man_falling.words import card_name, cards_word, weapon_name
from widgets.last_man_falling.opponents.choice import KIND_LABELS
from widgets.last_man_falling.pieces import card
from widgets.last_man_falling.probe.model import Model, state_of
from widgets.last_man_falling.probe.moves import ME
from widgets.pictures.cards import card as picture
from widgets.pictures.cards import weapon
from widgets.pictures.table import direction, seat


def table(model: Model, dozes: bool) -> Node:
    """The others, the piles, and one line that says what is going on."""
    state = state_of(model)
    seen = view(state, ME)
    order = [s % len(seen.hands) for s in range(1, len(seen.hands))]
    return [
        ul(".gn-others", aria_label="Die anderen am Tisch")[
            (_other(model, state, seen, s, dozes) for s in order)
        ],
        div(".gn-middle")[_discard(seen), _wish(seen), _pile(seen), _way(seen, model)],
    ]


def _other(model: Model, state: State, seen: View, owner: Seat, dozes: bool) -> Element:
    hand = seen.hands[owner]
    shown = () if isinstance(hand, ClosedHand) else hand.cards
    count = hand.count if isinstance(hand, ClosedHand) else len(hand.cards)
    on = acting(state) == owner
    total = state.match.totals[owner] if state.match else 0
    roles = _roles(state, owner, on and dozes)
    return li(".gn-other.gn-on" if on else ".gn-other")[
        span(".gn-other-name")[seat(owner + 1, active=on), " ", strong[hand.name]],
        span(".gn-other-cards")[
            picture("number", face_down=True),
            span(role="img", aria_label=cards_word(count))[str(count)],
        ],
        bool(shown)
        and div(".gn-hand.gn-shown", aria_label="Die Hand liegt offen")[map(card, shown)],
        small(".gn-other-role" if roles else ".gn-muted")[
            ", ".join(roles) or f"{KIND_LABELS[model.table.kinds[owner - 1]]} · {total} Pkt."
        ],
    ]


def acting(state: State) -> Seat | None:
    """Who has to do something; None: chance, or nobody."""
    match state.phase:
        case Attack(victim=victim) | Threat(victim=victim) | Jail(victim=victim):
            return victim
        case Penalties(due=due):
            return due[0].seat
        case Over():
            return None
    return state.turn


def _roles(state: State, owner: Seat, dozes: bool) -> list[str]:
    found = ["döst"] if dozes else []
    if any(o.seat == owner for o in state.calls):
        found.append("hat nicht gerufen")
    if state.called and owner == state.turn:
        found.append("hat gerufen")
    due = state.due(owner)
    if due:
        found.append(f"zieht {due.count}")
    if isinstance(state.phase, Over) and state.phase.winner == owner:
        found.append("hat gewonnen")
    if not found and acting(state) == owner:
        found.append("ist dran")
    return found


def _discard(seen: View) -> Node:
    if not seen.discard:
        return div(".gn-pile")[p(".gn-caption")["noch liegt nichts"]]
    top = seen.discard[-1]
    counts = ground_of(seen.discard, seen.wish).card
    return [
        div(".gn-pile.gn-top")[p(".gn-caption")["liegt oben"], card(top), p[card_name(top)]],
        counts != top
        and div(".gn-pile.gn-under")[p(".gn-caption")["zählt"], card(counts), p[card_name(counts)]],
    ]


def _wish(seen: View) -> Node:
    if seen.wish is None:
        return None
    return div(".gn-pile.gn-wish")[
        p(".gn-caption")["gewünscht"], weapon(seen.wish), p[weapon_name(seen.wish)]
    ]


def _pile(seen: View) -> Element:
    return div(".gn-pile.gn-draw")[
        p(".gn-caption")["zum Ziehen"],
        picture("number", face_down=True),
        p[cards_word(seen.pile)],
    ]


def _way(seen: View, model: Model) -> Element:
    clockwise = seen.direction == 1
    options = model.table.options
    rounds = f" von {options.rounds}" if options.match_by == "rounds" else ""
    return div(".gn-pile.gn-way")[
        p(".gn-caption")[f"Runde {model.round.number}{rounds}"],
        direction(clockwise),
        p["im Uhrzeigersinn" if clockwise else "gegen den Uhrzeigersinn"],
    ]


def headline(model: Model, waiting: bool) -> Element:
    """Whose turn it is and what it is about, in one line."""
    return p(".gn-ask")[_asked(state_of(model), waiting)]


def _asked(state: State, waiting: bool) -> str:
    on = acting(state)
    if isinstance(state.phase, Over):
        return _over(state)
    if on != ME or waiting:
        name = "" if on is None else state.name(on)
        return f"{name} ist dran." if on != ME else "Gleich seid ihr dran."
    match state.phase:
        case Attack(by=by, count=count):
            return f"{state.name(by)} greift an: {cards_word(count)} ziehen oder anklagen?"
        case Threat(count=count):
            return f"Doppelmord! Weiterreichen oder {cards_word(count)} ziehen?"
        case Jail():
            return "Knast! Weiterreichen oder aussetzen?"
        case Penalties(due=due):
            return f"Ihr müsst ziehen: {cards_word(due[0].count)}."
    return "Ihr seid dran."


def _over(state: State) -> str:
    phase = state.phase
    if not isinstance(phase, Over):
        return ""
    if ME in phase.champions:
        return "Ihr habt das ganze Spiel gewonnen!"
    if phase.champions:
        names = listed([state.name(s) for s in phase.champions])
        have = "hat" if len(phase.champions) == 1 else "haben"
        return f"Das Spiel ist aus: {names} {have} die wenigsten Punkte."
    if phase.winner == ME:
        return "Die Runde gehört euch!"
    if phase.winner is None:
        return "Die Runde ist vorbei: Niemand konnte mehr etwas tun."
    return f"{state.name(phase.winner)} hat die Runde gewonnen."

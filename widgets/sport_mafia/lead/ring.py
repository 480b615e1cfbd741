"""The ten seats as buttons around the clock; what is nobody's business hides under the cover."""

from htpy import Element, Node, button, div, li, ol, p, small, span, strong

from engine.core.play import Seat
from engine.sport_mafia import phases as ph
from engine.sport_mafia.ballots import hand_of
from engine.sport_mafia.order import at_night
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.view import view as seen_by
from engine.sport_mafia.words import ROLE_NAMES, TEAM_NAMES, fouls_word
from widgets.sport_mafia.chairs import LETTERS, hand_told, place_told
from widgets.sport_mafia.lead.clock import clock
from widgets.sport_mafia.lead.messages import Msg, Tap
from widgets.sport_mafia.lead.model import Model
from widgets.sport_mafia.lead.words import answer, where
from widgets.sport_mafia.table import now
from widgets.widget import Ui


def ring(model: Model, ui: Ui[Msg]) -> Element:
    """The table; a tap on a seat means what the line below it says."""
    state = model.state
    # made now, not while rendering: controls are numbered in the order of the seats
    seats = [_seat(model, state, seat, ui) for seat in NUMBERS]
    return div(".gn-round.gn-lead-round", role="group", aria_label="Der Tisch")[
        div(".gn-round-middle")[clock(model) or answer(model) or _middle(state)],
        ol(".gn-round-seats")[seats],
    ]


def _middle(state: State) -> Node:
    seen = seen_by(state, None)
    if seen.called:
        return [p(".gn-muted")["gerufen"], p(".gn-lead-called")[str(seen.called)]]
    big = "Vorbei" if isinstance(state.phase, ph.Over) else where(state)
    below = now(seen)
    return [p(".gn-lead-big")[strong[big]], below and p(".gn-muted")[below]]


def _seat(model: Model, state: State, seat: Seat, ui: Ui[Msg]) -> Element:
    player, name = state.player(seat), model.names[seat - 1]
    listed = seat in state.nominated and not player.out and not at_night(state)
    place = state.nominated.index(seat) + 1 if listed else 0
    note = _note(state, seat)
    secret = _secret(state, seat)
    css = ["gn-chair", "gn-lead-chair"]
    # The cards of a game that is over lie open
    over = isinstance(state.phase, ph.Over)
    veil = None if over else "gn-secret"
    css += [f"gn-{'is' if over else 'if'}-{player.colour}"] if player.colour else []
    css += ["gn-gone"] if player.out else []
    css += ["gn-active"] if seat in active(state) else []
    return li(class_=f"gn-at-{seat}")[
        button(
            ui.click(Tap(seat)),
            class_=" ".join(css),
            type="button",
            id=ui.id(f"platz-{seat}"),
            aria_pressed="true" if model.whom == seat or _raised(state, seat) else "false",
        )[
            span(".gn-chair-number", aria_hidden="true")[str(seat)],
            (note or name) and span(".gn-chair-note", aria_hidden="true")[note or name],
            player.role
            and span(class_=["gn-chair-role", veil], aria_hidden="true")[LETTERS[player.role]],
            place > 0 and span(".gn-chair-mark", aria_hidden="true")[f"{place}."],
            player.fouls > 0 and span(".gn-lead-fouls", aria_hidden="true")["✕" * player.fouls],
            secret and span(".gn-lead-secret.gn-secret", aria_hidden="true")[secret],
            small(".gn-unseen")[
                _told(state, seat, name, place),
                player.role
                and span(class_=veil)[
                    f", {ROLE_NAMES[player.role]}, {TEAM_NAMES[player.colour or 'red'].lower()}"
                ],
                secret and span(".gn-secret")[f", {secret}"],
            ],
        ]
    ]


def active(state: State) -> tuple[Seat, ...]:
    """Whose turn it is, or whom the table is asked about."""
    match state.phase:
        case ph.Talk(seat=seat) | ph.Suspecting(seat=seat) | ph.Cards(to=seat):
            return (seat,)
        case ph.Ballot(kind="lift", candidates=candidates):
            return candidates
        case ph.Ballot(candidates=candidates, at=at):
            return (candidates[at],)
    return ()


def _vote(state: State, seat: Seat) -> Seat | None:
    ballot = state.phase
    if not isinstance(ballot, ph.Ballot):
        return None
    return hand_of(seat, ballot.votes)


def _raised(state: State, seat: Seat) -> bool:
    """Whether the hand is up for what is being asked now."""
    ballot = state.phase
    return isinstance(ballot, ph.Ballot) and _vote(state, seat) == ballot.called


def _note(state: State, seat: Seat) -> str:
    if state.player(seat).out:
        return "raus"
    if (against := _vote(state, seat)) is not None:
        return f"→ {against}" if against else "✓ ja"
    if isinstance(state.phase, ph.Suspecting) and seat in state.phase.named:
        return "genannt"
    return ""


def _secret(state: State, seat: Seat) -> str:
    """What only the Spielleitung sees in this night: a shot, a place in the order of shots."""
    if isinstance(state.phase, ph.Hunt):
        shots = [target for who, target in state.phase.shots if who == seat]
        return "".join(f"→{t}" for t in shots)
    order = state.order
    if isinstance(state.phase, ph.Absprache) and seat in order:
        return f"{order.index(seat) + 1}."
    return "†" if state.victim == seat and state.is_in(seat) else ""


def _told(state: State, seat: Seat, name: str, place: int) -> str:
    player = state.player(seat)
    parts = [f"Nr. {seat}", *([name] if name else [])]
    parts += ["nicht mehr am Tisch"] if player.out else []
    parts += [fouls_word(player.fouls)] if player.fouls else []
    parts += [place_told(place)] if place else []
    against = _vote(state, seat)
    if against is not None:
        parts.append(hand_told(against))
    return ", ".join(parts)

"""What the thumb does: the next step, what a tap on a seat means, fouls, undo."""

from functools import partial

import htpy
from htpy import Element, Node, button, div, label, optgroup, p, select, span, strong

from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as ph
from engine.sport_mafia.game import GAME
from engine.sport_mafia.notation import note, noted
from engine.sport_mafia.offences import ALL, OFFENCES, Cost
from engine.sport_mafia.order import at_night, due, next_number
from engine.sport_mafia.sanctions import happens_now
from engine.sport_mafia.seats import DECK, left_on_tray
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell_action
from engine.sport_mafia.words import ROLE_NAMES, number
from widgets import dealer
from widgets.controls import action, chips
from widgets.pictures.icons import icon
from widgets.sport_mafia import telling
from widgets.sport_mafia.lead.model import (
    Accuse,
    Anew,
    BackTo,
    Choose,
    DealAll,
    Mean,
    Model,
    Msg,
    Play,
    refused,
)
from widgets.sport_mafia.lead.modes import Mode, asked, modes
from widgets.widget import Ui

COSTS: tuple[tuple[Cost, str], ...] = (
    ("foul", "Foul"),
    ("out", "Ausschluss"),
    ("team", "Niederlage des Teams"),
)


def dock(model: Model, ui: Ui[Msg]) -> Element:
    """The refusal if there is one, then the buttons, where the thumb is."""
    state = model.state
    judged = _foul(model, state, ui)
    return div(".gn-lead-dock")[
        _refused(model, state, ui),
        None if model.log else telling.presets(model.options, ui, Choose),
        judged
        or [
            div(".gn-actions.gn-lead-steps")[_steps(model, state, ui)],
            _meaning(model, state, ui),
        ],
    ]


def undo(model: Model, ui: Ui[Msg]) -> Element:
    """Takes the last step back, however long ago it was."""
    return button(
        ".gn-action.gn-lead-tool",
        ui.click(BackTo(len(model.log) - 1)),
        type="button",
    )[icon("back"), span["Zurücknehmen"]]


def _refused(model: Model, state: State, ui: Ui[Msg]) -> Node:
    found = refused(model)
    if not found:
        return None
    # At night the reasons tell of cards
    night = at_night(state)
    return [
        night and p(".gn-lead-veiled")["Das geht nicht; warum, steht unter der Abdeckung."],
        div(class_="gn-tried gn-secret" if night else "gn-tried")[
            p[strong[f"{tell_action(state, noted(model.tried))}?"]],
            telling.refused(found, model.options, ui.root),
        ],
    ]


def _meaning(model: Model, state: State, ui: Ui[Msg]) -> Node:
    found = modes(state)
    if not found:
        return None
    names: list[tuple[Mode, Node]] = [(mode, name) for mode, name in found]
    return div(".gn-lead-meaning")[
        div(".gn-lead-ask")[p[asked(state, model.acting)], _claim(state, ui)],
        chips(ui, "Wer angetippt wird, …", names, model.acting, Mean) if len(found) > 1 else None,
    ]


def _foul(model: Model, state: State, ui: Ui[Msg]) -> Node:
    """For what the seat is punished, and the button that does it."""
    if model.acting != "foul" or not model.whom:
        return None
    chosen = model.offence or usual(state)
    field = ui.id("verstoss")
    now = [o for o in ALL if happens_now(state, o.when)]
    return div(".gn-lead-foul", role="group", aria_label=f"Verstoß von Nr. {model.whom}")[
        label(".gn-number-label", for_=field)[f"Verstoß von {number(model.whom)}"],
        select(ui.change(Accuse), id=field)[
            (
                optgroup(label=name)[
                    (
                        htpy.option(value=o.key, selected=o.key == chosen)[o.name]
                        for o in now
                        if o.cost == cost
                    )
                ]
                for cost, name in COSTS
            )
        ],
        div(".gn-actions.gn-lead-steps")[
            action(ui, _verdict(chosen), _line(a.Sanction(model.whom, chosen)), primary=True),
            action(ui, "Doch nicht", Mean("")),
        ],
    ]


def _verdict(key: str) -> str:
    return {"foul": "Foul geben", "out": "Ausschließen", "team": "Niederlage aussprechen"}[
        OFFENCES[key].cost
    ]


def usual(state: State) -> str:
    """What is punished most often in this part of the game."""
    return "night-noise" if at_night(state) else "talking"


def _line(act: a.Action) -> Msg:
    return Play((note(act),))


def _steps(model: Model, state: State, ui: Ui[Msg]) -> list[Node]:
    word = due(state)
    called = next_number(state)
    do = partial(action, ui)
    match state.phase:
        case ph.Over():
            return [do("Neue Partie, gleiche Leute", Anew(), primary=True)]
        case ph.Cards(to=to):
            return _cards(state, to, ui)
        case ph.Absprache():
            don = state.holder("don")
            beacons = not GAME.breaches(state, a.AgreeBeacons(don)) if don else False
            return [
                do("Die Minute ist um", _line(a.Bell()), primary=True),
                beacons and do("Leuchtfeuer verabredet", _line(a.AgreeBeacons(don))),
            ]
        case ph.FirstSigns():
            return [do("Weiter", _line(a.Bell()), primary=True)]
        case ph.Talk(seat=seat):
            return _talk(model, state, state.phase, ui)
        case ph.Ballot():
            return [do(_counted(state, state.phase), _line(a.CountHands()), primary=True)]
        case ph.Hunt() if called is not None:
            return [
                do(f"Nr. {called} rufen", _line(a.CallNumber()), primary=True),
                _volley(state, ui),
            ]
        case ph.Checking():
            return [do("Die Zeit ist um", _line(a.Bell()), primary=True)]
        case ph.Suspecting(seat=seat):
            return [
                do("Fertig", _line(a.EndSpeech(seat)), primary=True),
                do("Die Zeit ist um", _line(a.Bell())),
            ]
    if word is None:
        return []
    volley = _volley(state, ui) if isinstance(state.phase, ph.Hunt) else None
    return [do("Gesagt", _line(a.Say(word)), primary=True), volley]


def _talk(model: Model, state: State, talk: ph.Talk, ui: Ui[Msg]) -> list[Node]:
    seat, silent = talk.seat, not talk.seconds
    asks = model.options.ask_list != "never" and not GAME.breaches(state, a.AskList(seat))
    return [
        action(ui, "Weiter" if silent else "„Danke“", _line(a.EndSpeech(seat)), primary=True),
        None if silent else action(ui, "Die Zeit ist um", _line(a.Bell())),
        asks and action(ui, "fragt nach der Liste", _line(a.AskList(seat))),
    ]


def _claim(state: State, ui: Ui[Msg]) -> Node:
    """Who has the word may say to be the Sheriff; it belongs into the protocol."""
    talk = state.phase
    if not isinstance(talk, ph.Talk) or not talk.seconds or talk.seat in state.sheriffs:
        return None
    claim = _line(a.ClaimSheriff(talk.seat))
    return button(".gn-action.gn-lead-tool", ui.click(claim), type="button")["„Bin Sheriff“"]


def _counted(state: State, ballot: ph.Ballot) -> str:
    now = 0 if ballot.kind == "lift" else ballot.candidates[ballot.at]
    hands = sum(against == now for _, against in ballot.votes)
    last = ballot.kind != "lift" and ballot.at == len(ballot.candidates) - 1
    missing = len(state.living) - len(ballot.votes) if last else 0
    return f"„Danke.“ Gezählt: {hands}" + (f" + {missing}" if missing else "")


def _volley(state: State, ui: Ui[Msg]) -> Node:
    """All black ones at once, as it goes on a good night for them."""
    shots = [a.Shoot(seat) for seat in state.team("black")]
    hunt = state.phase
    fired = {who for who, _ in hunt.shots} if isinstance(hunt, ph.Hunt) else set()
    open_ = [shot for shot in shots if shot.seat not in fired]
    if not open_ or any(GAME.breaches(state, shot) for shot in open_):
        return None
    every = Play(tuple(note(shot) for shot in open_))
    return span(".gn-secret")[action(ui, "alle schießen", every)]


def _cards(state: State, to: int, ui: Ui[Msg]) -> list[Node]:
    left = left_on_tray(player.role for player in state.players)
    roles = [
        action(ui, f"{ROLE_NAMES[role]} ({left[role]})", _line(a.TakeCard(to, role)))
        for role in DECK
        if left[role]
    ]
    return [
        to > 1 and button(".gn-action", type="button", data_do="peek")[f"{number(to - 1)} zeigen"],
        *roles,
        action(ui, "Ziehen lassen", lambda _: Play((drawn(state, to),)), primary=True),
        action(ui, "Alle austeilen (zum Üben)", lambda _: DealAll(dealer.any_seed())),
    ]


def drawn(state: State, to: int) -> str:
    """The line of a card that falls to ``to`` by chance."""
    left = left_on_tray(player.role for player in state.players)
    rest = tuple(role for role in DECK for _ in range(left[role]))
    return note(a.TakeCard(to, dealer.shuffled(rest)[0]))

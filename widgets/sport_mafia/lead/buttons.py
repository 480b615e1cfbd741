"""The buttons of each part of a game: what the Spielleitung does next, besides tapping seats."""

from functools import partial

from htpy import Node, button, span
from htpy import a as link

from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as ph
from engine.sport_mafia.game import GAME
from engine.sport_mafia.notation import note
from engine.sport_mafia.order import due, next_number
from engine.sport_mafia.seats import DECK, cards_left, left_on_tray
from engine.sport_mafia.state import State
from engine.sport_mafia.words import ROLE_NAMES, number
from widgets import dealer
from widgets.controls import action
from widgets.sport_mafia.lead.messages import Anew, DealAll, Msg, Play
from widgets.sport_mafia.lead.model import Model
from widgets.widget import Ui


def line(act: a.Action) -> Msg:
    """Plays the action."""
    return Play((note(act),))


def haste(model: Model) -> str:
    """Names the buttons of this step: „Danke“ looks the same for the next speaker, and a thumb
    that taps twice must not take the word from two."""
    return f"schritt-{len(model.log)}"


def steps(model: Model, state: State, ui: Ui[Msg]) -> list[Node]:
    """The buttons of what is going on: the next step first."""
    word = due(state)
    called = next_number(state)
    do = partial(action, ui, name=haste(model))
    match state.phase:
        case ph.Over():
            scored = f"{ui.root}sport-mafia/turnierwertung/#ausprobieren"
            return [
                do("Neue Partie, gleiche Leute", Anew(), primary=True),
                link(".gn-action", href=scored)["Punkte ausrechnen"],
            ]
        case ph.Cards(to=to):
            return _cards(model, state, to, ui)
        case ph.Absprache():
            don = state.holder("don")
            beacons = not GAME.breaches(state, a.AgreeBeacons(don)) if don else False
            return [
                do("Die Minute ist um", line(a.Bell()), primary=True),
                beacons and do("Leuchtfeuer verabredet", line(a.AgreeBeacons(don))),
            ]
        case ph.FirstSigns():
            return [do("Weiter", line(a.Bell()), primary=True)]
        case ph.Talk():
            return _talk(model, state, state.phase, ui)
        case ph.Ballot():
            return [do(_counted(state, state.phase), line(a.CountHands()), primary=True)]
        case ph.Hunt() if called is not None:
            return [
                action(
                    ui,
                    f"Nr. {called} rufen",
                    line(a.CallNumber()),
                    primary=True,
                    name=f"ruf-{called}",
                ),
                _volley(state, ui),
            ]
        case ph.Checking():
            return [do("Die Zeit ist um", line(a.Bell()), primary=True)]
        case ph.Suspecting(seat=seat):
            return [
                do("Fertig", line(a.EndSpeech(seat)), primary=True),
                do("Die Zeit ist um", line(a.Bell())),
            ]
    if word is None:
        return []
    volley = _volley(state, ui) if isinstance(state.phase, ph.Hunt) else None
    return [do("Gesagt", line(a.Say(word)), primary=True), volley]


def _talk(model: Model, state: State, talk: ph.Talk, ui: Ui[Msg]) -> list[Node]:
    seat, silent = talk.seat, not talk.seconds
    do = partial(action, ui, name=haste(model))
    asks = model.options.ask_list != "never" and not GAME.breaches(state, a.AskList(seat))
    return [
        do("Weiter" if silent else "„Danke“", line(a.EndSpeech(seat)), primary=True),
        None if silent else do("Die Zeit ist um", line(a.Bell())),
        asks and do("fragt nach der Liste", line(a.AskList(seat))),
    ]


def claim(state: State, ui: Ui[Msg]) -> Node:
    """Who has the word may say to be the Sheriff; it belongs into the protocol."""
    talk = state.phase
    if not isinstance(talk, ph.Talk) or not talk.seconds or talk.seat in state.sheriffs:
        return None
    said = line(a.ClaimSheriff(talk.seat))
    return button(".gn-action.gn-lead-tool", ui.click(said), type="button")["„Bin Sheriff“"]


def _counted(state: State, ballot: ph.Ballot) -> str:
    hands = sum(against == ballot.called for _, against in ballot.votes)
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


def _cards(model: Model, state: State, to: int, ui: Ui[Msg]) -> list[Node]:
    do = partial(action, ui, name=haste(model))
    # All four are always there, their numbers hidden: who is shown a card sees this for a moment
    left = left_on_tray(player.role for player in state.players)
    roles = [
        do([ROLE_NAMES[role], span(".gn-secret")[f" ({left[role]})"]], line(a.TakeCard(to, role)))
        for role in DECK
    ]
    return [
        do("Ziehen lassen", lambda _: Play((drawn(state, to),)), primary=True),
        to > 1 and button(".gn-action", type="button", data_do="peek")[f"{number(to - 1)} zeigen"],
        *roles,
        action(ui, "Alle austeilen (zum Üben)", lambda _: DealAll(dealer.any_seed())),
    ]


def drawn(state: State, to: int) -> str:
    """The line of a card that falls to ``to`` by chance."""
    rest = cards_left(player.role for player in state.players)
    return note(a.TakeCard(to, dealer.shuffled(rest)[0]))

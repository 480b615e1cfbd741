"""The words to say next, in large letters, and what has just happened."""

from collections.abc import Iterable

from htpy import Element, Node, button, div, p, span, strong

from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia import events_night as n
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.game import MafiaStep
from engine.sport_mafia.options import Options
from engine.sport_mafia.order import at_night
from engine.sport_mafia.phases import Over
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.rules.scoring import PROTEST
from engine.sport_mafia.script import cue
from engine.sport_mafia.seats import colour
from engine.sport_mafia.state import State
from engine.sport_mafia.wording import tell, tell_action
from engine.sport_mafia.wording_end import WON
from engine.sport_mafia.words import ROLE_NAMES, TEAM_NAMES, number
from widgets.parts import cites
from widgets.sport_mafia.lead.course import steps
from widgets.sport_mafia.lead.messages import Msg
from widgets.sport_mafia.lead.model import Model
from widgets.sport_mafia.telling import happened
from widgets.widget import Ui

QUIET = ("SpeechEnded", "NumberCalled", "Voted", "SpeechBegan", "CheckerSlept", "CardTaken")
"""What the words to say, the clock or the seats show anyway."""
UNSEEN = (a.TakeCard, a.PlanShot, a.AgreeBeacons, a.Shoot, a.AskAbout)
"""What happens while the others have their masks on."""
GESTURES = {
    ("don", True): ("Nicken", "Sheriff"),
    ("don", False): ("Kopf schütteln", "nicht der Sheriff"),
    ("sheriff", True): ("Nicken, Daumen nach unten", "schwarz"),
    ("sheriff", False): ("Kopf schütteln, Daumen nach oben", "rot"),
}
"""The answer of the Spielleitung (FSM-135, FSM-140, FSM-141, FSM-369, FSM-370)."""


def where(state: State) -> str:
    """Which day or night it is."""
    if state.night == 0:
        return "Vor der Partie"
    if isinstance(state.phase, Over):
        return "Zu Ende"
    return f"Nacht {state.night}" if at_night(state) else f"Tag {state.day}"


def words(model: Model, ui: Ui[Msg]) -> Element:
    """What to say, what is awaited, and the rule behind it."""
    state = model.state
    found = cue(state)
    if found is None:
        won = WON[state.result.outcome] if state.result else ""
        return div(".gn-lead-words")[
            p(".gn-lead-say")[f"„Die Partie ist zu Ende. {won}.“"],
            p(".gn-lead-do")["Alle zeigen ihre Karte.", _protest(model.options, ui.root)],
        ]
    return div(".gn-lead-words")[
        p(".gn-lead-say")[f"„{found.say}“"]
        if found.say
        else p(".gn-lead-say.gn-lead-silent")["Nichts sagen."],
        p(".gn-lead-do")[found.do, cites((cited(found.rule, model.options),), ui.root)],
    ]


def _protest(options: Options, root: str) -> Node:
    """How long the result may be fought, where there are tournaments."""
    if options.book != "fsm":
        return None
    return [" Protest? Binnen zehn Minuten ins Protokoll. ", cites((PROTEST,), root)]


def said(model: Model) -> str:
    """The words to say, for the live region; nothing that the cover hides."""
    found = cue(model.state)
    if found is None:
        return "Die Partie ist zu Ende."
    return f"Ansage: {found.say}" if found.say else found.do


def news(model: Model, ui: Ui[Msg]) -> Node:
    """What the last step led to; what not everybody may know hides under the cover."""
    done = steps(model.options, model.log)
    if not done:
        return None
    told = [
        (tell(before, event), event)
        for before, event in happened(done[-1:])
        if type(event).__name__ not in QUIET
    ]
    told = [(text, event) for text, event in told if text]
    if not told:
        return _done(done[-1])
    hidden = all(event.seen_by is not None for _, event in told)
    return div(
        class_="gn-secret" if hidden else None, role="group", aria_label="Was eben geschehen ist"
    )[(veiled(text, event, event.rules[:2], model.options, ui.root) for text, event in told)]


def _done(one: MafiaStep) -> Node:
    """What was done last, where nothing else tells of it: a step must not happen unnoticed."""
    if isinstance(one.action, UNSEEN):
        return None
    return p(".gn-lead-done")[f"Zuletzt: {tell_action(one.before, one.action)}."]


def veiled(
    text: str, event: MafiaEvent, rules: Iterable[Rule], options: Options, root: str
) -> Element:
    """What happened, under the cover when not everybody saw it."""
    return p(class_="gn-sentence gn-secret" if event.seen_by is not None else "gn-sentence")[
        text, cites((cited(rule, options) for rule in rules), root)
    ]


def answer(model: Model) -> Node:
    """How the Spielleitung answers Don or Sheriff now; None: nobody has asked."""
    done = steps(model.options, model.log)
    found = [e for e in done[-1].events if isinstance(e, n.Answered)] if done else []
    if not found:
        return None
    gesture, means = GESTURES[found[0].who, found[0].hit]
    return [
        div(".gn-lead-answer.gn-secret")[
            span[f"Nr. {found[0].number}?"], strong[gesture], span[means]
        ],
        p(".gn-lead-veiled")["Die Antwort ist verdeckt."],
    ]


def card_to_show(model: Model) -> Node:
    """The card that was drawn last, for its owner's eyes: nothing else is there while it shows."""
    done = steps(model.options, model.log)
    if not done or not isinstance(done[-1].action, a.TakeCard):
        return None
    taken = done[-1].action
    team = TEAM_NAMES[colour(taken.role)]
    return div(class_=f"gn-lead-card gn-lead-card-{colour(taken.role)}")[
        p[f"Nur für {number(taken.to)}"],
        p(".gn-lead-card-role")[ROLE_NAMES[taken.role]],
        p[team],
        button(".gn-action", type="button", data_do="peek")["Verdecken"],
    ]

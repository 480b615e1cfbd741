"""The foul widget: a table in a certain moment, a penalty by tapping, and all that it costs."""

from htpy import Node, caption, dd, div, dl, dt, p, strong, table, tbody, td, th, thead, tr

from engine.core.play import Seat
from engine.core.rule import Rule
from engine.sport_mafia.offences import ALL, COST_NAMES, OFFENCES
from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.seats import LEADER, NUMBERS
from engine.sport_mafia.view import view as seen_by
from engine.sport_mafia.wording import tell
from engine.sport_mafia.words import fouls_word
from widgets.controls import action, chips, menu, stepper
from widgets.parts import cites, refused_aloud, sentence
from widgets.sport_mafia import telling
from widgets.sport_mafia.chairs import Chair, place_told, round_table
from widgets.sport_mafia.foul_course import (
    Course,
    course,
    outcome,
    refused,
    update,
    with_options,
)
from widgets.sport_mafia.foul_facts import Fact, facts, ladder
from widgets.sport_mafia.foul_model import (
    MOST_DAYS,
    TAPS,
    Choose,
    Model,
    Moment,
    Msg,
    Pardon,
    SetDay,
    SetMoment,
    SetOffence,
    Tap,
    TapFor,
    Tapping,
)
from widgets.sport_mafia.foul_moment import from_state, missing
from widgets.sport_mafia.scene import stand
from widgets.widget import Ui, Widget

BY_DAY: tuple[tuple[Moment, str], ...] = (
    ("talk", "die Reden"),
    ("vote", "die Abstimmung"),
    ("tie", "30 Sekunden vor dem Stechen"),
    ("last", "das letzte Wort nach der Abwahl"),
    ("shot", "der Abschied am Morgen"),
)
BY_NIGHT: tuple[tuple[Moment, str], ...] = (
    ("night", "Nacht, noch vor der Jagd"),
    ("hunt", "die Jagd"),
    ("best-move", "der beste Zug"),
)
MOMENTS: dict[str, Moment] = {key: key for key, _ in (*BY_DAY, *BY_NIGHT)}
SHORT: dict[Moment, str] = {
    "talk": "Reden",
    "vote": "Abstimmung",
    "tie": "Gleichstand",
    "last": "letztes Wort",
    "shot": "Abschied",
    "night": "alle schlafen",
    "hunt": "Jagd",
    "best-move": "bester Zug",
}
TAPPING: dict[Tapping, str] = {
    "punish": "Strafe",
    "fouls": "ein altes Foul",
    "seats": "ist weg",
    "word": "redet",
    "listed": "auf die Liste",
    "hit": "abgewählt",
    "sheriff": "nennt sich Sheriff",
}
HEADINGS = ("Foul", "zu fünft und mehr", "zu dritt, zu viert")
TOLD_LATER = ("MorningCame", "Left", "AlsoShot", "VoteDropped", "VoteKept", "Decided", "NoVote")
"""What of the night that follows is told."""


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The moment, the table, what the penalties cost, and the three sets of rules beside it."""
    played = course(model, model.options)
    day = stepper(ui, "Tag", model.day, 1, MOST_DAYS, SetDay)
    rules = telling.presets(model.options, ui, Choose)
    parts = (("Am Tag", BY_DAY), ("In der Nacht", BY_NIGHT))
    moment = menu(ui, "Was gerade läuft", parts, model.moment, lambda k: SetMoment(MOMENTS[k]))
    offences = [
        (name, [(o.key, o.name) for o in ALL if o.cost == cost])
        for cost, name in COST_NAMES.items()
    ]
    offence = menu(ui, "Der Verstoß", offences, model.offence, SetOffence)
    acts: list[tuple[Tapping, Node]] = [(t, _act(model, t)) for t in TAPS[model.moment]]
    tapping = chips(ui, "Ein Tipp auf einen Platz heißt", acts, model.tapping, TapFor)
    seats = round_table(
        [_chair(model, played, seat) for seat in NUMBERS],
        _middle(model, played),
        "Der Tisch mit allen Fouls",
        lambda chair: (ui.click(Tap(chair.number)), _pressed(model, chair.number)),
    )
    pardon = action(ui, "Strafen zurücknehmen", Pardon()) if model.given else None
    return div(".gn-vote")[
        div(".gn-controls")[day, rules],
        div(".gn-vote-table")[moment, offence, tapping, seats],
        div(".gn-vote-side")[
            telling.refused(refused(model), model.options, ui.root),
            _course(model, played, ui),
            _facts(model, played, ui),
            pardon and div(".gn-actions")[pardon],
        ],
        _beside(model, ui),
        div(".gn-vote-beside")[_ladder(model.options, ui)],
    ]


def _act(model: Model, tapping: Tapping) -> str:
    if tapping == "hit" and model.moment != "last":
        return "getroffen"
    return TAPPING[tapping]


def _pressed(model: Model, seat: Seat) -> bool:
    match model.tapping:
        case "punish":
            return any(seat == punished for punished, _ in model.given)
        case "seats":
            return seat in model.gone
        case "listed":
            return seat in model.listed
        case "sheriff":
            return seat in model.claimed
        case "word":
            return seat == model.word
        case "hit":
            return seat == model.hit
    return model.fouls[seat - 1] > 0


def _chair(model: Model, played: Course, seat: Seat) -> Chair:
    player = played.now.player(seat)
    told = [fouls_word(player.fouls)] if player.fouls else []
    on_list = played.now.nominated
    place = on_list.index(seat) + 1 if seat in on_list else 0
    if place:
        told.append(place_told(place))
    if seat in model.claimed:
        told.append("nennt sich Sheriff")
    if player.offence:
        told.append("bestraft")
    return Chair(
        seat,
        player.role,
        note="I" * player.fouls,
        told=", ".join(told),
        mark=f"{place}." if place else "",
        gone=player.out is not None,
        active=_speaks(model, seat),
        changed=any(seat == punished for punished, _ in model.given),
    )


def _speaks(model: Model, seat: Seat) -> bool:
    match model.moment:
        case "talk":
            return seat == model.word
        case "tie":
            return seat in model.listed[:1]
        case "last" | "best-move" | "shot" | "hunt":
            return seat == model.hit
    return False


def _middle(model: Model, played: Course) -> Node:
    night = model.moment in ("night", "hunt", "best-move")
    label = f"Nacht {model.day + 1}" if night else f"Tag {played.now.day}"
    living = len(played.now.living)
    return [
        p[strong[label]],
        p(".gn-muted")[SHORT[model.moment]],
        p(".gn-muted")[f"{living} am Tisch"],
    ]


def _course(model: Model, played: Course, ui: Ui[Msg]) -> Node:
    """What the penalties have led to; before any, what to do."""
    if played.decided is not None:
        rules = (cited(rule, model.options) for rule in played.decided.rules)
        text = f"An diesem Tisch ist die Partie schon vorbei. {tell(played.now, played.decided)}"
        return div(".gn-vote-course")[sentence(text, rules, ui.root)]
    absent: list[Node] = []
    if not played.there:
        told = telling.sentences(
            played.lead[-1:], model.options, ui.root, lambda n: n in ("NoVote", "NobodyShot")
        )
        text, because = missing(model.moment, model.options)
        absent = [told, p[text, cites((cited(r, model.options) for r in because), ui.root)]]
    hint = p(".gn-muted")["Wählt einen Verstoß und tippt an, wer es war."]
    done = telling.sentences(played.penalties, model.options, ui.root, lambda _: True)
    later = telling.sentences(played.rest, model.options, ui.root, TOLD_LATER.__contains__)
    return [
        absent,
        div(".gn-vote-course", role="group", aria_label="Was die Strafe bewirkt")[
            done or hint,
            later and p(".gn-muted")["Und so geht die Nacht zu Ende, wenn sonst nichts geschieht:"],
            later,
        ],
    ]


def _facts(model: Model, played: Course, ui: Ui[Msg]) -> Node:
    found = facts(played) if played.penalties and played.decided is None else ()
    if not found:
        return None
    seen = seen_by(played.end, LEADER)
    lines = (*found, Fact("Stand", stand(seen)))
    return dl(".gn-vote-facts")[
        (
            div[dt[one.about], dd[telling.because(one.text, one.rules, model.options, ui.root)]]
            for one in lines
        )
    ]


def _ladder(options: Options, ui: Ui[Msg]) -> Node:
    """What each foul costs by these rules, at a big table and at a small one."""
    rows = ladder(options)

    def cell(one: Fact) -> Node:
        rules: tuple[Rule, ...] = tuple(cited(rule, options) for rule in one.rules)
        return td[one.text, cites(rules[:1], ui.root) if rules else None]

    return table(".gn-ladder")[
        caption(".gn-score-caption")["Was jedes Foul kostet: die eigene nächste Minute"],
        thead[tr[(th(scope="col")[h] for h in HEADINGS)]],
        tbody[(tr[th(scope="row")[f"{n}."], cell(many), cell(few)] for n, many, few in rows)],
    ]


def _beside(model: Model, ui: Ui[Msg]) -> Node:
    found = [(preset.options, outcome(course(model, preset.options))) for preset in PRESETS]
    return telling.beside(
        "Dieselbe Strafe",
        [telling.because(o.text, o.rules, options, ui.root) for options, o in found],
        differ=len({o.text for _, o in found}) > 1,
    )


def announce(model: Model) -> str:
    """Why the last penalty was refused, or what it costs."""
    if found := refused(model):
        return refused_aloud(found)
    if not model.given:
        return f"Verstoß: {OFFENCES[model.offence].name}."
    return outcome(course(model, model.options)).text


FOULS: Widget[Model, Msg] = Widget(
    key="mafia/fouls",
    title="Fouls und Strafen und was sie kosten",
    model=Model,
    message=Msg,
    init=Model,
    from_state=from_state,
    update=update,
    view=view,
    announce=announce,
    options=lambda model: model.options,
    with_options=with_options,
)

"""The Vorlage and the official rules beside each other: each point on which they are not alike."""

from dataclasses import dataclass

from htpy import Node, div, span, table, tbody, td, th, thead, tr

from engine.core.rule import Rule
from engine.sport_mafia.options import fsm_2024, vorlage
from engine.sport_mafia.rules import (
    checks,
    day,
    ending,
    first_night,
    fouls,
    night,
    nominating,
    offences,
    roles,
    tie,
    voting,
)
from engine.sport_mafia.rules import scoring_harm as harm
from engine.sport_mafia.rules.books import cited
from widgets.parts import cites


@dataclass(frozen=True, slots=True)
class Side:
    """What one of the two texts says, with its rules; none: it is silent."""

    says: str
    rules: tuple[Rule, ...] = ()


@dataclass(frozen=True, slots=True)
class Difference:
    """A point: what it is about, and both sides. ``against``: one contradicts the other."""

    about: str
    source: Side
    official: Side
    against: bool = False


DIFFERENCES: tuple[Difference, ...] = (
    Difference(
        "Wann es vorbei ist",
        Side("erst mit der Ansage der Spielleitung", (ending.ENDS_WHEN_ANNOUNCED,)),
        Side("in dem Moment, in dem der Letzte geht", (ending.ENDS_AT_ONCE,)),
        against=True,
    ),
    Difference(
        "Auf wen die Mafia schießt",
        Side("auf Bürger", (night.ONLY_CITIZENS_SHOT,)),
        Side("auf jede Person, auch auf eigene Leute", (night.ANYBODY_SHOT,)),
        against=True,
    ),
    Difference(
        "Der Sheriff in der ersten Nacht",
        Side("nimmt die Maske ab und sieht in die Runde", (first_night.SHERIFF_LOOKS,)),
        Side(
            "gibt mit Maske ein Zeichen, vorher der Don",
            (first_night.SHERIFF_SIGNALS, first_night.DON_SIGNALS),
        ),
        against=True,
    ),
    Difference(
        "Wie viele man aufstellt",
        Side("Kandidaten, also auch mehrere", (nominating.SEVERAL_A_DAY,)),
        Side("einen am Tag", (nominating.ONE_A_DAY,)),
        against=True,
    ),
    Difference(
        "Einer allein auf der Liste",
        Side("nie eine Abstimmung", (voting.TWO_CANDIDATES,)),
        Side("am ersten Tag keine, danach doch", (voting.ALONE_ON_DAY_ONE, voting.ALONE_LATER)),
        against=True,
    ),
    Difference(
        "Wie die Karten verteilt werden",
        Side("gezogen oder ausgeteilt", (roles.FROM_THE_TRAY, roles.OR_DEALT)),
        Side("nacheinander genommen", (first_night.CARDS_ONE_BY_ONE,)),
    ),
    Difference(
        "Wer zusieht, wenn man die Karte ansieht",
        Side("die Spielleitung", (first_night.LEARN_OWN_ROLE,)),
        Side(
            "steht nichts; danach senkt man den Kopf und hält sich, wenn nötig, die Ohren zu",
            (first_night.LEARN_OWN_ROLE,),
        ),
    ),
    Difference(
        "Wer auf welchem Platz sitzt",
        Side("steht nichts"),
        Side("das Los oder der Spielplan", (roles.SEATS_DRAWN,)),
    ),
    Difference(
        "Freies Sitzen nach der Absprache",
        Side("steht nichts"),
        Side("40 Sekunden", (first_night.FREE_SITTING,)),
    ),
    Difference(
        "Ab wann geschossen und geprüft wird",
        Side(
            "jede Nacht",
            (night.MAFIA_HUNTS, checks.DON_ASKS_ONCE, checks.SHERIFF_ASKS_ONCE),
        ),
        Side(
            "ab der zweiten Nacht",
            (first_night.NO_SHOT_FIRST_NIGHT, first_night.NO_CHECK_FIRST_NIGHT),
        ),
    ),
    Difference(
        "Leuchtfeuer am Tag",
        Side("eine Möglichkeit des Don", (first_night.BEACONS,)),
        Side("steht nichts; der Don legt nur die Folge fest", (first_night.DON_SETS_ORDER,)),
    ),
    Difference(
        "Reden bei der Absprache",
        Side("nur Gesten", (first_night.GESTURES_ONLY,)),
        Side("nachts redet ohnehin niemand", (offences.OUT_NIGHT_NOISE,)),
    ),
    Difference(
        "Der beste Zug",
        Side("steht nichts"),
        Side("drei Nummern des Opfers der zweiten Nacht", (night.BEST_MOVE,)),
    ),
    Difference(
        "Pflichten des Sheriffs",
        Side(
            "nennt seine Prüfungen, zeigt sich vor der Abwahl",
            (checks.NAMES_ALL_CHECKS, checks.COMES_OUT_WHEN_NOMINATED),
        ),
        Side(
            "während der Partie keine; nach einer Niederlage kostet es Punkte",
            (harm.SHERIFF_STAYED_HIDDEN, harm.CHECKS_LEFT_UNCLEAR),
        ),
    ),
    Difference(
        "Sheriff bei sieben oder acht",
        Side("soll sich zeigen", (checks.COMES_OUT_AT_EIGHT,)),
        Side("steht nichts"),
    ),
    Difference(
        "Wie eine Nominierung lautet",
        Side("steht nichts"),
        Side("in der Gegenwart, mit Nummer, und „Angenommen“", (nominating.SAID_AND_ACCEPTED,)),
    ),
    Difference(
        "Nach der Liste fragen",
        Side("steht nichts"),
        Side("verboten", (nominating.NOBODY_READS_THE_LIST,)),
    ),
    Difference(
        "Wie abgestimmt wird",
        Side("jede Person hat eine Stimme", (voting.ONE_VOTE_EACH,)),
        Side(
            "mit der Faust auf dem Tisch, in der Reihenfolge der Liste",
            (voting.FIST_ON_THE_TABLE, voting.IN_ORDER_OF_NOMINATION),
        ),
    ),
    Difference(
        "Letztes Wort und Rolle der Abgewählten",
        Side("steht nichts"),
        Side("eine Minute, verdeckt", (voting.LAST_WORD, voting.ROLE_STAYS_HIDDEN)),
    ),
    Difference(
        "Gleichstand",
        Side("steht nichts"),
        Side("Stechen, dann Hebeabstimmung", (tie.VOTE_AGAIN, tie.SAME_TIED_LIFT)),
    ),
    Difference(
        "Gesten beim Abstimmen",
        Side("verboten", (offences.FOUL_VOTE_GESTURES,)),
        Side("kosten ein Foul", (offences.FOUL_VOTE_GESTURES,)),
    ),
    Difference(
        "Strafen",
        Side("gibt es; welche, steht nicht da", (fouls.THE_JUDGE_DECIDES,)),
        Side("fünf Arten, jede mit ihrer Klausel", (fouls.PENALTIES, fouls.FOURTH_FOUL_OUT)),
    ),
    Difference(
        "Reden und Zeichen in der Nacht",
        Side("sofort raus", (offences.OUT_NIGHT_NOISE,)),
        Side(
            "sofort raus, ebenso jedes andere nächtliche Fehlverhalten",
            (offences.OUT_NIGHT_NOISE, offences.OUT_NIGHT_HINT),
        ),
    ),
    Difference(
        "Die Abstimmung nach einem Ausschluss",
        Side("steht nichts"),
        Side(
            "die laufende oder nächste entfällt, mit Ausnahmen",
            (fouls.VOTE_IS_DROPPED, fouls.LEAVES_ANYWAY),
        ),
    ),
    Difference(
        "Welche Nummern nachts fallen",
        Side("Spielernummern", (night.SHOT_BY_HAND,)),
        Side("immer 1 bis 10", (night.ALL_TEN_CALLED,)),
    ),
    Difference(
        "Zeit für eine Prüfung",
        Side("steht nichts"),
        Side("höchstens zehn Sekunden", (checks.TEN_SECONDS_TO_CHECK,)),
    ),
    Difference(
        "Sieg und Remis",
        Side("eine Überschrift ohne Text"),
        Side(
            "ausführlich",
            (ending.RED_WINS, ending.BLACK_WINS, ending.DRAW_AFTER_THREE_NIGHTS),
        ),
    ),
    Difference(
        "Punkte",
        Side("steht nichts"),
        Side("ein ganzes Kapitel", (harm.HARM_COSTS,)),
    ),
    Difference(
        "Wer den zweiten Tag eröffnet",
        Side("steht nichts"),
        Side("die nächste Person nach dem ersten Redner", (day.NEXT_ONE_BEGINS,)),
    ),
)
"""Contradictions first, then where one says more than the other."""


def differences(root: str) -> Node:
    """All of them, each side with its place."""
    return div(".gn-presets")[
        table(".gn-register-table")[
            thead[tr[(th(scope="col")[name] for name in ("Frage", "Vorlage", "ФСМ 2024"))]],
            tbody[(_row(one, root) for one in DIFFERENCES)],
        ]
    ]


def _row(one: Difference, root: str) -> Node:
    mark = span(".gn-against")["Widerspruch"] if one.against else None
    mine = tuple(cited(rule, vorlage()) for rule in one.source.rules)
    theirs = tuple(cited(rule, fsm_2024()) for rule in one.official.rules)
    sides = (("Vorlage", one.source.says, mine), ("ФСМ 2024", one.official.says, theirs))
    return tr[
        th(scope="row")[one.about, mark],
        (
            td(data_label=name, class_=None if rules else "gn-muted")[says, cites(rules, root)]
            for name, says, rules in sides
        ),
    ]

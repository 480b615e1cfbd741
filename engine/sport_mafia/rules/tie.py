"""Ties: thirty seconds, the vote again, and the vote on all of them."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import TIE, fsm, ruling

TIE_AT_THE_TOP = Rule(
    id="mafia.tie-at-the-top",
    title="Nur der Gleichstand an der Spitze zählt",
    says="Ein Gleichstand ist es nur, wenn sich mehrere die höchste Stimmenzahl teilen.",
    chapter=TIE,
    source=fsm("4.4.12", 97),
    words=("Gleichstand", "gleich viele Stimmen", "Unentschieden in der Abstimmung"),
)
THIRTY_SECONDS_EACH = Rule(
    id="mafia.thirty-seconds-each",
    title="30 Sekunden für jeden, der gleichauf liegt",
    says="Wer gleichauf liegt, redet noch einmal, 30 Sekunden lang.",
    chapter=TIE,
    source=fsm("4.4.12", 96, 98),
    words=("30 Sekunden", "Verteidigung", "Rechtfertigung"),
)
DEFENCE_IN_ORDER = Rule(
    id="mafia.defence-in-order",
    title="In der Reihenfolge der Nominierung",
    says="Zuerst redet, wer zuerst aufgestellt wurde.",
    chapter=TIE,
    source=fsm("4.4.12.1", 100),
    words=("wer verteidigt sich zuerst", "Reihenfolge Verteidigung"),
)
VOTE_AGAIN = Rule(
    id="mafia.vote-again",
    title="Das Stechen",
    says="Danach stimmt ihr noch einmal ab, nur über die, die gleichauf lagen.",
    chapter=TIE,
    source=fsm("4.4.12", 99),
    words=("Stechen", "Stichwahl", "zweite Abstimmung", "perestrelka"),
)
AGAIN_IN_ORDER = Rule(
    id="mafia.again-in-order",
    title="Auch im Stechen zählt die Liste",
    says="Aufgerufen wird wieder in der Reihenfolge der Nominierung, und fehlende Stimmen treffen "
    "den Letzten unter den Gleichauf-Liegenden.",
    chapter=TIE,
    source=fsm("4.4.12.1", 101, 102),
    words=("Stechen fehlende Stimmen", "Reihenfolge Stechen"),
)
FEWER_TIED = Rule(
    id="mafia.fewer-tied",
    title="Weniger als vorher: noch ein Stechen",
    says="Liegen im Stechen wieder mehrere gleichauf, aber weniger als zuvor, reden diese noch "
    "einmal 30 Sekunden, und ihr stimmt nur über sie ab.",
    chapter=TIE,
    source=fsm("4.4.12.2", 103, 104),
    words=("zweites Stechen", "drei gleich dann zwei"),
)
SAME_TIED_LIFT = Rule(
    id="mafia.same-tied-lift",
    title="Zweimal dieselben gleich: Hebeabstimmung",
    says="Liegen genau dieselben noch einmal gleichauf, fragt die Spielleitung, wer dafür ist, "
    "dass sie alle gehen.",
    chapter=TIE,
    source=fsm("4.4.12.3", 105, 106),
    option="second_tie",
    words=(
        "zweimal gleich",
        "zwei stehen zweimal gleich",
        "wer geht",
        "Hebeabstimmung",
        "Awtokatastrofa",
        "Popil",
        "beide gehen",
    ),
)
LIFT_NEEDS_MAJORITY = Rule(
    id="mafia.lift-needs-majority",
    title="Alle gehen nur mit Mehrheit",
    says="Ist mehr als die Hälfte am Tisch dafür, gehen alle. Bei genau der Hälfte oder weniger "
    "bleiben alle.",
    chapter=TIE,
    source=fsm("4.4.12.3", 107, 108, 109),
    further=(
        ruling(
            17,
            "Gezählt wird gegen alle, die noch am Tisch sitzen, denn wer die Hand nicht hebt, ist "
            "dagegen.",
            "beim zweiten Gleichstand bleiben alle",
        ),
    ),
    words=("Mehrheit Hebeabstimmung", "Hälfte", "alle gehen"),
)
SECOND_TIE_STAYS = Rule(
    id="mafia.second-tie-stays",
    title="Mafia-Liga: Zweimal gleich, alle bleiben",
    says="Endet auch das Stechen zwischen denselben gleich, bleiben alle, und es wird Nacht.",
    chapter=TIE,
    source=ruling(
        17,
        "So beschreibt es die deutsche Mafia-Liga; eine Hebeabstimmung kennt sie nicht.",
        "Hebeabstimmung über alle",
        "bis zu drei Stechen",
    ),
    option="second_tie",
    words=("zweimal gleich", "Mafia-Liga Gleichstand", "niemand geht"),
)
SAME_CANDIDATES_COUNT = Rule(
    id="mafia.same-candidates-count",
    title="Dieselben Kandidaten, andere Stimmen: trotzdem gleich",
    says="Für die Hebeabstimmung zählt nur, dass dieselben gleichauf liegen. Wer für wen gestimmt "
    "hat, ist gleichgültig.",
    chapter=TIE,
    source=ruling(
        18,
        "Die Regel spricht von denselben Kandidaten, nicht von denselben Stimmen.",
        "haben andere gestimmt, gibt es noch ein Stechen",
    ),
    option="same_split",
    words=("andere Stimmen", "anders abgestimmt", "zweimal gleich"),
)
LIFT_AT_FOUR_TOO = Rule(
    id="mafia.lift-at-four-too",
    title="Auch zu viert dürfen beide gehen",
    says="Die Hebeabstimmung gibt es auch, wenn nur noch vier am Tisch sitzen.",
    chapter=TIE,
    source=ruling(
        19,
        "Ein Verbot steht in keinem unserer Texte.",
        "zu viert wird nicht mehr gehoben, es wird gleich Nacht",
    ),
    option="lift_at_four",
    words=("Gleichstand bei vier Spielern", "zu viert", "vier Spieler beide gehen", "bei vier"),
)
NOT_THE_WHOLE_TABLE = Rule(
    id="mafia.not-the-whole-table",
    title="Nie über den ganzen Tisch",
    says="Liegen alle gleichauf, die noch am Tisch sitzen, fällt die Hebeabstimmung aus. Alle "
    "bleiben, und es wird Nacht.",
    chapter=TIE,
    source=fsm("7.8", 270),
    further=(
        ruling(
            5,
            "Gingen alle auf einmal, gäbe es niemanden, der gewonnen hätte.",
            "gefragt wird trotzdem, und gehen alle, ist es unentschieden",
        ),
    ),
    option="whole_table",
    words=("alle gehen", "alle gleichauf", "ganzer Tisch"),
)
LEAVE_TOGETHER = Rule(
    id="mafia.leave-together",
    title="Gehobene gehen gemeinsam",
    says="Gehen mehrere durch eine Hebeabstimmung, gehen sie im selben Moment. Gezählt wird erst, "
    "wenn alle draußen sind.",
    chapter=TIE,
    source=ruling(
        2,
        "Als Moment des Ausscheidens gilt die Abstimmung, und die ist eine einzige.",
        "nacheinander, in der Reihenfolge der Liste",
    ),
    words=("gemeinsam ausscheiden", "mehrere gehen", "gleichzeitig"),
)

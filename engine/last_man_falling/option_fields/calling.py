"""The Staatsanwalt, the calls, and the end."""

from engine.last_man_falling.option_fields.kinds import Field, Numbers, Value
from engine.last_man_falling.options import MOST_DEDUCTED, MOST_POINTS, MOST_ROUNDS

CALLING: tuple[Field, ...] = (
    Field(
        "accuser",
        "staatsanwalt",
        "Wer darf anklagen?",
        ("lmf.who-may-accuse",),
        (
            Value(
                "victim", "nur wen es trifft", "Die Anklage soll die eigenen vier Karten abwenden."
            ),
            Value("anyone", "alle anderen", "Zweifeln darf zuerst einmal, wer der Meinung ist."),
        ),
    ),
    Field(
        "accuse_until",
        "staatsanwalt",
        "Bis wann darf man anklagen?",
        ("lmf.when-to-accuse",),
        (
            Value(
                "accepted",
                "bis das Attentat angenommen ist",
                "Wer zieht, hat die Strafe hingenommen.",
            ),
            Value(
                "acted",
                "auch noch nach dem Ziehen, bis weitergespielt wird",
                "Eine Frist steht nirgends. Wer zu viel gezogen hat, gibt die Karten dann weiter.",
            ),
        ),
    ),
    Field(
        "third_party",
        "staatsanwalt",
        "Eine dritte Person klagt falsch an?",
        ("lmf.third-party-draws-two",),
        (
            Value(
                "two",
                "sie zieht zwei, die getroffene vier",
                "Zwei Karten mehr kostet auch die getroffene Person ihr Irrtum.",
            ),
            Value(
                "six",
                "sie zieht alle sechs, die getroffene keine",
                "Wer falsch anklagt, zieht sechs. Das wirkt nur, wenn alle anklagen dürfen.",
            ),
        ),
    ),
    Field(
        "cleared_victim",
        "staatsanwalt",
        "Wer ist nach einer berechtigten Anklage dran?",
        ("lmf.victim-plays-on",),
        (
            Value(
                "plays",
                "wen es treffen sollte",
                "Mit den vier Karten ist auch das Aussetzen vom Tisch.",
            ),
            Value("skipped", "die Person danach", "So geht es weiter wie nach jedem Attentat."),
        ),
    ),
    Field(
        "hand_shown_to",
        "staatsanwalt",
        "Wer sieht die Hand?",
        ("lmf.shown-to-all",),
        (
            Value("all", "alle", "Offenlegen heißt: für alle."),
            Value("accuser", "nur wer anklagt", "So macht es UNO; die anderen erfahren nichts."),
        ),
    ),
    Field(
        "fitting",
        "staatsanwalt",
        "Was zählt als passend?",
        ("lmf.what-counts-as-fitting",),
        (
            Value("weapon-or-number", "nur Waffe und Zahl", "Nur diese beiden sind zu beweisen."),
            Value("wild-too", "auch Waffenwahl und Verpfeifen", "Legen könnte man sie ja."),
            Value("same-symbol-too", "auch das gleiche Bild", "Knast auf Knast wäre erlaubt."),
            Value(
                "all-too",
                "alles davon",
                "Dann ist nur unschuldig, wer wirklich gar nichts legen kann.",
            ),
        ),
    ),
    Field(
        "convict_card",
        "staatsanwalt",
        "Überführt: Was wird aus der Karte?",
        ("lmf.card-and-wish-stand",),
        (
            Value(
                "stays",
                "sie bleibt, der Wunsch gilt",
                "Genannt ist nur eine Folge: die vier Karten.",
            ),
            Value(
                "stays-extra",
                "sie bleibt, und eine fünfte kommt dazu",
                "Eine falsche Karte kostet sonst auch eine.",
            ),
            Value(
                "taken-back",
                "zurück auf die Hand",
                "Eine falsche Karte nimmt man sonst auch zurück.",
            ),
            Value(
                "taken-back-extra",
                "zurück auf die Hand, und eine fünfte dazu",
                "Das ist der ganze Vollidiot: zurücknehmen und eine ziehen.",
            ),
        ),
    ),
    Field(
        "forgotten_call",
        "ansagen",
        "Vergessener Ruf?",
        ("lmf.call-window",),
        (
            Value("caught", "kostet, wenn es jemand merkt", "Aufpassen gehört zum Spiel."),
            Value("always", "kostet immer", "Das Programm merkt es ja."),
        ),
    ),
    Field(
        "call_again",
        "ansagen",
        "Wieder bei einer Karte: noch einmal rufen?",
        ("lmf.call-again",),
        (
            Value("always", "jedes Mal", "Verlangt ist der Ruf, sooft man nur noch eine hält."),
            Value("once", "einmal je Runde genügt", "Wissen tun es dann ja alle."),
        ),
    ),
    Field(
        "swap_call",
        "ansagen",
        "Ruf nach einem Tausch?",
        ("lmf.call-after-swap", "lmf.swap-owes-last-only"),
        (
            Value(
                "last",
                "mit einer einzigen Karte",
                "Rufen soll, wer nur noch eine hat, gleich woher.",
            ),
            Value(
                "levels",
                "bei Bandensterben auch mit dreien und zweien",
                "Dann zählt allein, was man hält.",
            ),
            Value("none", "nein", "Abgelegt hat die Person ja nichts."),
        ),
    ),
    Field(
        "match_by",
        "ende",
        "Wann ist Schluss?",
        ("lmf.rounds-or-points",),
        (
            Value(
                "rounds", "nach einer Zahl von Runden", "Dann wisst ihr, wann ihr ins Bett kommt."
            ),
            Value("points", "bei einer Punktzahl", "Dann bleibt es spannend, wer zu viel sammelt."),
        ),
    ),
    Field(
        "rounds", "ende", "Wie viele Runden?", ("lmf.how-long",), Numbers(1, MOST_ROUNDS, "Runden")
    ),
    Field(
        "target",
        "ende",
        "Bis zu welcher Punktzahl?",
        ("lmf.up-to-target",),
        Numbers(1, MOST_POINTS, "Punkte"),
    ),
    Field(
        "winner_deducts",
        "ende",
        "Wer die Runde gewinnt, zieht sich ab …",
        ("lmf.winner-scores-nothing",),
        Numbers(0, MOST_DEDUCTED, "Punkte"),
    ),
    Field(
        "tie",
        "ende",
        "Gleichstand?",
        ("lmf.tied",),
        (
            Value("shared", "geteilter Sieg", "Am einfachsten, und niemand verliert."),
            Value(
                "extra-round",
                "noch eine Runde",
                "Nur die Gleichauf-Liegenden können dann noch gewinnen.",
            ),
        ),
    ),
)

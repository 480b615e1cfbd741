"""The options as data: in groups, each value with its German label and what speaks for it."""

from dataclasses import dataclass
from typing import Any, Literal

from engine.last_man_falling.options import MOST_POINTS, MOST_ROUNDS

type Group = (
    Literal["tisch", "aufbau", "zug", "sonderkarten", "angriffe", "staatsanwalt"]
    | Literal["ansagen", "ende", "varianten"]
)


@dataclass(frozen=True, slots=True)
class Value:
    """One value: what it is called, and why somebody would choose it, one German sentence."""

    value: Any
    label: str
    why: str


@dataclass(frozen=True, slots=True)
class Numbers:
    """A number from ``least`` to ``most``; ``unit`` follows it („Runden“)."""

    least: int
    most: int
    unit: str


@dataclass(frozen=True, slots=True)
class Field:
    """One option: its ``name`` in ``Options``, the ``question`` it answers, the ids of the
    ``rules`` it changes, and its ``values``, ours first. ``needs``: the variant without which it
    changes nothing."""

    name: str
    group: Group
    question: str
    rules: tuple[str, ...]
    values: tuple[Value, ...] | Numbers
    needs: str | None = None

    def label_of(self, value: Any) -> str:
        """The German label of a value."""
        if isinstance(self.values, Numbers):
            return f"{value} {self.values.unit}"
        return next(v.label for v in self.values if v.value == value)


def _variant(name: str, question: str, why: str, *rules: str) -> Field:
    off = Value(
        False, "aus", "Die Varianten sind freiwillig und gelten nur, wenn ihr sie verabredet."
    )
    return Field(name, "varianten", question, rules, (off, Value(True, "an", why)))


def _yes_no(yes: str, why: str, no: str, why_not: str, *, first: bool) -> tuple[Value, Value]:
    pair = (Value(True, yes, why), Value(False, no, why_not))
    return pair if first else (pair[1], pair[0])


FIELDS: tuple[Field, ...] = (
    Field(
        "mode",
        "tisch",
        "Unberechtigtes Vierfach-Attentat legen?",
        ("lmf.only-staatsanwalt-catches",),
        (
            Value(
                "table",
                "geht, wie am Tisch",
                "Am Tisch sieht niemand die Hand; nur der Staatsanwalt fängt es.",
            ),
            Value(
                "strict",
                "wird verweigert (strenger Modus)",
                "Das Programm sieht die Hand und lässt nur Erlaubtes zu.",
            ),
        ),
    ),
    Field(
        "wrong_card",
        "tisch",
        "Falsche Karte oder außer der Reihe?",
        ("lmf.wrong-card", "lmf.out-of-turn", "lmf.vollidiot-loses-turn"),
        (
            Value(
                "refused",
                "wird ohne Strafe abgewiesen",
                "Ein Programm kann den Fehler verhindern, also muss es niemanden dafür bestrafen.",
            ),
            Value(
                "punished",
                "liegt und kostet (Vollidiot)",
                "So steht es bei den Strafen: zurücknehmen und eine Karte ziehen.",
            ),
        ),
    ),
    Field(
        "tips",
        "tisch",
        "Wann war es ein Tipp?",
        ("lmf.tips-by-majority",),
        (
            Value(
                "majority",
                "wenn die Mehrheit der anderen es sagt",
                "Gegen eine Mehrheit streitet es sich schlecht.",
            ),
            Value("one", "wenn eine Person es sagt", "Streng, aber schnell."),
            Value(
                "off",
                "wir spielen ohne diese Strafe",
                "Mit Kindern am Tisch sind Tipps oft erwünscht.",
            ),
        ),
    ),
    Field(
        "turn_up",
        "aufbau",
        "Was kommt zuerst?",
        ("lmf.deal-then-turn-up",),
        (
            Value(
                "after-dealing",
                "austeilen, dann aufdecken",
                "So steht es in einem Spielearchiv; am Glück ändert es nichts.",
            ),
            Value("before-dealing", "aufdecken, dann austeilen", "So erzählt es die Besprechung."),
        ),
    ),
    Field(
        "first_card",
        "aufbau",
        "Zuerst liegt eine Sonderkarte?",
        ("lmf.first-card-works", "lmf.first-card-back", "lmf.first-flucht"),
        (
            Value("effect", "sie wirkt", "UNO und SOLO halten es so."),
            Value(
                "number-only",
                "aufdecken, bis eine Zahl liegt",
                "Am einfachsten: Niemand wird bestraft, bevor es losgeht.",
            ),
        ),
    ),
    Field(
        "next_starter",
        "aufbau",
        "Wer beginnt die nächste Runde?",
        ("lmf.starter-rotates",),
        (
            Value(
                "rotates",
                "reihum die nächste Person",
                "Anfangen ist ein Vorteil, und der wandert so um den Tisch.",
            ),
            Value("winner", "wer gewonnen hat", "Wer gewinnt, hat die Hände frei zum Austeilen."),
        ),
    ),
    Field(
        "voluntary_draw",
        "zug",
        "Freiwillig ziehen, obwohl etwas passt?",
        ("lmf.must-lay",),
        _yes_no(
            "ja",
            "UNO und Mau-Mau erlauben es, und mancher spart sich gern etwas auf.",
            "nein",
            "Gezogen wird laut Besprechung, wenn man nicht legen kann.",
            first=False,
        ),
    ),
    Field(
        "after_drawing",
        "zug",
        "Was darf nach dem Ziehen weg?",
        ("lmf.only-drawn-card",),
        (
            Value(
                "drawn",
                "nur die gezogene Karte",
                "Vorher passte nichts, also kann nur die neue passen.",
            ),
            Value(
                "any",
                "jede passende Karte",
                "Wer eine Waffenwahl zurückhielt, darf es sich anders überlegen.",
            ),
        ),
    ),
    Field(
        "empty_pile",
        "zug",
        "Der Nachziehstapel ist leer?",
        ("lmf.reshuffle",),
        (
            Value(
                "reshuffle", "die Ablage wird gemischt", "So kennt es jeder von Mau-Mau und UNO."
            ),
            Value(
                "stays-empty", "leer ist leer", "Die Runde bekommt ein Ende, auch wenn alle mauern."
            ),
        ),
    ),
    Field(
        "wish_met_by",
        "sonderkarten",
        "Was erfüllt einen Wunsch?",
        ("lmf.wish-takes-any-symbol",),
        (
            Value(
                "symbol",
                "jede Karte mit dem Symbol",
                "Auf eine sichtbare Waffe passt ein Knast mit diesem Symbol ja auch.",
            ),
            Value("numbers", "nur Karten mit Zahl", "Wörtlich ist von Mordwaffen-Karten die Rede."),
        ),
    ),
    Field(
        "waffenwahl_on_vierfach",
        "sonderkarten",
        "Waffenwahl auf ein Vierfach-Attentat?",
        ("lmf.waffenwahl-on-vierfach",),
        _yes_no(
            "erlaubt",
            "Ausgeschlossen ist nur die Waffenwahl auf eine Waffenwahl.",
            "verboten",
            "Auch das Vierfach-Attentat enthält eine Waffenwahl.",
            first=True,
        ),
    ),
    Field(
        "two_player_reverse",
        "sonderkarten",
        "Fluchtrichtung zu zweit?",
        ("lmf.two-player-reverse",),
        (
            Value(
                "plain",
                "nur die Richtung dreht sich",
                "Mehr als die Richtung ändert die Karte nicht.",
            ),
            Value(
                "skip", "ihr legt noch einmal", "UNO und SOLO machen zu zweit ein Aussetzen daraus."
            ),
        ),
    ),
    Field(
        "knast_answer",
        "sonderkarten",
        "Knast mit Knast weiterreichen?",
        ("lmf.knast-no-answer",),
        _yes_no(
            "ja",
            "Wer eine gleiche Karte hat, gibt den Effekt weiter, auch beim Knast.",
            "nein",
            "Vom Abwehren ist nur beim Doppelmord die Rede.",
            first=False,
        ),
    ),
    Field(
        "verpfeifen_last",
        "sonderkarten",
        "Verpfeifen als letzte Karte?",
        ("lmf.last-verpfeifen",),
        (
            Value(
                "ends",
                "beendet die Runde, ohne Tausch",
                "Verboten ist es nicht, und die Runde ist mit der letzten Karte vorbei.",
            ),
            Value("forbidden", "verboten", "Die Karte soll Hände tauschen, nicht Runden beenden."),
        ),
    ),
    Field(
        "doppelmord",
        "angriffe",
        "Doppelmord auf Doppelmord?",
        ("lmf.not-added-up",),
        (
            Value(
                "transfer",
                "wird weitergereicht, bleibt bei zwei",
                "Vom Zusammenzählen steht nichts da.",
            ),
            Value(
                "accumulate", "zählt sich zusammen", "An vielen Tischen üblich: vier, sechs, acht."
            ),
        ),
    ),
    Field(
        "attack_answer",
        "angriffe",
        "Verpfeifen gegen einen Doppelmord?",
        ("lmf.no-other-answer",),
        (
            Value("equal", "hilft nicht", "Wen es trifft, der legt höchstens eine gleiche Karte."),
            Value(
                "verpfeifen-too",
                "reicht den Angriff an die gewählte Person",
                "Verpfeifen passt auf jede Karte, und bedient wird, was darunter liegt.",
            ),
        ),
    ),
    Field(
        "vierfach_answer",
        "angriffe",
        "Vierfach-Attentat auf Vierfach-Attentat?",
        ("lmf.no-answer-with-vierfach",),
        (
            Value(
                "none",
                "lässt sich nicht weiterreichen",
                "Weitergeben geht nicht bei jeder Sonderkarte.",
            ),
            Value(
                "stack", "reicht acht Karten weiter", "Eine UNO-Hausregel, die viele mitbringen."
            ),
        ),
    ),
    Field(
        "victim_loses_turn",
        "angriffe",
        "Wer vier oder sechs zieht …",
        ("lmf.victim-loses-turn", "lmf.wrong-accuser-skipped"),
        _yes_no(
            "setzt aus",
            "Beim Doppelmord steht es dabei; wir lesen beide gleich.",
            "darf eine alte Karte legen",
            "Verboten sind wörtlich nur die gezogenen.",
            first=True,
        ),
    ),
    Field(
        "last_doppelmord_draws",
        "angriffe",
        "Doppelmord als letzte Karte?",
        ("lmf.last-special-ends",),
        _yes_no(
            "die nächste Person zieht vor dem Zählen",
            "UNO zählt so.",
            "die Runde ist sofort vorbei",
            "Sie endet mit der letzten Karte.",
            first=False,
        ),
    ),
    Field(
        "accuser",
        "staatsanwalt",
        "Wer darf anklagen?",
        ("lmf.who-may-accuse", "lmf.third-party-draws-two"),
        (
            Value(
                "victim", "nur wen es trifft", "Die Anklage soll die eigenen vier Karten abwenden."
            ),
            Value("anyone", "alle anderen", "Zweifeln darf zuerst einmal, wer der Meinung ist."),
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
                "taken-back",
                "zurück auf die Hand",
                "Eine falsche Karte nimmt man sonst auch zurück.",
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
    _variant(
        "parieren",
        "Attentat parieren",
        "Ein Doppelmord kommt mit einer Fluchtrichtung zurück.",
        "lmf.parieren",
        "lmf.parry-again",
    ),
    Field(
        "parry_turns",
        "varianten",
        "Dreht Parieren die Spielrichtung?",
        ("lmf.parry-turns",),
        _yes_no(
            "ja",
            "Die Karte behält ihre Wirkung.",
            "nein, nur der Angriff kehrt um",
            "Umgekehrt wird die Attacke.",
            first=True,
        ),
        "parieren",
    ),
    _variant(
        "selbstanzeige",
        "Selbstanzeige",
        "Ein Knast schickt den Doppelmord an euch vorbei.",
        "lmf.selbstanzeige",
        "lmf.next-is-victim",
    ),
    Field(
        "own_jail",
        "varianten",
        "Wie lange sitzt man nach der Selbstanzeige?",
        ("lmf.jailed-this-turn",),
        (
            Value(
                "this-turn",
                "nur in diesem Zug",
                "Mehr als einmal aussetzen verlangt der Knast nie.",
            ),
            Value(
                "next-too",
                "auch im nächsten Zug",
                "Legen ist kein Aussetzen, also fehlt die Strafe noch.",
            ),
        ),
        "selbstanzeige",
    ),
    _variant("verpennt", "Verpennt", "Wer träumt, zieht eine Karte.", "lmf.verpennt"),
    _variant(
        "bandensterben",
        "Bandensterben",
        "Gerufen wird auch bei drei und bei zwei Karten.",
        "lmf.bandensterben",
        "lmf.every-call-costs",
    ),
    _variant("dauerfeuer", "Dauerfeuer", "Gleiche Karten gehen zusammen weg.", "lmf.dauerfeuer"),
    _variant("spirale", "Spirale der Loser", "Wer nicht kann, zieht, bis es passt.", "lmf.spirale"),
    Field(
        "spirale_stops",
        "varianten",
        "Was beendet die Spirale?",
        ("lmf.spirale-stops",),
        (
            Value(
                "playable",
                "jede Karte, die liegen darf",
                "Bedienen kann man auch mit einer Sonderkarte.",
            ),
            Value(
                "number", "erst eine passende Zahlenkarte", "Gesucht wird wörtlich eine Mordkarte."
            ),
        ),
        "spirale",
    ),
)
"""Every option, in the order in which a page or panel shows them."""

"""At the table, setting up, and the turn."""

from engine.last_man_falling.deck import told
from engine.last_man_falling.option_fields.kinds import Field, Value, Worded, yes_no

TABLE: tuple[Field, ...] = (
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
        ("lmf.wrong-card", "lmf.out-of-turn"),
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
        "vollidiot_loses_turn",
        "tisch",
        "Nach einer bestraften falschen Karte?",
        ("lmf.vollidiot-loses-turn",),
        yes_no(
            "ist der Zug weg",
            "UNO hält es so, und sonst dürfte man bis zum Treffer raten.",
            "dürft ihr noch richtig legen",
            "Die Besprechung nennt nur Zurücknehmen und Ziehen.",
            first=True,
        ),
    ),
    Field(
        "last_wild",
        "tisch",
        "Waffenwahl oder Vierfach-Attentat als letzte Karte?",
        ("lmf.last-card-stays",),
        (
            Value(
                "stays",
                "bleibt ohne Strafe auf der Hand",
                "Dass nur noch eine Karte da ist, sehen alle: Zu bestrafen gibt es nichts.",
            ),
            Value(
                "punished",
                "gilt als falsche Karte",
                "Auch das ist eine falsche Karte. Das wirkt nur, wenn ihr falsche Karten bestraft.",
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
        ("lmf.first-card-works", "lmf.first-card-back"),
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
        "first_flucht",
        "aufbau",
        "Zuerst liegt eine Fluchtrichtung?",
        ("lmf.first-flucht",),
        (
            Value(
                "same",
                "dieselbe Person beginnt, andersherum",
                "Wer beginnt, steht fest; nur die Richtung ändert sich.",
            ),
            Value(
                "neighbour",
                "es beginnt, wer rechts sitzt",
                "So fängt bei UNO an, wer rechts vom Startplatz sitzt.",
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
        yes_no(
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
        "jump_in",
        "zug",
        "Die genau gleiche Karte dazwischenwerfen?",
        ("lmf.no-jumping-in",),
        yes_no(
            "ja, solange niemand gelegt hat",
            "SOLO und viele UNO-Runden kennen es; weiter geht es dann nach der schnelleren Hand.",
            "nein",
            "In der Besprechung steht nichts davon, und außer der Reihe legen nur Vollidioten.",
            first=False,
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
        "too_few",
        "zug",
        "Zu wenig Karten für eine Strafe?",
        ("lmf.draw-what-is-there",),
        (
            Value(
                "waived",
                "der Rest ist erlassen",
                "Mehr als alle Karten kann niemand ziehen, und niemand muss Schulden merken.",
            ),
            Value(
                "owed",
                "der Rest kommt im nächsten eigenen Zug",
                "Eine Strafe verschwindet nicht, nur weil gerade der Stapel leer ist.",
            ),
        ),
    ),
    Field(
        "blocked",
        "zug",
        "Niemand kann mehr legen oder ziehen?",
        ("lmf.blocked",),
        (
            Value("scored", "alle zählen, was sie halten", "Punkte bekommt, wer Karten hält."),
            Value("void", "die Runde zählt nicht", "Gewonnen hat sie ja niemand."),
        ),
    ),
)

BOX: tuple[Field, ...] = (
    Field(
        "deck",
        "blatt",
        "Welche Karten sind in eurer Schachtel?",
        ("lmf.number-range",),
        Worded(told),
    ),
)

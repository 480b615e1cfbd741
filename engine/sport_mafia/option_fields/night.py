"""The first night and the others."""

from engine.sport_mafia.option_fields.kinds import Field, Value

NIGHT: tuple[Field, ...] = (
    Field(
        "dealing",
        "erste-nacht",
        "Wie kommen die Karten zu den Leuten?",
        ("mafia.from-the-tray", "mafia.or-dealt"),
        (
            Value(
                "tray",
                "vom Tablett gezogen",
                "Beide Bücher kennen das Ziehen.",
                ("mafia.from-the-tray",),
            ),
            Value("dealt", "ausgeteilt", "Die Vorlage erlaubt auch das.", ("mafia.or-dealt",)),
        ),
    ),
    Field(
        "first_night",
        "erste-nacht",
        "Was folgt auf die Absprache?",
        (
            "mafia.sheriff-looks",
            "mafia.don-signals",
            "mafia.sheriff-signals",
            "mafia.free-sitting",
            "mafia.absprache-only",
        ),
        (
            Value(
                "sheriff-looks",
                "der Sheriff sieht sich um",
                "So steht es in der Vorlage.",
                ("mafia.sheriff-looks",),
            ),
            Value(
                "signals",
                "Don und Sheriff geben ein Zeichen",
                "Nach den offiziellen Regeln bleiben beide Masken auf.",
                ("mafia.don-signals", "mafia.sheriff-signals", "mafia.free-sitting"),
            ),
            Value(
                "absprache-only",
                "gleich der Morgen",
                "Manche Ligen lassen beides weg.",
                ("mafia.absprache-only",),
            ),
        ),
    ),
    Field(
        "numbers",
        "nacht",
        "Welche Nummern werden nachts gerufen?",
        ("mafia.all-ten-called",),
        (
            Value("all-ten", "alle zehn", "Ein gleichmäßiger Takt verrät nichts."),
            Value("seated", "nur die am Tisch", "Einige Ligen sparen sich die leeren Plätze."),
        ),
    ),
    Field(
        "targets",
        "nacht",
        "Auf wen darf die Mafia schießen?",
        ("mafia.only-citizens-shot", "mafia.anybody-shot"),
        (
            Value(
                "red",
                "nur auf Bürger",
                "Die Vorlage nennt als Ziel einen Bürger.",
                ("mafia.only-citizens-shot",),
            ),
            Value(
                "any",
                "auf alle",
                "Die offiziellen Regeln nennen einen Spieler.",
                ("mafia.anybody-shot",),
            ),
        ),
    ),
    Field(
        "checked",
        "nacht",
        "Wen dürfen Don und Sheriff prüfen?",
        ("mafia.only-others-at-the-table",),
        (
            Value("living-others", "andere am Tisch", "Nur das verrät noch etwas Neues."),
            Value("anyone", "auch Ausgeschiedene", "Eine Spielart aus einem Forum."),
        ),
    ),
    Field(
        "best_move",
        "nacht",
        "Gibt es den besten Zug?",
        ("mafia.best-move",),
        (
            Value("off", "nein", "Die Vorlage kennt ihn nicht."),
            Value("first", "in der zweiten Nacht", "So steht es in den offiziellen Regeln."),
            Value("every", "in jeder Nacht", "Eine Möglichkeit in einigen Ligen."),
        ),
    ),
    Field(
        "duties",
        "nacht",
        "Wird der Sheriff an seine Pflichten erinnert?",
        (
            "mafia.names-all-checks",
            "mafia.comes-out-at-eight",
            "mafia.comes-out-when-nominated",
        ),
        (
            Value("remind", "ja, nur er", "Die Vorlage nennt Pflichten, aber keine Strafen."),
            Value("off", "nein", "Die offiziellen Regeln kennen während der Partie keine."),
        ),
    ),
)

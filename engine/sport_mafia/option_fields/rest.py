"""Fouls and the end."""

from engine.sport_mafia.option_fields.kinds import Field, Value

REST: tuple[Field, ...] = (
    Field(
        "ladder",
        "fouls",
        "Was kosten die ersten drei Fouls?",
        ("mafia.third-foul-silences", "mafia.liga-ladder"),
        (
            Value(
                "fsm",
                "erst das dritte: das Wort",
                "So steht es in den offiziellen Regeln.",
                ("mafia.third-foul-silences",),
            ),
            Value(
                "liga",
                "jedes etwas mehr",
                "So hält es die Mafia-Liga.",
                ("mafia.liga-ladder",),
            ),
        ),
    ),
    Field(
        "banned_nominates",
        "fouls",
        "Stellt auf, wer wegen Fouls schweigt?",
        ("mafia.silenced-may-nominate",),
        (
            Value(True, "ja", "So steht es in den offiziellen Regeln."),
            Value(False, "nein", "Einige Ligen nehmen auch das."),
        ),
    ),
    Field(
        "cancelled",
        "fouls",
        "Jemand fliegt: Entfällt eine Abstimmung?",
        ("mafia.vote-is-dropped", "mafia.stays-on-the-list"),
        (
            Value(
                "always",
                "ja",
                "So steht es in den offiziellen Regeln.",
                ("mafia.vote-is-dropped",),
            ),
            Value(
                "if-nominated",
                "nur wenn er auf der Liste stand",
                "Eine Möglichkeit in Ligen.",
                ("mafia.vote-is-dropped",),
            ),
            Value("never", "nein", "Auch das wird gespielt.", ("mafia.vote-is-dropped",)),
            Value(
                "stays-listed",
                "nein, und er bleibt auf der Liste",
                "Fallen die meisten Stimmen auf ihn, geht sonst niemand.",
                ("mafia.stays-on-the-list",),
            ),
        ),
    ),
    Field(
        "stalemate",
        "ende",
        "Zu viert drei Nächte ohne Abgang?",
        ("mafia.stalemate-at-four",),
        (
            Value("draw", "unentschieden", "Unsere Texte machen keinen Unterschied."),
            Value("red", "Rot gewinnt", "Eine Möglichkeit in einigen Ligen."),
        ),
    ),
    Field(
        "first_night_counts",
        "ende",
        "Zählt die Absprache für das Remis mit?",
        ("mafia.first-night-not-counted",),
        (
            Value(False, "nein", "In ihr wird gar nicht geschossen."),
            Value(True, "ja", "Der Wortlaut schließt es nicht aus."),
        ),
    ),
    Field(
        "final_speech",
        "ende",
        "Letztes Wort auch nach der Entscheidung?",
        ("mafia.last-word-even-then",),
        (
            Value(True, "ja", "So steht es in den offiziellen Regeln."),
            Value(False, "nein", "Einige Ligen brechen sofort ab."),
        ),
    ),
    Field(
        "ends",
        "ende",
        "Wann ist die Partie vorbei?",
        ("mafia.ends-when-announced", "mafia.ends-at-once"),
        (
            Value(
                "announced",
                "mit der Ansage",
                "So steht es in der Vorlage.",
                ("mafia.ends-when-announced",),
            ),
            Value(
                "at-once",
                "mit der Entscheidung",
                "So steht es in den offiziellen Regeln.",
                ("mafia.ends-at-once",),
            ),
        ),
    ),
)

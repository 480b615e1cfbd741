"""Day, vote and tie."""

from engine.sport_mafia.option_fields.kinds import Field, Value

DAY: tuple[Field, ...] = (
    Field(
        "rotation",
        "tag",
        "Was rückt von Tag zu Tag weiter?",
        ("mafia.next-one-begins", "mafia.last-one-rotates"),
        (
            Value(
                "first",
                "der Anfang",
                "So steht es in den offiziellen Regeln.",
                ("mafia.next-one-begins",),
            ),
            Value(
                "last",
                "das Schlusswort",
                "Einige Ligen zählen vom letzten Redner aus.",
                ("mafia.last-one-rotates",),
            ),
        ),
    ),
    Field(
        "nominations",
        "abstimmung",
        "Wie viele darf man am Tag aufstellen?",
        ("mafia.several-a-day", "mafia.one-a-day", "mafia.last-one-counts"),
        (
            Value(
                "many",
                "mehrere",
                "Die Vorlage spricht von Kandidaten in der Mehrzahl.",
                ("mafia.several-a-day",),
            ),
            Value(
                "one",
                "einen",
                "Die offiziellen Regeln erlauben einen am Tag.",
                ("mafia.one-a-day",),
            ),
            Value(
                "last-counts",
                "die letzte Nennung gilt",
                "So hält es die Mafia-Liga.",
                ("mafia.last-one-counts",),
            ),
        ),
    ),
    Field(
        "withdrawal",
        "abstimmung",
        "Darf man eine Nominierung zurücknehmen?",
        ("mafia.no-taking-back",),
        (
            Value(False, "nein", "Keiner unserer Texte sieht es vor."),
            Value(True, "ja, in der eigenen Minute", "Manche Ligen erlauben es."),
        ),
    ),
    Field(
        "ask_list",
        "abstimmung",
        "Darf man fragen, wer aufgestellt ist?",
        ("mafia.nobody-reads-the-list",),
        (
            Value("never", "nein", "Sich die Liste zu merken gehört zum Spiel."),
            Value("once", "einmal je Minute", "Manche Ligen sind gnädig."),
        ),
    ),
    Field(
        "farewell_nomination",
        "abstimmung",
        "Darf das Opfer der Nacht noch aufstellen?",
        ("mafia.not-in-the-farewell",),
        (
            Value(False, "nein", "Die Abschiedsminute gehört nicht zur Diskussion."),
            Value(True, "ja", "Einzelne Ligen gönnen ihm das."),
        ),
    ),
    Field(
        "single",
        "abstimmung",
        "Nur ein Kandidat: Wird abgestimmt?",
        ("mafia.two-candidates", "mafia.alone-later"),
        (
            Value(
                "never-alone",
                "nein, nie",
                "Die Vorlage verlangt zwei Kandidaten.",
                ("mafia.two-candidates",),
            ),
            Value(
                "later-alone",
                "ab dem zweiten Tag ja",
                "Offizielle Regeln und Mafia-Liga: Dann ist er draußen.",
                ("mafia.alone-later",),
            ),
        ),
    ),
    Field(
        "first_day_vote",
        "abstimmung",
        "Scheidet am ersten Tag jemand aus?",
        ("mafia.first-day-only-talk",),
        (
            Value("out", "ja", "Unsere Texte machen keinen Unterschied zwischen den Tagen."),
            Value("speech-only", "nein, er redet nur", "Eine Möglichkeit in einigen Ligen."),
        ),
    ),
    Field(
        "second_tie",
        "gleichstand",
        "Zweimal dieselben gleich?",
        ("mafia.same-tied-lift", "mafia.second-tie-stays"),
        (
            Value(
                "lift",
                "Hebeabstimmung",
                "So steht es in den offiziellen Regeln.",
                ("mafia.same-tied-lift",),
            ),
            Value(
                "stay",
                "alle bleiben",
                "So hält es die Mafia-Liga.",
                ("mafia.second-tie-stays",),
            ),
        ),
    ),
    Field(
        "same_split",
        "gleichstand",
        "Dieselben gleich, aber andere haben gestimmt?",
        ("mafia.same-candidates-count",),
        (
            Value("candidates", "zählt als derselbe Gleichstand", "Es geht um die Kandidaten."),
            Value("voters", "noch ein Stechen", "Einige Ligen stimmen ein drittes Mal ab."),
        ),
    ),
    Field(
        "lift_at_four",
        "gleichstand",
        "Hebeabstimmung auch zu viert?",
        ("mafia.lift-at-four-too",),
        (
            Value(True, "ja", "Ein Verbot steht nirgends."),
            Value(False, "nein", "Einige Ligen lassen zu viert keine zwei auf einmal gehen."),
        ),
    ),
    Field(
        "whole_table",
        "gleichstand",
        "Alle am Tisch gleichauf?",
        ("mafia.not-the-whole-table",),
        (
            Value("stay", "alle bleiben", "Die offiziellen Regeln stellen die Frage nicht."),
            Value("draw", "gefragt wird; gehen alle: Remis", "Eine Möglichkeit in einigen Ligen."),
        ),
    ),
)

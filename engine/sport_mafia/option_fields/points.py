"""The points of a tournament."""

from engine.sport_mafia.option_fields.kinds import Field, Value

POINTS: tuple[Field, ...] = (
    Field(
        "removal_and_defeat",
        "wertung",
        "Disqualifiziert, und das Team verliert: Was wird abgezogen?",
        ("mafia.removal-and-defeat",),
        (
            Value("larger", "nur die −1", "Ein Verstoß, eine Strafe in Punkten."),
            Value("both", "−1 und −0,5", "Beide Strafen stehen im Text."),
        ),
    ),
    Field(
        "neglect",
        "wertung",
        "Kostet ein Versäumnis auch ohne Niederlage?",
        ("mafia.neglect-needs-defeat",),
        (
            Value("defeat", "nein", "§ 8.5.6 liest sich wie die Überschrift der Fälle danach."),
            Value("always", "ja", "Die Nummern stehen gleichberechtigt nebeneinander."),
        ),
    ),
)

"""The readings that no single option changes, and why."""

UNSET: dict[str, str] = {
    "lmf.two-to-eight": "Zu neunt ist keine andere Lesart, sondern ein größerer Tisch: Acht gibt "
    "ein Spielearchiv als Grenze an, mehr nennt niemand, und acht Plätze hat auch der Tisch hier. "
    "Reichen eure Karten für mehr, gelten alle Regeln unverändert weiter.",
}
"""Id of a rule that is our reading -> why no option changes it, German sentences."""
SEVERAL: dict[str, tuple[str, ...]] = {
    "lmf.six-variants": (
        *("parieren", "selbstanzeige", "verpennt"),
        *("bandensterben", "dauerfeuer", "spirale"),
    ),
}
"""Id of a rule that is our reading -> the options, one for each of its parts."""

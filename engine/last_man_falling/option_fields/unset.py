"""The readings that no option changes, and why: where a table decides by itself, or must agree on
more than one word before anybody could carry it out."""

UNSET: dict[str, str] = {
    "lmf.two-to-eight": "Mehr als acht Personen nennt keine Quelle; ein Spielearchiv gibt acht als "
    "Grenze an, und so viele Plätze hat auch der Tisch hier.",
    "lmf.when-to-accuse": "Eine Bedenkzeit misst ihr mit der Uhr. Und käme die Anklage erst nach "
    "dem Ziehen, sagt niemand, was aus den gezogenen Karten wird.",
    "lmf.chosen-plays-next": "Wer nach den Übergangenen an die Reihe käme und in welche Richtung, "
    "sagt keine Quelle.",
    "lmf.draw-what-is-there": "Offene Schulden müsste jemand über Runden hinweg mitschreiben; so "
    "spielt es unseres Wissens niemand.",
    "lmf.asleep-when-told": "Wie lange ihr wartet, misst ihr mit der Uhr; das Programm zählt, wenn "
    "jemand weckt.",
    "lmf.spirale-vierfach": "Wer erst ziehen muss, bis etwas passt, dürfte das Attentat danach nie "
    "mehr legen. Dann könnt ihr die Karten gleich weglassen.",
    "lmf.six-variants": "Jede der sechs lässt sich einzeln einschalten, und alle zusammen gibt es "
    "als fertige Mischung.",
}
"""Id of a rule that is our reading -> why no option changes it, one or two German sentences."""

"""The readings that no option changes, and why: where a table decides by itself, or must agree on
more than one word before anybody could carry it out."""

UNSET: dict[str, str] = {
    "lmf.two-to-eight": "Mehr als acht Personen nennt keine Quelle; ein Spielearchiv gibt acht als "
    "Grenze an.",
    "lmf.wish-stays": "Verfiele der Wunsch, läge oben eine Karte ohne Waffe und ohne Zahl. Was "
    "dann darauf passt, müsstet ihr selbst ausmachen.",
    "lmf.when-to-accuse": "Eine Bedenkzeit misst ihr mit der Uhr; hier entscheidet die getroffene "
    "Person ohne Frist.",
    "lmf.chosen-plays-next": "Wer nach den Übergangenen an die Reihe käme und in welche Richtung, "
    "sagt keine Quelle.",
    "lmf.down-to-the-last": "Ohne den Wunsch hätte die Karte unter dem Verpfeifen weder Waffe noch "
    "Zahl, und niemand könnte sie bedienen.",
    "lmf.no-jumping-in": "Wer zuerst dazwischenwirft, entscheidet am Tisch die schnellere Hand. "
    "Das kann kein Programm nachspielen.",
    "lmf.draw-what-is-there": "Offene Schulden müsste jemand über Runden hinweg mitschreiben; so "
    "spielt es unseres Wissens niemand.",
    "lmf.winner-scores-nothing": "Wie viel abgezogen wird, steht nirgends. Schreibt es im "
    "Wertungsblock, wenn ihr es verabredet habt.",
    "lmf.not-against-vierfach": "Das Vierfach-Attentat zeigt alle vier Waffen: Welche dann zum "
    "Parieren passt, ließe die Hausregel offen.",
    "lmf.only-numbers-fire": "Ob zwei Knast zwei Personen treffen oder eine zweimal, sagt keine "
    "Quelle; bei jeder Sonderkarte müsstet ihr es eigens regeln.",
    "lmf.asleep-when-told": "Wie lange ihr wartet, misst ihr mit der Uhr; das Programm zählt, wenn "
    "jemand weckt.",
    "lmf.spirale-vierfach": "Wer erst ziehen muss, bis etwas passt, dürfte das Attentat danach nie "
    "mehr legen. Dann könnt ihr die Karten gleich weglassen.",
    "lmf.six-variants": "Jede der sechs lässt sich einzeln einschalten, und alle zusammen gibt es "
    "als fertige Mischung.",
}
"""Id of a rule that is our reading -> why no option changes it, one or two German sentences."""

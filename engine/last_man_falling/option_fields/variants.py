"""The six variants, and what they leave open."""

from engine.last_man_falling.option_fields.kinds import Field, Numbers, Value, variant, yes_no
from engine.last_man_falling.options import MOST_SECONDS

VARIANTS: tuple[Field, ...] = (
    variant(
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
        yes_no(
            "ja",
            "Die Karte behält ihre Wirkung.",
            "nein, nur der Angriff kehrt um",
            "Umgekehrt wird die Attacke.",
            first=True,
        ),
        "parieren",
    ),
    variant(
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
    Field(
        "mixed_answers",
        "varianten",
        "Was hilft nach einer Selbstanzeige noch?",
        ("lmf.answers-together",),
        yes_no(
            "jede Antwort, die gilt",
            "Jede Variante gilt für sich; wer beide verabredet, will beide haben.",
            "nur noch ein Knast",
            "Wörtlich rettet sich die nächste Person genau so.",
            first=True,
        ),
        "selbstanzeige",
    ),
    Field(
        "vierfach_variants",
        "varianten",
        "Parieren und Selbstanzeige auch gegen das Vierfach-Attentat?",
        ("lmf.not-against-vierfach",),
        yes_no(
            "ja, mit der genannten Waffe",
            "Wer so antwortet, klagt nicht mehr an. Nötig ist die Variante, deren Karte ihr legt.",
            "nein",
            "Beide nennen nur den Doppelmord.",
            first=False,
        ),
    ),
    variant("verpennt", "Verpennt", "Wer träumt, zieht eine Karte.", "lmf.verpennt"),
    Field(
        "asleep_after",
        "varianten",
        "Wie lange darf jemand träumen?",
        ("lmf.asleep-when-told",),
        Numbers(1, MOST_SECONDS, "Sekunden"),
        "verpennt",
    ),
    variant(
        "bandensterben",
        "Bandensterben",
        "Gerufen wird auch bei drei und bei zwei Karten.",
        "lmf.bandensterben",
        "lmf.every-call-costs",
    ),
    variant("dauerfeuer", "Dauerfeuer", "Gleiche Karten gehen zusammen weg.", "lmf.dauerfeuer"),
    Field(
        "fire_specials",
        "varianten",
        "Dauerfeuer auch mit gleichen Sonderkarten?",
        ("lmf.only-numbers-fire",),
        yes_no(
            "ja, sie wirken zusammen einmal",
            "Zwillinge sind Zwillinge; zweimal treffen sollen sie niemanden.",
            "nein, nur mit Zahlen",
            "Verlangt ist auch die gleiche Zahl, und die fehlt ihnen.",
            first=False,
        ),
        "dauerfeuer",
    ),
    variant("spirale", "Spirale der Loser", "Wer nicht kann, zieht, bis es passt.", "lmf.spirale"),
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
    Field(
        "spirale_vierfach",
        "varianten",
        "Erspart ein Vierfach-Attentat die Spirale?",
        ("lmf.spirale-vierfach",),
        yes_no(
            "ja, es darf statt des Ziehens liegen",
            "Genau dafür ist die Karte da: wenn sonst nichts passt.",
            "nein, erst wird gezogen",
            "Wörtlich zieht, wer nichts Passendes hat. Ein Attentat hilft dann nur, wenn ihr es "
            "gerade gezogen habt.",
            first=True,
        ),
        "spirale",
    ),
)

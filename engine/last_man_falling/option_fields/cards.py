"""The special cards, and the attacks."""

from engine.last_man_falling.option_fields.kinds import Field, Value, yes_no

CARDS: tuple[Field, ...] = (
    Field(
        "wish_lasts",
        "sonderkarten",
        "Wie lange gilt ein Wunsch?",
        ("lmf.wish-stays",),
        (
            Value("met", "bis ihn jemand bedient", "Verfallen lässt ihn die Besprechung nicht."),
            Value(
                "next",
                "nur für die nächste Person",
                "Passt sie, darf danach jede Karte liegen; so stockt das Spiel nicht.",
            ),
        ),
    ),
    Field(
        "wish_covered",
        "sonderkarten",
        "Ein Wunsch unter einem Verpfeifen?",
        ("lmf.down-to-the-last",),
        (
            Value("stays", "gilt weiter", "Zu bedienen ist, was darunter liegt, auch der Wunsch."),
            Value(
                "lapses",
                "verfällt",
                "Wer ihn hatte, hat jetzt andere Karten; danach darf jede liegen.",
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
        "same_picture",
        "sonderkarten",
        "Gleiches Bild, andere Waffe?",
        ("lmf.same-picture-fits",),
        (
            Value("any", "passt", "Auf sich selbst heißt: gleiches Bild; die Waffe passt ohnehin."),
            Value("same", "passt nicht", "Streng: Jede Sonderkarte folgt nur ihrer Waffe."),
        ),
    ),
    Field(
        "vierfach_on_vierfach",
        "sonderkarten",
        "Vierfach-Attentat auf ein abgegoltenes?",
        ("lmf.vierfach-on-a-wish",),
        yes_no(
            "erlaubt, wenn die gewünschte Waffe fehlt",
            "Verboten hat die Besprechung es nicht.",
            "verboten",
            "Acht Karten in zwei Zügen sind manchen Tischen zu viel.",
            first=True,
        ),
    ),
    Field(
        "waffenwahl_on_vierfach",
        "sonderkarten",
        "Waffenwahl auf ein Vierfach-Attentat?",
        ("lmf.waffenwahl-on-vierfach",),
        yes_no(
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
        yes_no(
            "ja",
            "Wer eine gleiche Karte hat, gibt den Effekt weiter, auch beim Knast.",
            "nein",
            "Vom Abwehren ist nur beim Doppelmord die Rede.",
            first=False,
        ),
    ),
    Field(
        "safe_with_one",
        "sonderkarten",
        "Verpfeifen gegen jemanden mit einer Karte?",
        ("lmf.any-target",),
        yes_no(
            "verboten",
            "Wer fast fertig ist, soll sich nicht alles nehmen lassen müssen.",
            "erlaubt",
            "Eine Ausnahme steht nirgends, und gerade dann lohnt sich der Tausch.",
            first=False,
        ),
    ),
    Field(
        "after_swap",
        "sonderkarten",
        "Wer kommt nach der verpfiffenen Person?",
        ("lmf.order-after-swap",),
        (
            Value(
                "on",
                "wer hinter ihr sitzt",
                "Gespielt wird von ihr aus weiter; wer dazwischensitzt, hat Pech.",
            ),
            Value(
                "back",
                "wer übergangen wurde",
                "Als Nächste spielt sie; von denen dazwischen steht nicht da, dass sie ausfallen.",
            ),
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
        "doppelmord_weapon",
        "angriffe",
        "Weiterreichen mit welchem Doppelmord?",
        ("lmf.any-doppelmord",),
        (
            Value("any", "mit jedem", "Er darf auf sich selbst; von der Waffe steht nichts dabei."),
            Value("same", "nur mit gleicher Waffe", "So verlangen es die Varianten vom Knast."),
        ),
    ),
    Field(
        "attack_answer",
        "angriffe",
        "Verpfeifen oder Waffenwahl gegen einen Doppelmord?",
        ("lmf.no-other-answer",),
        (
            Value(
                "equal",
                "hilft beides nicht",
                "Wen es trifft, der legt höchstens eine gleiche Karte.",
            ),
            Value(
                "verpfeifen-too",
                "Verpfeifen reicht ihn an die gewählte Person",
                "Die Karte passt auf jede, und die gewählte Person muss bedienen, was unten liegt.",
            ),
            Value(
                "waffenwahl-too",
                "Waffenwahl reicht ihn an die nächste Person",
                "Sie ist jederzeit spielbar, und abgegolten ist der Angriff damit nicht.",
            ),
            Value(
                "both-too",
                "beide helfen",
                "Beide darf man fast immer legen, also auch jetzt.",
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
        yes_no(
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
        yes_no(
            "die nächste Person zieht vor dem Zählen",
            "UNO zählt so.",
            "die Runde ist sofort vorbei",
            "Sie endet mit der letzten Karte.",
            first=False,
        ),
    ),
)

"""Whole sets of options that people agree on, each difference with its reason."""

from dataclasses import dataclass

from engine.last_man_falling.options import Options


@dataclass(frozen=True, slots=True)
class Preset:
    """``reasons``: name of an option -> why it is chosen so; the others stand as proposed."""

    key: str
    title: str
    says: str
    options: Options
    reasons: tuple[tuple[str, str], ...]


VORLAGE = Preset(
    "vorlage",
    "Vorlage",
    "So, wie es in unserer Quelle steht; wo sie schweigt, wie wir es vorschlagen.",
    Options(),
    (),
)
AM_TISCH = Preset(
    "am-tisch",
    "Am Tisch üblich",
    "So, wie es die meisten von Mau-Mau und UNO her spielen.",
    Options(
        wrong_card="punished",
        voluntary_draw=True,
        doppelmord="accumulate",
        two_player_reverse="skip",
        next_starter="winner",
        match_by="points",
    ),
    (
        ("wrong_card", "Am Tisch lässt sich eine falsche Karte legen, und dann wird sie bestraft."),
        ("voluntary_draw", "Eine gute Karte zurückzuhalten, gehört für viele dazu."),
        ("doppelmord", "Zusammenzählen ist die verbreitetste Hausregel überhaupt."),
        ("two_player_reverse", "Zu zweit wäre die Fluchtrichtung sonst eine leere Geste."),
        ("next_starter", "Wer gewonnen hat, legt gern gleich wieder los."),
        ("match_by", "Gespielt wird, bis jemand genug Punkte gesammelt hat."),
    ),
)
STRENG = Preset(
    "streng",
    "Strenger Modus",
    "Wie die Vorlage, aber das Programm lässt nur Erlaubtes zu. Gut zum Lernen.",
    Options(mode="strict"),
    (("mode", "Wer lernt, soll sehen, warum eine Karte nicht liegen darf."),),
)
ALLES = Preset(
    "alle-varianten",
    "Alle sechs Varianten",
    "Für Leute, denen es noch nicht gemein genug ist.",
    Options(
        parieren=True,
        selbstanzeige=True,
        verpennt=True,
        bandensterben=True,
        dauerfeuer=True,
        spirale=True,
    ),
    (
        ("parieren", "Wer angreift, soll sich nicht sicher fühlen."),
        ("selbstanzeige", "Ein Knast mehr oder weniger fällt hier nicht auf."),
        ("verpennt", "Ab jetzt wird aufgepasst."),
        ("bandensterben", "Drei Rufe lassen sich dreimal vergessen."),
        ("dauerfeuer", "Zwillinge werden gemeinsam beerdigt."),
        ("spirale", "Wer verliert, verliert gründlich."),
    ),
)
PRESETS: tuple[Preset, ...] = (VORLAGE, AM_TISCH, STRENG, ALLES)

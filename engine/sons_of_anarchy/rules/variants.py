"""Hardcore: five ways to make it harder, and what they leave open."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sons_of_anarchy.rules.books import RULEBOOK

PAGE = "sons-of-anarchy/varianten"

WITHOUT_ST_THOMAS = Rule(
    id="soa.without-st-thomas",
    title="Hardcore: ohne Krankenhaus",
    says="Das St.-Thomas-Krankenhaus bleibt in der Schachtel.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 14", ("SOA-213",)),
    option="no_hospital",
    words=("ohne Hospital", "ohne St. Thomas", "Hardcore"),
)
WARD_STAYS_WITHOUT_ST_THOMAS = Rule(
    id="soa.ward-stays-without-st-thomas",
    title="Die Notaufnahme bleibt",
    says="Auch ohne Krankenhaus kommen Verletzte in die Notaufnahme und werden beim Aufräumen "
    "ausgewürfelt.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G53",
        "Weggelassen wird der Ort; die Notaufnahme ist keiner, und die Verletzten müssen irgendwo "
        "liegen.",
        ("Ohne Krankenhaus sind alle Verletzten sofort tot.",),
    ),
    executed=False,
    words=("Notaufnahme ohne Krankenhaus",),
)
LONGER_GAME = Rule(
    id="soa.longer-game",
    title="Hardcore: länger spielen",
    says="Für jede zusätzliche Runde kommen drei Anarchy-Karten mehr in den Stapel.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 14", ("SOA-214",)),
    option="extra_rounds",
    words=("längere Partie", "mehr Runden", "Zusatzrunde"),
)
AT_MOST_SEVEN_MORE = Rule(
    id="soa.at-most-seven-more",
    title="Sieben Runden mehr sind das Höchste",
    says="36 Karten reichen für sieben Zusatzrunden. Neue Orte kommen trotzdem nur in den ersten "
    "drei Runden.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G54",
        "15 Karten und 3 je Zusatzrunde: Mit sieben sind alle 36 im Stapel. Mit den vier "
        "Hardcore-Karten ginge noch eine achte, das hält kein Abend aus.",
        ("Mit Hardcore-Karten acht Zusatzrunden.",),
    ),
    executed=False,
    words=("höchstens Runden",),
)
MARKERS_BEHIND_THE_SCREEN = Rule(
    id="soa.markers-behind-the-screen",
    title="Hardcore: Befehlsmarker verdeckt",
    says="Die Befehlsmarker liegen hinter dem Schirm. Wie viele ihr noch habt, weiß niemand sonst.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 14", ("SOA-215",)),
    option="hidden_orders",
    executed=False,
    words=("verdeckte Befehle", "geheime Marker"),
)
NO_NEW_PROSPECTS = Rule(
    id="soa.no-new-prospects",
    title="Hardcore: kein Zuwachs",
    says="Niemand bekommt mehr Prospects, als auf der Karte zu Beginn stehen.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 14", ("SOA-216",)),
    option="no_new_prospects",
    words=("ohne Recruit", "Prospects begrenzt"),
)
LOST_PROSPECTS_MAY_BE_REPLACED = Rule(
    id="soa.lost-prospects-may-be-replaced",
    title="Ersetzen ja, vermehren nein",
    says="Recruit ist dann erlaubt, solange der Club weniger Prospects im Spiel hat als zu "
    "Beginn; Verletzte zählen mit.",
    chapter=PAGE,
    source=Ruling(
        "SOA-G55",
        "„Über die Startmenge hinaus“ verbietet Zuwachs, nicht Ersatz.",
        ("Recruit gibt es gar nicht.",),
    ),
    words=("Prospects ersetzen",),
)
HARDCORE_CARDS_IN = Rule(
    id="soa.hardcore-cards-in",
    title="Hardcore: die roten Karten kommen dazu",
    says="Die vier Hardcore-Anarchy-Karten werden mit in den Stapel gemischt.",
    chapter=PAGE,
    source=Stated(RULEBOOK, "S. 14", ("SOA-217",)),
    further=(
        Ruling(
            "SOA-G56",
            "Gemischt werden alle vierzig; der Stapel hat trotzdem nur fünfzehn, sonst liefe die "
            "Uhr anders.",
            ("Die vier kommen zu den fünfzehn dazu.",),
        ),
    ),
    option="hardcore_cards",
    words=("rote Karten", "40 Karten"),
)

RULES = (
    WITHOUT_ST_THOMAS,
    WARD_STAYS_WITHOUT_ST_THOMAS,
    LONGER_GAME,
    AT_MOST_SEVEN_MORE,
    MARKERS_BEHIND_THE_SCREEN,
    NO_NEW_PROSPECTS,
    LOST_PROSPECTS_MAY_BE_REPLACED,
    HARDCORE_CARDS_IN,
)

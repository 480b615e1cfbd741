"""The later nights: numbers called, shots, misses, the victim."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import NIGHT, fsm, ruling, vorlage

NIGHTTIME = "3. Die Nachtphase"

NIGHT_FALLS_AGAIN = Rule(
    id="mafia.night-falls-again",
    title="Nach jedem Tag die Nacht",
    says="Nach Abstimmung und letztem Wort sagt die Spielleitung die Nacht an, und alle setzen "
    "sofort die Masken auf.",
    chapter=NIGHT,
    source=fsm("4.5.1", 113, 114),
    words=("Nacht ansagen", "Masken"),
)
NIGHT_BEHAVIOUR = Rule(
    id="mafia.night-behaviour",
    title="So sitzt ihr in der Nacht",
    says="Rücken gerade, Arme gekreuzt, Hände auf den Schultern, Kopf nach vorn. Nicht reden, "
    "singen, tanzen, essen, trinken, rauchen oder jemanden berühren. Hut, Brille und alles "
    "Spiegelnde legt ihr vorher ab. Die Maske sitzt dicht, und es hält sie ihr Gummiband, nicht "
    "eure Hand.",
    chapter=NIGHT,
    source=fsm("4.5.10", 156, 157, 158),
    further=(
        fsm("4.5.10.1", 159, 160, 161, 162, 163),
        fsm("4.5.10.2", 164, 165, 166, 167),
        fsm("4.5.10.3", 168, 169, 170),
    ),
    executed=False,
    words=("Nachthaltung", "Sitzhaltung", "Brille", "Verhalten in der Nacht"),
)
MAFIA_HUNTS = Rule(
    id="mafia.mafia-hunts",
    title="Die Mafia geht auf die Jagd",
    says="Ab der zweiten Nacht schießt die Mafia jede Nacht, sobald die Spielleitung die Jagd "
    "ansagt.",
    chapter=NIGHT,
    source=vorlage(NIGHTTIME, 61),
    further=(vorlage("Mafioso", 33), fsm("4.5.2", 115), fsm("4.5.3", 116)),
    words=("Jagd", "schießen", "Mord", "wann schießt die Mafia"),
)
ALL_TEN_CALLED = Rule(
    id="mafia.all-ten-called",
    title="Alle zehn Nummern werden gerufen",
    says="Die Spielleitung ruft jede Nacht die Nummern 1 bis 10 auf, auch die leeren Plätze.",
    chapter=NIGHT,
    source=fsm("4.5.3", 117),
    further=(
        vorlage(NIGHTTIME, 62),
        ruling(
            23,
            "Ein Takt von zehn Nummern verrät nichts und bleibt jede Nacht gleich.",
            "nur die Nummern, die noch mitspielen",
        ),
    ),
    option="numbers",
    words=("Nummern", "leere Plätze", "1 bis 10"),
)
SHOT_BY_HAND = Rule(
    id="mafia.shot-by-hand",
    title="Geschossen wird mit der Hand, blind",
    says="Fällt die gewünschte Nummer, heben die Schwarzen die Hand und deuten einen Schuss an. "
    "Die Masken bleiben auf.",
    chapter=NIGHT,
    source=vorlage(NIGHTTIME, 63, 64),
    further=(fsm("4.5.3", 118, 119),),
    words=("Schuss anzeigen", "blind schießen", "Hand heben"),
)
ALL_THE_SAME = Rule(
    id="mafia.all-the-same",
    title="Nur einstimmig ist getroffen",
    says="Jemand fällt nur, wenn alle Schwarzen, die noch mitspielen, auf dieselbe Nummer "
    "schießen. Auch der Don schießt mit.",
    chapter=NIGHT,
    source=vorlage("Mafioso", 35),
    further=(
        fsm("4.5.4", 120),
        ruling(
            22,
            "Eine gemeinsame Entscheidung ist es erst, wenn keiner abweicht.",
            "die Mehrheit der Schwarzen reicht",
        ),
    ),
    words=("einstimmig", "alle schießen", "gemeinsam", "getroffen"),
)
THE_REST_SHOOTS = Rule(
    id="mafia.the-rest-shoots",
    title="Auch zwei oder einer schießen",
    says="Sind schon Schwarze draußen, auch der Don, schießen die übrigen weiter. Einig sein "
    "müssen sich nur die, die noch da sind.",
    chapter=NIGHT,
    source=ruling(
        29,
        "Das Schießen ist eine Sache aller Schwarzen und hängt an keiner einzelnen Karte.",
        "ohne den Don rückt ein Mafioso nach und prüft auch",
    ),
    words=("Don ist tot", "ein Mafioso übrig", "zwei Mafiosi"),
)
OTHER_TARGET_MISSES = Rule(
    id="mafia.other-target-misses",
    title="Verschiedene Nummern: Fehlschuss",
    says="Schießt auch nur einer auf eine andere Nummer als die übrigen, ist die Nacht ein "
    "Fehlschuss.",
    chapter=NIGHT,
    source=fsm("4.5.5", 126),
    words=("zwei verschiedene Nummern", "Fehlschuss", "daneben", "stirbt jemand"),
)
TWO_SHOTS_MISS = Rule(
    id="mafia.two-shots-miss",
    title="Zweimal geschossen: Fehlschuss",
    says="Schießt einer auf mehrere Nummern, trifft niemand. Wer absichtlich vorbeischießen will, "
    "macht es genau so.",
    chapter=NIGHT,
    source=fsm("4.5.5", 127),
    further=(fsm("8.5.10", 334),),
    words=("zweimal schießen", "absichtlich vorbei", "Fehlschuss"),
)
NO_SHOT_MISSES = Rule(
    id="mafia.no-shot-misses",
    title="Nicht geschossen: Fehlschuss",
    says="Hebt einer der Schwarzen gar nicht die Hand, ist es ebenfalls ein Fehlschuss.",
    chapter=NIGHT,
    source=fsm("4.5.5", 128),
    words=("nicht schießen", "vergessen zu schießen", "Fehlschuss"),
)
EMPTY_SEAT_MISSES = Rule(
    id="mafia.empty-seat-misses",
    title="Schuss auf einen leeren Platz: Fehlschuss",
    says="Schießen alle auf einen leeren Platz, ist das ein Fehlschuss, auch wenn sie sich einig "
    "sind.",
    chapter=NIGHT,
    source=ruling(
        23,
        "Getroffen wird ein Spieler; auf einem leeren Platz sitzt keiner.",
        "leere Plätze werden gar nicht erst gerufen",
    ),
    words=("leerer Platz", "toter Spieler", "Schuss leeren Platz"),
)
MISS_HURTS_NOBODY = Rule(
    id="mafia.miss-hurts-nobody",
    title="Nach einem Fehlschuss geht niemand",
    says="Einen Fehlschuss stellt die Spielleitung fest, und niemand verlässt den Tisch.",
    chapter=NIGHT,
    source=fsm("4.5.5", 129, 130),
    words=("niemand stirbt", "Fehlschuss"),
)
ONLY_CITIZENS_SHOT = Rule(
    id="mafia.only-citizens-shot",
    title="Vorlage: Geschossen wird auf Bürger",
    says="Ein Schuss nimmt einen Bürger aus der Partie. Auf die eigenen Leute schießt die Mafia "
    "nicht.",
    chapter=NIGHT,
    source=vorlage("Mafioso", 34),
    option="targets",
    words=("die eigenen Leute schießen", "Selbstschuss", "Mafia erschießt Mafia"),
)
ANYBODY_SHOT = Rule(
    id="mafia.anybody-shot",
    title="ФСМ: Geschossen wird auf jeden",
    says="Das Ziel ist ein Spieler, welcher Farbe auch immer. Die Mafia darf also auch einen der "
    "Ihren treffen.",
    chapter=NIGHT,
    source=fsm("4.5.4", 121),
    further=(
        ruling(
            24,
            "Eine Einschränkung nach der Farbe steht nicht da; klug ist es selten.",
            "nur auf Rote",
        ),
    ),
    option="targets",
    words=("die eigenen Leute schießen", "Selbstschuss", "Mafia erschießt Mafia"),
)
MAFIA_RETREATS = Rule(
    id="mafia.mafia-retreats",
    title="Die Mafia zieht sich zurück",
    says="Sind alle Nummern gerufen, sagt die Spielleitung an, dass die Jagd vorbei ist.",
    chapter=NIGHT,
    source=fsm("4.5.5", 131),
    words=("Jagd vorbei", "Ansage"),
)
LEAVES_AFTER_THE_NIGHT = Rule(
    id="mafia.leaves-after-the-night",
    title="Der Getroffene geht erst am Morgen",
    says="Wer getroffen ist, verlässt den Tisch erst, wenn die Nacht vorbei ist.",
    chapter=NIGHT,
    source=fsm("4.5.4", 122),
    words=("wann stirbt", "Opfer", "Morgen"),
)
VICTIM_STAYS_HIDDEN = Rule(
    id="mafia.victim-stays-hidden",
    title="Auch das Opfer zeigt keine Karte",
    says="Welche Rolle der Getroffene hatte, erfährt am Morgen niemand.",
    chapter=NIGHT,
    source=fsm("4.5.4", 123),
    words=("Rolle des Opfers", "Karte zeigen"),
)
FAREWELL_MINUTE = Rule(
    id="mafia.farewell-minute",
    title="Die Abschiedsminute",
    says="Wer in der Nacht gefallen ist, redet am Morgen noch eine Minute lang. Dann ist Schluss.",
    chapter=NIGHT,
    source=vorlage("Besondere Pflichten des Sheriffs", 30),
    further=(fsm("4.5.4", 124, 125), fsm("4.5.9", 155)),
    words=("Abschiedsminute", "letztes Wort", "letzte Minute"),
)
BEST_MOVE = Rule(
    id="mafia.best-move",
    title="Der beste Zug",
    says="Wer in der zweiten Nacht fällt, der ersten mit Schüssen, nennt noch vor dem Morgen drei "
    "Nummern, die er für schwarz hält. Die Maske bleibt auf, Zeit sind 20 Sekunden.",
    chapter=NIGHT,
    source=fsm("4.5.9", 146, 147, 148, 149, 150, 151, 152, 154),
    further=(
        fsm("8.3", 285, 286),
        fsm("8.3.1", 287, 288),
        ruling(34, "Die Vorlage kennt ihn nicht.", "kein bester Zug", "in jeder Nacht"),
    ),
    option="best_move",
    words=("bester Zug", "wer hat den besten Zug", "LH", "legacy", "drei Nummern", "Vermächtnis"),
)
BEST_MOVE_ACCEPTED = Rule(
    id="mafia.best-move-accepted",
    title="„Angenommen“, und die Nummern noch einmal",
    says="Die Spielleitung wiederholt die genannten Nummern, sagt „Angenommen“ und schreibt sie "
    "auf.",
    chapter=NIGHT,
    source=fsm("4.5.9", 153),
    further=(fsm("8.3.1", 289, 290),),
    words=("bester Zug angenommen", "Protokoll"),
)
BEST_MOVE_IS_FINAL = Rule(
    id="mafia.best-move-is-final",
    title="Gesagt ist gesagt",
    says="Genannte Nummern lassen sich nicht ändern und fehlende nicht nachtragen. Es sind "
    "höchstens drei, jede nur einmal.",
    chapter=NIGHT,
    source=fsm("8.3.3", 295, 296),
    words=("bester Zug ändern", "nachtragen"),
)
NO_BEST_MOVE_AFTER_TWO = Rule(
    id="mafia.no-best-move-after-two",
    title="Zwei am ersten Tag gegangen: kein bester Zug",
    says="Sind am ersten Tag zwei oder mehr durch die Abstimmung gegangen, entfällt der beste Zug.",
    chapter=NIGHT,
    source=fsm("7.10", 275),
    further=(fsm("8.3.5", 300),),
    words=("bester Zug entfällt", "kein bester Zug"),
)
BEST_MOVE_BROKEN_OFF = Rule(
    id="mafia.best-move-broken-off",
    title="Wer beim besten Zug plaudert, fliegt",
    says="Wer dabei Spielwissen ausplaudert, jemanden anredet oder zu einer Reaktion reizt, muss "
    "vom Tisch. Es zählen nur die Nummern, die bis dahin gefallen sind.",
    chapter=NIGHT,
    source=fsm("8.3.2", 291, 292, 293, 294),
    words=("bester Zug abgebrochen", "reden beim besten Zug"),
)

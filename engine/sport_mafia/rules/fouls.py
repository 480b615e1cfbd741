"""Fouls and disqualification: what they cost, and what becomes of the vote."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import FOULS, fsm, ruling, vorlage

ORDER = "Disziplin und Verstöße"

THE_JUDGE_DECIDES = Rule(
    id="mafia.the-judge-decides",
    title="Die Spielleitung ahndet",
    says="Ob etwas ein Verstoß war, stellt die Spielleitung fest, und sie bestraft ihn.",
    chapter=FOULS,
    source=vorlage(ORDER, 69),
    further=(
        fsm("6.1", 199),
        fsm("6.2", 200, 201),
        fsm("6.6", 212),
        ruling(
            41,
            "Die Vorlage nennt nur Rufe und Gesten in der Schlafphase; die ganze Liste steht in "
            "den offiziellen Regeln.",
            "jede Runde schreibt ihre eigene Liste",
        ),
    ),
    words=("Strafe", "wer entscheidet", "Foul geben"),
)
PENALTIES = Rule(
    id="mafia.penalties",
    title="Von der Ermahnung bis zur Niederlage",
    says="Es gibt fünf Strafen: Ermahnung, Foul, Ausschluss aus der Partie, Ausschluss aus dem "
    "Turnier und die Niederlage des eigenen Teams.",
    chapter=FOULS,
    source=fsm("6.3", 202, 203, 204, 205, 206),
    further=(fsm("5.1", 172),),
    executed=False,
    words=("Strafen", "Verwarnung", "welche Strafen"),
)
FOURTH_FOUL_OUT = Rule(
    id="mafia.fourth-foul-out",
    title="Das vierte Foul: sofort raus",
    says="Mit dem vierten Foul scheidet ihr auf der Stelle aus.",
    chapter=FOULS,
    source=fsm("6.5", 209),
    further=(
        ruling(
            40,
            "Die Vorlage nennt keine Zahl; vier sind es überall, wo wir nachgesehen haben.",
            "drei Fouls",
        ),
    ),
    words=("viertes Foul", "4 Fouls", "wie viele Fouls"),
)
THIRD_FOUL_SILENCES = Rule(
    id="mafia.third-foul-silences",
    title="Das dritte Foul kostet eine Rede",
    says="Mit dem dritten Foul verliert ihr das Wort in eurer nächsten Minute, heute oder morgen. "
    "Danach redet ihr wieder normal.",
    chapter=FOULS,
    source=fsm("6.4", 207),
    option="ladder",
    words=("drittes Foul", "3 Fouls", "welche Rede kostet das dritte Foul", "Redeverbot"),
)
SILENCED_MAY_NOMINATE = Rule(
    id="mafia.silenced-may-nominate",
    title="Stumm, aber nicht machtlos",
    says="Wer wegen des dritten Fouls schweigt, darf in dieser Minute trotzdem aufstellen.",
    chapter=FOULS,
    source=fsm("6.4", 208),
    further=(
        ruling(
            40,
            "Die Vorlage zählt keine Fouls; das Aufstellen kostet niemanden Redezeit.",
            "wer schweigen muss, stellt auch niemanden auf",
        ),
    ),
    option="banned_nominates",
    words=("drei Fouls", "Redeverbot nominieren"),
)
THIRTY_AT_THREE_OR_FOUR = Rule(
    id="mafia.thirty-at-three-or-four",
    title="Zu dritt oder zu viert: 30 Sekunden",
    says="Sitzen bei dieser Rede nur noch drei oder vier am Tisch, habt ihr trotz drei Fouls 30 "
    "Sekunden.",
    chapter=FOULS,
    source=fsm("7.6", 267),
    words=("drei Fouls zu viert", "30 Sekunden"),
)
TIE_SPEECH_KEPT = Rule(
    id="mafia.tie-speech-kept",
    title="Im Gleichstand redet ihr trotzdem",
    says="Die 30 Sekunden vor einem Stechen bleiben auch denen, die drei Fouls haben.",
    chapter=FOULS,
    source=fsm("7.5", 266),
    words=("drei Fouls Stechen", "Redeverbot Stechen"),
)
LIGA_LADDER = Rule(
    id="mafia.liga-ladder",
    title="Mafia-Liga: eine andere Leiter",
    says="Erster Fehler: die nächste Rede dauert nur halb so lang. Zweiter: nur noch aufstellen. "
    "Dritter: gar keine Rede. Vierter: raus.",
    chapter=FOULS,
    source=ruling(
        40,
        "So beschreibt die deutsche Mafia-Liga ihre Fehler auf ihrer Website.",
        "erst das dritte Foul kostet etwas",
    ),
    option="ladder",
    words=("Fehler", "Mafia-Liga Fouls", "erstes Foul", "zweites Foul", "halbe Redezeit"),
)
OUT_AT_ONCE = Rule(
    id="mafia.out-at-once",
    title="Ausschluss wirkt sofort",
    says="Wer disqualifiziert wird, verlässt den Tisch auf der Stelle, mitten in der Rede oder in "
    "der Abstimmung.",
    chapter=FOULS,
    source=fsm("6.5", 210),
    further=(fsm("6.7", 226),),
    words=("Disqualifikation", "Ausschluss", "disqualifizierendes Foul"),
)
NO_LAST_WORD = Rule(
    id="mafia.no-last-word",
    title="Ohne letztes Wort",
    says="Wer durch Fouls oder Ausschluss geht, hat keine Abschiedsminute.",
    chapter=FOULS,
    source=fsm("6.5", 211),
    words=("letztes Wort nach Foul", "Abschiedsminute Foul"),
)
VOTE_IS_DROPPED = Rule(
    id="mafia.vote-is-dropped",
    title="Fliegt jemand raus, fällt die Abstimmung aus",
    says="Nach einem Ausschluss entfällt die laufende oder die nächste Abstimmung. Auch mehrere "
    "Ausschlüsse kosten nur diese eine.",
    chapter=FOULS,
    source=fsm("7.1", 257),
    further=(
        ruling(
            21,
            "Die Vorlage schweigt; ein Abgang am Tag soll genügen.",
            "die Abstimmung findet trotzdem statt",
            "sie entfällt nur, wenn der Ausgeschlossene auf der Liste stand",
            "er bleibt auf der Liste, obwohl er nicht mehr mitspielt",
        ),
    ),
    option="cancelled",
    words=(
        "fliegt mit dem vierten Foul",
        "fällt die Abstimmung aus",
        "Abstimmung entfällt",
        "Antimonster",
    ),
)
STAYS_ON_THE_LIST = Rule(
    id="mafia.stays-on-the-list",
    title="Anderswo: Wer rausfliegt, steht noch zur Wahl",
    says="In manchen Ligen entfällt nichts: Der Ausgeschlossene bleibt auf der Liste. Fallen die "
    "meisten Stimmen auf ihn, geht sonst niemand.",
    chapter=FOULS,
    source=ruling(
        21,
        "So beschreibt es ein Liga-Regelwerk als vierte Möglichkeit. Wir lesen sie so: Er bleibt, "
        "wo er auf der Liste steht, redet und stimmt aber nicht mehr.",
        "er kommt auch dann auf die Liste, wenn ihn niemand aufgestellt hat",
    ),
    option="cancelled",
    words=("Ausgeschlossener auf der Liste", "Antimonster", "Stimmen gegen Ausgeschiedene"),
)
NEXT_VOTE_DROPPED = Rule(
    id="mafia.next-vote-dropped",
    title="Nach dem Ergebnis trifft es den nächsten Tag",
    says="Steht das Ergebnis des Tages schon fest, entfällt die Abstimmung am nächsten Tag.",
    chapter=FOULS,
    source=fsm("7.2", 260),
    words=("Abstimmung nächster Tag", "nach der Abstimmung disqualifiziert"),
)
LEAVES_ANYWAY = Rule(
    id="mafia.leaves-anyway",
    title="Wer ohnehin geht, kostet keine Abstimmung",
    says="Ist der Ausgeschlossene in der Nacht getroffen oder gerade abgewählt worden, entfällt "
    "keine Abstimmung.",
    chapter=FOULS,
    source=fsm("7.1", 258, 259),
    further=(fsm("7.2", 261),),
    words=("getötet und disqualifiziert", "abgewählt und disqualifiziert"),
)
NIGHT_CALL_SETTLES = Rule(
    id="mafia.night-call-settles",
    title="Ohne Abstimmung zählt die Ansage der Nacht",
    says="Wird an einem Tag nicht abgestimmt, gilt sein Ergebnis als bekannt, sobald die Nacht "
    "angesagt ist.",
    chapter=FOULS,
    source=fsm("7.2", 262),
    words=("Ergebnis bekannt", "keine Abstimmung am Tag"),
)
OUT_DURING_THE_HUNT = Rule(
    id="mafia.out-during-the-hunt",
    title="Ausschluss in der Nacht",
    says="Wer vor der Jagd fliegt, kann nicht mehr getroffen werden. Wer während der Jagd fliegt "
    "und getroffen wird, ist beides: dann findet die nächste Abstimmung statt.",
    chapter=FOULS,
    source=ruling(
        44,
        "So erläutert es das Schiedsrichterkomitee; in unseren Texten steht nur die Ausnahme.",
        "ein Ausschluss in der Nacht wird erst am Morgen bekannt gegeben",
    ),
    words=("nachts disqualifiziert", "Ausschluss Nacht Schuss"),
)
TEAM_LOSES = Rule(
    id="mafia.team-loses",
    title="Manches kostet das ganze Team den Sieg",
    says="Für die schwersten Verstöße verliert das eigene Team die Partie, und wer es war, wird "
    "obendrein bestraft wie bei einem Ausschluss.",
    chapter=FOULS,
    source=fsm("6.8", 246, 247),
    words=("Niederlage des Teams", "Teamniederlage", "PPK"),
)
TEAM_LOSES_IN_FAREWELL = Rule(
    id="mafia.team-loses-in-farewell",
    title="Im Abschied wiegt es schwerer",
    says="Wer schon geht, hat nichts mehr zu verlieren: Beleidigungen, Tränen, spielfremde "
    "Appelle, Beweise mit dem besten Zug und verstecktes Reden kosten dann das Team die Partie.",
    chapter=FOULS,
    source=fsm("6.8.5", 252, 253),
    words=("Abschiedsminute Verstoß", "Niederlage in der Abschiedsminute"),
)
WAIVED_WHEN_DECIDED = Rule(
    id="mafia.waived-when-decided",
    title="Nach der Entscheidung wird milder gestraft",
    says="Ist die Partie entschieden, entfallen die meisten Ausschlüsse und alle Niederlagen. "
    "Strafbar bleiben Weggehen, Beleidigen und Fluchen.",
    chapter=FOULS,
    source=fsm("6.8.6", 254, 255, 256),
    words=("nach der Entscheidung Strafe", "Verstoß nach Spielende"),
)
BARRED_FROM_TOURNAMENT = Rule(
    id="mafia.barred-from-tournament",
    title="Raus aus dem ganzen Turnier",
    says="Absichtliches Spähen und Beleidigungen der Spielleitung kosten das Turnier, nicht nur "
    "die Partie.",
    chapter=FOULS,
    source=fsm("7.3", 263, 264),
    executed=False,
    words=("Turnierausschluss", "Sperre"),
)
NOT_BEFORE_ALL_CARDS = Rule(
    id="mafia.not-before-all-cards",
    title="Gestraft wird erst, wenn alle ihre Karte haben",
    says="Fällt vorher jemand aus, hat die Partie noch nicht begonnen: Ihr besetzt den Platz neu "
    "und verteilt von vorn.",
    chapter=FOULS,
    source=ruling(
        46,
        "Gespielt wird zu zehnt; mit neun verteilten Karten gibt es noch keine Partie.",
        "der Platz bleibt leer, seine Karte aus dem Spiel",
    ),
    words=("Ausfall vor Spielbeginn", "neu verteilen"),
)

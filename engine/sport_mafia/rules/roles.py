"""Who sits at the table, which cards there are, and who leads."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import ROLES, fsm, ruling, vorlage

GENERAL = "Allgemeine Bestimmungen"

TEN_PLAYERS = Rule(
    id="mafia.ten-players",
    title="Genau zehn am Tisch",
    says="Sport-Mafia spielt ihr zu zehnt, nicht mit mehr und nicht mit weniger Personen.",
    chapter=ROLES,
    source=vorlage(GENERAL, 1),
    further=(
        fsm("1.1", 1),
        fsm("4.1.1", 36),
        ruling(
            46,
            "Beide Texte kennen nur die volle Runde.",
            "Klubs spielen zu sechst bis zwölft, mit zwei bis vier Schwarzen",
        ),
    ),
    words=("wie viele Spieler", "Spielerzahl", "10 Personen", "weniger als zehn"),
)
TWO_TEAMS = Rule(
    id="mafia.two-teams",
    title="Rot gegen Schwarz",
    says="Rot sind die Bürger, Schwarz ist die Mafia.",
    chapter=ROLES,
    source=vorlage(GENERAL, 2, 3, 4),
    further=(fsm("1.1", 2, 4, 5),),
    words=("Teams", "Farben", "Bürger", "Mafia"),
)
TEN_CARDS = Rule(
    id="mafia.ten-cards",
    title="Sieben rote Karten, drei schwarze",
    says="Unter den roten ist der Sheriff, unter den schwarzen der Don. Das macht sechs einfache "
    "Bürger, einen Sheriff, zwei einfache Mafiosi und einen Don.",
    chapter=ROLES,
    source=vorlage(GENERAL, 5, 6, 7, 8, 9),
    further=(fsm("1.1", 6, 7, 8, 9),),
    words=("Karten", "Verteilung", "7 rote 3 schwarze", "wie viele Mafiosi"),
)
ROLES_BY_CHANCE = Rule(
    id="mafia.roles-by-chance",
    title="Der Zufall verteilt die Rollen",
    says="Wer welche Karte bekommt, entscheidet allein der Zufall.",
    chapter=ROLES,
    source=vorlage(GENERAL, 10),
    further=(fsm("1.1", 3),),
    words=("Rollen verteilen", "zufällig", "losen"),
)
FROM_THE_TRAY = Rule(
    id="mafia.from-the-tray",
    title="Vom Tablett gezogen",
    says="Eine Person nach der anderen zieht blind eine Karte vom Tablett.",
    chapter=ROLES,
    source=vorlage(GENERAL, 11),
    further=(fsm("4.1.3", 42),),
    option="dealing",
    words=("Karte ziehen", "Tablett", "Rollenkarte"),
)
OR_DEALT = Rule(
    id="mafia.or-dealt",
    title="Oder ausgeteilt",
    says="Statt ziehen zu lassen, darf die Spielleitung die Karten auch austeilen.",
    chapter=ROLES,
    source=vorlage(GENERAL, 12),
    option="dealing",
    words=("austeilen", "Karten geben"),
)
LEADER_OUTSIDE = Rule(
    id="mafia.leader-outside",
    title="Eine Spielleitung, die nicht mitspielt",
    says="Eine elfte Person leitet die Partie: Sie sagt an, wann was beginnt und endet, und spielt "
    "selbst nicht mit.",
    chapter=ROLES,
    source=vorlage(GENERAL, 14),
    further=(
        fsm("1.2", 10, 11),
        ruling(48, "Wer alle Rollen kennt, kann keine davon spielen.", "ein Programm leitet"),
    ),
    words=("Spielleiter", "Moderator", "Richter", "Host", "elfte Person"),
)
SIDE_JUDGES = Rule(
    id="mafia.side-judges",
    title="Hilfe für die Spielleitung",
    says="Seitenrichter dürfen der Spielleitung helfen. Sie selbst sitzt am Tisch oder daneben und "
    "muss alles sehen und hören.",
    chapter="sport-mafia/spielleitung",
    source=fsm("1.2", 12),
    further=(fsm("2.1", 19, 20, 21),),
    executed=False,
    words=("Seitenrichter", "Richter"),
)
SEATS_DRAWN = Rule(
    id="mafia.seats-drawn",
    title="Die Plätze werden ausgelost",
    says="Wer auf welcher Nummer sitzt, lost die Spielleitung kurz vor der Partie aus, oder der "
    "Spielplan eines Turniers gibt es vor.",
    chapter="sport-mafia/spielleitung",
    source=fsm("4.1.1", 37, 38),
    further=(
        ruling(
            47,
            "Die Vorlage sagt nicht, wer wo sitzt; ausgelost ist niemand im Vorteil.",
            "freie Platzwahl",
        ),
    ),
    executed=False,
    words=("Sitzordnung", "Platznummer", "auslosen", "Sitzplatz"),
)
NUMBER_AND_MASK = Rule(
    id="mafia.number-and-mask",
    title="Nummer und Maske für jeden Platz",
    says="Jeder Platz hat ein Schild mit seiner Nummer und eine Maske von mindestens 210 mal 125 "
    "Millimetern; eine eigene Maske muss die Spielleitung erlauben. Für die Nacht steht Technik "
    "für Ton oder Musik bereit.",
    chapter=ROLES,
    source=fsm("2.2", 22, 23, 24),
    further=(fsm("2.3", 25), fsm("3.4", 35)),
    executed=False,
    words=("Maske", "Nummernschild", "Musik", "Ausrüstung", "eigene Maske"),
)
NOTHING_THAT_HELPS = Rule(
    id="mafia.nothing-that-helps",
    title="Nichts am Leib, das hilft",
    says="Was ihr tragt, darf niemanden gefährden, beleidigen oder euch einen Vorteil bringen. "
    "Telefone gebt ihr auf Verlangen stumm oder ausgeschaltet ab.",
    chapter=ROLES,
    source=fsm("3.2", 30, 31, 32),
    further=(fsm("3.3", 33, 34),),
    executed=False,
    words=("Handy", "Telefon", "Kleidung", "Ausrüstung"),
)
CITIZEN_HAS_NO_POWER = Rule(
    id="mafia.citizen-has-no-power",
    title="Bürger können nachts nichts",
    says="Einfache Bürger haben keine Fähigkeit: Sie reden, verdächtigen und stimmen ab.",
    chapter=ROLES,
    source=vorlage("Bürger", 16),
    words=("Bürger Fähigkeit", "Zivilist", "friedlicher Bürger"),
)
BLACK_MISLEADS = Rule(
    id="mafia.black-misleads",
    title="Wozu die Mafia da ist",
    says="Die Schwarzen wollen die Stadt hinters Licht führen.",
    chapter=ROLES,
    source=vorlage("Team der „Schwarzen“ (Mafia)", 32),
    executed=False,
    words=("Ziel der Mafia", "täuschen"),
)
OUT_TAKES_NO_PART = Rule(
    id="mafia.out-takes-no-part",
    title="Wer draußen ist, ist draußen",
    says="Wer ausgeschieden ist, redet, stimmt, schießt und prüft nicht mehr mit.",
    chapter=ROLES,
    source=fsm("4.4.11", 95),
    further=(fsm("4.5.4", 120), fsm("6.5", 209), vorlage("Mafioso", 34)),
    words=("ausgeschieden", "tot", "rausgeflogen"),
)

"""What the judge may give on top, § 8.4: to how many, how much, and when it does not count."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sport_mafia.rules.books import FSM
from engine.sport_mafia.rules.scoring import CHAPTER

JUDGE_MAY_AWARD = Rule(
    "mafia.judge-may-award",
    "Zusatzpunkte der Spielleitung",
    says="Nach der Partie darf die Spielleitung den Besten Zusatzpunkte geben.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4", ("FSM-301",)),
    words=("Допы", "Bonuspunkte", "Zusatzpunkte", "Extrapunkte"),
)

UP_TO_FIVE = Rule(
    "mafia.up-to-five",
    "Höchstens fünf Belohnte",
    says="Zusatzpunkte der Spielleitung bekommen höchstens fünf Personen; für die fünfte muss die "
    "Hauptspielleitung zustimmen.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.1", ("FSM-302", "FSM-303")),
)

AWARD_LIMIT = Rule(
    "mafia.award-limit",
    "Zusammen höchstens 1,2",
    says="Was die Spielleitung in einer Partie vergibt, darf zusammen 1,2 nicht übersteigen.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.2", ("FSM-304",)),
    words=("Obergrenze", "Summe Zusatzpunkte"),
)

WINNER_AWARD = Rule(
    "mafia.winner-award",
    "Im Siegerteam: bis 0,7",
    says="Wer gewonnen hat, kann von der Spielleitung 0,1 bis 0,7 bekommen, in Zehnteln. Für 0,6 "
    "und 0,7 muss die Hauptspielleitung zustimmen.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.3", ("FSM-305", "FSM-306")),
)

LOSER_AWARD = Rule(
    "mafia.loser-award",
    "Im anderen Team: bis 0,4",
    says="Wer verloren hat, kann von der Spielleitung 0,1 bis 0,4 bekommen, in Zehnteln.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.4", ("FSM-307",)),
)

AWARD_IS_FREE = Rule(
    "mafia.award-is-free",
    "Müssen muss sie nicht",
    says="Die Spielleitung muss nicht alles vergeben, was sie darf, und nicht nur an die Sieger.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.5", ("FSM-308", "FSM-309")),
    executed=False,
)

LARGER_OF_BOTH = Rule(
    "mafia.larger-of-both",
    "Spielleitung oder bester Zug",
    says="Punkte der Spielleitung und Punkte für zwei oder drei Treffer im besten Zug schließen "
    "sich aus: Nur der größere Wert zählt. Ist es der der Spielleitung, zählt er nicht zu den 1,2.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.6", ("FSM-310", "FSM-311")),
    words=("beides zusammen", "bester Zug und Zusatzpunkte"),
)

DISPLACED_AWARD = Rule(
    "mafia.displaced-award",
    "Verdrängt heißt nicht vergeben",
    says="Zählt der beste Zug mehr, gilt der Wert der Spielleitung als nicht vergeben: Er zählt "
    "weder zu den 1,2 noch zu den fünf Belohnten.",
    chapter=CHAPTER,
    source=Ruling(
        "MAF-G71",
        "Der Text regelt nur den Fall, dass der Wert der Spielleitung zählt; was niemand bekommt, "
        "kann aber auch keine Grenze füllen.",
        ("der verdrängte Wert zählt zur Grenze",),
    ),
)

NO_AWARD_IN_A_DRAW = Rule(
    "mafia.no-award-in-a-draw",
    "Remis: keine Zusatzpunkte",
    says="Endet die Partie unentschieden, vergibt die Spielleitung keine Zusatzpunkte.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.4.7", ("FSM-312",)),
    words=("Unentschieden Zusatzpunkte",),
)

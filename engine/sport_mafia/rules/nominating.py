"""Nominating: who puts whom on the list."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import VOTE, fsm, ruling, vorlage
from engine.sport_mafia.rules.day import DAYTIME

NOMINATE_IN_OWN_MINUTE = Rule(
    id="mafia.nominate-in-own-minute",
    title="Aufgestellt wird in der eigenen Minute",
    says="Jemanden zur Abstimmung aufstellen dürft ihr, solange ihr selbst eure Minute habt.",
    chapter=VOTE,
    source=vorlage(DAYTIME, 56),
    further=(fsm("4.4.2", 78), fsm("4.3.1", 68)),
    words=("nominieren", "Nominierung", "Kandidat"),
)
SAID_AND_ACCEPTED = Rule(
    id="mafia.said-and-accepted",
    title="„Ich stelle Nummer … auf.“ – „Angenommen.“",
    says="Die Nominierung steht in der Gegenwart und nennt die Nummer. Gültig ist sie, wenn die "
    "Spielleitung „Angenommen“ sagt.",
    chapter=VOTE,
    source=fsm("4.4.2", 80, 81),
    words=("Wortlaut Nominierung", "angenommen", "Formulierung"),
)
ANYBODY_AT_THE_TABLE = Rule(
    id="mafia.anybody-at-the-table",
    title="Aufstellen könnt ihr alle, auch euch selbst",
    says="Aufstellen dürft ihr jede Person, die noch mitspielt, auch euch selbst.",
    chapter=VOTE,
    source=fsm("4.4.2", 79),
    further=(
        ruling(
            8,
            "„Jeder beliebige Spieler“ schließt die eigene Nummer nicht aus.",
            "sich selbst aufzustellen ist verboten",
        ),
    ),
    words=("sich selbst nominieren",),
)
ON_THE_LIST_ONCE = Rule(
    id="mafia.on-the-list-once",
    title="Jede Nummer steht nur einmal auf der Liste",
    says="Wer schon aufgestellt ist, kann nicht noch einmal aufgestellt werden.",
    chapter=VOTE,
    source=ruling(
        8,
        "Über jeden wird einmal abgestimmt; eine zweite Nominierung änderte nichts als die "
        "Reihenfolge.",
        "die spätere Nennung rückt die Nummer ans Ende",
    ),
    words=("doppelt nominiert",),
)
SEVERAL_A_DAY = Rule(
    id="mafia.several-a-day",
    title="Vorlage: auch mehrere Kandidaten",
    says="In einer Minute dürft ihr auch mehrere Kandidaten aufstellen.",
    chapter=VOTE,
    source=vorlage(DAYTIME, 56),
    option="nominations",
    words=("wie viele Nominierungen",),
)
ONE_A_DAY = Rule(
    id="mafia.one-a-day",
    title="ФСМ: ein Kandidat am Tag",
    says="Jede Person darf an einem Tag nur eine Nummer aufstellen. Die erste angenommene "
    "Nominierung gilt.",
    chapter=VOTE,
    source=fsm("4.4.3", 82),
    option="nominations",
    words=("wie viele Nominierungen", "nur eine Nominierung"),
)
LAST_ONE_COUNTS = Rule(
    id="mafia.last-one-counts",
    title="Mafia-Liga: Die letzte Nennung gilt",
    says="Ihr dürft beliebig viele nennen; auf der Liste bleibt nur die letzte angenommene Nummer.",
    chapter=VOTE,
    source=ruling(
        7,
        "So beschreibt es die deutsche Mafia-Liga auf ihrer Website.",
        "eine Nominierung am Tag",
        "mehrere nebeneinander",
    ),
    option="nominations",
    words=("letzte Nominierung", "umentscheiden", "mehrere nennen"),
)
NO_TAKING_BACK = Rule(
    id="mafia.no-taking-back",
    title="Aufgestellt bleibt aufgestellt",
    says="Eine angenommene Nominierung lässt sich nicht zurücknehmen.",
    chapter=VOTE,
    source=ruling(
        7,
        "Keiner unserer Texte sieht ein Zurücknehmen vor.",
        "in der eigenen Minute zurücknehmen, dann einen anderen aufstellen",
    ),
    option="withdrawal",
    words=("Nominierung zurücknehmen", "zurückziehen", "Rückzug", "meine Nominierung"),
)
NOBODY_READS_THE_LIST = Rule(
    id="mafia.nobody-reads-the-list",
    title="Wer aufgestellt ist, müsst ihr euch merken",
    says="Die Spielleitung sagt euch vor der Abstimmung nicht, wer schon auf der Liste steht.",
    chapter=VOTE,
    source=fsm("7.4", 265),
    further=(
        ruling(
            50,
            "Die Vorlage schweigt dazu; sich die Liste zu merken gehört zum Spiel.",
            "einmal in der eigenen Minute nachfragen",
            "ein Programm zeigt die Liste an",
        ),
    ),
    option="ask_list",
    words=("Liste der", "nachfragen"),
)
NOT_IN_THE_FAREWELL = Rule(
    id="mafia.not-in-the-farewell",
    title="In der Abschiedsminute stellt niemand auf",
    says="Wer in der Nacht gefallen ist, redet zum Abschied, stellt dabei aber niemanden auf.",
    chapter=VOTE,
    source=ruling(
        11,
        "Aufgestellt wird in der eigenen Minute der Diskussion; der Abschied liegt davor.",
        "in manchen Ligen darf auch das Opfer der Nacht aufstellen",
    ),
    option="farewell_nomination",
    words=("Abschiedsminute nominieren", "Toter stellt"),
)

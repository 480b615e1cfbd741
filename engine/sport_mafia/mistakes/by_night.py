"""What people get wrong about cards, shots, checks and the end."""

from engine.core.example import Forbidden, Misjudged
from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaMistake
from engine.sport_mafia.examples.nights import dark, hunting
from engine.sport_mafia.game import GAME
from engine.sport_mafia.phases import Absprache, Cards, Checking, Suspecting, Waiting
from engine.sport_mafia.rules import checks, ending, fouls, roles
from engine.sport_mafia.rules import first_night as f
from engine.sport_mafia.rules import night as n
from engine.sport_mafia.scenes import FSM, VORLAGE, after, cards, players, table
from engine.sport_mafia.state import State

FIRST = State(players(), Absprache(), VORLAGE, night=1)
HUNTED = dark(VORLAGE, 1, ())

SECOND_SHERIFF: MafiaMistake = Forbidden(
    "zweiter-sheriff",
    "Zwei Sterne in einer Stadt",
    GAME,
    after(State(phase=Cards(1), night=1), *cards()[:4]),
    a.TakeCard(5, "sheriff"),
    roles.TEN_CARDS,
    "In großen Runden gibt es auch zwei Sheriffs.",
    "Zehn Karten liegen auf dem Tablett, und nur eine davon ist der Sheriff.",
)
FOUL_BEFORE: MafiaMistake = Forbidden(
    "strafe-vor-den-karten",
    "Schon beim Ziehen geschwätzt",
    GAME,
    after(State(phase=Cards(1), night=1), *cards()[:4]),
    a.Sanction(2, "night-noise"),
    fouls.NOT_BEFORE_ALL_CARDS,
    "Wer beim Ziehen der Karten redet, ist aus der Partie.",
    "Erst mit der zehnten Karte beginnt sie. Vorher verteilt ihr einfach neu.",
)
MAFIOSO_PLANS: MafiaMistake = Forbidden(
    "mafioso-bestimmt",
    "Der Vorlauteste bestimmt",
    GAME,
    FIRST,
    a.PlanShot(6, 4),
    f.DON_SETS_ORDER,
    "Wer bei der Absprache zuerst zeigt, legt die Schüsse fest.",
    "Das ist Sache des Don.",
)
SHOT_TOO_EARLY: MafiaMistake = Forbidden(
    "schuss-in-der-ersten-nacht",
    "Gleich zur Sache",
    GAME,
    FIRST,
    a.Shoot(6),
    f.NO_SHOT_FIRST_NIGHT,
    "In der ersten Nacht fällt schon der erste Schuss.",
    "Die erste Nacht gehört der Absprache; geschossen wird ab der zweiten.",
)
CHECK_TOO_EARLY: MafiaMistake = Forbidden(
    "pruefung-in-der-ersten-nacht",
    "Einmal prüfen, wenn ich schon wach bin",
    GAME,
    State(players(), Waiting("sheriff-looks"), VORLAGE, night=1),
    a.AskAbout(4, 8),
    f.NO_CHECK_FIRST_NIGHT,
    "Der Sheriff ist in der ersten Nacht wach, also prüft er auch.",
    "Er sieht sich um, mehr nicht.",
)
OWN_TEAM: MafiaMistake = Forbidden(
    "auf-die-eigenen",
    "Ein Opfer aus den eigenen Reihen",
    GAME,
    hunting(HUNTED, 6),
    a.Shoot(8),
    n.ONLY_CITIZENS_SHOT,
    "Die Mafia darf zur Tarnung auch einen der Ihren erschießen.",
    "Nach der Vorlage trifft der Schuss einen Bürger. Die offiziellen Regeln sehen das anders.",
)
CITIZEN_CHECKS: MafiaMistake = Forbidden(
    "buerger-prueft",
    "Ich schau auch mal",
    GAME,
    dark(VORLAGE, phase=Checking("sheriff")),
    a.AskAbout(5, 8),
    roles.CITIZEN_HAS_NO_POWER,
    "Ist der Sheriff draußen, prüft ein anderer Roter.",
    "Bürger haben nachts keine Aufgabe, auch nicht zur Aushilfe.",
)
CHECK_THE_DEAD: MafiaMistake = Forbidden(
    "ausgeschiedene-pruefen",
    "Was war er denn nun?",
    GAME,
    dark(VORLAGE, 2, (1, 9), phase=Checking("sheriff")),
    a.AskAbout(4, 9),
    checks.ONLY_OTHERS_AT_THE_TABLE,
    "Der Sheriff darf nachsehen, welche Farbe ein Ausgeschiedener hatte.",
    "Geprüft wird, wer noch am Tisch sitzt.",
)
ADD_A_NUMBER: MafiaMistake = Forbidden(
    "bester-zug-aendern",
    "Nein, doch nicht die 2",
    GAME,
    dark(FSM, phase=Suspecting(5, (2,)), victim=5),
    a.Suspect(5, 2),
    n.BEST_MOVE_IS_FINAL,
    "Solange die 20 Sekunden laufen, lassen sich die Nummern umsortieren.",
    "Jede Nummer gilt, sobald sie gefallen ist.",
)
MAJORITY_SHOOTS: MafiaMistake = Misjudged(
    "zwei-von-drei-treffen",
    "Zwei gegen einen, das reicht",
    GAME,
    hunting(HUNTED, 10, (6, 5), (8, 5), (10, 7)),
    (),
    a.Say("retreat"),
    n.OTHER_TARGET_MISSES,
    "Schießen zwei von drei auf dieselbe Nummer, ist sie getroffen.",
    "Alle müssen auf dieselbe Nummer schießen. Sonst fällt niemand.",
)
TWO_SHOTS: MafiaMistake = Misjudged(
    "zweimal-schiessen",
    "Sicher ist sicher",
    GAME,
    hunting(HUNTED, 10, (6, 5), (8, 5), (10, 5), (10, 7)),
    (),
    a.Say("retreat"),
    n.TWO_SHOTS_MISS,
    "Ein zweiter Schuss schadet nicht, der erste zählt ja.",
    "Wer auf mehrere Nummern schießt, macht aus der Nacht einen Fehlschuss.",
)
DON_IS_RED: MafiaMistake = Misjudged(
    "don-bleibt-verborgen",
    "Schwarz heißt Mafioso",
    GAME,
    dark(VORLAGE, phase=Checking("sheriff")),
    (),
    a.AskAbout(4, 8),
    checks.SHERIFF_LEARNS_COLOUR,
    "Findet der Sheriff den Don, erfährt er das auch.",
    "Er erfährt die Farbe, und Schwarz ist Schwarz.",
)
SHOT_IS_GONE: MafiaMistake = Misjudged(
    "getroffene-pruefen-nicht",
    "Wer tot ist, prüft nicht",
    GAME,
    dark(VORLAGE, phase=Checking("sheriff"), victim=4),
    (),
    a.AskAbout(4, 6),
    checks.SHOT_SHERIFF_CHECKS,
    "Wird der Sheriff getroffen, ist seine Prüfung dieser Nacht verloren.",
    "Bis zum Morgen ist er da und prüft.",
)
DON_DEAD: MafiaMistake = Misjudged(
    "toter-don-wird-gerufen",
    "Den Don rufen wir nicht mehr",
    GAME,
    dark(VORLAGE, 3, (1, 2, 8), phase=Waiting("don")),
    (),
    a.Say("don"),
    checks.CALLED_ANYWAY,
    "Ist der Don abgewählt, lässt die Spielleitung seinen Aufruf weg.",
    "Dann wüssten alle, wer er war. Gerufen wird jede Nacht.",
)
BLACK_NEEDS_ALL: MafiaMistake = Misjudged(
    "mafia-gewinnt-erst-zuletzt",
    "Drei gegen drei, da geht noch was",
    GAME,
    table(VORLAGE, 3, (1, 2, 3), night=4, phase=Waiting("morning"), victim=5, settled=True),
    (),
    a.Say("morning"),
    ending.BLACK_WINS,
    "Schwarz gewinnt erst, wenn kein Roter mehr da ist.",
    "Gleich viele genügen: Bei drei zu drei ist es vorbei.",
)
ANOTHER_NIGHT: MafiaMistake = Misjudged(
    "remis-nach-drei",
    "Irgendwann treffen sie schon",
    GAME,
    table(FSM, 4, (1, 2), night=5, phase=Waiting("morning"), still=2, settled=True),
    (),
    a.Say("morning"),
    ending.DRAW_AFTER_THREE_NIGHTS,
    "Gespielt wird, bis eine Seite gewinnt, egal wie viele Nächte danebengehen.",
    "Nach der dritten Nacht ohne Abgang ist die Partie unentschieden.",
)

BY_NIGHT: tuple[MafiaMistake, ...] = (
    SECOND_SHERIFF,
    FOUL_BEFORE,
    MAFIOSO_PLANS,
    SHOT_TOO_EARLY,
    CHECK_TOO_EARLY,
    OWN_TEAM,
    CITIZEN_CHECKS,
    CHECK_THE_DEAD,
    ADD_A_NUMBER,
    MAJORITY_SHOOTS,
    TWO_SHOTS,
    DON_IS_RED,
    SHOT_IS_GONE,
    DON_DEAD,
    BLACK_NEEDS_ALL,
    ANOTHER_NIGHT,
)

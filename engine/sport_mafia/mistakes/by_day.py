"""What people get wrong about talking, nominating, voting and ties."""

from engine.core.example import Forbidden, Misjudged
from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaMistake
from engine.sport_mafia.examples.nights import dark
from engine.sport_mafia.game import GAME
from engine.sport_mafia.phases import Tied, Waiting
from engine.sport_mafia.rules import day, ending, fouls, roles, tie
from engine.sport_mafia.rules import nominating as n
from engine.sport_mafia.rules import voting as v
from engine.sport_mafia.scenes import (
    FSM,
    VORLAGE,
    after,
    counting,
    listed,
    speaking,
    table,
)

ONE_MORE: MafiaMistake = Forbidden(
    "zwei-am-tag",
    "Zwei Verdächtige, zwei Nominierungen",
    GAME,
    after(speaking(table(FSM), 1, 2), a.Nominate(1, 5)),
    a.Nominate(1, 8),
    n.ONE_A_DAY,
    "In der eigenen Minute darf man so viele aufstellen, wie man will.",
    "Nach den offiziellen Regeln ist es einer am Tag; nur die Vorlage spricht von mehreren.",
)
TWICE_ON_LIST: MafiaMistake = Forbidden(
    "schon-auf-der-liste",
    "Doppelt hält besser",
    GAME,
    speaking(table(VORLAGE, nominated=(5,)), 2, 3),
    a.Nominate(2, 5),
    n.ON_THE_LIST_ONCE,
    "Wer zweimal aufgestellt ist, rückt auf der Liste nach hinten.",
    "Jede Nummer steht nur einmal da, und zwar dort, wo sie zuerst genannt wurde.",
)
TOO_LATE: MafiaMistake = Forbidden(
    "nach-der-minute-aufstellen",
    "Mir ist noch jemand eingefallen",
    GAME,
    speaking(table(VORLAGE), 3, 4),
    a.Nominate(2, 8),
    n.NOMINATE_IN_OWN_MINUTE,
    "Aufstellen kann man, bis die Abstimmung beginnt.",
    "Aufgestellt wird in der eigenen Minute und in keiner anderen.",
)
IN_FAREWELL: MafiaMistake = Forbidden(
    "abschied-und-aufstellen",
    "Der letzte Wunsch",
    GAME,
    after(dark(VORLAGE, phase=Waiting("morning"), victim=2, opener=1, closer=10), a.Say("morning")),
    a.Nominate(2, 8),
    n.NOT_IN_THE_FAREWELL,
    "Wer in der Nacht gefallen ist, stellt in der Abschiedsminute noch jemanden auf.",
    "Der Abschied ist keine Minute der Diskussion. Nur in einzelnen Ligen ist es erlaubt.",
)
TAKE_BACK: MafiaMistake = Forbidden(
    "nominierung-zuruecknehmen",
    "War nicht so gemeint",
    GAME,
    after(speaking(table(VORLAGE), 1, 2), a.Nominate(1, 5)),
    a.Withdraw(1, 5),
    n.NO_TAKING_BACK,
    "Eine Nominierung kann man in der eigenen Minute zurücknehmen.",
    "Angenommen ist angenommen; nur manche Ligen erlauben den Rückzug.",
)
READ_THE_LIST: MafiaMistake = Forbidden(
    "liste-erfragen",
    "Wer war noch mal dran?",
    GAME,
    speaking(table(FSM, nominated=(3, 5)), 6, 7),
    a.AskList(6),
    n.NOBODY_READS_THE_LIST,
    "Die Spielleitung sagt auf Nachfrage, wer auf der Liste steht.",
    "Zuhören gehört zum Spiel. Vorgelesen wird die Liste erst zur Abstimmung.",
)
GONE: MafiaMistake = Forbidden(
    "abwesende-aufstellen",
    "Nachgetreten",
    GAME,
    speaking(table(VORLAGE, 2, (1, 2)), 3, 4),
    a.Nominate(3, 1),
    n.ANYBODY_AT_THE_TABLE,
    "Aufstellen darf man wirklich jeden.",
    "Jeden, der noch mitspielt. Wer weg ist, ist weg.",
)
SECOND_VOTE: MafiaMistake = Forbidden(
    "zweimal-stimmen",
    "Doch lieber gegen den Zweiten",
    GAME,
    after(listed(table(VORLAGE), 3, 5), a.Say("vote"), a.RaiseHand(2), a.CountHands()),
    a.RaiseHand(2),
    v.ONE_VOTE_EACH,
    "Wer sich umentscheidet, stimmt einfach noch einmal.",
    "Jede Person hat eine Stimme. Wer zweimal die Faust hinstellt, riskiert den Ausschluss.",
)
DEAD_VOTE: MafiaMistake = Forbidden(
    "ausgeschiedene-stimmen",
    "Die Stimme aus dem Jenseits",
    GAME,
    after(listed(table(VORLAGE, 2, (1, 9)), 3, 5), a.Say("vote")),
    a.RaiseHand(1),
    roles.OUT_TAKES_NO_PART,
    "Wer ausgeschieden ist, darf wenigstens noch mit abstimmen.",
    "Gezählt werden nur die, die noch am Tisch sitzen.",
)
LEADER_VOTES: MafiaMistake = Forbidden(
    "selbst-ansagen",
    "Wir sind fertig, oder?",
    GAME,
    listed(table(VORLAGE), 3, 5),
    a.Say("vote", 4),
    roles.LEADER_OUTSIDE,
    "Haben alle geredet, kann jeder zur Abstimmung rufen.",
    "Wann was beginnt, sagt allein die Spielleitung.",
)
ABSTAIN: MafiaMistake = Misjudged(
    "enthaltung",
    "Ich enthalte mich",
    GAME,
    counting(table(VORLAGE), {3: (1, 2, 4), 5: (3, 8), 7: ()}),
    (),
    a.CountHands(),
    v.MISSING_VOTES,
    "Wer die Hand nicht hebt, stimmt nicht ab, und Nr. 3 geht mit drei Stimmen.",
    "Enthaltungen gibt es nicht: Fünf fehlende Stimmen werfen Nr. 7 hinaus.",
)
ABSOLUTE: MafiaMistake = Misjudged(
    "absolute-mehrheit",
    "Vier von zehn sind doch keine Mehrheit",
    GAME,
    counting(table(FSM), {3: (1, 2, 4, 6), 5: (3, 8, 9), 7: (5, 7, 10)}),
    (),
    a.CountHands(),
    v.MOST_VOTES_LEAVES,
    "Ohne mehr als die Hälfte der Stimmen geht niemand.",
    "Die meisten Stimmen genügen.",
)
ALONE: MafiaMistake = Misjudged(
    "allein-heisst-sicher",
    "Wenn keiner die Hand hebt, passiert nichts",
    GAME,
    listed(table(FSM, 2, (1, 2)), 4),
    (a.Say("vote"),),
    a.CountHands(),
    v.ALONE_LATER,
    "Hebt niemand die Hand, bleibt der einzige Kandidat am Tisch.",
    "Alle fehlenden Stimmen treffen den Letzten der Liste, und das ist er selbst.",
)
HALF: MafiaMistake = Misjudged(
    "haelfte-reicht",
    "Fünf von zehn heben die Hand",
    GAME,
    counting(
        table(FSM),
        {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)},
        Tied((3, 5)),
    ),
    (a.CountHands(), *(a.RaiseHand(s) for s in (1, 2, 4, 6, 8))),
    a.CountHands(),
    tie.LIFT_NEEDS_MAJORITY,
    "Die Hälfte reicht, dann gehen beide.",
    "Mehr als die Hälfte muss es sein. Bei fünf von zehn bleiben beide.",
)
ONE_OF_TWO: MafiaMistake = Misjudged(
    "einer-muss-gehen",
    "Einer von beiden muss doch gehen",
    GAME,
    counting(
        table(FSM),
        {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)},
        Tied((3, 5)),
    ),
    (),
    a.CountHands(),
    tie.SAME_TIED_LIFT,
    "Steht es zweimal gleich, entscheidet das Los.",
    "Gelost wird nie: Entweder gehen beide oder keiner.",
)
THIRD_FOUL: MafiaMistake = Misjudged(
    "drittes-foul-stumm",
    "Drei Fouls, und nie wieder reden",
    GAME,
    speaking(table(VORLAGE, 2, (1, 2), fouls={5: 2}), 4, 5),
    (a.Sanction(5, "talking"),),
    a.EndSpeech(4),
    fouls.SILENCED_MAY_NOMINATE,
    "Nach dem dritten Foul ist man bis zum Ende der Partie stumm.",
    "Es kostet genau eine Minute, und aufstellen darf man auch in dieser.",
)
FOURTH_FOUL: MafiaMistake = Misjudged(
    "viertes-foul-abstimmung",
    "Einer ist raus, also stimmen die anderen weiter ab",
    GAME,
    after(listed(table(VORLAGE, 2, (1, 2), fouls={7: 3}), 3, 8), a.Say("vote")),
    (a.RaiseHand(4), a.RaiseHand(5)),
    a.Sanction(7, "talking"),
    fouls.VOTE_IS_DROPPED,
    "Die Abstimmung läuft einfach ohne Nr. 7 weiter.",
    "Ein Abgang am Tag genügt: Die laufende Abstimmung entfällt.",
)
WAIVED: MafiaMistake = Forbidden(
    "strafe-nach-der-entscheidung",
    "Zu spät geweint",
    GAME,
    after(counting(table(FSM, 3, (1, 2, 3)), {5: (4, 6, 8, 10), 6: (5, 7, 9)}), a.CountHands()),
    a.Sanction(4, "tears"),
    fouls.WAIVED_WHEN_DECIDED,
    "Auch nach der Entscheidung wird jeder Verstoß geahndet.",
    "Ist alles entschieden, bleiben nur Weggehen, Beleidigen und Fluchen strafbar.",
)
NOT_YOUR_TURN: MafiaMistake = Forbidden(
    "fremde-minute-beenden",
    "Das reicht jetzt aber",
    GAME,
    speaking(table(VORLAGE), 3, 4),
    a.EndSpeech(4),
    day.ONE_MINUTE_EACH,
    "Wer genug gehört hat, fängt mit der eigenen Minute an.",
    "Die Minute gehört dem, der sie hat, bis „Danke“ oder bis die Zeit um ist.",
)
EARLY_END: MafiaMistake = Forbidden(
    "ende-ausrufen",
    "Das ist doch gelaufen",
    GAME,
    speaking(table(VORLAGE, 3, (1, 2, 3)), 4, 5),
    a.Say("end"),
    ending.ENDS_WHEN_ANNOUNCED,
    "Ist eine Seite klar im Vorteil, kann die Spielleitung abbrechen.",
    "Beendet wird, was entschieden ist. Vier Rote gegen drei Schwarze sind es noch nicht.",
)

BY_DAY: tuple[MafiaMistake, ...] = (
    ONE_MORE,
    TWICE_ON_LIST,
    TOO_LATE,
    IN_FAREWELL,
    TAKE_BACK,
    READ_THE_LIST,
    GONE,
    SECOND_VOTE,
    DEAD_VOTE,
    LEADER_VOTES,
    ABSTAIN,
    ABSOLUTE,
    ALONE,
    HALF,
    ONE_OF_TWO,
    THIRD_FOUL,
    FOURTH_FOUL,
    WAIVED,
    NOT_YOUR_TURN,
    EARLY_END,
)

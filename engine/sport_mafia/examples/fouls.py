"""Fouls and disqualifications, and what becomes of the vote."""

from dataclasses import replace

from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaExample, example
from engine.sport_mafia.examples.nights import dark, hunting
from engine.sport_mafia.rules import checks, fouls, tie, voting
from engine.sport_mafia.rules import offences as o
from engine.sport_mafia.scenes import (
    FSM,
    LIGA,
    VORLAGE,
    after,
    counting,
    listed,
    speaking,
    table,
    thanks,
)

FOULS_BY_DAY: MafiaExample = example(
    "acht-fouls",
    "Ein unruhiger Vormittag",
    speaking(table(VORLAGE, nominated=(3, 8)), 10),
    (
        a.Sanction(1, "talking"),
        a.Sanction(2, "gestures"),
        a.Sanction(5, "touching"),
        a.Sanction(6, "knocking"),
        a.Sanction(7, "arguing"),
        a.EndSpeech(10),
        a.Say("vote"),
        a.Sanction(1, "hand-away"),
        a.Sanction(9, "vote-gestures"),
        a.CountHands(),
        a.Sanction(2, "vote-order"),
    ),
    (
        fouls.THE_JUDGE_DECIDES,
        o.FOUL_TALKING,
        o.FOUL_GESTURES,
        o.FOUL_TOUCHING,
        o.FOUL_KNOCKING,
        o.FOUL_ARGUING,
        o.FOUL_HAND,
        o.FOUL_VOTE_GESTURES,
        o.FOUL_VOTE_ORDER,
        voting.PULLED_BACK_COUNTS,
    ),
    "Acht Arten von Fouls, und noch ist niemand draußen. Teuer wird erst das dritte.",
)
THIRD: MafiaExample = example(
    "drittes-foul",
    "Eine Minute lang nur nicken",
    speaking(table(VORLAGE, 2, (1, 2), fouls={5: 2}), 4, 5, 6),
    (a.Sanction(5, "talking"), a.EndSpeech(4), a.Nominate(5, 8), a.EndSpeech(5)),
    (fouls.THIRD_FOUL_SILENCES, fouls.SILENCED_MAY_NOMINATE),
    "Nr. 5 schweigt in der nächsten Minute, stellt aber auf. Am Tag danach redet sie wieder.",
)
THIRD_AT_FOUR: MafiaExample = example(
    "drittes-foul-zu-viert",
    "Zu viert bleibt eine halbe Minute",
    speaking(table(VORLAGE, 4, (1, 2, 5, 6, 9, 10), fouls={7: 2}), 4, 7),
    (a.Sanction(7, "talking"), a.EndSpeech(4)),
    (fouls.THIRTY_AT_THREE_OR_FOUR,),
    "Am kleinen Tisch wird das Schweigen zur halben Minute.",
)
THIRD_AND_TIED: MafiaExample = example(
    "drittes-foul-im-gleichstand",
    "Stumm in der Runde, laut im Gleichstand",
    counting(
        after(speaking(table(VORLAGE, fouls={3: 2}), 10), a.Sanction(3, "talking")),
        {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)},
    ),
    (a.CountHands(),),
    (fouls.TIE_SPEECH_KEPT, tie.THIRTY_SECONDS_EACH),
    "Die 30 Sekunden vor dem Stechen gibt es trotz drei Fouls.",
)
FOURTH_IN_VOTE: MafiaExample = example(
    "viertes-foul-in-der-abstimmung",
    "Eine Geste zu viel",
    after(
        listed(table(VORLAGE, 2, (1, 2), fouls={7: 3}), 3, 8),
        a.Say("vote"),
        *(a.RaiseHand(s) for s in (4, 5, 6, 8)),
    ),
    (a.Sanction(7, "vote-gestures"), a.Say("night")),
    (
        fouls.FOURTH_FOUL_OUT,
        fouls.NO_LAST_WORD,
        fouls.VOTE_IS_DROPPED,
        o.FOUL_VOTE_GESTURES,
    ),
    "Nr. 7 ist draußen, und Nr. 3 ist gerettet: Die laufende Abstimmung entfällt.",
)
AFTER_THE_RESULT: MafiaExample = example(
    "ausschluss-nach-dem-ergebnis",
    "Zwei gehen heute, morgen geht keiner",
    after(
        counting(table(FSM, 2, (1, 2)), {3: (4, 5, 6, 7, 8), 5: (3, 9, 10)}),
        a.CountHands(),
    ),
    (a.Sanction(10, "swearing"), a.EndSpeech(3), a.Say("night")),
    (fouls.NEXT_VOTE_DROPPED, o.OUT_SWEARING, fouls.OUT_AT_ONCE),
    "Das Ergebnis stand schon fest, also trifft es die Abstimmung von morgen.",
)
LEAVES_ANYWAY: MafiaExample = example(
    "ausschluss-im-abschied",
    "Fluchen zum Abschied",
    after(
        counting(table(FSM, 2, (1, 2)), {3: (4, 5, 6, 7, 8), 5: (3, 9, 10)}),
        a.CountHands(),
    ),
    (a.Sanction(3, "swearing"),),
    (fouls.LEAVES_ANYWAY,),
    "Nr. 3 wäre ohnehin gegangen, also bleibt die Abstimmung von morgen.",
)
TEARS_IN_FAREWELL: MafiaExample = example(
    "traenen-im-abschied",
    "Tränen zum Abschied",
    after(
        counting(table(FSM, 2, (1, 2)), {3: (4, 5, 6, 7, 8), 5: (3, 9, 10)}),
        a.CountHands(),
    ),
    (a.Sanction(3, "tears"),),
    (fouls.TEAM_LOSES_IN_FAREWELL, fouls.TEAM_LOSES),
    "Was sonst ein Ausschluss ist, kostet im Abschied das ganze Team den Sieg.",
)
BEFORE_THE_NIGHT: MafiaExample = example(
    "vor-der-ansage",
    "Noch ist es Tag",
    after(listed(table(FSM), 4), a.Say("vote")),
    (a.Sanction(6, "insult"), a.Say("night")),
    (fouls.NIGHT_CALL_SETTLES, o.OUT_INSULT),
    "Heute gab es keine Abstimmung, und erst die Ansage der Nacht macht daraus ein Ergebnis. "
    "Morgen wird also abgestimmt.",
)
IN_THE_HUNT: MafiaExample = example(
    "ausschluss-in-der-jagd",
    "Er lacht, und dann trifft es ihn auch",
    hunting(dark(VORLAGE, 2, (1, 2)), 6),
    (
        a.Sanction(7, "night-noise"),
        a.CallNumber(),
        *(a.Shoot(s) for s in (6, 8, 10)),
        *(a.CallNumber(),) * 3,
        a.Say("retreat"),
        *(a.Say("don"), a.Bell(), a.Say("sheriff"), a.Bell(), a.Say("morning")),
    ),
    (fouls.OUT_DURING_THE_HUNT, fouls.LEAVES_ANYWAY, o.OUT_NIGHT_NOISE),
    "Ausgeschlossen und getroffen: Dann findet die nächste Abstimmung statt.",
)
NIGHT_OFFENCES: MafiaExample = example(
    "vier-in-einer-nacht",
    "Eine schlechte Nacht",
    dark(FSM, 1),
    (
        a.Sanction(1, "night-touch"),
        a.Sanction(6, "night-hint"),
        a.Sanction(9, "peeked"),
        a.Sanction(10, "spying"),
        a.Say("hunt"),
    ),
    (o.OUT_NIGHT_TOUCH, o.OUT_NIGHT_HINT, o.OUT_PEEKED, o.OUT_SPYING),
    "Vier Leute weniger in einer Nacht. Trotzdem fällt morgen nur eine Abstimmung aus.",
)
DAY_OFFENCES: MafiaExample = example(
    "sieben-saetze",
    "Sätze, die eine Partie kosten",
    speaking(table(FSM), 2, 3, 4),
    (
        a.Sanction(1, "left-table"),
        a.Sanction(6, "appeal"),
        a.Sanction(5, "best-move-plea"),
        a.Sanction(10, "best-move-proof"),
        a.Sanction(7, "whisper"),
        a.Sanction(9, "foreign"),
        a.Sanction(3, "tears"),
    ),
    (
        o.OUT_LEFT_TABLE,
        o.OUT_APPEAL,
        o.OUT_BEST_MOVE_PLEA,
        o.OUT_BEST_MOVE_PROOF,
        o.OUT_WHISPER,
        o.OUT_FOREIGN,
        o.OUT_TEARS,
    ),
    "Aufstehen, betteln, tuscheln, weinen: Jedes davon reicht für den Ausschluss.",
)
TWO_FISTS: MafiaExample = example(
    "zwei-faeuste",
    "Einmal zu oft gestimmt",
    after(listed(table(FSM), 3, 5), a.Say("vote"), a.RaiseHand(2), a.CountHands()),
    (a.Sanction(2, "vote-form"),),
    (o.OUT_VOTE_FORM, fouls.VOTE_IS_DROPPED),
    "Wer gegen zwei Kandidaten stimmt, ist draußen, und die Abstimmung ist vorbei.",
)
STILL_LISTED: MafiaExample = example(
    "raus-und-doch-gewaehlt",
    "Fünf Stimmen gegen einen leeren Stuhl",
    after(listed(table(replace(FSM, cancelled="stays-listed"), 2), 3, 8), a.Say("vote")),
    (
        a.Sanction(3, "swearing"),
        *(a.RaiseHand(seat) for seat in (1, 2, 4, 5, 6)),
        a.CountHands(),
        a.CountHands(),
    ),
    (fouls.STAYS_ON_THE_LIST, voting.MISSING_VOTES),
    "Nr. 8 bleibt nur deshalb am Tisch, weil die meisten gegen jemanden stimmen, der schon fort "
    "ist.",
)
NIGHT_KNOWLEDGE: MafiaExample = example(
    "nachtwissen",
    "„Ich hab doch gesehen, wie er saß!“",
    speaking(table(FSM, 2, (1, 2)), 4, 5),
    (a.ClaimSheriff(4), a.Sanction(4, "night-knowledge")),
    (o.LOSS_NIGHT_KNOWLEDGE, fouls.TEAM_LOSES, checks.CLAIMS_ARE_FREE),
    "Behaupten darf man es. Beweisen mit dem, was nur der Sheriff nachts sehen konnte, kostet die "
    "Partie.",
)
OATH: MafiaExample = example(
    "eid",
    "„Ich schwör’s bei meiner Maske“",
    speaking(table(FSM), 6, 7),
    (a.Sanction(6, "oath"),),
    (o.LOSS_OATH,),
    "Der Eid eines Schwarzen schenkt Rot den Sieg.",
)
BRIBE: MafiaExample = example(
    "bestechung",
    "Ein Bier für eine Stimme",
    speaking(table(FSM), 2, 3),
    (a.Sanction(2, "bribe"),),
    (o.LOSS_BRIBE,),
    "Wer Stimmen kauft, verkauft den Sieg des eigenen Teams.",
)
AUDIENCE: MafiaExample = example(
    "publikum",
    "Ein Freund im Saal",
    speaking(table(FSM), 2, 3),
    (a.Sanction(9, "audience"),),
    (o.LOSS_AUDIENCE,),
    "Auch wer sich nur helfen lässt, verliert.",
)
LADDER: MafiaExample = example(
    "liga-leiter",
    "Drei Fehler in der Mafia-Liga",
    speaking(table(LIGA, 2, (1, 2), fouls={6: 1, 7: 2}), 4, 5, 6, 7),
    (
        a.Sanction(5, "talking"),
        a.Sanction(6, "talking"),
        a.Sanction(7, "talking"),
        *thanks(4, 5, 6, 7),
    ),
    (fouls.LIGA_LADDER,),
    "Halbe Minute, nur aufstellen, gar nichts: So steigen dort die ersten drei Fehler.",
)

FOULS: tuple[MafiaExample, ...] = (
    FOULS_BY_DAY,
    THIRD,
    THIRD_AT_FOUR,
    THIRD_AND_TIED,
    FOURTH_IN_VOTE,
    AFTER_THE_RESULT,
    LEAVES_ANYWAY,
    TEARS_IN_FAREWELL,
    BEFORE_THE_NIGHT,
    IN_THE_HUNT,
    NIGHT_OFFENCES,
    DAY_OFFENCES,
    TWO_FISTS,
    STILL_LISTED,
    NIGHT_KNOWLEDGE,
    OATH,
    BRIBE,
    AUDIENCE,
    LADDER,
)

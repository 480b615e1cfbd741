"""Ties: at five each, with fewer, by other votes, with the whole table, in the Mafia-Liga."""

from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaExample, example
from engine.sport_mafia.phases import Tied
from engine.sport_mafia.rules import checks, ending, tie, voting
from engine.sport_mafia.scenes import (
    FSM,
    LIGA,
    VORLAGE,
    counting,
    lift,
    listed,
    table,
    thanks,
    vote,
)
from engine.sport_mafia.state import Check, State

FIVES: dict[Seat, tuple[Seat, ...]] = {3: (1, 2, 4, 6, 8), 5: (3, 5, 7, 9, 10)}
VOTES = tuple((seat, against) for against, seats in FIVES.items() for seat in seats)


def again(state: State, hands: dict[Seat, tuple[Seat, ...]]) -> State:
    """The vote between those level is about to be counted, as the first one went."""
    votes = tuple((seat, against) for against, seats in hands.items() for seat in seats)
    return counting(state, hands, Tied(tuple(hands), votes))


BOTH_GO: MafiaExample = example(
    "fuenf-zu-fuenf",
    "Fünf zu fünf, und dann sechs",
    counting(table(FSM), FIVES),
    (
        a.CountHands(),
        *thanks(3, 5),
        *vote(FIVES),
        *lift(1, 2, 4, 6, 7, 9),
        *thanks(3, 5),
    ),
    (
        tie.TIE_AT_THE_TOP,
        tie.THIRTY_SECONDS_EACH,
        tie.DEFENCE_IN_ORDER,
        tie.VOTE_AGAIN,
        tie.SAME_TIED_LIFT,
        tie.LIFT_NEEDS_MAJORITY,
        tie.LEAVE_TOGETHER,
    ),
    "Zweimal dieselben gleichauf: Jetzt kommt es darauf an, ob mehr als die Hälfte für beide ist.",
)
FEWER: MafiaExample = example(
    "drei-dann-zwei",
    "Erst zu dritt, dann zu zweit",
    counting(
        table(FSM, 2, (10,)),
        {3: (1, 2, 4, 6), 5: (8, 9, 3, 5), 7: (7,)},
        Tied((3, 5, 7)),
    ),
    (a.CountHands(), *thanks(3, 5), *vote({3: (1, 2, 4, 6, 7), 5: (3, 5, 8, 9)})),
    (tie.FEWER_TIED,),
    "Werden es weniger, beginnt alles noch einmal, nur im kleineren Kreis.",
)
OTHER_VOTES: MafiaExample = example(
    "andere-stimmen",
    "Alle haben die Seite gewechselt",
    counting(
        table(FSM),
        {3: (3, 5, 7, 9, 10), 5: (1, 2, 4, 6, 8)},
        Tied((3, 5), VOTES),
    ),
    (a.CountHands(), *lift(1, 2, 4, 6, 8)),
    (tie.SAME_CANDIDATES_COUNT, tie.LIFT_NEEDS_MAJORITY),
    "Wer wen gewählt hat, ist gleichgültig. Und fünf von zehn sind keine Mehrheit.",
)
WHOLE_TABLE: MafiaExample = example(
    "ganzer-tisch",
    "Drei Leute, drei Stimmen, keine Frage",
    again(table(FSM, 4, (3, 4, 5, 6, 7, 9, 10)), {1: (2,), 2: (8,), 8: (1,)}),
    (a.CountHands(),),
    (tie.NOT_THE_WHOLE_TABLE,),
    "Alle auf einmal gehen nie: Dann gewänne niemand.",
)
AT_FOUR: MafiaExample = example(
    "zu-viert",
    "Vier am Tisch, zwei dürfen gehen",
    again(table(FSM, 4, (4, 5, 6, 7, 9, 10)), {1: (1, 2), 8: (3, 8)}),
    (a.CountHands(), *lift(1, 2, 3), *thanks(1, 8)),
    (tie.LIFT_AT_FOUR_TOO, ending.RED_WINS, ending.ENDS_AT_ONCE),
    "Drei von vier sind dafür. Mit Nr. 8 geht der letzte Schwarze, und Rot hat gewonnen.",
)
LIGA_STAYS: MafiaExample = example(
    "liga-zweimal-gleich",
    "In der Mafia-Liga bleiben alle",
    again(table(LIGA), FIVES),
    (a.CountHands(), a.Say("night")),
    (tie.SECOND_TIE_STAYS,),
    "Nach dem zweiten Gleichstand wird dort niemand mehr gefragt.",
)
SIX_RED: MafiaExample = example(
    "drei-schwarze-sechs-rote",
    "Sechs Rote, drei Schwarze, eine Hebeabstimmung",
    again(table(VORLAGE, 2, (9,)), {2: (1, 3, 4), 3: (6, 8, 10), 5: (2, 5, 7)}),
    (a.CountHands(), *lift(4, 6, 7, 8, 10), *thanks(2, 3, 5), a.Say("end")),
    (tie.LEAVE_TOGETHER, ending.BLACK_WINS, ending.ENDS_WHEN_ANNOUNCED),
    "Gehen drei Rote auf einmal, steht es drei zu drei. Die beiden Roten, die dafür waren, haben "
    "die Partie verschenkt.",
)
SHERIFF_VOTED_OUT: MafiaExample = example(
    "sheriff-abgewaehlt",
    "Der Sheriff steht auf der Liste",
    listed(table(VORLAGE, 2, (1, 9)), 4, 8),
    (
        a.Say("vote"),
        *vote({4: (5, 6, 8, 10), 8: (2, 3, 4, 7)}),
        a.ClaimSheriff(4),
        *thanks(4, 8),
        *vote({4: (6, 8, 10), 8: (2, 3, 4, 5, 7)}),
        a.EndSpeech(8),
    ),
    (checks.COMES_OUT_WHEN_NOMINATED, checks.CLAIMS_ARE_FREE, tie.AGAIN_IN_ORDER),
    "Ein Satz zur rechten Zeit: In den 30 Sekunden zeigt sich der Sheriff, und Nr. 5 stimmt um.",
)

ALL_BUT_ONE: MafiaExample = example(
    "alle-bis-auf-einen",
    "Drei gleichauf, einer kommt davon",
    counting(table(VORLAGE), {2: (1, 3, 5), 3: (2, 4, 6), 5: (7, 8, 9), 7: (10,)}),
    (
        a.CountHands(),
        *thanks(2, 3, 5),
        *vote({2: (1, 3, 5), 3: (2, 4), 5: (6, 7, 8)}),
    ),
    (tie.TIE_AT_THE_TOP, tie.VOTE_AGAIN, tie.AGAIN_IN_ORDER),
    "Nr. 7 steht im Stechen nicht mehr zur Wahl. Die beiden Stimmen, die dort fehlen, treffen "
    "Nr. 5, den Letzten der Gleichauf-Liegenden.",
)
SHERIFF_GOES: MafiaExample = example(
    "sheriff-geht",
    "Der Sheriff geht und redet noch",
    counting(
        table(VORLAGE, 2, (1, 9), checks=(Check(2, "sheriff", 6, True),)),
        {4: (2, 5, 6, 8, 10), 8: (3, 4, 7)},
    ),
    (
        a.CountHands(),
        a.ClaimSheriff(4),
        a.ClaimCheck(4, 6, True),
        a.EndSpeech(4),
        a.Say("night"),
    ),
    (voting.LAST_WORD, voting.ROLE_STAYS_HIDDEN, checks.CLAIMS_ARE_FREE),
    "Auch abgewählt hat der Sheriff sein letztes Wort. Die Karte bleibt verdeckt: Glauben muss man "
    "ihm.",
)

TIES: tuple[MafiaExample, ...] = (
    BOTH_GO,
    FEWER,
    OTHER_VOTES,
    WHOLE_TABLE,
    AT_FOUR,
    LIGA_STAYS,
    SIX_RED,
    SHERIFF_VOTED_OUT,
    ALL_BUT_ONE,
    SHERIFF_GOES,
)

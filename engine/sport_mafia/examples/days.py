"""Days: who opens, who is put on the list, who is voted out."""

from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaExample, example
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Waiting
from engine.sport_mafia.rules import checks, day, night
from engine.sport_mafia.rules import nominating as n
from engine.sport_mafia.rules import voting as v
from engine.sport_mafia.scenes import (
    FSM,
    LIGA,
    VORLAGE,
    counting,
    listed,
    speaking,
    table,
    thanks,
    vote,
)
from engine.sport_mafia.state import State


def dawn(options: Options, victim: int) -> State:
    """The second night is over, ``victim`` is hit."""
    waiting = Waiting("morning")
    return table(options, night=2, phase=waiting, victim=victim, opener=1, closer=10)


WHO_OPENS: MafiaExample = example(
    "wer-beginnt",
    "Der Platz neben dem Anfang ist leer",
    dawn(FSM, 2),
    (a.Say("morning"), a.Bell()),
    (
        day.NEXT_ONE_BEGINS,
        day.EMPTY_SEAT_SKIPPED,
        night.FAREWELL_MINUTE,
        night.LEAVES_AFTER_THE_NIGHT,
    ),
    "Tag 1 hat Nr. 1 eröffnet. Nr. 2 ist gefallen, also eröffnet Nr. 3 den zweiten Tag.",
)
LAST_ROTATES: MafiaExample = example(
    "schlusswort-rueckt",
    "Vom Ende her gezählt",
    dawn(Options(rotation="last"), 1),
    (a.Say("morning"), a.EndSpeech(1)),
    (day.LAST_ONE_ROTATES, day.EMPTY_SEAT_SKIPPED),
    "Hier rückt das Schlusswort auf Nr. 2, und Nr. 3 fängt an.",
)
SEVERAL: MafiaExample = example(
    "mehrere-aufgestellt",
    "Zwei auf einen Streich, einer davon ich",
    speaking(table(VORLAGE), 4, 5),
    (
        a.ClaimSheriff(4),
        a.Nominate(4, 8),
        a.Nominate(4, 4),
        a.EndSpeech(4),
        a.ClaimSheriff(5),
        a.Bell(),
    ),
    (n.SEVERAL_A_DAY, n.ANYBODY_AT_THE_TABLE, checks.CLAIMS_ARE_FREE, day.ENDS_WITH_THANKS),
    "Die Vorlage spricht von Kandidaten in der Mehrzahl. Und dass zwei Leute der Sheriff sein "
    "wollen, gehört zum Handwerk.",
)
LAST_COUNTS: MafiaExample = example(
    "letzte-nennung",
    "Erst Nr. 3, dann doch Nr. 8",
    speaking(table(LIGA), 4, 5),
    (a.Nominate(4, 3), a.Nominate(4, 8), a.EndSpeech(4)),
    (n.LAST_ONE_COUNTS, n.SAID_AND_ACCEPTED),
    "In der Mafia-Liga bleibt nur stehen, was zuletzt angenommen wurde.",
)
TAKEN_BACK: MafiaExample = example(
    "zurueckgenommen",
    "Eine Liga, in der man fragen und zurücknehmen darf",
    speaking(
        table(Options(nominations="one", withdrawal=True, ask_list="once"), nominated=(9,)), 4, 5
    ),
    (a.Nominate(4, 3), a.AskList(4), a.Withdraw(4, 3), a.Nominate(4, 8)),
    (n.NO_TAKING_BACK, n.NOBODY_READS_THE_LIST),
    "Üblich ist beides nicht: In unseren Texten bleibt eine Nominierung stehen, und die Liste "
    "merkt sich jeder selbst.",
)
FROM_THE_GRAVE: MafiaExample = example(
    "abschied-stellt-auf",
    "Ein letzter Wille",
    dawn(Options(farewell_nomination=True), 2),
    (a.Say("morning"), a.Nominate(2, 8), a.EndSpeech(2)),
    (n.NOT_IN_THE_FAREWELL,),
    "Das gibt es nur in einzelnen Ligen. Sonst stellt auf, wer noch mitspielt.",
)
FOUR_THREE_THREE: MafiaExample = example(
    "vier-drei-drei",
    "Vier Stimmen reichen",
    listed(table(FSM), 3, 5, 7),
    (
        a.Say("vote"),
        *vote({3: (1, 2, 4, 6), 5: (3, 8, 9), 7: (5, 7, 10)}),
        a.EndSpeech(3),
    ),
    (
        v.IN_ORDER_OF_NOMINATION,
        v.MOST_VOTES_LEAVES,
        v.FIST_ON_THE_TABLE,
        v.ONE_VOTE_EACH,
        v.OWN_VOTE_ALLOWED,
        v.VOTE_AFTER_TALK,
    ),
    "Vier von zehn sind keine Mehrheit, aber die meisten. Der Gleichstand dahinter ist egal.",
)
MISSING: MafiaExample = example(
    "fehlende-stimmen",
    "Drei Leute schlafen, und es wird eng",
    counting(table(FSM), {3: (1, 2, 4, 6), 5: (3, 8), 7: (9,)}),
    (a.CountHands(), *thanks(3, 7), *vote({3: (1, 2, 4), 7: (3, 5)}), a.EndSpeech(7)),
    (v.MISSING_VOTES, v.LAST_WORD),
    "Gezählt wird 4, 2, 4 statt 4, 2, 1. Im Stechen trifft es wieder den Letzten der Liste.",
)
ALONE_LATER: MafiaExample = example(
    "allein-am-zweiten-tag",
    "Niemand hebt die Hand, und doch geht einer",
    listed(table(FSM, 2, (1, 2)), 4),
    (a.Say("vote"), a.CountHands(), a.EndSpeech(4)),
    (v.ALONE_LATER, v.MISSING_VOTES),
    "Wer allein auf der Liste steht, bekommt ab dem zweiten Tag alle Stimmen, auch die eigene.",
)
ALONE_VORLAGE: MafiaExample = example(
    "allein-nach-der-vorlage",
    "Derselbe Tag nach der Vorlage",
    listed(table(VORLAGE, 2, (1, 2)), 4),
    (a.Say("vote"), a.Say("night")),
    (v.TWO_CANDIDATES, night.NIGHT_FALLS_AGAIN, day.DAY_AND_NIGHT),
    "Die Vorlage verlangt immer zwei Kandidaten. Einer allein ist sicher.",
)
DAY_ONE_ALONE: MafiaExample = example(
    "allein-am-ersten-tag",
    "Ein Name macht noch keine Wahl",
    listed(table(FSM), 4),
    (a.Say("vote"),),
    (v.ALONE_ON_DAY_ONE,),
    "Am ersten Tag sind sich alle einig: ein Kandidat, keine Abstimmung.",
)
NOBODY: MafiaExample = example(
    "leere-liste",
    "Heute war niemand mutig",
    speaking(table(VORLAGE), 10),
    (a.EndSpeech(10), a.Say("vote")),
    (v.NOBODY_NOMINATED,),
    "Ohne Kandidaten wird es einfach Nacht.",
)
ONLY_TALK: MafiaExample = example(
    "erster-tag-nur-reden",
    "Gewählt, aber nicht gegangen",
    counting(
        table(Options(first_day_vote="speech-only")), {3: (1, 2, 4, 6, 9, 10), 5: (3, 5, 7, 8)}
    ),
    (a.CountHands(), a.EndSpeech(3)),
    (v.FIRST_DAY_ONLY_TALK,),
    "In manchen Ligen ist der erste Tag eine Probe: Der Gewählte redet noch einmal und bleibt.",
)

DAYS: tuple[MafiaExample, ...] = (
    WHO_OPENS,
    LAST_ROTATES,
    SEVERAL,
    LAST_COUNTS,
    TAKEN_BACK,
    FROM_THE_GRAVE,
    FOUR_THREE_THREE,
    MISSING,
    ALONE_LATER,
    ALONE_VORLAGE,
    DAY_ONE_ALONE,
    NOBODY,
    ONLY_TALK,
)

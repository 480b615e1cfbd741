"""Nights: hits and misses, checks, the best move."""

from typing import Any

from engine.core.play import Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.examples.kinds import MafiaExample, example
from engine.sport_mafia.options import Options
from engine.sport_mafia.phases import Checking, Hunt, Waiting
from engine.sport_mafia.rules import checks
from engine.sport_mafia.rules import night as n
from engine.sport_mafia.scenes import FSM, VORLAGE, table
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import Check, State, following


def dark(options: Options, day: int = 1, out: tuple[Seat, ...] = (), **more: Any) -> State:
    """The night after ``day`` has been called."""
    fields: dict[str, Any] = {"night": day + 1, "phase": Waiting("hunt")} | more
    return table(options, day, out, settled=True, **fields)


def hunting(state: State, at: Seat, *shots: tuple[Seat, Seat]) -> State:
    """The hunt has come to number ``at``."""
    return following(state, phase=Hunt(NUMBERS, state.living, at, shots))


HIT: MafiaExample = example(
    "einstimmig",
    "Drei Hände bei der Fünf",
    hunting(dark(VORLAGE), 4),
    (
        a.CallNumber(),
        *(a.Shoot(s) for s in (6, 8, 10)),
        *(a.CallNumber(),) * 5,
        a.Say("retreat"),
        a.Say("don"),
        a.AskAbout(8, 5),
        a.Say("sheriff"),
        a.Bell(),
        a.Say("morning"),
    ),
    (
        n.ALL_THE_SAME,
        n.SHOT_BY_HAND,
        n.ALL_TEN_CALLED,
        n.MAFIA_RETREATS,
        n.LEAVES_AFTER_THE_NIGHT,
        checks.TEN_SECONDS_TO_CHECK,
        checks.MAY_LEAVE_IT,
    ),
    "Alle drei auf dieselbe Nummer, und am Morgen steht jemand auf.",
)
EMPTY: MafiaExample = example(
    "leerer-platz",
    "Einig, aber daneben",
    dark(VORLAGE, 2, (1, 9)),
    (
        a.Say("hunt"),
        a.CallNumber(),
        *(a.Shoot(s) for s in (6, 8, 10)),
        *(a.CallNumber(),) * 9,
        a.Say("retreat"),
    ),
    (n.EMPTY_SEAT_MISSES, n.MAFIA_HUNTS),
    "Auf Platz 1 sitzt niemand mehr. Ein gemeinsamer Schuss auf Luft bleibt ein Fehlschuss.",
)
OWN_ONE: MafiaExample = example(
    "auf-den-eigenen",
    "Die Mafia opfert einen der Ihren",
    hunting(dark(FSM, 2, (1, 9)), 6),
    (
        *(a.Shoot(s) for s in (6, 8, 10)),
        *(a.CallNumber(),) * 4,
        a.Say("retreat"),
        *(a.Say("don"), a.Bell(), a.Say("sheriff"), a.AskAbout(4, 6), a.Say("morning")),
    ),
    (n.ANYBODY_SHOT, checks.SHOT_SHERIFF_CHECKS),
    "Nach den offiziellen Regeln ist jeder ein Ziel. Der Sheriff prüft das Opfer noch und erfährt: "
    "schwarz.",
)
TWO_LEFT: MafiaExample = example(
    "ohne-den-don",
    "Der Don ist weg, gejagt wird trotzdem",
    hunting(dark(VORLAGE, 3, (1, 2, 8)), 7, (6, 5)),
    (
        *(a.CallNumber(),) * 3,
        a.Say("retreat"),
        a.Say("don"),
        a.Bell(),
        a.Say("sheriff"),
        a.AskAbout(4, 10),
        a.Say("morning"),
    ),
    (n.THE_REST_SHOOTS, n.NO_SHOT_MISSES, n.MISS_HURTS_NOBODY, checks.CALLED_ANYWAY),
    "Auch zu zweit müssen beide schießen. Und gerufen wird der Don weiter, damit niemand etwas "
    "merkt.",
)
BEST_MOVE: MafiaExample = example(
    "bester-zug",
    "Drei Nummern vor dem Morgen",
    dark(FSM, phase=Waiting("best-move"), victim=5),
    (
        a.Say("best-move"),
        a.Suspect(5, 2),
        a.Suspect(5, 6),
        a.Suspect(5, 9),
        a.Say("morning"),
        a.EndSpeech(5),
    ),
    (n.BEST_MOVE, n.BEST_MOVE_ACCEPTED),
    "Genannt sind 2, 6 und 9, und dabei bleibt es.",
)
BROKEN_OFF: MafiaExample = example(
    "bester-zug-verplaudert",
    "„Die 2, und du, Nr. 6, schaust so schuldig“",
    dark(FSM, phase=Waiting("best-move"), victim=5),
    (
        a.Say("best-move"),
        a.Suspect(5, 2),
        a.Sanction(5, "best-move-talk"),
        a.Say("morning"),
    ),
    (n.BEST_MOVE_BROKEN_OFF,),
    "Der Zug ist vorbei, es zählt nur die 2. Abgestimmt wird trotzdem, denn Nr. 5 war getroffen.",
)
NO_BEST_MOVE: MafiaExample = example(
    "kein-bester-zug",
    "Zwei sind schon weg",
    dark(FSM, 1, (1, 9), phase=Checking("sheriff"), victim=5, chosen_first_day=2),
    (a.Bell(), a.Say("morning")),
    (n.NO_BEST_MOVE_AFTER_TWO,),
    "Wer am ersten Tag zwei verliert, verliert auch den besten Zug.",
)
SHOT_SHERIFF: MafiaExample = example(
    "getroffener-sheriff",
    "Getroffen, aber noch im Dienst",
    dark(
        VORLAGE,
        2,
        (1, 9),
        phase=Waiting("don"),
        victim=4,
        checks=(Check(2, "sheriff", 2, False),),
    ),
    (
        a.Say("don"),
        a.AskAbout(8, 4),
        a.Say("sheriff"),
        a.AskAbout(4, 8),
        a.Say("morning"),
        a.ClaimSheriff(4),
        a.ClaimCheck(4, 2, False),
        a.ClaimCheck(4, 8, True),
        a.EndSpeech(4),
    ),
    (
        checks.SHOT_SHERIFF_CHECKS,
        checks.DON_THEN_SHERIFF,
        checks.SHERIFF_AFTER_DON,
        checks.DON_LEARNS_YES_OR_NO,
        checks.SHERIFF_LEARNS_COLOUR,
        checks.NAMES_ALL_CHECKS,
        checks.DON_SHOWS_FINGERS,
        checks.SHERIFF_SHOWS_FINGERS,
    ),
    "Der Sheriff prüft noch den Don und hinterlässt am Morgen beides. Dass Nr. 8 der Don ist, weiß "
    "er nicht.",
)
EIGHT_LEFT: MafiaExample = example(
    "acht-am-tisch",
    "Acht am Tisch: Zeit für den Stern",
    dark(VORLAGE, 2, (1,), phase=Waiting("morning"), victim=9, opener=2, closer=10),
    (a.Say("morning"), a.EndSpeech(9), a.ClaimSheriff(3)),
    (checks.COMES_OUT_AT_EIGHT, checks.CLAIMS_ARE_FREE),
    "Erinnert wird nur der Sheriff, und niemand sonst hört es. Was er daraus macht, ist seine "
    "Sache; dass Nr. 3 schneller ist und lügt, auch.",
)

NIGHTS: tuple[MafiaExample, ...] = (
    HIT,
    EMPTY,
    OWN_ONE,
    TWO_LEFT,
    BEST_MOVE,
    BROKEN_OFF,
    NO_BEST_MOVE,
    SHOT_SHERIFF,
    EIGHT_LEFT,
)

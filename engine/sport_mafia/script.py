"""What the Spielleitung says or waits for now, with its seconds and its rule: a script to lead by.

The engine measures no time; the seconds are for a clock outside, which answers with a bell.
"""

from dataclasses import dataclass, replace

from engine.core.rule import Rule
from engine.sport_mafia import phases as p
from engine.sport_mafia.options import FirstNight
from engine.sport_mafia.order import FIRST_NIGHTS, due, has_best_move, next_number
from engine.sport_mafia.rules import (
    checks,
    day,
    ending,
    first_night,
    fouls,
    night,
    tie,
    voting,
)
from engine.sport_mafia.state import State
from engine.sport_mafia.words import count_word, number, numbers, seconds_word


@dataclass(frozen=True, slots=True)
class Cue:
    """``say``: the words for the table, empty while others are to act. ``do``: what is awaited, one
    German sentence. ``seconds``: how long it may take; 0: no clock runs."""

    say: str
    do: str
    rule: Rule
    seconds: int = 0


SAID: dict[p.Word, Cue] = {
    "mafia": Cue(
        "Die Mafia erwacht, lernt sich kennen und verabredet sich.",
        "Die drei Schwarzen nehmen die Masken ab.",
        first_night.MAFIA_WAKES_ONCE,
    ),
    "sheriff-looks": Cue(
        "Der Sheriff erwacht und sieht sich um.",
        "Nur eine Person nimmt die Maske ab.",
        first_night.SHERIFF_LOOKS,
    ),
    "don-signals": Cue(
        "Der Don gibt mir ein Zeichen, die Maske bleibt auf.",
        "Merkt euch, wer das Zeichen gibt.",
        first_night.DON_SIGNALS,
    ),
    "sheriff-signals": Cue(
        "Der Sheriff gibt mir ein Zeichen, die Maske bleibt auf.",
        "Merkt euch, wer das Zeichen gibt.",
        first_night.SHERIFF_SIGNALS,
    ),
    "sitting": Cue(
        "Ihr dürft frei sitzen, Hände sichtbar, Masken auf.",
        "Alle sitzen bequem.",
        first_night.FREE_SITTING,
    ),
    "hunt": Cue("Die Mafia geht auf die Jagd.", "Alle Masken bleiben auf.", night.MAFIA_HUNTS),
    "retreat": Cue(
        "Die Mafia zieht sich zurück.",
        "Vergleicht die Schüsse, ohne etwas zu sagen.",
        night.MAFIA_RETREATS,
    ),
    "don": Cue(
        "Der Don erwacht und sucht den Sheriff.",
        "Ruft ihn auch, wenn er nicht mehr da ist.",
        checks.DON_THEN_SHERIFF,
    ),
    "sheriff": Cue(
        "Der Sheriff erwacht und prüft jemanden.",
        "Ruft ihn auch, wenn er nicht mehr da ist.",
        checks.SHERIFF_AFTER_DON,
    ),
    "end": Cue(
        "Die Partie ist zu Ende.", "Danach zeigen alle ihre Karte.", ending.ENDS_WHEN_ANNOUNCED
    ),
}
SIGN_SECONDS: dict[p.Sign, int] = {"sitting": 40}
ABSPRACHE, CHECK, BEST_MOVE = 60, 10, 20
SLEEPS: dict[p.Word, str] = {
    "mafia": "Die Mafia schläft ein.",
    "don": "Der Don schläft ein.",
    "sheriff": "Der Sheriff schläft ein.",
    "sheriff-looks": "Der Sheriff schläft ein.",
}
"""What is said to those who were called, before anything else is."""
CALLED_BEFORE: dict[p.Word, p.Word] = {
    "sheriff": "don",
    "best-move": "sheriff",
    "morning": "sheriff",
}
"""Who was called before that announcement, in a night with shots."""


def cue(state: State) -> Cue | None:
    """What comes next; None: the game is over."""
    word = due(state)
    if word is not None:
        return _announcement(state, word)
    match state.phase:
        case p.Cards(to=to):
            return Cue(
                f"{number(to)}, nimm eine Karte.",
                "Eine Karte, ein Blick, Maske wieder auf.",
                first_night.CARDS_ONE_BY_ONE,
            )
        case p.Absprache():
            do = "Der Don zeigt an, auf wen geschossen wird. Kein Wort."
            return Cue("", do, first_night.ONE_MINUTE_TO_AGREE, ABSPRACHE)
        case p.FirstSigns(what=what):
            said = SAID[what]
            return Cue("", said.do, said.rule, SIGN_SECONDS.get(what, 0))
        case p.Talk():
            return _speech(state, state.phase)
        case p.Ballot():
            return _question(state, state.phase)
        case p.Hunt():
            say = f"{next_number(state)}."
            return Cue(say, "Achtet auf erhobene Hände.", night.ALL_TEN_CALLED)
        case p.Checking(who=who):
            do = "Wartet auf eine Nummer, antwortet mit einer Geste."
            rule = checks.DON_SHOWS_FINGERS if who == "don" else checks.SHERIFF_SHOWS_FINGERS
            return Cue("", do, rule, CHECK)
        case p.Suspecting(seat=seat, named=named):
            left = count_word(3 - len(named))
            do = f"{number(seat)} nennt noch {left} {'Nummer' if len(named) == 2 else 'Nummern'}."
            return Cue("", do, night.BEST_MOVE, BEST_MOVE)
    return None


def asleep(first: FirstNight, word: p.Word, *, night: int) -> str:
    """Whom the Spielleitung sends to sleep before it says ``word`` (FSM-050, FSM-136, FSM-143)."""
    if night > 1:
        return SLEEPS[CALLED_BEFORE[word]] if word in CALLED_BEFORE else ""
    words = FIRST_NIGHTS[first]
    if word not in words[1:]:
        return ""
    return SLEEPS.get(words[words.index(word) - 1], "")


def _announcement(state: State, word: p.Word) -> Cue:
    found = _said(state, word)
    # Before the best move the Sheriff has been sent to sleep already
    done = word == "morning" and has_best_move(state)
    sleeps = "" if done else asleep(state.options.first_night, word, night=state.night)
    return replace(found, say=f"{sleeps} {found.say}") if sleeps else found


def _said(state: State, word: p.Word) -> Cue:
    match word:
        case "night":
            first = state.night == 0
            rule = first_night.NIGHT_IS_CALLED if first else night.NIGHT_FALLS_AGAIN
            return Cue("Es wird Nacht. Masken auf.", "Wartet, bis alle Masken sitzen.", rule)
        case "morning":
            hit = f"Getroffen ist {number(state.victim)}." if state.is_in(state.victim) else ""
            missed = "Niemand ist getroffen." if state.night > 1 and not state.victim else ""
            say = " ".join(x for x in ("Es wird Morgen. Masken ab.", hit or missed) if x)
            return Cue(say, "Alle nehmen die Masken ab.", day.MORNING_IS_CALLED)
        case "vote":
            return _vote(state)
        case "best-move":
            say = f"{number(state.victim)}, du bist getroffen. Dein bester Zug, bitte."
            return Cue(say, "Die Maske bleibt auf.", night.BEST_MOVE)
    return SAID[word]


def _vote(state: State) -> Cue:
    without = _no_vote(state)
    if without is not None:
        why, rule = without
        return Cue(f"{why} Es folgt die Nacht.", "Niemand stimmt ab.", rule)
    say = f"Aufgestellt sind in dieser Reihenfolge: {numbers(state.nominated)}."
    return Cue(say, "Sagt die Liste einmal an.", voting.IN_ORDER_OF_NOMINATION)


def _no_vote(state: State) -> tuple[str, Rule] | None:
    """Why nobody is voted on; None: there is a vote."""
    if state.cancel:
        return "Die Abstimmung entfällt.", fouls.VOTE_IS_DROPPED
    if not state.nominated:
        return "Niemand ist aufgestellt.", voting.NOBODY_NOMINATED
    never = state.options.single == "never-alone"
    if len(state.nominated) == 1 and (never or state.day == 1):
        rule = voting.TWO_CANDIDATES if never else voting.ALONE_ON_DAY_ONE
        return f"Aufgestellt ist nur {number(state.nominated[0])}: keine Abstimmung.", rule
    return None


def _speech(state: State, talk: p.Talk) -> Cue:
    who = number(talk.seat)
    time = seconds_word(talk.seconds)
    if talk.kind == "farewell":
        return Cue(
            f"{who}, dein letztes Wort.",
            f"{time[0].upper()}{time[1:]} zum Abschied.",
            night.FAREWELL_MINUTE if talk.then == "day" else voting.LAST_WORD,
            talk.seconds,
        )
    if talk.kind == "defence":
        tied = talk.tied is not None
        return Cue(
            f"{who}, deine {time}.",
            "Wer gleichauf liegt, verteidigt sich." if tied else "Danach ist der Tag zu Ende.",
            tie.THIRTY_SECONDS_EACH if tied else voting.FIRST_DAY_ONLY_TALK,
            talk.seconds,
        )
    rule = _minute_rule(state, talk.ban)
    if not talk.seconds:
        do = "Aufstellen ist erlaubt." if talk.ban == "nominate" else "Weiter zur nächsten Person."
        return Cue(f"{who} schweigt in dieser Minute.", do, rule)
    do = "Nominierungen mit „Angenommen“ bestätigen."
    say = f"{who}, du hast {time}." if talk.ban else f"{who}, du hast das Wort."
    return Cue(say, do, rule, talk.seconds)


def _minute_rule(state: State, ban: p.Ban) -> Rule:
    """Why the minute is as long as it is."""
    if not ban:
        return day.ONE_MINUTE_EACH
    if state.options.ladder == "liga":
        return fouls.LIGA_LADDER
    return fouls.THIRTY_AT_THREE_OR_FOUR if ban == "half" else fouls.THIRD_FOUL_SILENCES


def _question(state: State, ballot: p.Ballot) -> Cue:
    if ballot.kind == "lift":
        say = f"Wer ist dafür, dass {numbers(ballot.candidates)} den Tisch verlassen?"
        return Cue(say, "Hände zählen, dann „Danke“.", tie.SAME_TIED_LIFT)
    last = ballot.at == len(ballot.candidates) - 1
    say = f"Wer stimmt gegen {number(ballot.candidates[ballot.at])}?"
    voted = len(ballot.votes)
    rest = len(state.living) - voted
    do = "Fäuste zählen, dann „Danke“."
    if last and rest:
        do = f"Die restlichen Stimmen ({rest}) fallen auf diese Nummer."
        return Cue(say, do, voting.MISSING_VOTES)
    return Cue(say, do, voting.FIST_ON_THE_TABLE)

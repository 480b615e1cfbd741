"""What an opponent says: claims, two suspects, somebody harmless, and whom to put on the list."""

import re
from collections.abc import Sequence

from engine.core.play import Seat
from engine.sport_mafia.actions import Action, Nominate
from engine.sport_mafia.words import number
from widgets.dealer import Stream
from widgets.sport_mafia.opponents.heard import Choice, Remark, Speech
from widgets.sport_mafia.opponents.mind import Mind
from widgets.sport_mafia.opponents.sheriffs import claims
from widgets.sport_mafia.opponents.suspicion import GUESS, Judged

STRONG = 10
"""With so many points a suspicion is worth a nomination for sure."""
BOLD, LAST_BOLD = 45, 80
"""In how many of a hundred cases a mere feeling is; the second when hardly anybody stands yet."""
NAMED, SPARED = 2, 1


def speech(mind: Mind, legal: Sequence[Action], chance: Stream) -> Speech:
    """All of what this one does with the word; ``legal``: what the rules allow now."""
    said = tuple(c for c in claims(mind) if c in legal)
    nominee = nomination(mind, legal, chance)
    puts = (Nominate(mind.me, nominee.seat),) if nominee else ()
    talk = mind.view.talk
    silent = talk is None or not talk.seconds
    black = () if silent else suspected(mind)
    red = () if silent else spared(mind)
    first = next((j for j in mind.prey if black and j.seat == black[0]), None)
    remark = Remark(
        mind.view.day,
        mind.me,
        black,
        red,
        tuple(p.number for p in puts),
        _aloud(mind, first) if first else "",
    )
    return Speech((*said, *puts), remark)


def _aloud(mind: Mind, found: Judged) -> str:
    """The reason as the speaker gives it; a mere feeling needs none."""
    if found.why == GUESS:
        return ""
    if re.search(rf"Nr\. {mind.me}\b", found.why):
        return f"{number(found.seat)} ist gegen mich, und ich bin rot."
    return found.why


def suspected(mind: Mind) -> tuple[Seat, ...]:
    """Whom this one calls suspicious, at most two."""
    return tuple(j.seat for j in mind.prey if j.points > 0)[:NAMED]


def spared(mind: Mind) -> tuple[Seat, ...]:
    """Whom this one calls harmless; the black sometimes one of their own."""
    return tuple(j.seat for j in reversed(mind.suspects) if j.points < 0)[:SPARED]


def nomination(mind: Mind, legal: Sequence[Action], chance: Stream) -> Choice | None:
    """Whom to put on the list; None: nobody, or those who matter stand there already."""
    listed = mind.view.nominated
    for found in mind.prey[:NAMED]:
        if found.seat in listed:
            return None
        if Nominate(mind.me, found.seat) in legal:
            likely = 100 if found.points >= STRONG else LAST_BOLD if len(listed) < 2 else BOLD
            return Choice(found.seat, found.why) if chance.percent(likely) else None
    return None

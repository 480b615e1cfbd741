"""Who leads, and whether the game is over: by the rounds on the pad and what was agreed."""

from dataclasses import dataclass

from engine.core.german import listed
from engine.core.play import Seat
from engine.core.rule import Rule
from engine.last_man_falling.rules.ending import HOW_LONG, LOWEST_WINS, TIED, UP_TO_TARGET
from engine.last_man_falling.words import points_word
from widgets.last_man_falling.score_model import Model, counted


@dataclass(frozen=True, slots=True)
class Standing:
    """``totals`` by seat; ``best``: who has the fewest points of those who can still win.

    ``over_after``: the round that ended the game (1 is the first), None: it goes on. ``extra``:
    a further round decides between ``best``.
    """

    totals: tuple[int, ...]
    best: tuple[Seat, ...]
    over_after: int | None
    extra: bool
    rules: tuple[Rule, ...]


def standing(model: Model) -> Standing:
    """Worked out from the rounds alone, in whatever order they were written or corrected."""
    options = model.options
    end = HOW_LONG if options.match_by == "rounds" else UP_TO_TARGET
    totals = (0,) * len(model.names)
    playing: tuple[Seat, ...] = tuple(range(len(model.names)))
    extra, over = False, None
    for number, entries in enumerate(model.rounds, start=1):
        totals = tuple(map(sum, zip(totals, counted(entries, options), strict=True)))
        if over is not None or not (extra or _finished(model, number, totals)):
            continue
        best = _least(totals, playing)
        extra = len(best) > 1 and options.tie == "extra-round"
        over = None if extra else number
        playing = best
    best = playing if over is not None or extra else _least(totals, playing)
    tied = (TIED,) if len(best) > 1 and (extra or over is not None) else ()
    return Standing(totals, best, over, extra, (LOWEST_WINS, end, *tied))


def _finished(model: Model, number: int, totals: tuple[int, ...]) -> bool:
    if model.options.match_by == "rounds":
        return number >= model.options.rounds
    return max(totals) >= model.options.target


def _least(totals: tuple[int, ...], seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    least = min(totals[s] for s in seats)
    return tuple(s for s in seats if totals[s] == least)


def points_of(count: int) -> str:
    """„1 Punkt“, „12 Punkte“."""
    return f"{count} Punkt" if count == 1 else f"{count} Punkte"


def told(model: Model) -> str:
    """How it stands, one German sentence."""
    now = standing(model)
    names = listed([model.names[s] for s in now.best])
    least = now.totals[now.best[0]]
    count = points_word(least)
    several = len(now.best) > 1
    if not model.rounds:
        return "Noch steht keine Runde auf dem Block."
    if now.over_after is not None:
        won = f"{names} teilen sich den Sieg" if several else f"{names} gewinnt"
        return f"Das Spiel ist nach Runde {now.over_after} aus: {won} mit {count}."
    if now.extra:
        return f"Gleichstand: {names} spielen noch eine Runde um den Sieg."
    played = len(model.rounds)
    agreed = f" von {model.options.rounds}" if model.options.match_by == "rounds" else ""
    unit = "Runde" if played == 1 and not agreed else "Runden"
    lead = "liegen gleichauf vorn" if several else "führt"
    return f"Nach {played}{agreed} {unit}: {names} {lead} mit {count}."

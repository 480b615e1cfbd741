"""What comes after what: announcements, speakers, seconds. Only asks the state, changes nothing."""

from engine.core.play import Seat
from engine.sport_mafia.options import FirstNight, Options
from engine.sport_mafia.phases import Ban, Cards, Hunt, Over, Talk, Waiting, Word
from engine.sport_mafia.seats import NUMBERS, after
from engine.sport_mafia.state import State

MINUTE, HALF = 60, 30
FIRST_SHOTS = 2
"""The number of the first night in which shots fall."""
ENOUGH_GONE = 2
"""So many gone by vote on the first day cost the best move."""

FIRST_NIGHTS: dict[FirstNight, tuple[Word, ...]] = {
    "sheriff-looks": ("mafia", "sheriff-looks", "morning"),
    "signals": ("mafia", "don-signals", "sheriff-signals", "sitting", "morning"),
    "absprache-only": ("mafia", "morning"),
}


def next_word(state: State, word: Word) -> Word:
    """What is announced after ``word`` in the first night."""
    words = FIRST_NIGHTS[state.options.first_night]
    return words[words.index(word) + 1] if word in words else "morning"


def due(state: State) -> Word | None:
    """What the Spielleitung has to announce next; None: something else is awaited."""
    match state.phase:
        case Waiting(word=word):
            return word
        case Hunt(numbers=numbers, at=at) if not numbers or at == numbers[-1]:
            return "retreat"
    return None


def next_number(state: State) -> Seat | None:
    """The number to be called next in the hunt; None: all are called, or there is no hunt."""
    match state.phase:
        case Hunt(numbers=numbers, at=at) if numbers and at != numbers[-1]:
            return numbers[numbers.index(at) + 1] if at else numbers[0]
    return None


def numbers_to_call(state: State) -> tuple[Seat, ...]:
    """Which numbers the Spielleitung calls in the hunt."""
    return NUMBERS if state.options.numbers == "all-ten" else state.living


def at_night(state: State) -> bool:
    """Whether the masks are on: between the call of the night and that of the morning."""
    return state.night > state.day and not isinstance(state.phase, Over)


def first_night(state: State) -> bool:
    """Whether it is the night of the Absprache, or still before it."""
    return state.night <= 1 and state.day == 0


def round_of_speeches(state: State) -> tuple[Seat, ...]:
    """Who speaks today, in order; the state is that before the first speech."""
    living = state.living
    if state.day <= 1 or not state.opener:
        return after(NUMBERS[-1], living)
    if state.options.rotation == "first":
        return after(state.opener, living)
    last = after(state.closer, living)[0]
    return after(last, living)


def seat_was_empty(state: State) -> bool:
    """Whether the seat that would have opened the day (or closed it) is empty."""
    last = state.opener if state.options.rotation == "first" else state.closer
    expected = 1 if state.day <= 1 else last % NUMBERS[-1] + 1
    return not state.is_in(expected)


def penalty_minute(ban: Ban, living: int, options: Options) -> tuple[int, Ban]:
    """How many seconds an own minute has after a foul, and what it still lacks."""
    if not ban:
        return MINUTE, ""
    if ban == "half":
        return HALF, ban
    if options.ladder == "fsm" and living in (3, 4):
        return HALF, "half"
    return 0, ban


def has_best_move(state: State) -> bool:
    """Whether somebody is shot who may name three numbers before the morning."""
    if not state.is_in(state.victim) or state.options.best_move == "off":
        return False
    if state.chosen_first_day >= ENOUGH_GONE:
        return False
    return state.options.best_move == "every" or state.night == FIRST_SHOTS


def speaker(state: State) -> Talk | None:
    """Who has the word; None: nobody."""
    return state.phase if isinstance(state.phase, Talk) else None


def before_cards(state: State) -> bool:
    """Whether some seat has no card yet."""
    return isinstance(state.phase, Cards) or not state.all_roles

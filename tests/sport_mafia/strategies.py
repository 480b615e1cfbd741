"""Tables somewhere in a game, and far more actions than are legal there."""

from random import Random

from hypothesis import strategies as st

from engine.core.play import step
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.phases import Word
from engine.sport_mafia.seats import DECK, LEADER, NUMBERS
from engine.sport_mafia.state import State
from tests.sport_mafia.random_play import any_mood, any_options, chosen

WORDS: tuple[Word, ...] = (
    *("night", "mafia", "sheriff-looks", "don-signals", "sheriff-signals", "sitting", "morning"),
    *("vote", "hunt", "retreat", "don", "sheriff", "best-move", "end"),
)


def later(seed: int, actions: int) -> State:
    """A game with options at random, so many actions later."""
    random = Random(seed)
    state, mood = State(options=any_options(random)), any_mood(random)
    for _ in range(actions):
        if not GAME.awaiting(state):
            break
        state = step(GAME, state, chosen(state, random, mood)).after
    return state


@st.composite
def played(draw: st.DrawFn, most: int = 260) -> State:
    """A table somewhere in a game; the further on, the rarer."""
    return later(draw(st.integers(0, 2**32)), draw(st.integers(0, most)))


def candidates(state: State) -> tuple[a.Action, ...]:
    """Every action that somebody could think of."""
    pairs = [(s, n) for s in NUMBERS for n in NUMBERS]
    return (
        *(a.Say(w, s) for w in WORDS for s in (LEADER, 3)),
        *(a.TakeCard(s, role) for s in NUMBERS for role in DECK),
        *(a.Bell(s) for s in (LEADER, 3)),
        *(a.CountHands(s) for s in (LEADER, 3)),
        *(a.CallNumber(s) for s in (LEADER, 3)),
        *(make(s, n) for s, n in pairs for make in (a.PlanShot, a.Nominate, a.Withdraw)),
        *(make(s, n) for s, n in pairs for make in (a.AskAbout, a.Suspect)),
        *(a.ClaimCheck(s, n, b) for s, n in pairs for b in (False, True)),
        *(make(s) for s in (LEADER, *NUMBERS) for make in (a.AgreeBeacons, a.AskList)),
        *(make(s) for s in (LEADER, *NUMBERS) for make in (a.EndSpeech, a.ClaimSheriff)),
        *(make(s) for s in (LEADER, *NUMBERS) for make in (a.RaiseHand, a.Shoot)),
        *(a.Sanction(s, key) for s in NUMBERS for key in (*OFFENCES, "yawning")),
        a.Sanction(3, "insult", 4),
    )

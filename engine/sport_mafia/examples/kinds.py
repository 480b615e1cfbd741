"""What every example of Sport-Mafia is."""

from engine.core.example import Example, Mistake
from engine.core.rule import Rule
from engine.sport_mafia.actions import Action
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.game import GAME
from engine.sport_mafia.scoring import entries as scoring
from engine.sport_mafia.scoring.events import ScoreEvent
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.state import State
from engine.sport_mafia.view import View

type MafiaExample = Example[State, Action, MafiaEvent, View]
type ScoreExample = Example[Sheet, scoring.Action, ScoreEvent, Sheet]
type MafiaMistake = Mistake[State, Action, MafiaEvent, View]


def example(
    id_: str,
    title: str,
    start: State,
    actions: tuple[Action, ...],
    teaches: tuple[Rule, ...],
    takeaway: str,
) -> MafiaExample:
    """An example of this game."""
    return Example(id_, title, GAME, start, actions, teaches, takeaway)

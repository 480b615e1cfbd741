"""Cases that a widget begins with, chosen by chips."""

from dataclasses import dataclass

from htpy import Node

from engine.core.play import Seat
from engine.last_man_falling.cards import Card
from engine.last_man_falling.state import State
from widgets.controls import chips
from widgets.last_man_falling.messages import Begin, Msg
from widgets.last_man_falling.table_model import Model
from widgets.widget import Ui


@dataclass(frozen=True, slots=True)
class Case:
    """A table worth looking at; ``touched``: the card that is explained first; ``seat``: whose hand
    is shown, if not that of who is on turn."""

    title: str
    start: State
    victim: Seat = 1
    touched: Card | None = None
    seat: Seat | None = None

    @property
    def shown(self) -> Seat:
        """Whose hand is shown."""
        return self.start.turn if self.seat is None else self.seat

    def begin(self) -> Begin:
        """The message that begins it."""
        return Begin(self.start, self.shown, self.victim, self.touched)

    def model(self) -> Model:
        """The widget right at it."""
        start = self.start
        return Model(start, seat=self.shown, victim=self.victim, touched=self.touched)


def choose(model: Model, cases: tuple[Case, ...], legend: str, ui: Ui[Msg]) -> Node:
    """One chip a case; none is chosen once the table has been set differently."""
    numbers = range(len(cases))
    current = next((i for i in numbers if cases[i].start == model.start), None)
    return chips(
        ui, legend, [(i, cases[i].title) for i in numbers], current, lambda i: cases[i].begin()
    )

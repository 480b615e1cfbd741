"""What the reader can say with the word: about the seat that is picked, and beside that."""

from htpy import Node

from engine.core.play import Seat
from engine.sport_mafia.phases import Talk
from engine.sport_mafia.view import view
from engine.sport_mafia.words import COLOUR_NAMES, number
from widgets.controls import action
from widgets.sport_mafia.probe.model import Do, Model, Msg
from widgets.sport_mafia.probe.tokens import Token
from widgets.widget import Ui


def speech(model: Model, ui: Ui[Msg]) -> list[Node]:
    """The buttons: about the seat that is picked first, „Danke“ at the end."""
    talk, state = model.state.phase, model.state
    if not isinstance(talk, Talk):
        return []
    found: list[Node] = []
    if model.picked:
        found += [action(ui, label, Do(move)) for label, move in about(model, talk, model.picked)]
    elif talk.seconds and model.me not in state.sheriffs:
        found.append(action(ui, "„Ich bin der Sheriff“", Do("S")))
    else:
        found += [action(ui, label, Do(move)) for label, move in _checks(model)]
    if model.picked == model.me:
        found.append(action(ui, "Wer ist aufgestellt?", Do("q")))
    found.append(action(ui, "„Danke“", Do("d"), primary=True))
    return found


def _checks(model: Model) -> list[tuple[str, str]]:
    """The own results that the table has not heard yet, each with one tap."""
    seen = view(model.state, model.me)
    if seen.seats[model.me - 1].role != "sheriff":
        return []
    told = {c.number for c in seen.claims if c.by == model.me}
    return [
        (
            f"Nr. {c.number} geprüft: {COLOUR_NAMES['black' if c.hit else 'red']}",
            str(Token("C" if c.hit else "c", c.number)),
        )
        for c in seen.checks
        if c.number not in told
    ]


def about(model: Model, talk: Talk, seat: Seat) -> list[tuple[str, str]]:
    """What can be said about ``seat``: a label, and the move."""
    state, me = model.state, model.me

    def move(letter: str) -> str:
        return str(Token(letter, seat))

    found = []
    if talk.kind == "minute" or seat in talk.named:
        found.append((f"{number(seat)} aufstellen", move("p")))
    if seat in talk.named:
        found.append((f"{number(seat)} zurückziehen", move("w")))
    if seat != me:
        found += [("verdächtig", move("b")), ("eher rot", move("r"))]
    if me in state.sheriffs and seat != me:
        found += [("geprüft: schwarz", move("C")), ("geprüft: rot", move("c"))]
    return found

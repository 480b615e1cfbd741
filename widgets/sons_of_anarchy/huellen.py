"""Sleeves for the cards: how many packs of a size, and what is left over."""

from dataclasses import dataclass, replace

from htpy import Node, div, input, label, p, strong

from engine.sons_of_anarchy.rules.material import WHAT_IS_IN_THE_BOX
from engine.sons_of_anarchy.words import count
from widgets.controls import chips, toggle
from widgets.panel import whole
from widgets.parts import sentence
from widgets.widget import BadInput, Ui, Widget

PLAIN, HARDCORE = 36, 4
"""Cards in the box (SOA-037, SOA-038)."""
SIZES = (50, 55, 60, 100, 110)
LEAST, MOST = 1, 1000


@dataclass(frozen=True, slots=True)
class Model:
    """``pack``: sleeves in a pack. ``hardcore``: whether the four red ones get some, too."""

    pack: int = 50
    hardcore: bool = True

    def __post_init__(self) -> None:
        if not LEAST <= self.pack <= MOST:
            raise ValueError(f"In einer Packung sind {LEAST} bis {MOST} Hüllen.")

    @property
    def cards(self) -> int:
        """How many cards want a sleeve."""
        return PLAIN + (HARDCORE if self.hardcore else 0)

    @property
    def packs(self) -> int:
        """How many packs that takes; a torn one is not sold."""
        return -(-self.cards // self.pack)

    @property
    def left(self) -> int:
        """Sleeves that are left over."""
        return self.packs * self.pack - self.cards


@dataclass(frozen=True, slots=True)
class SetPack:
    """So many sleeves in a pack."""

    size: int


@dataclass(frozen=True, slots=True)
class SetHardcore:
    """The red cards too, or not."""

    on: bool


type Msg = SetPack | SetHardcore


def update(model: Model, message: Msg) -> Model:
    """The model after a message. Raises BadInput for a pack that there is not."""
    try:
        match message:
            case SetPack(size=size):
                return replace(model, pack=size)
            case SetHardcore(on=on):
                return replace(model, hardcore=on)
    except ValueError as reason:
        raise BadInput(str(reason)) from None


def told(model: Model) -> str:
    """The answer in one sentence."""
    packs = count(model.packs, "Packung", "Packungen")
    left = "keine Hülle" if not model.left else count(model.left, "Hülle", "Hüllen")
    verb = "bleibt" if model.left <= 1 else "bleiben"
    return f"{model.cards} Karten, {model.pack} Hüllen je Packung: {packs}, {left} {verb} übrig."


def view(model: Model, ui: Ui[Msg]) -> Node:
    """The answer, and what it depends on."""
    field = ui.id("packung")

    def typed(text: str) -> Msg:
        try:
            return SetPack(whole(text))
        except ValueError as reason:
            raise BadInput(f"Hüllen je Packung: {reason}") from None

    known = model.pack if model.pack in SIZES else None
    sizes = chips(ui, "Hüllen je Packung", [(n, str(n)) for n in SIZES], known, SetPack)
    other = div(".gn-typed")[
        label(for_=field)["Andere Packung"],
        input(
            ui.change(typed),
            id=field,
            type="text",
            inputmode="numeric",
            size="5",
            value=str(model.pack),
        ),
    ]
    red = toggle(ui, "Hardcore-Karten auch", model.hardcore, SetHardcore)
    return [
        div(".gn-latest")[sentence(told(model), (WHAT_IS_IN_THE_BOX,), ui.root)],
        sizes,
        div(".gn-controls")[other, red],
        p(".gn-muted")["Gesucht ist das Format ", strong["63,5 × 88 mm"], "."],
    ]


HUELLEN: Widget[Model, Msg] = Widget(
    key="soa/huellen",
    title="Hüllen für Sons of Anarchy",
    model=Model,
    message=Msg,
    init=Model,
    update=update,
    view=view,
    announce=told,
)

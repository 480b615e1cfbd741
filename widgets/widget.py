"""A widget is ``init``, ``update`` and ``view``; :mod:`widgets.session` runs it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from htpy import Node


class BadInput(ValueError):
    """The reader typed what can't be used; the message is one German sentence that says why."""


@dataclass(frozen=True, slots=True)
class Command:
    """A control of the frame: ``back``, ``forward``, ``reset`` or ``house``."""

    name: str


type Handler[Msg] = Msg | Command | Callable[[str], Msg]


class Ui[Msg]:
    """Handed to ``view``: numbers the controls of one rendering and knows the page around it.

    ``name`` is unique in the page (for ids), ``root`` leads to the root of the site ("../../").
    """

    def __init__(self, name: str, root: str) -> None:
        self.name = name
        self.root = root
        self.handlers: list[Handler[Msg]] = []

    def id(self, part: str) -> str:
        """An id that no other widget of the page has."""
        return f"{self.name}-{part}"

    def click(self, handler: Handler[Msg]) -> dict[str, str]:
        """Attributes of a button: clicking it sends the message (or what the callable makes)."""
        return {"data-on-click": self._number(handler)}

    def change(self, make: Callable[[str], Msg]) -> dict[str, str]:
        """Attributes of a form control: its new value makes the message.

        ``make`` may raise :class:`BadInput`. A checkbox gives ``"on"`` or ``""``.
        """
        return {"data-on-change": self._number(make)}

    def file(self, make: Callable[[str], Msg]) -> dict[str, str]:
        """Attributes of ``<input type="file">``: the text of the chosen file makes the message.

        ``make`` may raise :class:`BadInput` or ``Malformed``; then nothing changes. The shell
        refuses a file that is larger than any model may be.
        """
        return {"data-on-file": self._number(make)}

    def kept(self, key: str, make: Callable[[str], Msg]) -> dict[str, str]:
        """Attributes of a button: the document of the widget ``key`` makes the message.

        It is what :attr:`Widget.document` of that widget wrote on this device; where there is
        none, the shell says so. ``make`` may raise as in :meth:`file`.
        """
        return self.file(make) | {"data-kept": key}

    def tick(self, msg: Msg) -> dict[str, str]:
        """Attributes of an element that stands there while long work goes on, piece by piece.

        As long as it does and the page is visible, the shell sends ``msg`` again after each reply;
        an ordinary button in the same view ends the work. One in a view; a piece may take a few
        tenths of a second. See :attr:`Widget.remember` for the way back.
        """
        return {"data-on-tick": self._number(msg)}

    def _number(self, handler: Handler[Msg]) -> str:
        self.handlers.append(handler)
        return str(len(self.handlers) - 1)


@dataclass(frozen=True, slots=True)
class Widget[M, Msg]:
    """A small program for the reader.

    ``key``: ``"soa/throwdown"``. ``model``: the type of the model, for the codec. ``message``: the
    type of the messages, for recorded runs. ``update`` is pure; chance is made by a callable
    handler (``ui.click(lambda _: Fell(dealer.die()))``) and arrives inside a message. ``announce``:
    one German sentence for the live region, what the last change led to.

    ``keeps``: where unfinished work stays, in the tab or on the device (one work for all pages).
    ``file``: the name of the file that a button ``data-do="export"`` writes. ``document``: what
    stands in it, and beside the work on the device for other widgets (:meth:`Ui.kept`); None: the
    model as the codec writes it, for nobody else. ``papers``: other files, for buttons with
    ``data-file`` as well: name -> what stands in it. ``scripts``: modules of ``widgets/browser``
    that only this widget needs. ``options`` and
    ``with_options``: by which options the model plays, and the same work under others (ValueError:
    it can't be). ``house``: set by the panel of a game, what it has chosen for all its pages.
    ``remember``: whether the reader can go back to before this message (not for the pieces of long
    work). ``shared``: what of the model a link carries. Where a link would be too long, there is
    none, and a sentence says so. ``from_state``: opened from a state of its game, for the examples
    whose ``WHAT_IF`` names it.
    """

    key: str
    title: str
    model: Any
    message: Any
    init: Callable[[], M]
    update: Callable[[M, Msg], M]
    view: Callable[[M, Ui[Msg]], Node]
    announce: Callable[[M], str]
    keeps: Literal["tab", "device"] = "tab"
    file: str = ""
    options: Callable[[M], Any] | None = None
    with_options: Callable[[M, Any], M] | None = None
    house: Callable[[M], Mapping[str, Any]] | None = None
    remember: Callable[[Msg], bool] = lambda _: True
    shared: Callable[[M], M] = lambda model: model
    papers: Mapping[str, Callable[[M], str]] = field(default_factory=dict)
    scripts: tuple[str, ...] = ()
    document: Callable[[M], str] | None = None
    from_state: Callable[[Any], M] | None = None

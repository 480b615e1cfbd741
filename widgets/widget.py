"""A widget is ``init``, ``update`` and ``view``; a session keeps one widget's course in one page.

The build renders a session once into the page, the worker renders the same session later.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import GenericAlias
from typing import Any, Literal

from htpy import Node, Renderable, button, div, p

from engine.core.codec import LIMIT, Malformed, dumps, from_link, joined, pack, to_link
from widgets.pictures.icons import icon

REMEMBERED = 60
"""How many steps back a session can go; bounded, so that memory does not grow with play."""

LONGEST_LINK = 8_000
"""More characters than that, messengers cut off."""
TOO_LONG = "Dieser Stand ist zu groß für einen Link. Geht ein Stück zurück und teilt den."


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
    ``file``: the name of the file that a button ``data-do="export"`` writes. ``options`` and
    ``with_options``: by which options the model plays, and the same work under others (ValueError:
    it can't be). ``house``: set by the panel of a game, what it has chosen for all its pages.
    ``remember``: whether the reader can go back to before this message (not for the pieces of long
    work). ``shared``: what of the model a link carries. Where a link would be too long, there is
    none, and a sentence says so.
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


@dataclass(slots=True)
class Session[M, Msg]:
    """One widget in one page, with its way back and forward.

    ``table``: the options that are chosen for the whole game; None: nobody chose any.
    """

    widget: Widget[M, Msg]
    name: str
    root: str
    start: M
    model: M
    past: list[M] = field(default_factory=list)
    future: list[M] = field(default_factory=list)
    revision: int = 0
    handlers: list[Handler[Msg]] = field(default_factory=list)
    texts: dict[int, str] = field(default_factory=dict)
    table: Any = None

    def render(self) -> Renderable:
        """The widget with its frame; numbers the controls anew."""
        ui: Ui[Msg] = Ui(self.name, self.root)
        bar = div(".gn-bar", role="group", aria_label="Verlauf")[
            self._tool(ui, "back", "Zurück", "back", active=bool(self.past)),
            self._tool(ui, "forward", "Vor", "forward", active=bool(self.future)),
            self._tool(ui, "reset", "Von vorn", "restart", active=self.model != self.start),
            button(".gn-tool", type="button", data_do="link")[icon("link"), "Link kopieren"],
            button(".gn-tool", type="button", data_do="print")[icon("print"), "Drucken"],
        ]
        offer = self._offer(ui)
        body = self.widget.view(self.model, ui)
        self.handlers = ui.handlers
        return div(".gn-frame", data_revision=str(self.revision))[
            offer,
            div(".gn-body")[body],
            bar,
        ]

    def _tool(self, ui: Ui[Msg], name: str, label: str, sign: str, *, active: bool) -> Renderable:
        # aria-disabled, not disabled: focus must not fall off a control that has just been used up
        return button(
            ".gn-tool",
            ui.click(Command(name)),
            type="button",
            aria_disabled=None if active else "true",
        )[icon(sign), label]

    def _offer(self, ui: Ui[Msg]) -> Node:
        """Whoever plays by other options than the table may change over; nothing does so alone."""
        asked = self.widget.options
        if self.table is None or asked is None or asked(self.model) == self.table:
            return None
        if under(self.widget, self.model, self.table) == self.model:
            return None
        return p(".gn-house-offer")[
            "Hier wird nach anderen Hausregeln gerechnet als nach euren. ",
            button(ui.click(Command("house")), type="button")["Mit euren Hausregeln neu rechnen"],
        ]

    def follow(self, table: Any) -> None:
        """The table has chosen ``table``; untouched, the widget begins with it, else it offers."""
        self.table = table
        if not self.past and not self.future and self.model == self.start:
            self.start = self.model = under(self.widget, self.start, table)
        self.revision += 1

    def file(self) -> Mapping[str, str]:
        """The work as a file. Raises :class:`~engine.core.codec.Malformed`: there is none."""
        if not self.widget.file:
            raise Malformed("Daraus lässt sich keine Datei machen.")
        return {"name": self.widget.file, "text": dumps(self.model, self.widget.model)}

    def act(self, revision: int, index: int, value: str = "") -> str:
        """The reader used a control of rendering ``revision``; a stale click changes nothing.

        Raises :class:`BadInput` when the value can't be used; the model stays as it was.
        """
        if revision != self.revision or not 0 <= index < len(self.handlers):
            return self.reply()
        handler = self.handlers[index]
        if isinstance(handler, Command):
            self._command(handler)
        else:
            self.send(handler(value) if callable(handler) else handler)
        return self.reply()

    def send(self, message: Msg) -> None:
        """Apply one message."""
        before = self.model
        self.model = self.widget.update(before, message)
        if self.model != before and self.widget.remember(message):
            self._remember(before)
            self.future = []
        self.revision += 1

    def _remember(self, model: M) -> None:
        self.past = [*self.past, model][-REMEMBERED:]

    def _command(self, command: Command) -> None:
        self.revision += 1
        if command.name == "back" and self.past:
            self.future = [self.model, *self.future]
            self.model = self.past.pop()
        elif command.name == "forward" and self.future:
            self._remember(self.model)
            self.model = self.future.pop(0)
        elif command.name == "reset" and self.model != self.start:
            self._remember(self.model)
            self.model, self.future = self.start, []
        elif command.name == "house":
            changed = under(self.widget, self.model, self.table)
            if changed == self.model:
                raise BadInput("Dieser Stand lässt sich mit euren Hausregeln nicht fortsetzen.")
            self._remember(self.model)
            self.model, self.future = changed, []

    def reply(self) -> str:
        """What the page needs now, as JSON: html, revision, link, save, say, maybe house."""
        html = str(self.render())
        answer: dict[str, Any] = {
            "html": html,
            "revision": self.revision,
            "link": self.link(),
            "save": self.save(),
            "say": self.widget.announce(self.model),
        }
        if self.widget.house is not None:
            answer["house"] = self.widget.house(self.model)
        return json.dumps(answer, ensure_ascii=False)

    def link(self) -> str:
        """What a share link carries; ``"!"`` and one German sentence when it would be too long."""
        text = to_link(self.widget.shared(self.model), self.widget.model)
        return text if len(text) <= LONGEST_LINK else f"!{TOO_LONG}"

    def save(self) -> str:
        """The unfinished work as text, with the way back and forward; :func:`opened` reads it."""
        models = (self.start, self.model, *self.past, *self.future)
        # Each model is written once, however often it is saved: a step must not cost more and more
        known = self.texts
        self.texts = {id(m): known.get(id(m)) or dumps(m, self.widget.model) for m in models}
        past, future = self.past, self.future
        # What :func:`opened` would refuse as too long is worth less than a shorter way back
        while sum(len(self.texts[id(m)]) for m in (*models[:2], *past, *future)) > LIMIT // 2:
            if not past and not future:
                break
            past, future = (past[1:], future) if past else (past, future[:-1])
        kept = (*models[:2], *past, *future)
        return f"{len(past)}.{pack(joined(self.texts[id(m)] for m in kept), 1)}"


def under[M, Msg](widget: Widget[M, Msg], model: M, table: Any) -> M:
    """``model`` under the options ``table``; unchanged where that can't be or makes no sense."""
    if table is None or widget.with_options is None:
        return model
    try:
        return widget.with_options(model, table)
    except ValueError:
        return model


def opened[M, Msg](
    widget: Widget[M, Msg],
    name: str,
    root: str,
    start: str = "",
    saved: str = "",
    table: Any = None,
) -> Session[M, Msg]:
    """A session from ``start`` (a share link's state; empty: the widget's own start) or ``saved``.

    ``table``: the options that are chosen for the whole game. Raises
    :class:`~engine.core.codec.Malformed` when either can't be read.
    """
    if saved:
        count, _, packed = saved.partition(".")
        models = from_link(packed, GenericAlias(tuple, (widget.model, ...)))
        if not count.isdecimal() or len(models) < 2 + int(count):
            raise Malformed("Der gespeicherte Stand ist unvollständig.")
        first, model, *rest = models
        past, future = rest[: int(count)], rest[int(count) :]
        return Session(widget, name, root, first, model, past, future, table=table)
    model = from_link(start, widget.model) if start else under(widget, widget.init(), table)
    return Session(widget, name, root, model, model, table=table)

"""A session keeps one widget's course in one page, with its way back and forward.

The build renders a session once into the page, the worker renders the same session later.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import GenericAlias
from typing import Any

from htpy import Node, Renderable, button, div, p

from engine.core.codec import LIMIT, Malformed, dumps, from_link, joined, pack, to_link
from widgets.pictures.icons import icon
from widgets.widget import BadInput, Command, Handler, Ui, Widget

REMEMBERED = 60
"""How many steps back a session can go; bounded, so that memory does not grow with play."""

LONGEST_LINK = 8_000
"""More characters than that, messengers cut off."""
TOO_LONG = "Dieser Stand ist zu groß für einen Link. Geht ein Stück zurück und teilt den."


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

    def file(self, name: str = "") -> Mapping[str, str]:
        """The work as a file, or the paper of that name.

        Raises :class:`~engine.core.codec.Malformed`: there is none.
        """
        if name in self.widget.papers:
            return {"name": name, "text": self.widget.papers[name](self.model)}
        if name or not self.widget.file:
            raise Malformed("Daraus lässt sich keine Datei machen.")
        write = self.widget.document
        text = write(self.model) if write else dumps(self.model, self.widget.model)
        return {"name": self.widget.file, "text": text}

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
        """What the page needs now, as JSON: html, revision, link, save, say; house, document."""
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
        if self.widget.document is not None:
            answer["document"] = self.widget.document(self.model)
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

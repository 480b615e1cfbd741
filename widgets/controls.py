"""Controls that widgets share: real form elements, each with a label and room for a thumb.

What is chosen is told by a mark or a word, never by colour alone. Names and ids come from the
number of the control in its rendering, so that one label may stand there twice.
"""

from collections.abc import Callable, Iterable

import htpy
from htpy import Element, Node, button, div, fieldset, output, small, span

from widgets.widget import BadInput, Handler, Ui


def stepper[Msg](
    ui: Ui[Msg],
    label: str,
    value: int,
    minimum: int | None,
    maximum: int | None,
    make: Callable[[int], Msg],
) -> Element:
    """A number with one button less and one more; ``make(new value)`` is the message.

    A limit that is None stops nobody: the rules, not the control, refuse what is too much.
    """
    least = minimum is not None and value <= minimum
    most = maximum is not None and value >= maximum
    return div(".gn-number", role="group", aria_label=label)[
        span(".gn-number-label")[label, _range(minimum, maximum)],
        span(".gn-number-row")[
            _one(ui, "eins weniger", "–", make(value if least else value - 1), least),
            output(".gn-number-value", aria_live="off")[str(value)],
            _one(ui, "eins mehr", "+", make(value if most else value + 1), most),
        ],
    ]


def _range(minimum: int | None, maximum: int | None) -> Node:
    match minimum, maximum:
        case None, None:
            return None
        case None, most:
            return small(".gn-number-range")[f" bis {most}"]
        case least, None:
            return small(".gn-number-range")[f" ab {least}"]
        case least, most:
            return small(".gn-number-range")[f" {least} bis {most}"]


def _one[Msg](ui: Ui[Msg], name: str, sign: str, message: Msg, at_limit: bool) -> Element:
    # aria-disabled keeps the focus where it is when the limit is reached
    return button(
        ".gn-number-step",
        ui.click(message),
        type="button",
        aria_label=name,
        aria_disabled="true" if at_limit else None,
    )[span(aria_hidden="true")[sign]]


def chips[Msg, T](
    ui: Ui[Msg],
    legend: str,
    options: Iterable[tuple[T, Node]],
    selected: T | None,
    make: Callable[[T], Msg],
) -> Element:
    """One of several, as a group of radio buttons; ``make(value)`` is the message.

    An option's label may hold a picture, but must hold (or be named by) a text.
    """
    group = ui.id(f"chips-{len(ui.handlers)}")

    def chip(number: int, value: T, content: Node) -> Element:
        return htpy.label(".gn-chip")[
            htpy.input(
                ui.change(lambda _: make(value)),
                type="radio",
                name=group,
                value=str(number),
                checked=value == selected,
            ),
            span(".gn-chip-face")[content],
        ]

    # made now, not while rendering: the number above must differ for the next group
    chosen = [chip(i, value, text) for i, (value, text) in enumerate(options)]
    return fieldset(".gn-chips")[
        htpy.legend[legend],
        div(".gn-chips-row")[chosen],
    ]


def menu[Msg](
    ui: Ui[Msg],
    label: str,
    groups: Iterable[tuple[str, Iterable[tuple[str, str]]]],
    selected: str,
    make: Callable[[str], Msg],
) -> Element:
    """One of many, by headings ("": none): (heading, (key, text) …); ``make(key)`` is the message.

    For lists that would fill a phone as chips. A key that is not offered raises ``BadInput``.
    """
    offered = [(heading, list(entries)) for heading, entries in groups]
    keys = {key for _, entries in offered for key, _ in entries}

    def chosen(key: str) -> Msg:
        if key not in keys:
            raise BadInput("Diese Wahl steht nicht in der Liste.")
        return make(key)

    return htpy.label(".gn-select")[
        span(".gn-number-label")[label],
        htpy.select(ui.change(chosen), id=ui.id(f"menu-{len(ui.handlers)}"))[
            (
                htpy.optgroup(label=heading)[_options(entries, selected)]
                if heading
                else _options(entries, selected)
                for heading, entries in offered
            )
        ],
    ]


def _options(entries: Iterable[tuple[str, str]], selected: str) -> list[Element]:
    return [htpy.option(value=key, selected=key == selected)[text] for key, text in entries]


def selector[Msg, T](
    ui: Ui[Msg],
    label: str,
    options: Iterable[tuple[T, str]],
    selected: T | None,
    make: Callable[[T], Msg],
) -> Element:
    """One of many, where chips would fill the screen; ``make(value)`` is the message."""
    values = {str(number): option for number, option in enumerate(options)}
    chosen = next((key for key, (value, _) in values.items() if value == selected), "")
    entries = [(key, text) for key, (_, text) in values.items()]
    return menu(ui, label, [("", entries)], chosen, lambda key: make(values[key][0]))


def toggle[Msg](ui: Ui[Msg], label: Node, on: bool, make: Callable[[bool], Msg]) -> Element:
    """Yes or no; ``make(new state)`` is the message."""
    return htpy.label(".gn-toggle")[
        htpy.input(ui.change(lambda value: make(value == "on")), type="checkbox", checked=on),
        span(".gn-toggle-track", aria_hidden="true")[span(".gn-toggle-knob")],
        span(".gn-toggle-label")[label],
        span(".gn-toggle-state", aria_hidden="true")["ja" if on else "nein"],
    ]


def action[Msg](
    ui: Ui[Msg], label: Node, msg: Handler[Msg], primary: bool = False, *, name: str | None = None
) -> Element:
    """A button that sends ``msg`` (or what the callable makes, for dice and draws).

    ``name``: a tap that was meant for a button of another name does not count, however alike they
    look. So a second tap out of haste does not do the next thing, too.
    """
    css = ".gn-action.gn-action-primary" if primary else ".gn-action"
    return button(css, ui.click(msg), type="button", name=name)[label]


def text_field[Msg](
    ui: Ui[Msg], label: str, id_: str, value: str, make: Callable[[str], Msg]
) -> Element:
    """A short text with its label; ``make`` may raise :class:`~widgets.widget.BadInput`.

    ``id_`` is the field's own in the widget: by it, what is typed and not sent yet comes back.
    """
    name = ui.id(id_)
    return div(".gn-field")[
        htpy.label(".gn-number-label", for_=name)[label],
        htpy.input(
            ui.change(make), id=name, type="text", value=value, autocomplete="off", size="12"
        ),
    ]


def saver(name: str = "Als Datei sichern", paper: str | None = None) -> Element:
    """A button that writes the widget's file, or the ``paper`` of that name (``Widget.papers``)."""
    return button(".gn-action", type="button", data_do="export", data_file=paper)[name]


def reader[Msg](ui: Ui[Msg], make: Callable[[str], Msg], name: str = "Datei einlesen") -> Element:
    """A button that reads a JSON file in; ``make(text)`` is the message, or says why not."""
    field = ui.id("datei")
    return htpy.label(".gn-action.gn-file", for_=field)[
        name,
        htpy.input(ui.file(make), id=field, type="file", accept=".json,application/json"),
    ]

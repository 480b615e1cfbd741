"""Fields that the forms share: a typed name, and what it is called when it is refused."""

from collections.abc import Callable

from htpy import Renderable, div, input, label

from widgets.sons_of_anarchy.workshop.model import Model, Msg
from widgets.widget import BadInput, Ui

LONGEST = 40
"""Characters of a name, as the rules of the file say."""


def text(
    ui: Ui[Msg],
    what: str,
    model: Model,
    value: str,
    make: Callable[[str], Msg],
    taken: frozenset[str] = frozenset(),
) -> Renderable:
    """A name to type; ``taken``: names that other entries have. A refusal names the place."""
    where = model.place if model.open is not None else "Der Satz"
    # What is typed but not sent is kept by this id: it must not come back in another entry
    field = ui.id(f"{what.replace(' ', '-').lower()}-{model.part}-{model.open}")

    def typed(given: str) -> Msg:
        name = " ".join(given.split())
        if not 1 <= len(name) <= LONGEST:
            long = f"dieser hat {len(name)}" if name else "hier steht keines"
            raise BadInput(f"{where}: „{what}“ braucht 1 bis {LONGEST} Zeichen, {long}.")
        if not name.isprintable():
            raise BadInput(f"{where}: „{what}“ enthält ein Zeichen, das niemand sieht.")
        if name in taken and name != value:
            raise BadInput(f"{where}: „{name}“ heißt in eurem Satz schon etwas anderes.")
        return make(name)

    return div(".gn-field")[
        label(".gn-number-label", for_=field)[what],
        input(ui.change(typed), id=field, type="text", value=value, autocomplete="off", size="22"),
    ]

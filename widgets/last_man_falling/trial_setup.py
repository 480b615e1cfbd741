"""Setting the table: what lies on top, who holds what, how many there are."""

from collections.abc import Callable

from htpy import Node, button, details, div, p, small, span, strong, summary

from engine.last_man_falling.cards import (
    HIGHEST,
    LOWEST,
    SYMBOL_KINDS,
    VERPFEIFEN,
    VIERFACH,
    WAFFENWAHL,
    WEAPONS,
    Card,
    NumberCard,
    SymbolCard,
    Weapon,
    WildCard,
)
from engine.last_man_falling.state import FEWEST, MOST
from engine.last_man_falling.tables import PILE
from engine.last_man_falling.wording import ground_name
from engine.last_man_falling.words import KIND_NAMES, count_of, spoken, weapon_name
from widgets import dealer
from widgets.controls import action, chips, stepper
from widgets.last_man_falling.pieces import card
from widgets.last_man_falling.readings import readings, told
from widgets.last_man_falling.trial_model import (
    MOST_DRAWN,
    MOST_HELD,
    AddCard,
    Browse,
    Model,
    Msg,
    RemoveCard,
    SetDirection,
    SetPile,
    SetPlayers,
    SetTop,
    rewound,
)
from widgets.pictures.cards import weapon
from widgets.widget import Ui

TOP_KINDS = ("number", *SYMBOL_KINDS, "waffenwahl", "vierfach")


def setup(model: Model, ui: Ui[Msg]) -> Node:
    """The controls that set the case, folded; each fold says how it is set now."""
    table = rewound(model.start)
    held, people, pile = len(table.hand(table.turn)), len(table.players), len(table.pile)
    owner = table.name(table.turn)
    return div(".gn-setup")[
        _fold("Oben liegt", ground_name(table.ground), _top(model, ui)),
        _fold(f"{owner}s Hand", count_of(held), _hand(model, ui)),
        _fold("Tisch", f"{people} Personen, {count_of(pile)} zum Ziehen", _table(model, ui)),
        _fold("Lesarten und Hausregeln", told(table.options), readings(table.options, ui)),
        (model.actions or model.refused is not None)
        and p(".gn-muted")["Jede Änderung hier oben beginnt den Fall von vorn."],
    ]


def _fold(title: str, now: str, content: Node) -> Node:
    return details(".gn-fold")[summary[strong[title], " ", span(".gn-fold-now")[now]], content]


def _weapons(ui: Ui[Msg], legend: str, selected: Weapon, make: Callable[[Weapon], Msg]) -> Node:
    options = [(w, (weapon(w), " ", weapon_name(w))) for w in WEAPONS]
    return chips(ui, legend, options, selected, make)


def _with_weapon(top: Card, value: Weapon) -> Card:
    match top:
        case NumberCard(number=number):
            return NumberCard(value, number)
        case SymbolCard(kind=kind):
            return SymbolCard(kind, value)
    return top


def _top(model: Model, ui: Ui[Msg]) -> Node:
    ground = rewound(model.start).ground
    top, shown = ground.card, ground.weapon or WEAPONS[0]
    number = top.number if isinstance(top, NumberCard) else 5

    def kind(value: str) -> Msg:
        return SetTop(_top_card(value, shown, number), shown)

    kinds = [(k, "Waffe mit Zahl" if k == "number" else KIND_NAMES[k]) for k in TOP_KINDS]
    current = "number" if isinstance(top, NumberCard) else top.kind
    legend = "Gewünscht ist" if isinstance(top, WildCard) else "Ihre Waffe"
    return [
        chips(ui, "Vor dem Attentat liegt oben", kinds, current, kind),
        _weapons(ui, legend, shown, lambda w: SetTop(_with_weapon(top, w), w)),
        isinstance(top, NumberCard)
        and chips(
            ui,
            "Ihre Zahl",
            [(n, str(n)) for n in range(LOWEST, HIGHEST + 1)],
            number,
            lambda n: SetTop(NumberCard(shown, n), shown),
        ),
    ]


def _top_card(kind: str, shown: Weapon, number: int) -> Card:
    for symbol in SYMBOL_KINDS:
        if kind == symbol:
            return SymbolCard(symbol, shown)
    if kind == "waffenwahl":
        return WAFFENWAHL
    return VIERFACH if kind == "vierfach" else NumberCard(shown, number)


def _hand(model: Model, ui: Ui[Msg]) -> Node:
    table = rewound(model.start)
    held = table.hand(table.turn)
    offered: tuple[Card, ...] = (
        *(NumberCard(model.shelf, n) for n in range(LOWEST, HIGHEST + 1)),
        *(SymbolCard(kind, model.shelf) for kind in SYMBOL_KINDS),
        *(WAFFENWAHL, VIERFACH, VERPFEIFEN),
    )
    full = len(held) >= MOST_HELD
    return [
        div(".gn-hand", role="group", aria_label="Antippen legt die Karte weg")[
            (_pick(c, "weglegen", RemoveCard(c), ui) for c in held)
        ],
        p(".gn-muted")["Antippen legt eine Karte weg." if held else "Die Hand ist leer."],
        _weapons(ui, "Karten zum Dazunehmen", model.shelf, Browse),
        div(".gn-hand", role="group", aria_label="Antippen nimmt die Karte auf die Hand")[
            (_pick(c, "dazunehmen", AddCard(c), ui) for c in offered)
        ],
        small[
            f"Mehr als {MOST_HELD} Karten passen hier nicht auf die Hand."
            if full
            else "Wie oft es eine Karte gibt, weiß keine Quelle; nehmt jede, so oft ihr wollt."
        ],
    ]


def _pick(held: Card, does: str, msg: Msg, ui: Ui[Msg]) -> Node:
    label = f"{spoken(held)} {does}"
    return button(".gn-pick", ui.click(msg), type="button", aria_label=label)[
        card(held, named=False)
    ]


def _table(model: Model, ui: Ui[Msg]) -> Node:
    table = rewound(model.start)
    pile = table.pile

    def sized(count: int) -> Msg:
        return SetPile(_pile(pile, count))

    return div(".gn-controls")[
        stepper(ui, "Personen", len(table.players), FEWEST, MOST, SetPlayers),
        stepper(ui, "Karten zum Ziehen", len(pile), 0, MOST_DRAWN, sized),
        action(ui, "Stapel mischen", lambda _: SetPile(dealer.shuffled(pile))),
        chips(
            ui,
            "Gespielt wird",
            ((True, "im Uhrzeigersinn"), (False, "dagegen")),
            table.direction == 1,
            SetDirection,
        ),
    ]


def _pile(pile: tuple[Card, ...], count: int) -> tuple[Card, ...]:
    """``count`` cards to draw: the same on top, more from our stack."""
    return (*pile, *PILE[len(pile) :])[:count]

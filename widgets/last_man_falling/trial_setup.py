"""Setting the table: what lies on top, who holds what, how many there are."""

from htpy import Node, div, p, small

from engine.last_man_falling.cards import Card
from engine.last_man_falling.state import FEWEST, MOST
from engine.last_man_falling.tables import PILE
from engine.last_man_falling.wording import ground_name
from engine.last_man_falling.words import count_of
from widgets import dealer
from widgets.controls import action, chips, stepper
from widgets.last_man_falling.messages import (
    AddCard,
    Browse,
    RemoveCard,
    SetDirection,
    SetPile,
    SetPlayers,
    SetTop,
)
from widgets.last_man_falling.palette import fold, offered, picks, top_chips, weapon_chips
from widgets.last_man_falling.readings import readings, told
from widgets.last_man_falling.trial_model import MOST_DRAWN, MOST_HELD, Model, Msg, rewound
from widgets.widget import Ui


def setup(model: Model, ui: Ui[Msg]) -> Node:
    """The controls that set the case, folded; each fold says how it is set now."""
    table = rewound(model.start)
    held, people, pile = len(table.hand(table.turn)), len(table.players), len(table.pile)
    owner = table.name(table.turn)
    return div(".gn-setup")[
        fold("Oben liegt", ground_name(table.ground), _top(model, ui)),
        fold(f"{owner}s Hand", count_of(held), _hand(model, ui)),
        fold("Tisch", f"{people} Personen, {count_of(pile)} zum Ziehen", _table(model, ui)),
        fold("Lesarten und Hausregeln", told(table.options), readings(table.options, ui)),
        (model.actions or model.refused is not None)
        and p(".gn-muted")["Jede Änderung hier oben beginnt den Fall von vorn."],
    ]


def _top(model: Model, ui: Ui[Msg]) -> Node:
    table = rewound(model.start)
    ground, deck = table.ground, table.options.deck
    says = "Vor dem Attentat liegt oben"
    return top_chips(ui, says, ground.card, ground.weapon, deck, SetTop)


def _hand(model: Model, ui: Ui[Msg]) -> Node:
    table = rewound(model.start)
    held = table.hand(table.turn)
    full = len(held) >= MOST_HELD
    return [
        picks(ui, held, "weglegen", RemoveCard),
        p(".gn-muted")["Antippen legt eine Karte weg." if held else "Die Hand ist leer."],
        weapon_chips(ui, "Karten zum Dazunehmen", model.shelf, Browse),
        picks(ui, offered(model.shelf, table.options.deck), "dazunehmen", AddCard),
        small[
            f"Mehr als {MOST_HELD} Karten passen hier nicht auf die Hand."
            if full
            else "Wie oft es eine Karte gibt, weiß keine Quelle; nehmt jede, so oft ihr wollt."
        ],
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

"""Setting the table of the widgets: what lies there, what waits, who holds what, which rules."""

from dataclasses import dataclass

from htpy import Node, div, p, small

from engine.last_man_falling.cards import Card
from engine.last_man_falling.state import FEWEST, MOST, State
from engine.last_man_falling.tables import PILE
from engine.last_man_falling.wording import ground_name
from engine.last_man_falling.words import cards_word, count_of
from widgets import dealer
from widgets.controls import action, chips, stepper
from widgets.last_man_falling import asked, palette
from widgets.last_man_falling import messages as m
from widgets.last_man_falling.messages import Msg
from widgets.last_man_falling.table_model import MOST_HELD, Model
from widgets.last_man_falling.table_update import MOST_COVERED, ready
from widgets.last_man_falling.waiting import MOST_WAITING, can_wait, waits
from widgets.widget import Ui


@dataclass(frozen=True, slots=True)
class Parts:
    """What a widget lets be set. ``rules``: the options that matter to it. ``turn``: whether it
    can be somebody else's turn than the one whose hand is shown. ``newcomers``: their hand."""

    rules: tuple[str, ...]
    top: bool = True
    turn: bool = False
    newcomers: tuple[Card, ...] = ()


def setup(model: Model, ui: Ui[Msg], parts: Parts) -> Node:
    """The controls that set the case, folded; each fold says how it is set now."""
    table = ready(model.start)
    owner, held = table.name(model.seat), len(table.hand(model.seat))
    people = len(table.players)
    way = "im Uhrzeigersinn" if table.direction == 1 else "gegen den Uhrzeigersinn"
    return div(".gn-setup")[
        parts.top and palette.fold("Oben liegt", _lies(table), _top(table, ui)),
        palette.fold(f"{owner}s Hand", count_of(held), _hand(model, table, ui)),
        palette.fold("Tisch", f"{people} Personen, {way}", _table(table, ui, parts)),
        palette.fold(
            "Hausregeln dazu",
            asked.told(table.options, parts.rules),
            asked.questions(table.options, parts.rules, ui, m.SetOptions),
        ),
        (model.actions or model.refused is not None)
        and p(".gn-muted")["Jede Änderung hier oben beginnt den Fall von vorn."],
    ]


def _lies(table: State) -> str:
    above = len(table.discard) - 1 - _at(table)
    cover = f", darüber {above} Verpfeifen" if above else ""
    count = waits(table)
    waiting = f", {_waiting_name(table, count)}" if count else ""
    return ground_name(table.ground) + cover + waiting


def _at(table: State) -> int:
    """Where the card that counts lies in the discard pile."""
    return max(i for i, c in enumerate(table.discard) if c == table.ground.card)


def _waiting_name(table: State, count: int) -> str:
    if can_wait(table) == "jail":
        return f"wartet auf {table.name(table.turn)}"
    return f"{table.name(table.turn)} soll {cards_word(count)} ziehen"


def _top(table: State, ui: Ui[Msg]) -> Node:
    ground, deck = table.ground, table.options.deck
    above = len(table.discard) - 1 - _at(table)
    return [
        palette.top_chips(ui, "Zu bedienen ist", ground.card, ground.weapon, deck, m.SetTop),
        div(".gn-controls")[stepper(ui, "Verpfeifen darüber", above, 0, MOST_COVERED, m.Cover),],
        _waits(table, ui),
    ]


def _waits(table: State, ui: Ui[Msg]) -> Node:
    kind, count, name = can_wait(table), waits(table), table.name(table.turn)
    if kind is None:
        return p(".gn-muted")["Eine Strafe wartet hier auf niemanden."]
    if kind == "jail":
        choice = ((0, "schon abgesessen"), (1, f"wartet auf {name}"))
        return chips(ui, "Der Knast", choice, count, m.Await)
    usual = 4 if kind == "attack" else 2
    choice = ((0, "schon abgegolten"), (count or usual, f"wartet auf {name}"))
    return [
        chips(ui, "Die Strafe", choice, count, m.Await),
        bool(count)
        and div(".gn-controls")[stepper(ui, "Karten zu ziehen", count, 1, MOST_WAITING, m.Await),],
    ]


def _hand(model: Model, table: State, ui: Ui[Msg]) -> Node:
    held = table.hand(model.seat)
    full = len(held) >= MOST_HELD
    return [
        chips(ui, "Wessen Hand?", _names(table), model.seat, m.Look),
        palette.picks(ui, held, "weglegen", m.RemoveCard),
        p(".gn-muted")["Antippen legt eine Karte weg." if held else "Die Hand ist leer."],
        palette.weapon_chips(ui, "Karten zum Dazunehmen", model.shelf, m.Browse),
        palette.picks(
            ui, palette.offered(model.shelf, table.options.deck), "dazunehmen", m.AddCard
        ),
        full and small[f"Mehr als {MOST_HELD} Karten passen hier nicht auf die Hand."],
    ]


def _names(table: State) -> list[tuple[int, str]]:
    return [(seat, player.name) for seat, player in enumerate(table.players)]


def _table(table: State, ui: Ui[Msg], parts: Parts) -> Node:
    pile = table.pile

    def people(count: int) -> Msg:
        return m.SetPlayers(count, parts.newcomers)

    return [
        div(".gn-controls")[
            stepper(ui, "Personen", len(table.players), FEWEST, MOST, people),
            stepper(ui, "Karten zum Ziehen", len(pile), 0, None, lambda n: _sized(pile, n)),
            action(ui, "Stapel mischen", lambda _: m.SetPile(dealer.shuffled(pile))),
        ],
        chips(
            ui,
            "Gespielt wird",
            ((True, "im Uhrzeigersinn"), (False, "dagegen")),
            table.direction == 1,
            m.SetDirection,
        ),
        parts.turn and chips(ui, "Am Zug ist", _names(table), table.turn, m.SetTurn),
    ]


def _sized(pile: tuple[Card, ...], count: int) -> Msg:
    """``count`` cards to draw: the same on top, more from our stack, over and over."""
    more = PILE * (count // len(PILE) + 1)
    return m.SetPile((*pile, *more)[: max(count, 0)])

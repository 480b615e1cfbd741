"""What an order leads to: transactions to decide, a fall, a fight, the end of the step."""

from collections.abc import Iterator

from htpy import Node, Renderable, a, div, h3, p

from engine.core.play import step as played
from engine.sons_of_anarchy.actions import Action, CloseFist, EndBackup, Roll
from engine.sons_of_anarchy.choices import moves
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.query import falls_due, missing_dice, open_fists
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.wording import tell_action
from widgets import dealer
from widgets.controls import action
from widgets.sons_of_anarchy.ordering.model import Around, Model, Msg, SetUpAgain
from widgets.sons_of_anarchy.try_messages import Try
from widgets.widget import Ui


def following(model: Model, ui: Ui[Msg]) -> Node:
    """What has to be done before the next order; None: the next order may come."""
    now = model.now
    fight = now.fight if now.fight and now.fight.phase not in ("over", "follow") else None
    if falls_due(now):
        return _choices("Erst hält jemand den Kopf hin", now, ui)
    if fight is not None:
        return _fight(now, ui)
    if now.course and now.course.use:
        return _choices("Die Transaktionen, der Reihe nach", now, ui)
    if now.fight is not None and now.fight.phase == "follow":
        return _choices("Den eroberten Ort sofort nutzen?", now, ui)
    if now.step != "orders":
        return div(".gn-decision")[
            h3["Alle Marker sind verbraucht"],
            p["Schritt 3 ist vorbei, als Nächstes kommt der Schwarzmarkt."],
            div(".gn-actions")[action(ui, "Von hier neu aufstellen", SetUpAgain(), primary=True)],
        ]
    return None


def _choices(title: str, now: Table, ui: Ui[Msg]) -> Renderable:
    return div(".gn-decision")[
        h3[title],
        div(".gn-actions")[
            [
                action(ui, tell_action(now, move), Around(Try((move,))), primary=i == 0)
                for i, move in enumerate(moves(now))
            ]
        ],
    ]


def _fight(now: Table, ui: Ui[Msg]) -> Renderable:
    return div(".gn-decision")[
        h3["Der Kampf"],
        p(".gn-muted")[
            "Hier wird er nur ausgewürfelt: ohne Verstärkung, ohne Waffen. Alles andere probiert "
            "ihr auf der ",
            a(href=f"{ui.root}sons-of-anarchy/throwdown/#ausprobieren")["Seite des Throwdowns"],
            ".",
        ],
        div(".gn-actions")[
            action(ui, "Auswürfeln", lambda _: Around(Try(tuple(rolled(now)))), primary=True)
        ],
    ]


def rolled(now: Table) -> Iterator[Action]:
    """Nobody calls, all hands are empty, and the dice fall as the dealer has them."""
    while (move := _next(now)) is not None:
        yield move
        now = played(SOA, now, move).after


def _next(now: Table) -> Action | None:
    fight = now.fight
    match fight.phase if fight else None:
        case "backup" if fight:
            return EndBackup(fight.seats[len(fight.called)])
        case "fists" if fight:
            return CloseFist(open_fists(now, fight)[0], 0)
        case "dice" if fight:
            return Roll(missing_dice(now, fight)[0], dealer.die())
    return None

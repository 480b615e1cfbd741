"""The own entries as a list, what the set lacks for a game, and how to add more."""

from htpy import Node, Renderable, button, div, p, small

from engine.sons_of_anarchy.cards import UNLEADED, Obstacle, OctaneSide
from engine.sons_of_anarchy.club import BADGES, Place
from engine.sons_of_anarchy.own_cards import OwnCards
from engine.sons_of_anarchy.practice import PRACTICE, is_ours
from widgets.controls import action, chips
from widgets.sons_of_anarchy.workshop.card_form import FIRST
from widgets.sons_of_anarchy.workshop.deal_form import FIRST as FIRST_DEAL
from widgets.sons_of_anarchy.workshop.model import (
    MANY,
    ONE,
    PARTS,
    Add,
    Entry,
    Model,
    Msg,
    Open,
    Part,
    ShowPart,
    TakePractice,
    called,
    entries,
)
from widgets.widget import Ui

NEW: dict[Part, str] = {
    "random": "Neuer Zufallsort",
    "fixed": "Neuer fester Ort",
    "cards": "Neue Karte",
    "octane": "Neue High-Octane-Seite",
}


def listing(model: Model, ui: Ui[Msg]) -> Renderable:
    """Which part, its entries, and the buttons for new ones."""
    own, part = model.own, model.part
    have = entries(own, part)
    parts = chips(
        ui, "Was tragt ihr ein?", [(p_, _counted(own, p_)) for p_ in PARTS], part, ShowPart
    )
    rows = [_entry(i, entry, model, ui) for i, entry in enumerate(have)]
    new = fresh(own, part)
    more = action(ui, NEW[part], Add(new), primary=model.open is None) if new else None
    practice = action(ui, "Übungssatz als Vorlage", TakePractice())
    return div(".gn-setup")[
        parts,
        div(".gn-entries", role="group", aria_label=MANY[part])[rows]
        if rows
        else p(".gn-muted")["Noch steht hier nichts Eigenes. Gespielt wird mit dem Übungssatz."],
        div(".gn-actions")[more, practice],
        any(is_ours(entry) for entry in have)
        and p(".gn-muted")["§ heißt: so steht es in unserem Übungssatz, nicht im Spiel."],
        p(".gn-muted")[missing(own)],
    ]


def _counted(own: OwnCards, part: Part) -> str:
    count = len(entries(own, part))
    return f"{MANY[part]} ({count})" if count else MANY[part]


def _entry(number: int, entry: Entry, model: Model, ui: Ui[Msg]) -> Node:
    here = model.open == number
    return button(
        ".gn-action.gn-entry",
        ui.click(Open(None if here else number)),
        type="button",
        aria_pressed="true" if here else "false",
    )[called(entry), is_ours(entry) and small[" §"]]


def fresh(own: OwnCards, part: Part) -> Entry | None:
    """A new entry to be filled in; of the fixed sites, what the rulebook says of the next one."""
    if part == "octane":
        clubs = {side.badge for side in own.octane}
        free = next((badge for badge in BADGES if badge not in clubs), None)
        return OctaneSide(free, UNLEADED) if free else None
    names = (f"{ONE[part]} {n}" for n in range(1, 200))
    taken = own.names
    name = next(name for name in names if name not in taken)
    if part == "cards":
        return Obstacle(name, (FIRST,))
    if part == "fixed":
        known = next((place for place in PRACTICE.fixed if place.name not in taken), None)
        if known:
            return Place(known.name, gun_ban=known.gun_ban, patch=known.patch and not own.patch)
    return Place(name, deals=(FIRST_DEAL,))


def missing(own: OwnCards) -> str:
    """What a game would be played with: how much of it is own, and how much ours."""
    try:
        whole = own.complete()
    except ValueError as reason:
        return f"So reicht es für keine Partie: {reason}"
    parts = (
        ("festen Orten", whole.fixed),
        ("Zufallsorten", whole.random),
        ("Karten", whole.cards),
    )
    told = [f"{sum(not is_ours(e) for e in some)} von {len(some)} {what}" for what, some in parts]
    sides = sum(not is_ours(side) for side in whole.octane)
    return (
        f"Eine Partie damit: eigen sind {', '.join(told)} und {sides} von 4 High-Octane-Seiten. "
        "Der Rest kommt aus dem Übungssatz"
        + ("." if len(whole.octane) == len(BADGES) else "; Clubs ohne eigene Seite haben keine.")
    )

"""What the reader can know about a seat: claims, votes, remarks, each as it was told or seen."""

from htpy import Element, div, li, p, strong, ul

from engine.core.play import Seat
from engine.sport_mafia.ballots import hand_of
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.view import View, view
from engine.sport_mafia.words import COLOUR_NAMES, ROLE_NAMES, fouls_word, number, numbers
from widgets.controls import action
from widgets.sport_mafia.probe.model import Do, Model, Msg
from widgets.sport_mafia.probe.tokens import Token
from widgets.widget import Ui

WAYS = {"vote": "abgewählt", "shot": "erschossen", "fouls": "mit dem vierten Foul draußen"}
TRIES = (("aufstellen", "p"), ("erschießen", "s"), ("prüfen", "a"))


def known_about(model: Model, seat: Seat, ui: Ui[Msg]) -> Element:
    """A few lines about the seat, and what the reader may want to try with it."""
    seen = view(model.state, model.me)
    lines = about(seen, model, seat)
    tries = [action(ui, label, Do(move)) for label, move in _tries(model, seat)]
    return div(".gn-advice")[
        p[strong[f"{number(seat)}: "], lines[0] if len(lines) == 1 else None],
        len(lines) > 1 and ul[(li[line] for line in lines)],
        bool(tries) and div(".gn-actions")[tries],
    ]


def _tries(model: Model, seat: Seat) -> list[tuple[str, str]]:
    """What may come to a reader's mind, allowed or not, while others are to act."""
    if model.asked or model.over:
        return []
    if seat == model.me:
        return [("dazwischenreden", "f")]
    return [(label, str(Token(letter, seat))) for label, letter in TRIES]


def about(seen: View, model: Model, seat: Seat) -> list[str]:
    """What is known, newest things last."""
    one = seen.seats[seat - 1]
    found = [_card(seen, model, seat)] if one.colour else []
    if one.out:
        found.append(f"Nicht mehr am Tisch: {WAYS.get(one.out, 'disqualifiziert')}.")
    if one.fouls:
        found.append(f"{fouls_word(one.fouls)}.")
    if seat in seen.sheriffs:
        found.append("Nennt sich Sheriff.")
    found += [
        f"{number(c.by)} will geprüft haben: {COLOUR_NAMES[c.colour]}."
        for c in seen.claims
        if c.number == seat
    ]
    found += _votes(seen, seat)
    found += _remarks(model, seat)
    return found or ["Bisher weiß niemand etwas."]


def _card(seen: View, model: Model, seat: Seat) -> str:
    one = seen.seats[seat - 1]
    colour = COLOUR_NAMES[one.colour or "red"]
    if one.role:
        whose = "Eure Karte" if seat == model.me else "Sicher"
        return f"{whose}: {ROLE_NAMES[one.role]}, {colour}."
    return f"Eure Prüfung: {colour}."


def _votes(seen: View, seat: Seat) -> list[str]:
    found = []
    for vote in seen.counted:
        mine = hand_of(seat, vote.votes)
        if mine and vote.kind == "vote":
            whom = "sich selbst" if mine == seat else number(mine)
            found.append(f"Tag {vote.day}: stimmt gegen {whom}.")
    return found


def _remarks(model: Model, seat: Seat) -> list[str]:
    suspects = {s: max((r.day for r in model.heard if r.by == s), default=0) for s in NUMBERS}
    by = [r.by for r in model.heard if seat in r.black and r.day == suspects[r.by] and r.by != seat]
    if not by:
        return []
    return [f"Zuletzt verdächtigt von {numbers(sorted(set(by)))}."]

"""The reader's own moves as a few letters, so that a whole round fits into a link."""

from engine.core.play import Seat
from engine.last_man_falling import actions as a
from engine.last_man_falling.cards import (
    SYMBOL_KINDS,
    WEAPONS,
    NumberCard,
    SymbolCard,
    SymbolKind,
    Weapon,
)
from engine.last_man_falling.phases import CallName

ME: Seat = 0
"""Where the reader sits."""

_WEAPON: dict[str, Weapon] = {w[0]: w for w in WEAPONS}
_SYMBOL: dict[str, SymbolKind] = {k[0].upper(): k for k in SYMBOL_KINDS}
_CALL: dict[str, CallName] = {"1": "last", "2": "two", "3": "three"}
_PLAIN: dict[str, a.Action] = {
    "d": a.DrawCard(ME),
    "p": a.Pass(ME),
    "a": a.Accept(ME),
    "u": a.Accuse(ME),
    "s": a.ShowHand(ME),
    "o": a.PointOut(ME),
}
_LETTER = {action: letter for letter, action in _PLAIN.items()}


def written(action: a.Action) -> str:
    """The action of :data:`ME` in letters. Raises ValueError for one that people do not do here."""
    match action:
        case a.Lay(card=card, count=count):
            times = f"x{count}" if count != 1 else ""
            return f"l{_card(card)}{times}"
        case a.LayWaffenwahl(wish=wish):
            return f"w{wish[0]}"
        case a.LayVierfach(wish=wish):
            return f"v{wish[0]}"
        case a.NameWeapon(wish=wish):
            return f"n{wish[0]}"
        case a.LayVerpfeifen(victim=victim):
            return f"h{victim}"
        case a.Catch(whom=whom):
            return f"e{whom}"
        case a.DrawPenalty(count=count):
            return f"z{count}"
        case a.Call(call=call):
            return "c" + next(digit for digit, name in _CALL.items() if name == call)
    if action in _LETTER:
        return _LETTER[action]
    raise ValueError(f"no letters for {action}")


def read(text: str) -> a.Action:
    """What :func:`written` wrote. Raises ValueError, one German sentence."""
    kind, rest = text[:1], text[1:]
    try:
        return _PLAIN[text] if text in _PLAIN else _read(kind, rest)
    except (KeyError, ValueError, IndexError):
        raise ValueError(f"Den Zug „{text[:12]}“ gibt es nicht.") from None


def _read(kind: str, rest: str) -> a.Action:
    match kind:
        case "l":
            card, _, count = rest.partition("x")
            return a.Lay(ME, _uncard(card), int(count or 1))
        case "w":
            return a.LayWaffenwahl(ME, _WEAPON[rest])
        case "v":
            return a.LayVierfach(ME, _WEAPON[rest])
        case "n":
            return a.NameWeapon(ME, _WEAPON[rest])
        case "h":
            return a.LayVerpfeifen(ME, int(rest))
        case "e":
            return a.Catch(ME, int(rest))
        case "z":
            return a.DrawPenalty(ME, int(rest))
        case "c":
            return a.Call(ME, _CALL[rest])
    raise ValueError(kind)


def _card(card: NumberCard | SymbolCard) -> str:
    if isinstance(card, NumberCard):
        return f"{card.weapon[0]}{card.number}"
    return f"{card.kind[0].upper()}{card.weapon[0]}"


def _uncard(text: str) -> NumberCard | SymbolCard:
    if text[0] in _SYMBOL:
        return SymbolCard(_SYMBOL[text[0]], _WEAPON[text[1:]])
    return NumberCard(_WEAPON[text[0]], int(text[1:]))

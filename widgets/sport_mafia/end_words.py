"""What a stand of red and black means, in words and with the rules behind it."""

from fractions import Fraction

from engine.core.rule import Rule
from engine.sport_mafia.chances import Exit, Stand, mistakes
from engine.sport_mafia.rules.ending import (
    BLACK_WINS,
    CHECKED_AFTER_EVERY_EXIT,
    DRAW_AFTER_THREE_NIGHTS,
    RED_WINS,
)
from engine.sport_mafia.rules.tie import NOT_THE_WHOLE_TABLE
from engine.sport_mafia.words import count_word


def numbers(stand: Stand) -> str:
    """„7 Rote, 3 Schwarze“."""
    red = "1 Roter" if stand.red == 1 else f"{stand.red} Rote"
    black = "1 Schwarzer" if stand.black == 1 else f"{stand.black} Schwarze"
    return f"{red}, {black}"


def moment(stand: Stand) -> str:
    """What comes now: „vor Tag 2“."""
    name = "Tag" if stand.phase == "day" else "Nacht"
    return f"vor {name} {stand.number}"


def verdict(stand: Stand) -> tuple[str, tuple[Rule, ...]]:
    """Who has won, or how many wrong votes red can survive; with the rules."""
    match stand.winner:
        case "red":
            text = "Kein Schwarzer sitzt mehr am Tisch: Rot hat gewonnen."
            return text, (RED_WINS, CHECKED_AFTER_EVERY_EXIT)
        case "black":
            text = f"{numbers(stand)}: Schwarz hat gewonnen."
            return text, (BLACK_WINS, CHECKED_AFTER_EVERY_EXIT)
        case "draw" if stand.red + stand.black:
            text = "Drei Nächte in Folge hat sich nichts geändert: unentschieden."
            return text, (DRAW_AFTER_THREE_NIGHTS,)
        case "draw":
            return "Niemand sitzt mehr am Tisch: unentschieden.", (NOT_THE_WHOLE_TABLE,)
    return f"{numbers(stand)}: Es geht weiter. {afforded(stand)}", (RED_WINS, BLACK_WINS)


def afforded(stand: Stand) -> str:
    """How many wrong votes red can survive from here, a sentence."""
    match mistakes(stand.red, stand.black, stand.phase):
        case None:
            return "Trifft die Mafia jetzt, hat Rot verloren."
        case 0:
            return "Rot darf sich nicht mehr irren."
        case 1:
            return "Rot darf sich noch einmal irren."
        case count:
            return f"Rot darf sich noch {count}-mal irren."


def happened(left: Exit) -> str:
    """What an exit was: „abgewählt: ein Roter“."""
    how = {"vote": "Abgewählt", "shot": "Erschossen", "fouls": "Ausgeschlossen"}[left.by]
    who = [_people(left.red, "Roter", "Rote"), _people(left.black, "Schwarzer", "Schwarze")]
    said = " und ".join(part for part in who if part)
    if said:
        return f"{how}: {said}"
    return "Fehlschuss" if left.by == "shot" else "Niemand geht"


def _people(count: int, one: str, more: str) -> str:
    return "" if not count else f"ein {one}" if count == 1 else f"{count_word(count)} {more}"


def free(stand: Stand) -> str:
    """How many wrong votes are left, in a few words; empty once the game is decided."""
    if stand.winner:
        return ""
    count = mistakes(stand.red, stand.black, stand.phase)
    if count is None:
        return "nur noch mit einem Fehlschuss zu retten"
    return (
        "kein Irrtum mehr frei"
        if not count
        else f"noch {count} {'Irrtum' if count == 1 else 'Irrtümer'} frei"
    )


def percent(chance: Fraction) -> str:
    """„7 %“; what is possible is never said to be 0 or 100."""
    whole = round(chance * 100)
    if chance and not whole:
        return "unter 1 %"
    if chance < 1 and whole == 100:
        return "über 99 %"
    return f"{whole} %"

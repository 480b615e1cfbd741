"""Advice with its arithmetic: when it gets tight for red. Never a forced move."""

from dataclasses import dataclass

from engine.sport_mafia.seats import DECK

BLACKS = DECK["mafioso"] + DECK["don"]


@dataclass(frozen=True, slots=True)
class Margin:
    """``red`` and ``black`` at the table at the beginning of a day.

    ``mistakes``: how many times the day may still hit a red one, if each night costs a red one
    too, before black has won. 0: today must hit.
    """

    red: int
    black: int
    mistakes: int


def decided(red: int, black: int) -> bool:
    """Whether such a table ends the game."""
    return black == 0 or black >= red


def margin(red: int, black: int) -> Margin:
    """How many wrong votes red can afford, each followed by a hit in the night."""
    mistakes, left = 0, red
    while not decided(left - 1, black) and not decided(left - 2, black):
        left, mistakes = left - 2, mistakes + 1
    return Margin(red, black, mistakes)


def worst_case(living: int) -> tuple[int, int]:
    """Red and black among ``living`` if every black one is still there."""
    return max(living - BLACKS, 0), min(BLACKS, living)


def sheriff_should_come_out(living: int) -> bool:
    """Whether, with all black still there, one wrong vote and one shot can end it (MAF-G36)."""
    return margin(*worst_case(living)).mistakes == 0


def reckoning(living: int) -> str:
    """The arithmetic as one German sentence."""
    red, black = worst_case(living)
    if decided(red, black):
        return f"Mit {black} Schwarzen unter {living} wäre die Partie schon entschieden."
    alone = decided(red - 1, black)
    after = f"{red - 1} : {black}" if alone else f"{red - 2} : {black}"
    how = "eine falsche Wahl macht" if alone else "eine falsche Wahl und ein Treffer machen"
    if sheriff_should_come_out(living):
        return (
            f"Sind noch alle {black} Schwarzen da, steht es {red} : {black}; {how} daraus "
            f"{after}, und Schwarz hat gewonnen."
        )
    spare = margin(red, black).mistakes
    word = "eine falsche Wahl" if spare == 1 else f"{spare} falsche Wahlen"
    return f"Sind noch alle {black} Schwarzen da, steht es {red} : {black}; Rot verkraftet {word}."

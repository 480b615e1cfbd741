"""German names of roles, announcements and ends, and how sentences list things."""

from collections.abc import Sequence

from engine.core.german import listed
from engine.core.play import Seat
from engine.sport_mafia.phases import Word
from engine.sport_mafia.seats import LEADER, Colour, Role

ROLE_NAMES: dict[Role, str] = {
    "citizen": "Bürger",
    "sheriff": "Sheriff",
    "mafioso": "Mafioso",
    "don": "Don",
}
COLOUR_NAMES: dict[Colour, str] = {"red": "rot", "black": "schwarz"}
TEAM_NAMES: dict[Colour, str] = {"red": "Rot", "black": "Schwarz"}
ANNOUNCED: dict[Word, str] = {
    "night": "die Nacht",
    "mafia": "die Absprache",
    "sheriff-looks": "den Blick des Sheriffs",
    "don-signals": "das Zeichen des Don",
    "sheriff-signals": "das Zeichen des Sheriffs",
    "sitting": "das freie Sitzen",
    "morning": "den Morgen",
    "vote": "die Abstimmung",
    "hunt": "die Jagd",
    "retreat": "das Ende der Jagd",
    "don": "den Don",
    "sheriff": "den Sheriff",
    "best-move": "den besten Zug",
    "end": "das Ende der Partie",
}
"""What is announced, after „sagt … an“."""

CALLED: dict[Word, str] = {
    word: text.replace("den ", "der ", 1) if text.startswith("den ") else text
    for word, text in ANNOUNCED.items()
}
"""The same as a subject: „der Morgen“."""

COUNTS = (
    *("keine", "eine", "zwei", "drei", "vier", "fünf"),
    *("sechs", "sieben", "acht", "neun", "zehn"),
)


def number(seat: Seat) -> str:
    """„Nr. 3“; the Spielleitung by its name."""
    return "die Spielleitung" if seat == LEADER else f"Nr. {seat}"


def numbers(seats: Sequence[Seat]) -> str:
    """„Nr. 3“, „Nr. 3 und 5“, „Nr. 3, 5 und 7“."""
    return f"Nr. {listed([str(s) for s in seats])}"


def count_word(count: int) -> str:
    """„zwei“; figures from 11 on."""
    return COUNTS[count] if 0 <= count < len(COUNTS) else str(count)


def votes_word(count: int) -> str:
    """„keine Stimme“, „eine Stimme“, „vier Stimmen“."""
    return f"{count_word(count)} {'Stimme' if count < 2 else 'Stimmen'}"


def fouls_word(count: int) -> str:
    """„1 Foul“, „3 Fouls“."""
    return f"{count} {'Foul' if count == 1 else 'Fouls'}"


def seconds_word(seconds: int) -> str:
    """„eine Minute“, „30 Sekunden“."""
    return "eine Minute" if seconds == 60 else f"{seconds} Sekunden"

"""Names of cards and teams, and lists of numbers."""

from collections.abc import Iterable

from engine.sport_mafia.scoring.roles import Role, Team

NAMES: dict[Role, str] = {
    "citizen": "Bürger",
    "sheriff": "Sheriff",
    "mafioso": "Mafioso",
    "don": "Don",
}
TEAMS: dict[Team, str] = {"red": "Rot", "black": "Schwarz"}


def numbers(seats: Iterable[int]) -> str:
    """„2, 6 und 9“."""
    texts = [str(seat) for seat in seats]
    if len(texts) < 2:
        return "".join(texts)
    return f"{', '.join(texts[:-1])} und {texts[-1]}"

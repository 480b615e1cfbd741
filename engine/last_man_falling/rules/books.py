"""The text that the rules of Last Man Falling are taken from."""

from engine.core.rule import Book, Ruling, Stated

REVIEW = Book(
    key="lmf-besprechung",
    short="Quelle",
    title="Black Stories: Last Man Falling – Besprechung mit den vollständigen Regeln",
    publisher="heimspiele.info",
    edition="Text von Pascal, ohne Seitenzahlen; die gedruckte Anleitung liegt uns nicht vor",
    language="Deutsch",
    read_on="2026-11-30",
    locators="Überschrift des Abschnitts in der Besprechung, denn Seiten hat sie nicht",
)

CHAPTER = "last-man-falling/staatsanwalt"
SETUP = "last-man-falling/aufbau"
TURN = "last-man-falling/zug"
SPECIALS = "last-man-falling/sonderkarten"
ATTACKS = "last-man-falling/angriffe"
SWAPPING = "last-man-falling/verpfeifen"
CALLS = "last-man-falling/ansagen"
PENALTIES = "last-man-falling/strafen"
ENDING = "last-man-falling/ende"
VARIANTS = "last-man-falling/varianten"


def stated(heading: str, *numbers: int) -> Stated:
    """Facts of the review under ``heading``, by their numbers."""
    return Stated(REVIEW, f"Abschnitt „{heading}“", tuple(f"LMF-{n:03}" for n in numbers))


def ruling(gap: int, reason: str, *alternatives: str) -> Ruling:
    """Our reading of gap ``LMF-G<gap>``."""
    return Ruling(f"LMF-G{gap:02}", reason, alternatives)

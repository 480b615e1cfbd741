"""The texts that the rules of this game are taken from."""

from engine.core.rule import Book

RULEBOOK = Book(
    key="soa-v1",
    short="Regelheft",
    title="Sons of Anarchy: Men of Mayhem – Rulebook V1.0, nach der Erklärung von boardgamez.de",
    publisher="Gale Force Nine",
    edition="V1.0, 2014, 16 Seiten",
    language="Englisch, gelesen in der deutschen Erklärung",
    read_on="2026-11-12",
    locators="Seiten des englischen Regelhefts, so wie die deutsche Erklärung sie angibt",
)

BOOKS = (RULEBOOK,)

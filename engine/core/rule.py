"""A rule is a value: whoever refuses or changes something must hold one in hand."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Book:
    """A text that rules are taken from.

    ``short`` stands on the stamp („Regelheft“). ``read_on`` is an ISO date.
    ``locators`` says in German what the locators of this book mean (pages, headings).
    """

    key: str
    short: str
    title: str
    publisher: str
    edition: str
    language: str
    read_on: str
    locators: str


@dataclass(frozen=True, slots=True)
class Stated:
    """The book says so, at ``locator`` (``"S. 12"``); ``None``: the book gives no place.

    ``facts`` are ids of ``tests/sources/*.tsv``; their locator must equal ours.
    """

    book: Book
    locator: str | None
    facts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """The book is silent, and this is how we read it („Auslegung“).

    ``gap`` is the id of the gap, ``reason`` one German sentence why we read it so,
    ``alternatives`` what else is played, each a German phrase.
    """

    gap: str
    reason: str
    alternatives: tuple[str, ...]


type Source = Stated | Ruling


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of one game.

    ``id``: ``"soa.one-gun-per-figure"``; the constant that holds it is ``ONE_GUN_PER_FIGURE``.
    ``says``: the rule in one or two plain German sentences.
    ``chapter``: the page that explains it, ``"sons-of-anarchy/throwdown"``.
    ``source`` governs; ``further`` are other places that say or support the same.
    ``executed``: False when no code carries the rule out (it is for reading only).
    ``option``: the name of the option that changes this rule, if one does.
    ``words``: what people type when they look for it (synonyms, slang, split compounds).
    """

    id: str
    title: str
    says: str
    chapter: str
    source: Source
    further: tuple[Source, ...] = ()
    executed: bool = True
    option: str | None = None
    words: tuple[str, ...] = ()

    @property
    def game(self) -> str:
        """The key of the game, ``"soa"``."""
        return self.id.partition(".")[0]

    @property
    def anchor(self) -> str:
        """The id of the rule's heading on its page, ``"one-gun-per-figure"``."""
        return self.id.partition(".")[2]

    @property
    def href(self) -> str:
        """The rule's address, relative to the root of the site."""
        return f"{self.chapter}/#{self.anchor}"

    @property
    def sources(self) -> tuple[Source, ...]:
        """The governing source first, then the further ones."""
        return (self.source, *self.further)

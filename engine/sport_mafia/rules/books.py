"""The two texts that the rules are taken from, and which of them a table cites first."""

from dataclasses import replace

from engine.core.rule import Book, Rule, Ruling, Source, Stated
from engine.sport_mafia.options import Options

VORLAGE = Book(
    key="mafia-vorlage",
    short="Vorlage",
    title="Regeln der Sport-Mafia",
    publisher="ohne Angabe",
    edition="Deutscher Text ohne Seiten; der Abschnitt über den Sieg ist leer",
    language="Deutsch",
    read_on="2026-11-30",
    locators="Überschrift des Abschnitts, denn Seiten hat der Text nicht",
)
FSM = Book(
    key="mafia-fsm",
    short="ФСМ",
    title="Официальные правила игры «Мафия» (Offizielle Regeln des Spiels „Mafia“)",
    publisher="Федеральная Спортивная Мафия, kurz ФСМ (Föderale Sport-Mafia)",
    edition="Ausgabe vom 30. März 2024, 20 Seiten, neun Kapitel",
    language="Russisch",
    read_on="2026-11-30",
    locators="Nummer der Klausel („§ 4.4.12“)",
)

ROLES = "sport-mafia/rollen"
FIRST_NIGHT = "sport-mafia/erste-nacht"
DAY = "sport-mafia/tag"
VOTE = "sport-mafia/abstimmen"
TIE = "sport-mafia/gleichstand"
NIGHT = "sport-mafia/nacht"
CHECKS = "sport-mafia/sheriff-und-don"
END = "sport-mafia/sieg"
FOULS = "sport-mafia/fouls"


def vorlage(heading: str, *numbers: int) -> Stated:
    """Facts of the Vorlage by their numbers, under ``heading`` (empty: it names no place)."""
    plain = heading if heading.startswith("Team") else f"„{heading}“"
    place = f"Abschnitt {plain}" if heading else None
    return Stated(VORLAGE, place, tuple(f"MAF-{n:03}" for n in numbers))


def fsm(clause: str, *numbers: int) -> Stated:
    """Facts of the official rulebook by their numbers, in ``clause`` („4.4.12“)."""
    return Stated(FSM, f"§ {clause}", tuple(f"FSM-{n:03}" for n in numbers))


def ruling(gap: int, reason: str, *alternatives: str) -> Ruling:
    """Our reading of gap ``MAF-G<gap>``."""
    return Ruling(f"MAF-G{gap:02}", reason, alternatives)


SAID_FOR: dict[str, object] = {
    "mafia.best-move": "first",
    "mafia.nobody-reads-the-list": "never",
    "mafia.not-the-whole-table": "stay",
    "mafia.all-ten-called": "all-ten",
    "mafia.names-all-checks": "remind",
    "mafia.comes-out-at-eight": "remind",
    "mafia.comes-out-when-nominated": "remind",
    "mafia.last-word-even-then": True,
    "mafia.silenced-may-nominate": True,
    "mafia.vote-is-dropped": "always",
}
"""Rules that one value of their option takes from a text; with another our reading governs."""
LIGA_SAYS = frozenset({"mafia.alone-later"})
"""What is documented of the Mafia-Liga too: there its own practice governs, not another book."""
ASIDE = frozenset({"mafia.all-ten-called", "mafia.out-takes-no-part", "mafia.vote-after-talk"})
"""The Vorlage only touches on these; another text says them."""


def first_source(rule: Rule, options: Options) -> Source:
    """The place that a table with ``options`` cites first: what says the rule as played there.

    That is our reading where no text has it so, else the table's own book if that says it.
    """
    if _beyond(rule, options) or (options.book == "liga" and rule.id in LIGA_SAYS):
        return next((s for s in rule.sources if isinstance(s, Ruling)), rule.source)
    wanted = FSM if options.book == "fsm" or rule.id in ASIDE else VORLAGE
    mine = (s for s in rule.sources if isinstance(s, Stated) and s.book == wanted)
    return next(mine, rule.source)


def _beyond(rule: Rule, options: Options) -> bool:
    """Whether the table plays it as no text says."""
    said = SAID_FOR.get(rule.id)
    return said is not None and rule.option is not None and getattr(options, rule.option) != said


def cited(rule: Rule, options: Options) -> Rule:
    """The same rule with the place first that the table's book gives; for stamps and links."""
    first = first_source(rule, options)
    if first == rule.source:
        return rule
    return replace(rule, source=first, further=tuple(s for s in rule.sources if s != first))

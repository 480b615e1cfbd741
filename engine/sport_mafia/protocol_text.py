"""The protocol of a game as plain German text: night by night, each sentence with its place."""

from collections.abc import Iterator

from engine.core.play import moments
from engine.core.rule import Rule, Ruling
from engine.sport_mafia import events as e
from engine.sport_mafia import events_night as n
from engine.sport_mafia.game import GAME
from engine.sport_mafia.options import rules_name
from engine.sport_mafia.protocol_file import Protocol
from engine.sport_mafia.rules.books import cited
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.wording import tell
from engine.sport_mafia.wording_end import WON
from engine.sport_mafia.words import ROLE_NAMES, fouls_word

LEFT_OUT = (e.SpeechEnded, n.NumberCalled, n.CardTaken, n.CheckerCalled, n.CheckerSlept)
"""What everybody knows without being told."""


def told(protocol: Protocol) -> str:
    """The whole game. Raises :class:`~engine.core.codec.Malformed` when it can't have been."""
    return "\n".join((*_head(protocol), *_course(protocol))) + "\n"


def _head(protocol: Protocol) -> Iterator[str]:
    last = protocol.last
    yield "Protokoll einer Partie Sport-Mafia"
    yield f"Gespielt nach: {rules_name(protocol.options)}"
    yield f"Ergebnis: {WON[last.result.outcome] if last.result else 'noch offen'}"
    yield ""
    for seat in NUMBERS:
        player = last.player(seat)
        name = protocol.names[seat - 1] if protocol.names else ""
        role = ROLE_NAMES[player.role] if player.role else "noch keine Karte"
        fouls = f", {fouls_word(player.fouls)}" if player.fouls else ""
        gone = ", nicht mehr am Tisch" if player.out else ""
        who = f"{name}: " if name else ""
        yield f"{seat:>2}. {who}{role}{fouls}{gone}"


def _course(protocol: Protocol) -> Iterator[str]:
    for one in protocol.steps():
        for before, event in moments(GAME.evolve, one.before, one.events):
            if isinstance(event, n.NightCame):
                yield from ("", f"Nacht {event.night}", "")
            if isinstance(event, e.MorningCame):
                yield from ("", f"Tag {event.day}", "")
            if isinstance(event, LEFT_OUT) or not (text := tell(before, event)):
                continue
            yield f"- {text} [{place(cited(event.rules[0], protocol.options))}]"


def place(rule: Rule) -> str:
    """Where the rule stands: „ФСМ § 4.4.12“, „Auslegung MAF-G20“."""
    source = rule.source
    if isinstance(source, Ruling):
        return f"Auslegung {source.gap}"
    return f"{source.book.short} {source.locator}" if source.locator else source.book.short

"""Every offence as data: what it costs, when it can happen, and the clause that says so."""

from dataclasses import dataclass
from typing import Literal

from engine.core.rule import Rule
from engine.sport_mafia.rules import fouls, night
from engine.sport_mafia.rules import offences as o

type Cost = Literal["foul", "out", "team"]
COST_NAMES: dict[Cost, str] = {
    "foul": "Foul",
    "out": "Ausschluss",
    "team": "Niederlage des Teams",
}
type When = Literal["any", "day", "night", "vote", "best-move"]


@dataclass(frozen=True, slots=True)
class Offence:
    """``key`` is the name in the protocol, ``name`` what a person reads behind a colon.

    ``when``: the part of the game in which it can happen at all. ``farewell``: in the own last
    minute it costs the team the game. ``stays``: punished even after the game is decided.
    """

    key: str
    name: str
    cost: Cost
    when: When
    rule: Rule
    farewell: bool = False
    stays: bool = False


ALL: tuple[Offence, ...] = (
    Offence("talking", "Reden außerhalb der eigenen Minute", "foul", "day", o.FOUL_TALKING),
    Offence("gestures", "übermäßige Gestik", "foul", "day", o.FOUL_GESTURES),
    Offence("touching", "Berührung am Tag", "foul", "day", o.FOUL_TOUCHING),
    Offence("knocking", "Klopfen auf den Tisch", "foul", "any", o.FOUL_KNOCKING),
    Offence("unfair", "unfaires Benehmen", "foul", "any", o.FOUL_KNOCKING),
    Offence("arguing", "Streit mit der Spielleitung", "foul", "any", o.FOUL_ARGUING),
    Offence("hand-away", "Hand zu früh weggezogen", "foul", "vote", o.FOUL_HAND),
    Offence("hand-early", "Hand zu früh hingestellt", "foul", "day", o.FOUL_HAND),
    Offence(
        "vote-gestures", "Gesten oder Rufe beim Abstimmen", "foul", "vote", o.FOUL_VOTE_GESTURES
    ),
    Offence("vote-order", "trotz Aufforderung nicht abgestimmt", "foul", "vote", o.FOUL_VOTE_ORDER),
    Offence("left-table", "Verlassen des Tisches", "out", "any", o.OUT_LEFT_TABLE, stays=True),
    Offence("night-touch", "Berührung in der Nacht", "out", "night", o.OUT_NIGHT_TOUCH),
    Offence("night-hint", "Zeichen für Don oder Sheriff", "out", "night", o.OUT_NIGHT_HINT),
    Offence("insult", "Beleidigung", "out", "any", o.OUT_INSULT, farewell=True, stays=True),
    Offence("peeked", "unabsichtliches Spähen", "out", "night", o.OUT_PEEKED),
    Offence("night-noise", "Reden oder Gesten in der Nacht", "out", "night", o.OUT_NIGHT_NOISE),
    Offence("tears", "Tränen am Tisch", "out", "any", o.OUT_TEARS, farewell=True),
    Offence("appeal", "spielfremder Appell", "out", "day", o.OUT_APPEAL, farewell=True),
    Offence("vote-form", "falsche Stimmabgabe", "out", "vote", o.OUT_VOTE_FORM),
    Offence("spying", "absichtliches Spähen", "out", "any", o.OUT_SPYING),
    Offence("best-move-plea", "Bitte um den besten Zug", "out", "any", o.OUT_BEST_MOVE_PLEA),
    Offence(
        "best-move-proof",
        "Berufung auf den besten Zug",
        "out",
        "day",
        o.OUT_BEST_MOVE_PROOF,
        farewell=True,
    ),
    Offence("whisper", "zugeflüstertes Wissen", "out", "day", o.OUT_WHISPER, farewell=True),
    Offence("foreign", "Reden in fremder Sprache", "out", "day", o.OUT_FOREIGN, farewell=True),
    Offence("swearing", "Fluchen", "out", "any", o.OUT_SWEARING, stays=True),
    Offence(
        "best-move-talk",
        "Plaudern beim besten Zug",
        "out",
        "best-move",
        night.BEST_MOVE_BROKEN_OFF,
    ),
    Offence("oath", "Eid oder Wette", "team", "any", o.LOSS_OATH),
    Offence("bribe", "Drohung oder Bestechung", "team", "any", o.LOSS_BRIBE),
    Offence("audience", "Hinweise aus dem Publikum", "team", "any", o.LOSS_AUDIENCE),
    Offence(
        "night-knowledge",
        "Beweis mit Nachtwissen",
        "team",
        "day",
        o.LOSS_NIGHT_KNOWLEDGE,
    ),
)
OFFENCES: dict[str, Offence] = {offence.key: offence for offence in ALL}
"""By key, in the order of the clauses."""

FOURTH = Offence("fourth-foul", "viertes Foul", "out", "any", fouls.FOURTH_FOUL_OUT)
"""Stands in the protocol for those whom four fouls have put out."""

WHEN_NAMES: dict[When, str] = {
    "any": "jederzeit",
    "day": "nur am Tag",
    "night": "nur in der Nacht",
    "vote": "nur während einer Abstimmung",
    "best-move": "nur beim besten Zug",
}


def named(key: str) -> Offence:
    """The offence of that key, four fouls included. Raises KeyError."""
    return FOURTH if key == FOURTH.key else OFFENCES[key]

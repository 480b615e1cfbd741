"""The acts that cost 0.4 each: who can commit them, and whether the own team must have lost."""

from dataclasses import dataclass

from engine.core.rule import Rule
from engine.sport_mafia.rules.scoring_harm import (
    BLACK_DID_NOT_SHOOT,
    CHECKS_LEFT_UNCLEAR,
    FALSE_SHERIFF_STOOD,
    FIRST_VOTE_BROKEN,
    ROLE_NEGLECTED,
    SHERIFF_DID_NOT_CHECK,
    SHERIFF_STAYED_HIDDEN,
    SLEPT_THROUGH_ABSPRACHE,
    SURE_KILL_SPOILED,
    SURE_WIN_UNCHECKED,
    VOTE_AT_FOUR_BROKEN,
)
from engine.sport_mafia.seats import Role

RED: tuple[Role, ...] = ("citizen", "sheriff")
BLACK: tuple[Role, ...] = ("mafioso", "don")


@dataclass(frozen=True, slots=True)
class Offence:
    """``does``: what somebody did, after „hat“. ``who``: the cards that can do it.

    ``needs_defeat``: the clause asks for the defeat of the own team; ``neglect``: that depends on
    how § 8.5.6 is read.
    """

    key: str
    clause: str
    does: str
    rule: Rule
    who: tuple[Role, ...]
    needs_defeat: bool = True
    neglect: bool = False


OFFENCES: tuple[Offence, ...] = (
    Offence(
        "first-vote",
        "§ 8.5.1",
        "die Abstimmung am ersten Tag gegen Rot „gebrochen“",
        FIRST_VOTE_BROKEN,
        RED,
    ),
    Offence(
        "vote-at-four",
        "§ 8.5.2",
        "die Abstimmung zu viert gegen Rot „gebrochen“",
        VOTE_AT_FOUR_BROKEN,
        RED,
        needs_defeat=False,
    ),
    Offence(
        "false-sheriff",
        "§ 8.5.3",
        "sich als Sheriff ausgegeben und es dabei belassen",
        FALSE_SHERIFF_STOOD,
        ("citizen",),
    ),
    Offence("hidden", "§ 8.5.4", "sich nie offenbart", SHERIFF_STAYED_HIDDEN, ("sheriff",)),
    Offence(
        "checks",
        "§ 8.5.5",
        "Prüfungen unklar oder falsch hinterlassen",
        CHECKS_LEFT_UNCLEAR,
        ("sheriff",),
    ),
    Offence("role", "§ 8.5.6", "die eigene Rolle vernachlässigt", ROLE_NEGLECTED, (*RED, *BLACK)),
    Offence(
        "slept",
        "§ 8.5.7",
        "die Absprache verschlafen",
        SLEPT_THROUGH_ABSPRACHE,
        ("mafioso",),
        neglect=True,
    ),
    Offence(
        "don-slept",
        "§ 8.5.7",
        "die Absprache verschlafen und keine Schussreihenfolge festgelegt",
        SLEPT_THROUGH_ABSPRACHE,
        ("don",),
        neglect=True,
    ),
    Offence(
        "no-checks",
        "§ 8.5.8",
        "in zwei oder mehr Nächten nicht geprüft",
        SHERIFF_DID_NOT_CHECK,
        ("sheriff",),
        neglect=True,
    ),
    Offence(
        "sure-win",
        "§ 8.5.9",
        "nicht geprüft, obwohl es den Sieg gesichert hätte",
        SURE_WIN_UNCHECKED,
        ("sheriff",),
        neglect=True,
    ),
    Offence(
        "no-shots",
        "§ 8.5.10",
        "in zwei oder mehr Nächten nicht geschossen",
        BLACK_DID_NOT_SHOOT,
        BLACK,
        neglect=True,
    ),
    Offence(
        "sure-kill",
        "§ 8.5.11",
        "den entscheidenden Schuss verdorben",
        SURE_KILL_SPOILED,
        BLACK,
        neglect=True,
    ),
)
"""In the order of the clauses."""

BY_KEY: dict[str, Offence] = {offence.key: offence for offence in OFFENCES}


def of_role(role: Role) -> tuple[Offence, ...]:
    """What somebody with that card can be charged with."""
    return tuple(offence for offence in OFFENCES if role in offence.who)

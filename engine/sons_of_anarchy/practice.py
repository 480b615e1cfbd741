"""Our practice set: sites and cards under own names, built only from the documented verbs.

What is printed on the game's random sites, cards and High Octane sides is not public, nor what the
fixed sites trade (gaps SOA-G02…G05). Only the names of the fixed sites, their gun bans and the
patch at the police station are the game's.
"""

from dataclasses import replace

from engine.sons_of_anarchy.cards import Card, CardSet, OctaneSide, Opportunity
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Drop, Skim, Spend
from engine.sons_of_anarchy.practice_cards import CARDS
from engine.sons_of_anarchy.practice_sides import SIDES
from engine.sons_of_anarchy.practice_sites import SITES

FIXED = (
    Place("Polizeiwache von Charming", gun_ban=True, patch=True),
    Place("St.-Thomas-Krankenhaus", gun_ban=True, deals=(Drop("heat", 1),)),
    Place("Cut & Bag Op", deals=(Skim("contraband", 2),), boost=(Skim("contraband", 1),)),
    Place("Waffenfabrik", deals=(Spend("guns", 1, 2),), boost=(Skim("guns", 1),), heat=1),
)
HOSPITAL = 1
"""Where St. Thomas stands among the fixed sites: a Hardcore option leaves it out."""

PRACTICE = CardSet("Übungssatz von Ganovenehre", FIXED, SITES, CARDS, SIDES)

_SITES = frozenset((*FIXED, *SITES, *(c.site for c in CARDS if isinstance(c, Opportunity))))


def is_ours(entry: Place | Card | OctaneSide) -> bool:
    """Is it the practice set's, in whichever set it is played?

    An own set may be topped up from it, and no made-up value may pass as printed.
    """
    if isinstance(entry, Place):
        return replace(entry, used=False) in _SITES
    return entry in SIDES if isinstance(entry, OctaneSide) else entry in CARDS

"""Every open question of the source text is answered by a ruling, or was no question after all."""

from engine.core.rule import Ruling
from engine.sons_of_anarchy.rules import RULES
from tests.sources.tables import gaps

ANSWERED_BY_THE_BOOK = {
    "SOA-G14": "soa.patch-sets-the-order",
    "SOA-G51": "soa.guns-break-ties",
}
"""The notes call these clear: the rule that says so."""


def test_every_gap_has_its_ruling() -> None:
    asked = {gap for gap in gaps() if gap.startswith("SOA-")}
    sources = [s for rule in RULES for s in (rule.source, *rule.further)]
    ruled = {source.gap for source in sources if isinstance(source, Ruling)}
    assert asked - ruled == set(ANSWERED_BY_THE_BOOK)
    assert set(ANSWERED_BY_THE_BOOK.values()) <= {rule.id for rule in RULES}

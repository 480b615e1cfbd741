"""Cross references that are computed: which examples and mistakes show which rule."""

from collections import defaultdict
from functools import cache

from engine.core.example import Forbidden
from engine.core.rule import Rule
from widgets.site.shelf import examples, mistakes


@cache
def cited_in_examples() -> dict[str, tuple[str, ...]]:
    """Rule id -> ids of the examples whose events cite it, those that teach it first."""
    table: dict[str, list[tuple[bool, str]]] = defaultdict(list)
    for id_, (_, example) in examples().items():
        taught = {rule.id for rule in example.teaches}
        cited = {r.id for s in example.steps() for e in s.events for r in e.rules}
        for rule_id in cited | taught:
            table[rule_id].append((rule_id not in taught, id_))
    return {rule: tuple(id_ for _, id_ in sorted(found)) for rule, found in table.items()}


@cache
def cited_in_mistakes() -> dict[str, tuple[str, ...]]:
    """Rule id -> ids of the mistakes that show it, those about it first."""
    table: dict[str, list[tuple[bool, str]]] = defaultdict(list)
    for id_, (_, mistake) in mistakes().items():
        main: Rule
        if isinstance(mistake, Forbidden):
            main = mistake.breaks
            cited = {b.rule.id for b in mistake.reasons()}
        else:
            main = mistake.overlooks
            cited = {r.id for e in mistake.outcome().events for r in e.rules}
        for rule_id in cited | {main.id}:
            table[rule_id].append((rule_id != main.id, id_))
    return {rule: tuple(id_ for _, id_ in sorted(found)) for rule, found in table.items()}

"""The rule cards: what the browser shows when a citation is touched."""

import json

from engine.core.rule import Ruling
from widgets.parts import label
from widgets.site.shelf import rules


def rules_json() -> str:
    """For ``assets/rules.json``: rule id -> title, says, stamps (label, ours), reason,
    href, option (``"lmf/accuser"`` or null).
    """
    table = {
        rule.id: {
            "title": rule.title,
            "says": rule.says,
            "stamps": [[label(s), isinstance(s, Ruling)] for s in rule.sources],
            "reason": rule.source.reason if isinstance(rule.source, Ruling) else "",
            "href": rule.href,
            "option": rule.option and f"{rule.game}/{rule.option}",
        }
        for rule in rules().values()
    }
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))

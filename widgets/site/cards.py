"""What the browser looks up: the rule cards, and where each widget stands."""

import json

from engine.core.rule import Ruling
from widgets.parts import label
from widgets.site.places import calls
from widgets.site.shelf import rules, volumes


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


def widgets_json() -> str:
    """For ``assets/widgets.json``: key of a widget -> the address of its page below the root."""
    table = {f"{volume.key}/hausregeln": f"{volume.folder}/" for volume in volumes()}
    table |= {key: pages[0] for (macro, key), pages in calls().items() if macro == "widget"}
    return json.dumps(table, separators=(",", ":"))

"""Words for the search: rules are found by what people call them, however they spell it."""

import json
import re
from pathlib import Path

from engine.core.rule import Rule
from widgets.site.shelf import rules

_PLAIN = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)


def respelled(text: str) -> tuple[str, ...]:
    """The words of a text that are also spelled without umlauts and ß: „Gefaengnis“."""
    words = dict.fromkeys(re.findall(r"\w*[äöüÄÖÜß]\w*", text))
    return tuple(word.translate(_PLAIN) for word in words)


def add(index_file: Path) -> None:
    """Put the words of every rule into the finished search index."""
    index = json.loads(index_file.read_text(encoding="utf-8"))
    by_place = {rule.href: rule for rule in rules().values()}
    # The heading of what is excluded leaves an entry without a word of its own
    index["docs"] = [e for e in index["docs"] if "#beispiel-" not in e["location"] or e["text"]]
    for entry in index["docs"]:
        if rule := by_place.get(entry["location"]):
            _extend(entry, rule)
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    index_file.write_text(text, encoding="utf-8")


def _extend(entry: dict[str, object], rule: Rule) -> None:
    if rule.words:
        entry["tags"] = list(rule.words)
    if more := respelled(" ".join((rule.title, rule.says, *rule.words))):
        entry["text"] = f"{entry['text']} <p>{' '.join(more)}</p>"

"""Words for the search: rules are found by what people call them, however they spell it."""

import json
import re
from pathlib import Path
from typing import Any

from engine.core.rule import Rule
from widgets.parts import label
from widgets.site.shelf import rules

_PLAIN = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss"}
)

_EXCLUDED = re.compile(r"#(beispiel|register)-")


def respelled(text: str) -> tuple[str, ...]:
    """The words of a text that are also spelled without umlauts and ß: „Gefaengnis“."""
    words = dict.fromkeys(re.findall(r"\w*[äöüÄÖÜß]\w*", text))
    return tuple(word.translate(_PLAIN) for word in words)


def games(nav: list[Any]) -> dict[str, str]:
    """Folder of a game -> its name, from MkDocs' navigation: what stands in a section of it."""
    sections = [item for entry in nav for item in entry.items() if isinstance(item[1], list)]
    return {str(pages[0]).partition("/")[0]: name for name, pages in sections}


def add(index_file: Path, names: dict[str, str]) -> None:
    """Put the words of every rule, and the name of its game to every page, into the finished
    search index; several games have a page „Aufbau“. ``names`` as :func:`games` gives them."""
    index = json.loads(index_file.read_text(encoding="utf-8"))
    by_place = {rule.href: rule for rule in rules().values()}
    # The heading of what is excluded leaves an entry without a word of its own
    index["docs"] = [e for e in index["docs"] if not _EXCLUDED.search(e["location"]) or e["text"]]
    for entry in index["docs"]:
        if rule := by_place.get(entry["location"]):
            _extend(entry, rule)
        name = names.get(entry["location"].partition("/")[0], "")
        if "#" not in entry["location"] and name not in entry["title"]:
            entry["title"] += f" – {name}"
    text = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    index_file.write_text(text, encoding="utf-8")


def _extend(entry: dict[str, object], rule: Rule) -> None:
    # Not shown, but weighed most: somebody has the book open and asks for „S. 12“ or „§ 4.4.8“
    entry["tags"] = [*rule.words, *dict.fromkeys(label(source) for source in rule.sources)]
    if more := respelled(" ".join((rule.title, rule.says, *rule.words))):
        entry["text"] = f"{entry['text']} <p>{' '.join(more)}</p>"

"""The evidence: every fact and gap of the source texts, and the facts that are no rules."""

import csv
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Fact:
    """One statement of a source text; ``locator`` None: the text gives no place.

    ``table``: the file it stands in; a game's tables begin with the name of its package.
    """

    id: str
    locator: str | None
    category: str
    fact: str
    table: str


@cache
def facts() -> dict[str, Fact]:
    """All facts by id."""
    found = {}
    for path in sorted(HERE.glob("*.tsv")):
        if path.name.endswith("no_rule.tsv"):
            continue
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                locator = None if row["locator"] == "–" else row["locator"]
                found[row["id"]] = Fact(row["id"], locator, row["category"], row["fact"], path.stem)
    return found


@cache
def gaps() -> frozenset[str]:
    """The ids of all gaps."""
    return frozenset(
        gap
        for path in HERE.glob("*_gaps.md")
        for gap in re.findall(r"\*\*([A-Z]+-G\d+)", path.read_text(encoding="utf-8"))
    )


@cache
def no_rule() -> dict[str, str]:
    """Facts that no rule uses -> the reason. A range „SOA-001…SOA-010“ stands for all in it."""
    found = {}
    for path in sorted(HERE.glob("*no_rule.tsv")):
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
                first, _, last = row["facts"].partition("…")
                game, _, low = first.partition("-")
                high = (last or first).partition("-")[2]
                for number in range(int(low), int(high) + 1):
                    found[f"{game}-{number:03}"] = row["reason"]
    return found

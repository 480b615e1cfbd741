"""A line of the table: what was measured, its peer, their ratio, the target."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Line:
    """``ours`` and ``theirs`` in ``unit``; ``most``: the highest ratio (or value) allowed.

    Without a peer (``theirs`` None) ``most`` is in ``unit``. ``detail``: anything for the file.
    """

    what: str
    peer: str
    unit: str
    ours: float
    theirs: float | None = None
    most: float | None = None
    detail: object = None

    @property
    def ratio(self) -> float | None:
        """Ours by theirs; smaller is better."""
        return self.ours / self.theirs if self.theirs else None

    @property
    def verdict(self) -> str:
        """Met or missed; empty without a target."""
        if self.most is None:
            return ""
        reached = self.ratio if self.ratio is not None else self.ours
        return "met" if reached <= self.most else "MISSED"


def show(lines: Iterable[Line]) -> str:
    """The table as text."""
    rows = [("what", "ours", "peer", "ratio", "target", "", "against")]
    for line in lines:
        rows.append(
            (
                line.what,
                f"{line.ours:,.1f} {line.unit}",
                "" if line.theirs is None else f"{line.theirs:,.1f} {line.unit}",
                "" if line.ratio is None else f"{line.ratio:.2f}",
                "" if line.most is None else f"≤ {line.most:g}",
                line.verdict,
                line.peer,
            )
        )
    widths = [max(len(row[n]) for row in rows) for n in range(len(rows[0]))]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(r, widths, strict=True)) for r in rows)


def write(lines: Iterable[Line], folder: Path) -> Path:
    """The table as JSON, one file a run."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now(UTC):%Y%m%dT%H%M%S}.json"
    rows = [asdict(line) | {"ratio": line.ratio, "verdict": line.verdict} for line in lines]
    path.write_text(json.dumps(rows, ensure_ascii=False, indent=1), "utf-8")
    return path

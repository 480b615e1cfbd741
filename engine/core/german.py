"""German that all games need, whatever they talk about."""

from collections.abc import Sequence


def listed(items: Sequence[str]) -> str:
    """„A“, „A und B“, „A, B und C“."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} und {items[-1]}"

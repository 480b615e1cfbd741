"""Reading an entry of a file: every complaint is one German sentence that names the place."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import cast

from engine.core.codec import Malformed


@dataclass(frozen=True, slots=True)
class Entry:
    """One object of the file, and what to call it in a complaint: „Zufallsort 3 („Hafen“)“."""

    place: str
    data: dict[str, object]

    def wrong(self, what: str) -> Malformed:
        """A complaint about this entry."""
        return Malformed(f"{self.place}: {what}")

    def known(self, names: Collection[str]) -> "Entry":
        """Raises :class:`Malformed` for a name that the format does not know: a typing error."""
        for key in self.data:
            if key not in names:
                raise self.wrong(f"„{key}“ kennt das Format nicht. Möglich: {', '.join(names)}.")
        return self

    def text(self, key: str) -> str:
        """A text of 1 to 40 characters."""
        value = self.data.get(key)
        if not isinstance(value, str) or not 1 <= len(value.strip()) <= 40:
            raise self.wrong(f"„{key}“ braucht einen Text mit 1 bis 40 Zeichen.")
        return value.strip()

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within limits."""
        value = self.data.get(key, default)
        if value is None:
            raise self.wrong(f"Es fehlt „{key}“, eine Zahl von {low} bis {high}.")
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.wrong(f"„{key}“ ist {_shown(value)}; möglich sind {low} bis {high}.")
        return value

    def switch(self, key: str) -> bool:
        """True or false; false when it is not there."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(f"„{key}“ ist {_shown(value)}; möglich sind true und false.")
        return value

    def choice[T: str](self, key: str, allowed: tuple[T, ...], default: T | None = None) -> T:
        """One of a few words."""
        value = self.data.get(key, default)
        if value not in allowed:
            said = f"ist {_shown(value)}" if value is not None else "fehlt"
            raise self.wrong(f"„{key}“ {said}; möglich sind {', '.join(allowed)}.")
        return value

    def entries(self, key: str, what: str, most: int) -> Iterator["Entry"]:
        """The objects of a list, each with its own place: „Transaktion 2“."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise self.wrong(f"„{key}“ braucht eine Liste in eckigen Klammern.")
        if len(value) > most:
            raise self.wrong(f"„{key}“ hat {len(value)} Einträge; möglich sind höchstens {most}.")
        for number, item in enumerate(value, 1):
            place = f"{what} {number}" if not self.place else f"{self.place}, {what} {number}"
            if not isinstance(item, dict):
                raise Malformed(f"{place}: Das braucht geschweifte Klammern mit Namen und Werten.")
            name = item.get("name")
            named = f" („{name}“)" if isinstance(name, str) and 1 <= len(name) <= 40 else ""
            yield Entry(f"{place}{named}", cast("dict[str, object]", item))


def _shown(value: object) -> str:
    """A wrong value, short enough for a sentence."""
    if value is None:
        return "leer"
    if isinstance(value, str):
        return f"„{value[:30]}“"
    if isinstance(value, bool):
        return str(value).lower()
    return str(value)[:30] if isinstance(value, int | float) else "kein einfacher Wert"

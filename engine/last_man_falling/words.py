"""German names of cards and weapons, and how sentences list things."""

from engine.last_man_falling.cards import Card, NumberCard, SymbolCard, Weapon, WildCard

WEAPON_NAMES: dict[Weapon, str] = {
    "pistole": "Pistole",
    "messer": "Messer",
    "bombe": "Bombe",
    "gift": "Gift",
}
KIND_NAMES = {
    "doppelmord": "Doppelmord",
    "flucht": "Fluchtrichtung",
    "knast": "Knast",
    "waffenwahl": "Waffenwahl",
    "vierfach": "Vierfach-Attentat",
    "verpfeifen": "Verpfeifen",
}
CALL_WORDS = {
    "last": "Last Man Falling",
    "two": "Two Men Falling",
    "three": "Three Men Falling",
}
NUMBERS = (
    *("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs"),
    *("sieben", "acht", "neun", "zehn", "elf", "zwölf"),
)
ARTICLES = {"waffenwahl": "eine ", "vierfach": "ein "}


def weapon_name(weapon: Weapon) -> str:
    """„Gift“."""
    return WEAPON_NAMES[weapon]


def card_name(card: Card) -> str:
    """„Gift 5“ (never broken between lines), „Knast (Gift)“, „Waffenwahl“."""
    match card:
        case NumberCard(weapon=weapon, number=number):
            return f"{weapon_name(weapon)}\N{NO-BREAK SPACE}{number}"
        case SymbolCard(kind=kind, weapon=weapon):
            return f"{KIND_NAMES[kind]} ({weapon_name(weapon)})"
    return KIND_NAMES[card.kind]


def spoken(card: Card) -> str:
    """The name with all that is printed on the card: „Vierfach-Attentat +4“."""
    printed = {"doppelmord": " +2", "vierfach": " +4"}
    return card_name(card) + ("" if isinstance(card, NumberCard) else printed.get(card.kind, ""))


def with_article(card: Card) -> str:
    """„eine Waffenwahl“, „ein Vierfach-Attentat“; other cards go without."""
    article = ARTICLES.get(card.kind, "") if isinstance(card, WildCard) else ""
    return article + card_name(card)


def number_word(count: int) -> str:
    """„vier“; figures from 13 on."""
    return NUMBERS[count] if 0 <= count < len(NUMBERS) else str(count)


def cards_word(count: int) -> str:
    """„eine Karte“, „vier Karten“."""
    return f"{number_word(count)} Karte" if count == 1 else f"{number_word(count)} Karten"


def seconds_word(count: int) -> str:
    """In the dative: „einer Sekunde“, „20 Sekunden“."""
    return "einer Sekunde" if count == 1 else f"{count} Sekunden"


def count_of(count: int) -> str:
    """„1 Karte“, „4 Karten“, for the edge of a picture."""
    return f"{count} Karte" if count == 1 else f"{count} Karten"


def points_word(points: int) -> str:
    """„1 Punkt“, „40 Punkten“, after „mit“."""
    if points < 0:
        return f"minus {points_word(-points)}"
    return "1 Punkt" if points == 1 else f"{points} Punkten"

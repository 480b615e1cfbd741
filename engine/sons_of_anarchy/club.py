"""One club and one place: the parts that the table is made of."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.sons_of_anarchy.effects import Transaction
from engine.sons_of_anarchy.parts import Crew

GUNS = 24
"""Guns in the box (SOA-045)."""
CONTRABAND = 24
"""Pieces of contraband in the box (SOA-044)."""
MONEY = 99_999
"""A guard; the rules know no highest sum (gap SOA-G07), and no game comes near this one."""

type Badge = Literal["samcro", "mayans", "niners", "lin"]
type Side = Literal["unleaded", "octane"]
BADGES: tuple[Badge, ...] = ("samcro", "mayans", "niners", "lin")

_NO_CREW = Crew()


@dataclass(frozen=True, slots=True)
class Place:
    """A site, or an Opportunity card that is one for this round.

    ``used``: exploited this round already. ``deals``: its transactions in printed order;
    ``boost``: those that one more marker adds, empty: no boost. ``heat``: heat symbols.
    ``patch``: who uses it takes the patch (the police station).
    """

    name: str
    gun_ban: bool = False
    used: bool = False
    deals: tuple[Transaction, ...] = ()
    boost: tuple[Transaction, ...] = ()
    heat: int = 0
    patch: bool = False
    opportunity: bool = False

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= 40:
            raise ValueError("Ein Ort braucht einen Namen mit höchstens 40 Zeichen.")
        if len(self.deals) > 6 or len(self.boost) > 6:
            raise ValueError(f"„{self.name}“: Mehr als 6 Transaktionen hat kein Ort.")
        if not 0 <= self.heat <= 4:
            raise ValueError(f"„{self.name}“: {self.heat} Hitze-Symbole, möglich sind 0 bis 4.")


@dataclass(frozen=True, slots=True)
class Club:
    """One club. ``at``: figures by place; ``hurt``: figures in the emergency room.

    ``guns``, ``contraband`` and ``money`` lie behind the screen. ``heat`` above 4 means that a
    Member must take the fall now. ``orders``: markers that are left, ``spent``: those used this
    round. ``side``: which side of its clubhouse card is up.
    """

    name: str
    badge: Badge
    at: tuple[Crew, ...]
    home: Crew = _NO_CREW
    hurt: Crew = _NO_CREW
    guns: int = 0
    heat: int = 0
    orders: int = 0
    out: bool = False
    money: int = 0
    contraband: int = 0
    spent: int = 0
    side: Side = "unleaded"

    def __post_init__(self) -> None:
        if not 1 <= len(self.name) <= 40:
            raise ValueError("Ein Club braucht einen Namen mit höchstens 40 Zeichen.")
        self._range(self.guns, "Waffen", GUNS)
        self._range(self.contraband, "Schmuggelware", CONTRABAND)
        self._range(self.money, "Geld", MONEY)
        if not 0 <= self.heat <= 9:
            raise ValueError(f"{self.name}: Hitze {self.heat}, möglich sind 0 bis 9.")
        self._range(self.orders, "Befehlsmarker", 34)
        self._range(self.spent, "verbrauchte Befehlsmarker", 34)
        on_table = self.figures
        if on_table.members > 5 or on_table.prospects > 5:
            raise ValueError(f"{self.name}: Jeder Club hat nur 5 Members und 5 Prospects.")
        if self.out and on_table.size:
            raise ValueError(f"{self.name} ist ausgeschieden und hat keine Figuren mehr im Spiel.")

    def _range(self, number: int, what: str, most: int) -> None:
        if not 0 <= number <= most:
            raise ValueError(f"{self.name}: {number} {what}, möglich sind 0 bis {most}.")

    @property
    def figures(self) -> Crew:
        """All figures in play: at places, at home, in the emergency room."""
        crews = (*self.at, self.home, self.hurt)
        return Crew(sum(c.members for c in crews), sum(c.prospects for c in crews))

    @property
    def supply(self) -> Crew:
        """Figures that are not in play (SOA-043: five and five a club)."""
        return Crew(5 - self.figures.members, 5 - self.figures.prospects)

    def without_marker(self) -> "Club":
        """The club after it has paid one order."""
        return replace(self, orders=self.orders - 1, spent=self.spent + 1)

"""The readings of the rules that a table can choose, in one frozen value inside the state."""

from dataclasses import dataclass
from typing import Literal

type HeatTiming = Literal["afterInjuries", "onReveal"]
type Participants = Literal["all", "chosen"]
type PatchInWhere = Literal["anywhere", "clubhouse"]
type MarketThree = Literal["scaled", "asFour"]
type MarketSide = Literal["start", "left"]
type NoMembers = Literal["stays", "out"]


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are this site's readings.

    ``heat_timing``: when guns bring heat (gap SOA-G36): after the injuries, as the rulebook's
    example tells it, or when the fists open, so that a Member who takes the fall is missing in
    the sum. ``participants``: who fights (gap SOA-G24): every club at the place, or those that
    the starter names. ``market_three``: the prices for three clubs, which no public source gives
    (gap SOA-G01): those for four, scaled to three, or those for four as they are.
    ``market_side``: which prices hold when a club is out (gap SOA-G43): those for the clubs that
    began, or for those that are left. ``no_members``: what becomes of a club whose last Member
    dies in the emergency room (gap SOA-G40).

    Agreed before a game: ``octane``: everybody chooses a side of the clubhouse card (SOA-069);
    ``patch_in_where``: where a Prospect may be promoted (gap SOA-G25). The five Hardcore options
    (SOA-213…217): ``no_hospital``, ``extra_rounds`` (0…7), ``hidden_orders``,
    ``no_new_prospects``, ``hardcore_cards``.
    """

    heat_timing: HeatTiming = "afterInjuries"
    participants: Participants = "all"
    octane: bool = False
    patch_in_where: PatchInWhere = "anywhere"
    no_hospital: bool = False
    extra_rounds: int = 0
    hidden_orders: bool = False
    no_new_prospects: bool = False
    hardcore_cards: bool = False
    market_three: MarketThree = "scaled"
    market_side: MarketSide = "start"
    no_members: NoMembers = "stays"

    def __post_init__(self) -> None:
        if not 0 <= self.extra_rounds <= 7:
            raise ValueError("Zusatzrunden: 0 bis 7; mehr Anarchy-Karten gibt es nicht.")

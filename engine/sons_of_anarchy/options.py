"""The readings of the rules that a table can choose, in one frozen value inside the state."""

from dataclasses import dataclass
from typing import Literal

type HeatTiming = Literal["afterInjuries", "onReveal"]
type Participants = Literal["all", "chosen"]


@dataclass(frozen=True, slots=True)
class Options:
    """House rules; the defaults are this site's readings.

    ``heat_timing``: when guns bring heat (gap SOA-G36): after the injuries, as the rulebook's
    example tells it, or when the fists open, so that a Member who takes the fall is missing in
    the sum. ``participants``: who fights (gap SOA-G24): every club at the place, or those that
    the starter names.
    """

    heat_timing: HeatTiming = "afterInjuries"
    participants: Participants = "all"

"""The readings and house rules that change this chapter; the default is ours."""

from dataclasses import dataclass
from typing import Literal

type Mode = Literal["table", "strict"]
type Accuser = Literal["victim", "anyone"]
type ShownTo = Literal["all", "accuser"]
type Fitting = Literal["weapon-or-number", "wild-too", "same-symbol-too", "all-too"]
type WishMetBy = Literal["symbol", "numbers"]
type ConvictCard = Literal["stays", "taken-back"]


@dataclass(frozen=True, slots=True)
class Options:
    """One reading for each open question; a field's name stands in ``Rule.option``.

    ``mode``: at the table an unjustified Vierfach-Attentat can be laid (LMF-G35).
    ``accuser``: who may accuse (G21). ``hand_shown_to``: who sees the hand (G24).
    ``fitting``: what counts as fitting beside weapon and number (G20): wild cards (Waffenwahl,
    Verpfeifen), the same picture with another weapon, or both.
    ``wish_met_by``: any card with the symbol, or number cards only (G11).
    ``convict_card``: whether the convict's card stays (G22).
    ``victim_loses_turn``: whether who draws four or six is skipped (G19).
    ``waffenwahl_on_vierfach``: whether it may follow a Vierfach-Attentat (G12).
    """

    mode: Mode = "table"
    accuser: Accuser = "victim"
    hand_shown_to: ShownTo = "all"
    fitting: Fitting = "weapon-or-number"
    wish_met_by: WishMetBy = "symbol"
    convict_card: ConvictCard = "stays"
    victim_loses_turn: bool = True
    waffenwahl_on_vierfach: bool = True

    @property
    def wild_counts(self) -> bool:
        """Whether Waffenwahl and Verpfeifen in hand count as fitting."""
        return self.fitting in ("wild-too", "all-too")

    @property
    def symbol_counts(self) -> bool:
        """Whether the same picture with another weapon counts as fitting."""
        return self.fitting in ("same-symbol-too", "all-too")

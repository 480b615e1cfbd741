"""The readings, house rules and variants; the default of each is ours."""

from dataclasses import dataclass
from typing import Literal

from engine.last_man_falling.deck import DECK, Deck, told

type Mode = Literal["table", "strict"]
type Accuser = Literal["victim", "anyone"]
type ShownTo = Literal["all", "accuser"]
type Fitting = Literal["weapon-or-number", "wild-too", "same-symbol-too", "all-too"]
type WishMetBy = Literal["symbol", "numbers"]
type ConvictCard = Literal["stays", "stays-extra", "taken-back", "taken-back-extra"]
type WrongCard = Literal["refused", "punished"]
type TurnUp = Literal["after-dealing", "before-dealing"]
type FirstCard = Literal["effect", "number-only"]
type NextStarter = Literal["rotates", "winner"]
type AfterDrawing = Literal["drawn", "any"]
type EmptyPile = Literal["reshuffle", "stays-empty"]
type PassingOn = Literal["transfer", "accumulate"]
type AttackAnswer = Literal["equal", "verpfeifen-too", "waffenwahl-too", "both-too"]
type VierfachAnswer = Literal["none", "stack"]
type Reverse = Literal["plain", "skip"]
type VerpfeifenLast = Literal["ends", "forbidden"]
type SwapCall = Literal["last", "levels", "none"]
type ForgottenCall = Literal["caught", "always"]
type Tips = Literal["majority", "one", "off"]
type MatchBy = Literal["rounds", "points"]
type Tie = Literal["shared", "extra-round"]
type OwnJail = Literal["this-turn", "next-too"]
type SpiraleStops = Literal["playable", "number"]
type FirstFlucht = Literal["same", "neighbour"]
type Blocked = Literal["scored", "void"]
type Weapons = Literal["any", "same"]
type LastWild = Literal["stays", "punished"]
type ThirdParty = Literal["two", "six"]
type Cleared = Literal["plays", "skipped"]
type CallAgain = Literal["always", "once"]
type WishLasts = Literal["met", "next"]
type WishCovered = Literal["stays", "lapses"]
type AfterSwap = Literal["on", "back"]
type TooFew = Literal["waived", "owed"]
type AccuseUntil = Literal["accepted", "acted"]

MOST_ROUNDS, MOST_POINTS, MOST_DEDUCTED, MOST_SECONDS = 50, 5000, 50, 300


@dataclass(frozen=True, slots=True)
class Options:
    """One reading for each open question; a field's name stands in ``Rule.option``.

    What each value means, with its German label and reason: ``options_text.FIELDS``. From
    ``parieren`` to ``mixed_answers`` they are the variants of the source and what these leave open;
    new options come last, so that old links can still be read. Raises ValueError, one German
    sentence, when two choices exclude each other.
    """

    mode: Mode = "table"
    accuser: Accuser = "victim"
    hand_shown_to: ShownTo = "all"
    fitting: Fitting = "weapon-or-number"
    wish_met_by: WishMetBy = "symbol"
    convict_card: ConvictCard = "stays"
    victim_loses_turn: bool = True
    waffenwahl_on_vierfach: bool = True
    wrong_card: WrongCard = "refused"
    turn_up: TurnUp = "after-dealing"
    first_card: FirstCard = "effect"
    next_starter: NextStarter = "rotates"
    voluntary_draw: bool = False
    after_drawing: AfterDrawing = "drawn"
    empty_pile: EmptyPile = "reshuffle"
    doppelmord: PassingOn = "transfer"
    attack_answer: AttackAnswer = "equal"
    vierfach_answer: VierfachAnswer = "none"
    knast_answer: bool = False
    two_player_reverse: Reverse = "plain"
    verpfeifen_last: VerpfeifenLast = "ends"
    swap_call: SwapCall = "last"
    forgotten_call: ForgottenCall = "caught"
    tips: Tips = "majority"
    last_doppelmord_draws: bool = False
    match_by: MatchBy = "rounds"
    rounds: int = 5
    target: int = 200
    tie: Tie = "shared"
    parieren: bool = False
    parry_turns: bool = True
    selbstanzeige: bool = False
    own_jail: OwnJail = "this-turn"
    verpennt: bool = False
    bandensterben: bool = False
    dauerfeuer: bool = False
    spirale: bool = False
    spirale_stops: SpiraleStops = "playable"
    mixed_answers: bool = True
    first_flucht: FirstFlucht = "same"
    blocked: Blocked = "scored"
    same_picture: Weapons = "any"
    doppelmord_weapon: Weapons = "any"
    vierfach_on_vierfach: bool = True
    last_wild: LastWild = "stays"
    vollidiot_loses_turn: bool = True
    third_party: ThirdParty = "two"
    cleared_victim: Cleared = "plays"
    safe_with_one: bool = False
    call_again: CallAgain = "always"
    deck: Deck = DECK
    jump_in: bool = False
    wish_lasts: WishLasts = "met"
    wish_covered: WishCovered = "stays"
    winner_deducts: int = 0
    vierfach_variants: bool = False
    fire_specials: bool = False
    spirale_vierfach: bool = True
    asleep_after: int = 20
    after_swap: AfterSwap = "on"
    too_few: TooFew = "waived"
    accuse_until: AccuseUntil = "accepted"

    def __post_init__(self) -> None:
        if self.mode == "strict" and self.wrong_card == "punished":
            raise ValueError(
                "Im strengen Modus lässt sich keine falsche Karte legen, also auch keine bestrafen."
            )
        if self.vierfach_answer == "stack" and self.taken_back:
            raise ValueError(
                "Weiterreichen und Zurücknehmen vertragen sich beim Vierfach-Attentat nicht: "
                "Offen bliebe, wer die ersten vier Karten zieht."
            )
        if self.vierfach_answer == "stack" and not self.vierfach_on_vierfach:
            raise ValueError(
                "Wer ein Vierfach-Attentat mit einem zweiten weiterreicht, legt es auf das erste: "
                "Verboten kann das dann nicht sein."
            )
        if self.same_picture == "same" and self.symbol_counts:
            raise ValueError(
                "Passt das gleiche Bild nur mit gleicher Waffe, kann es mit einer anderen auch "
                "nicht gegen ein Vierfach-Attentat zählen."
            )
        if self.seats < 2:
            raise ValueError(
                f"Deckt ihr auf, bis eine Zahl liegt, genügt euer Blatt ({told(self.deck)}) nicht "
                "einmal zu zweit: Nach dem Austeilen läge vielleicht keine Zahl mehr im Stapel."
            )
        if not 1 <= self.rounds <= MOST_ROUNDS:
            raise ValueError(f"Gespielt werden 1 bis {MOST_ROUNDS} Runden.")
        if not 1 <= self.target <= MOST_POINTS:
            raise ValueError(f"Die Punktgrenze liegt zwischen 1 und {MOST_POINTS}.")
        if not 0 <= self.winner_deducts <= MOST_DEDUCTED:
            raise ValueError(f"Abgezogen werden 0 bis {MOST_DEDUCTED} Punkte.")
        if not 1 <= self.asleep_after <= MOST_SECONDS:
            raise ValueError(f"Gewartet wird 1 bis {MOST_SECONDS} Sekunden.")

    @property
    def seats(self) -> int:
        """How many people can play with this deck."""
        return self.deck.seats(number_first=self.first_card == "number-only")

    @property
    def wish_lapses(self) -> bool:
        """Whether a wish can end before anybody has met it."""
        return self.wish_lasts == "next" or self.wish_covered == "lapses"

    @property
    def wild_counts(self) -> bool:
        """Whether Waffenwahl and Verpfeifen in hand count as fitting."""
        return self.fitting in ("wild-too", "all-too")

    @property
    def waffenwahl_answers(self) -> bool:
        """Whether a Waffenwahl passes a Doppelmord on."""
        return self.attack_answer in ("waffenwahl-too", "both-too")

    @property
    def verpfeifen_answers(self) -> bool:
        """Whether a Verpfeifen passes a Doppelmord on."""
        return self.attack_answer in ("verpfeifen-too", "both-too")

    @property
    def taken_back(self) -> bool:
        """Whether the convict takes the card back."""
        return self.convict_card in ("taken-back", "taken-back-extra")

    @property
    def symbol_counts(self) -> bool:
        """Whether the same picture with another weapon counts as fitting."""
        return self.fitting in ("same-symbol-too", "all-too")

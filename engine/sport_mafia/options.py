"""Where leagues differ: one field for each point; the default is what the Vorlage says."""

from dataclasses import dataclass
from typing import Literal

type Preferred = Literal["vorlage", "fsm", "liga"]
type Dealing = Literal["tray", "dealt"]
type FirstNight = Literal["sheriff-looks", "signals", "absprache-only"]
type Rotation = Literal["first", "last"]
type Nominations = Literal["one", "many", "last-counts"]
type AskList = Literal["never", "once"]
type Single = Literal["never-alone", "later-alone"]
type FirstDayVote = Literal["out", "speech-only"]
type SecondTie = Literal["lift", "stay"]
type SameSplit = Literal["candidates", "voters"]
type WholeTable = Literal["stay", "draw"]
type Numbers = Literal["all-ten", "seated"]
type Targets = Literal["red", "any"]
type Checked = Literal["living-others", "anyone"]
type BestMove = Literal["off", "first", "every"]
type Duties = Literal["remind", "off"]
type Ladder = Literal["fsm", "liga"]
type Cancelled = Literal["always", "never", "if-nominated", "stays-listed"]
type Stalemate = Literal["draw", "red"]
type Ends = Literal["announced", "at-once"]
type RemovalAndDefeat = Literal["larger", "both"]
type Neglect = Literal["defeat", "always"]


@dataclass(frozen=True, slots=True)
class Options:
    """One reading for each point on which tables differ; ``Rule.option`` names the field.

    ``book``: whose place is cited first. What each value means, in German: ``option_fields``.
    """

    book: Preferred = "vorlage"
    dealing: Dealing = "tray"
    first_night: FirstNight = "sheriff-looks"
    rotation: Rotation = "first"
    nominations: Nominations = "many"
    withdrawal: bool = False
    ask_list: AskList = "never"
    farewell_nomination: bool = False
    single: Single = "never-alone"
    first_day_vote: FirstDayVote = "out"
    second_tie: SecondTie = "lift"
    same_split: SameSplit = "candidates"
    lift_at_four: bool = True
    whole_table: WholeTable = "stay"
    numbers: Numbers = "all-ten"
    targets: Targets = "red"
    checked: Checked = "living-others"
    best_move: BestMove = "off"
    duties: Duties = "remind"
    ladder: Ladder = "fsm"
    banned_nominates: bool = True
    cancelled: Cancelled = "always"
    stalemate: Stalemate = "draw"
    first_night_counts: bool = False
    final_speech: bool = True
    ends: Ends = "announced"
    removal_and_defeat: RemovalAndDefeat = "larger"
    neglect: Neglect = "defeat"


def vorlage() -> Options:
    """The Vorlage as it stands; where it is silent, what the official rules say."""
    return Options()


def fsm_2024() -> Options:
    """The official rules of the ФСМ, edition of 30 March 2024."""
    return Options(
        book="fsm",
        first_night="signals",
        nominations="one",
        single="later-alone",
        targets="any",
        best_move="first",
        duties="off",
        ends="at-once",
    )


def mafia_liga() -> Options:
    """What is documented of the German Mafia-Liga; the rest as in the Vorlage."""
    return Options(
        book="liga",
        nominations="last-counts",
        single="later-alone",
        second_tie="stay",
        ladder="liga",
    )


@dataclass(frozen=True, slots=True)
class Preset:
    """Options that go together: key, German name, one German sentence."""

    key: Preferred
    title: str
    says: str
    options: Options


PRESETS: tuple[Preset, ...] = (
    Preset(
        "vorlage",
        "Vorlage",
        "So, wie es im deutschen Text steht; wo er schweigt, wie es die offiziellen Regeln halten.",
        vorlage(),
    ),
    Preset(
        "fsm",
        "ФСМ 2024",
        "Die offiziellen Turnierregeln, Ausgabe vom 30. März 2024.",
        fsm_2024(),
    ),
    Preset(
        "liga",
        "Mafia-Liga",
        "Was von der deutschen Mafia-Liga öffentlich ist; das Übrige wie in der Vorlage.",
        mafia_liga(),
    ),
)


def preset_of(options: Options) -> Preset | None:
    """The preset with exactly these options; None: they are the table's own mixture."""
    return next((preset for preset in PRESETS if preset.options == options), None)


def rules_name(options: Options) -> str:
    """What the rules that are played by are called, in German."""
    preset = preset_of(options)
    return preset.title if preset else "eigene Hausregeln"

"""What the Spielleitung says, in its order: the words come from the script that leads a game."""

from dataclasses import replace

from htpy import Node, em, li, ol, strong, ul

from engine.sport_mafia.offences import ALL, Cost
from engine.sport_mafia.option_fields import FIELDS
from engine.sport_mafia.order import FIRST_NIGHTS, HALF, MINUTE
from engine.sport_mafia.phases import Ballot, Cards, Hunt, Phase, Sign, Talk, Tied, Waiting, Word
from engine.sport_mafia.scenes import table
from engine.sport_mafia.script import (
    ABSPRACHE,
    BEST_MOVE,
    CHECK,
    SAID,
    SIGN_SECONDS,
    SLEEPS,
    Cue,
    cue,
)
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.state import following
from widgets.sport_mafia.sheet_numbers import by

COSTS: dict[Cost, str] = {
    "foul": "Foul",
    "out": "Sofort raus",
    "team": "Das Team verliert",
}


SIGNS: tuple[Sign, ...] = ("sheriff-looks", "don-signals", "sheriff-signals", "sitting")


def asked(phase: Phase, **more: object) -> Cue:
    """What the script says in that phase of a whole table. Raises ValueError: nothing."""
    found = cue(following(table(day=2), phase=phase, **more))
    if found is None:
        raise ValueError("nothing is to be said there")
    # A sheet says once, where somebody was called, who is sent to sleep
    said = found.say
    for words in SLEEPS.values():
        said = said.removeprefix(f"{words} ")
    return replace(found, say=said)


def called(word: Word, seconds: int) -> tuple[Cue, ...]:
    """A call, the seconds that run then, and the words that end it."""
    first = replace(SAID[word], seconds=seconds)
    return (first, replace(first, say=SLEEPS[word], seconds=0)) if word in SLEEPS else (first,)


def line(root: str, *cues: Cue, then: str = "") -> Node:
    """Words in their order, each with the seconds that run after it."""
    rules = tuple(dict.fromkeys(one.rule for one in cues))
    return li[
        ([f"„{c.say}“ ", strong[f"{c.seconds} s "] if c.seconds else None] for c in cues),
        then and em[f"{then} "],
        by(*rules, root=root),
    ]


def opening(root: str) -> Node:
    """The first night, its end by each of the orders that are played."""
    field = next(f for f in FIELDS if f.name == "first_night")
    ends = []
    for kind, words in FIRST_NIGHTS.items():
        signs = [sign for sign in SIGNS if sign in words]
        said = [one for sign in signs for one in called(sign, SIGN_SECONDS.get(sign, 0))]
        if said:
            ends.append(line(root, *said, then=f"({field.label_of(kind)})"))
    return ol(".gn-sheet-words")[
        line(root, asked(Waiting("night"), night=0, day=0)),
        line(root, asked(Cards(1)), then="reihum bis Nr. 10"),
        line(root, *called("mafia", ABSPRACHE)),
        ends,
        line(root, asked(Waiting("morning"), night=1, day=0)),
    ]


def talking(root: str) -> Node:
    """Speeches and votes of a day."""
    tied = Tied((3, 8))
    hands = tuple((seat, 3) for seat in NUMBERS[:4])
    return ol(".gn-sheet-words")[
        line(root, asked(Talk("minute", 2, MINUTE)), then="Nominierungen: „Angenommen.“"),
        line(root, asked(Waiting("vote"), nominated=(3, 8))),
        line(root, asked(Ballot("vote", (3, 8))), then="zählen, „Danke“"),
        line(root, asked(Ballot("vote", (3, 8), 1, hands)), then="dazu alle fehlenden Stimmen"),
        line(root, asked(Talk("defence", 3, HALF, (8,), tied=tied)), then="bei Gleichstand"),
        line(root, asked(Ballot("lift", (3, 8), tied=tied)), then="zweimal dieselben gleich"),
        line(root, asked(Talk("farewell", 3, MINUTE, then="night"))),
    ]


def hunting(root: str) -> Node:
    """A night with shots and checks, and the morning after it."""
    nights = {"night": 3, "day": 2}
    return ol(".gn-sheet-words")[
        line(root, asked(Waiting("night"))),
        line(root, SAID["hunt"], asked(Hunt(NUMBERS, NUMBERS), **nights), then="bis 10, im Takt"),
        line(root, SAID["retreat"]),
        line(root, *called("don", CHECK)),
        line(root, *called("sheriff", CHECK)),
        line(
            root,
            replace(asked(Waiting("best-move"), victim=4, night=2, day=1), seconds=BEST_MOVE),
            then="nur wo es ihn gibt",
        ),
        line(root, asked(Waiting("morning"), victim=4, **nights)),
        line(root, asked(Waiting("morning"), **nights), then="nach einem Fehlschuss"),
    ]


def penalties(root: str) -> Node:
    """Every offence by what it costs, each with its clause."""
    return ul(".gn-sheet-penalties")[
        (
            li[
                strong[f"{name}: "],
                (
                    [one.name, by(one.rule, root=root), ", " if place + 1 < len(found) else "."]
                    for place, one in enumerate(found)
                ),
            ]
            for cost, name in COSTS.items()
            if (found := [one for one in ALL if one.cost == cost])
        )
    ]

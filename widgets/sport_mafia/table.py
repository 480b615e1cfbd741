"""The round table as a picture: ten seats, masks, cards, the list, hands and shots.

A red card is a round sign, a black one a square, so that colour is never the only difference.
"""

from math import cos, pi, sin

from htpy import Element, Node, circle, ellipse, g, line, path, rect, text

from engine.core.play import Seat
from engine.sport_mafia.phases import Speech
from engine.sport_mafia.seats import NUMBERS
from engine.sport_mafia.view import Seen, View
from widgets.pictures.svg import group, picture

WIDTH, HEIGHT = 360, 330
MIDDLE = (180, 165)
RADII = (146, 128)
SIGN = 21
LETTERS = {"citizen": "B", "sheriff": "S", "mafioso": "M", "don": "D"}
"""The letter of a card, where the looker knows it."""
TALKS: dict[Speech, str] = {
    "minute": "redet",
    "defence": "verteidigt sich",
    "farewell": "nimmt Abschied",
}
"""What whoever has the word does."""


def place(seat: Seat, scale: float = 1.0) -> tuple[float, float]:
    """Where a seat is: number 1 at the top, then clockwise."""
    angle = -pi / 2 + 2 * pi * (seat - 1) / len(NUMBERS)
    x = MIDDLE[0] + RADII[0] * cos(angle) * scale
    y = MIDDLE[1] + RADII[1] * sin(angle) * scale
    return round(x, 1), round(y, 1)


def round_table(seen: View, label: str, changed: frozenset[Seat] = frozenset()) -> Element:
    """The table as ``seen``; ``label`` is the picture's text for a screen reader."""
    return picture(
        "mafia-table",
        (WIDTH, HEIGHT),
        label,
        _board(),
        group("gn-mafia-lines", *_lines(seen)),
        _middle(seen),
        *(_seat(seen, seat, changed) for seat in NUMBERS),
        extra="gn-mafia-night" if seen.masked else "",
    )


def _board() -> Element:
    return ellipse(".gn-mafia-board", cx="180", cy="165", rx="104", ry="88")


def _middle(seen: View) -> Node:
    big = f"Nacht {seen.night}" if seen.masked else f"Tag {seen.day}"
    if seen.night == 0:
        big = "Vor der Partie"
    if seen.stage == "over":
        big = "Partie zu Ende"
    return group(
        "gn-mafia-middle",
        text(".gn-glyph", x="180", y="162", font_size="21", text_anchor="middle")[big],
        text(".gn-glyph", x="180", y="182", font_size="14", text_anchor="middle")[now(seen)],
    )


def now(seen: View) -> str:
    """What is going on, in two or three words."""
    if seen.talk:
        return f"Nr. {seen.talk.seat} {TALKS[seen.talk.kind]}"
    if seen.ballot:
        if seen.ballot.kind == "lift":
            return "Gehen alle?"
        return f"Wer gegen Nr. {seen.ballot.candidates[seen.ballot.at]}?"
    if seen.stage == "hunt" and seen.called:
        return f"gerufen: {seen.called}"
    words = {
        "don": "der Don ist wach",
        "sheriff": "der Sheriff ist wach",
        "sheriff-looks": "der Sheriff schaut",
        "don-signals": "der Don zeigt sich",
        "sheriff-signals": "der Sheriff zeigt sich",
        "sitting": "freies Sitzen",
    }
    stages = {
        "cards": "Karten ziehen",
        "absprache": "Absprache",
        "hunt": "Jagd",
        "suspecting": "bester Zug",
    }
    return words.get(seen.who, stages.get(seen.stage, ""))


def _lines(seen: View) -> list[Node]:
    """Who has voted against whom, the candidate called now before the others; who has shot."""
    if seen.ballot and seen.ballot.kind != "lift":
        now = seen.ballot.candidates[min(seen.ballot.at, len(seen.ballot.candidates) - 1)]
        return [
            _line(who, against, "vote" if against == now else "vote.gn-mafia-past")
            for who, against in seen.ballot.votes
            if who != against
        ]
    return [_line(who, target, "shot") for who, target in seen.shots if who != target]


def _line(start: Seat, end: Seat, kind: str) -> Element:
    (x1, y1), (x2, y2) = place(start, 0.8), place(end, 0.76)
    return g(f".gn-mafia-{kind}")[
        line(x1=f"{x1}", y1=f"{y1}", x2=f"{x2}", y2=f"{y2}"),
        circle(cx=f"{x2}", cy=f"{y2}", r="3"),
    ]


def _seat(seen: View, seat: Seat, changed: frozenset[Seat]) -> Element:
    one = seen.seats[seat - 1]
    x, y = place(seat)
    css = ["gn-mafia-seat", _team(one)]
    css += ["gn-mafia-out"] if one.out else []
    css += ["gn-mafia-active"] if seat in active(seen) else []
    css += ["gn-mafia-new"] if seat in changed else []
    return g(class_=" ".join(css), transform=f"translate({x} {y})")[
        _sign(one),
        seen.masked and not one.out and seat not in awake(seen) and _mask(),
        text(".gn-glyph.gn-mafia-number", y="6", font_size="19", text_anchor="middle")[str(seat)],
        one.role and _badge(17, -17, LETTERS[one.role], "role"),
        one.colour
        and not one.role
        and _badge(17, -17, "r" if one.colour == "red" else "s", "role"),
        _fouls(one.fouls),
        seat in seen.nominated
        and not one.out
        and _badge(-18, -17, f"{seen.nominated.index(seat) + 1}.", "listed"),
        one.out and path(".gn-mafia-cross", d="M-15 -15 15 15M15 -15 -15 15"),
        _hand(seen, seat),
    ]


def _team(one: Seen) -> str:
    return f"gn-mafia-{one.colour}" if one.colour else "gn-mafia-unknown"


def _sign(one: Seen) -> Element:
    if one.colour == "black":
        return rect(".gn-mafia-sign", x="-18", y="-18", width="36", height="36", rx="3")
    return circle(".gn-mafia-sign", r=f"{SIGN}")


def _badge(x: int, y: int, letter: str, kind: str) -> Element:
    return g(class_=f"gn-mafia-badge gn-mafia-{kind}", transform=f"translate({x} {y})")[
        circle(r="9"),
        text(".gn-glyph", y="4", font_size="12", text_anchor="middle")[letter],
    ]


def _fouls(count: int) -> Node:
    """One stroke for each foul, below the seat."""
    start = -(count - 1) * 2.5
    return [
        line(".gn-mafia-foul", x1=f"{start + n * 5:g}", y1="23", x2=f"{start + n * 5:g}", y2="31")
        for n in range(count)
    ]


def _mask() -> Element:
    return path(".gn-mafia-mask", d="M-22 -7q22 -9 44 0v9q-22 7 -44 0z")


def _hand(seen: View, seat: Seat) -> Node:
    """A raised hand in a vote on all."""
    lifting = seen.ballot is not None and seen.ballot.kind == "lift"
    if lifting and seen.ballot and seat in {who for who, _ in seen.ballot.votes}:
        return _badge(18, 17, "✓", "listed")
    return None


def active(seen: View) -> tuple[Seat, ...]:
    """Whose turn it is, or who is being talked about."""
    if seen.talk:
        return (seen.talk.seat,)
    if seen.ballot:
        lifting = seen.ballot.kind == "lift"
        return seen.ballot.candidates if lifting else (seen.ballot.candidates[seen.ballot.at],)
    return (seen.called,) if seen.called else ()


def awake(seen: View) -> tuple[Seat, ...]:
    """Whose mask is off by night, as far as the looker knows the cards."""
    if seen.stage == "absprache":
        return tuple(s for s in NUMBERS if seen.seats[s - 1].colour == "black")
    roles = {"don": "don", "sheriff": "sheriff", "sheriff-looks": "sheriff"}
    wanted = roles.get(seen.who)
    return tuple(s for s in NUMBERS if wanted and seen.seats[s - 1].role == wanted)

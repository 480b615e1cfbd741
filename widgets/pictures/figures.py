"""What lies on the table in Sons of Anarchy. A club is told by the shape of its badge first."""

from htpy import Element

from widgets.pictures.svg import known, picture, put

CLUBS = ("samcro", "mayans", "niners", "lin")
"""Shield with S, diamond with M, hexagon with 9, circle with L."""

PLACES = (
    "clubhouse",
    "emergency",
    "hospital",
    "police",
    "gun-ban",
)

FLAMES = 4


def member(club: str, label: str | None = None) -> Element:
    """A Member: the rider on the bike, with the badge of the club."""
    known(club, CLUBS, "club")
    return picture(
        "member",
        (56, 48),
        label,
        put(f"member-{club}", 0, 0, 56, 48),
        extra=f"gn-club-{club}",
    )


def prospect(club: str, label: str | None = None) -> Element:
    """A Prospect: on foot, with the badge of the club."""
    known(club, CLUBS, "club")
    return picture(
        "prospect",
        (32, 48),
        label,
        put(f"prospect-{club}", 0, 0, 32, 48),
        extra=f"gn-club-{club}",
    )


def badge(club: str, label: str | None = None) -> Element:
    """The badge of a club alone."""
    known(club, CLUBS, "club")
    mark = put(f"badge-{club}", 0, 0, 24)
    return picture("badge", (24, 24), label, mark, extra=f"gn-club-{club}")


def gun(label: str | None = None) -> Element:
    """A gun token."""
    return picture("gun", (32, 24), label, put("pistole", 0, -4, 32))


def fist(opened: bool = False, label: str | None = None) -> Element:
    """The closed fist that hides the guns, or the open hand that shows them."""
    return picture("fist", (32, 32), label, put("hand-open" if opened else "hand-closed", 0, 0, 32))


def die(pips: int | None, label: str | None = None) -> Element:
    """A die showing 1 to 6 pips; 0 or None: not rolled yet. Raises ValueError."""
    shown = known(str(pips or 0), ("0", "1", "2", "3", "4", "5", "6"), "a die with pips")
    return picture("die", (32, 32), label, put(f"die-{shown}", 0, 0, 32))


def patch(label: str | None = None) -> Element:
    """The patch of the first player."""
    return picture("patch", (40, 32), label, put("patch", 0, 0, 40, 32))


def heat(level: int, label: str | None = None) -> Element:
    """The heat of a club: a track of four flames, ``level`` of them lit. Raises ValueError."""
    if not 0 <= level <= FLAMES:
        raise ValueError(f"heat {level} is not on the track of {FLAMES} flames")
    size = (18 * FLAMES + 2, 24)
    return picture("heat", size, label, put(f"heat-{level}", 0, 0, *size))


def place(name: str, label: str | None = None) -> Element:
    """A kind of place: clubhouse, emergency (room), hospital, police, gun-ban."""
    known(name, PLACES, "place")
    return picture("place-sign", (32, 32), label, put(f"p-{name}", 0, 0, 32))

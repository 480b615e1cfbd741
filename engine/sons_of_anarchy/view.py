"""What a seat may know: guns behind screens and in closed fists are not part of it."""

from dataclasses import dataclass, replace
from typing import Literal

from engine.core.play import Seat
from engine.sons_of_anarchy.fight import PHASES, Fight
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.parts import Crew
from engine.sons_of_anarchy.state import Badge, Club, Place, RoundStep, Table

type Fist = int | Literal["closed"] | None


@dataclass(frozen=True, slots=True)
class ClubView:
    """A club as a seat sees it; ``guns`` None: behind a screen that is not one's own."""

    name: str
    badge: Badge
    at: tuple[Crew, ...]
    home: Crew
    hurt: Crew
    guns: int | None
    heat: int
    orders: int
    out: bool


@dataclass(frozen=True, slots=True)
class FightView:
    """A fight as a seat sees it: ``public`` holds no closed fist, ``fists`` does."""

    public: Fight
    fists: tuple[Fist, ...]


@dataclass(frozen=True, slots=True)
class TableView:
    """The table as a seat sees it. ``bank``: guns in the bank, which lie there for all to count."""

    clubs: tuple[ClubView, ...]
    places: tuple[Place, ...]
    patch: Seat
    turn: Seat
    step: RoundStep
    bank: int
    fight: FightView | None
    options: Options


def view(table: Table, seat: Seat | None) -> TableView:
    """What ``seat`` may know; None: an onlooker."""
    return TableView(
        clubs=tuple(_club(club, mine=i == seat) for i, club in enumerate(table.clubs)),
        places=table.places,
        patch=table.patch,
        turn=table.turn,
        step=table.step,
        bank=table.bank,
        fight=_fight(table.fight, seat) if table.fight else None,
        options=table.options,
    )


def _club(club: Club, *, mine: bool) -> ClubView:
    return ClubView(
        name=club.name,
        badge=club.badge,
        at=club.at,
        home=club.home,
        hurt=club.hurt,
        guns=club.guns if mine else None,
        heat=club.heat,
        orders=club.orders,
        out=club.out,
    )


def _fight(fight: Fight, seat: Seat | None) -> FightView:
    secret = PHASES.index(fight.phase) < PHASES.index("opened")
    fists: tuple[Fist, ...] = tuple(
        "closed" if secret and guns is not None and who != seat else guns
        for who, guns in zip(fight.seats, fight.fists, strict=True)
    )
    hidden = replace(fight, fists=(None,) * len(fight.seats)) if secret else fight
    return FightView(hidden, fists)

"""How good each order is now: points for each, with the reason that told."""

from dataclasses import dataclass, field

from engine.sons_of_anarchy.actions import Action, ThrowDown
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    Exploit,
    PatchIn,
    Recruit,
    Ride,
    SitTight,
)
from engine.sons_of_anarchy.parts import Clubhouse, Crew, Site
from engine.sons_of_anarchy.words import count
from widgets.sons_of_anarchy.opponents.choice import Seen
from widgets.sons_of_anarchy.opponents.fights import can_draw, chances
from widgets.sons_of_anarchy.opponents.purse import (
    GUNS,
    PATCH,
    best_of,
    purse_of,
    worth_of_use,
)

type Rated = tuple[int, str]
"""The more points the better; one German sentence."""

ORDER = 8
"""What an order marker is worth that could do something else."""


@dataclass(slots=True)
class Orders:
    """Rates the orders of one moment; what a place is worth is worked out once."""

    seen: Seen
    bold: int = 0
    known: dict[tuple[int, bool], int] = field(default_factory=dict)

    def rate(self, action: Action) -> Rated:
        """Points and reason. Raises ValueError for what is no order."""
        match action:
            case Exploit(place=place, boost=boost):
                return self._exploit(place, boost)
            case Ride():
                return self._ride(action)
            case ThrowDown():
                return self._throwdown(action)
            case Recruit():
                return self._recruit()
            case PatchIn():
                return self._patch_in(action)
            case ClubOrder():
                return self._club_order()
            case SitTight():
                return 1, "Gerade bringt nichts anderes mehr ein als abzuwarten."
        raise ValueError(f"no order: {action}")

    def use(self, place: int, boost: bool = False) -> int:
        """What using a place would bring now."""
        if (place, boost) not in self.known:
            there, purse = self.seen.place(place), purse_of(self.seen)
            self.known[place, boost] = worth_of_use(self.seen, purse, there, boost=boost)
        return self.known[place, boost]

    @property
    def orders(self) -> int:
        """The own markers that are left."""
        return self.seen.mine.orders or 0

    def _exploit(self, place: int, boost: bool) -> Rated:
        got = self.use(place, boost)
        name = self.seen.place(place).name
        worth = _about(got)
        if boost:
            plain = self.use(place)
            why = f"„{name}“ mit Boost bringt euch unter dem Strich etwa {worth}."
            return (got - ORDER if got - plain > ORDER else plain - 2 * ORDER), why
        return got, f"„{name}“ gehört gerade euch allein und bringt unter dem Strich etwa {worth}."

    def _ride(self, ride: Ride) -> Rated:
        seen, went = self.seen, Crew(ride.members, ride.prospects)
        left = seen.crew(seen.seat, ride.origin) - went
        lost = 0
        if isinstance(ride.origin, Site):
            lost = 0 if left.size else self._held(ride.origin.place)
        if isinstance(ride.target, Clubhouse):
            return -5 - lost, "Zu Hause verdient niemand etwas."
        got, why = self._goal(ride.target.place if isinstance(ride.target, Site) else 0, went)
        # those who stay at home are missing elsewhere, but hold nothing
        idle = 2 * (went.size - 1) + 2 * went.members
        return got - lost - idle, why

    def _held(self, place: int) -> int:
        """What it costs to leave a place."""
        if self.seen.rivals(place) or self.seen.place(place).opportunity:
            return 3
        again = max(0, self.use(place)) // 2 if self.seen.left else 0
        return again if self.seen.place(place).used else max(2, self.use(place))

    def _goal(self, place: int, went: Crew) -> Rated:
        seen, there = self.seen, self.seen.place(place)
        mine, name = seen.crew(seen.seat, Site(place)), there.name
        rivals = seen.rivals(place)
        value = max(0, self.use(place))
        if rivals:
            return self._attack(place, went + mine, value)
        if mine.size:
            return -4, f"Bei „{name}“ steht ihr schon allein."
        if there.used or self.orders < 2:
            later = value * 2 // 5 if seen.left and not there.opportunity else -3
            return later, f"Bei „{name}“ steht niemand; dort verdient ihr in der nächsten Runde."
        return value * 4 // 5, f"Bei „{name}“ steht niemand, und der Ort ist {_about(value)} wert."

    def _attack(self, place: int, crew: Crew, value: int) -> Rated:
        seen, name = self.seen, self.seen.place(place).name
        if not crew.members or self.orders < 2:
            return -10, f"Bei „{name}“ könnt ihr so keinen Throwdown befehlen."
        guns = min(1, can_draw(seen, place, crew))
        odds = chances(seen, place, crew, guns, seen.rivals(place))
        stake = value * (self.orders > 2 and not seen.place(place).used) + 8 + 2 * self.bold
        why = f"Bei „{name}“ gewinnt ihr einen Throwdown in etwa {odds} von 100 Fällen."
        return (stake * odds // 100 - 12 if odds >= 55 - self.bold else -15), why

    def _throwdown(self, fight: ThrowDown) -> Rated:
        seen, place = self.seen, fight.place
        crew = seen.crew(seen.seat, Site(place))
        foes = fight.against or seen.rivals(place)
        guns = min(1, can_draw(seen, place, crew))
        odds = chances(seen, place, crew, guns, foes)
        usable = self.orders > 1 and not seen.place(place).used
        stake = 14 + 2 * self.bold + (max(0, self.use(place)) if usable else 0)
        stake += PATCH if seen.view.patch in foes else 0
        cost = GUNS[2] * guns + 3
        name = seen.place(place).name
        if odds < 50 - self.bold:
            why = f"Bei „{name}“ stünde es schlecht: Ihr gewinnt nur in etwa {odds} von 100 Fällen."
            return -20, why
        why = f"Bei „{name}“ gewinnt ihr in etwa {odds} von 100 Fällen, dann gehört der Ort euch."
        return stake * odds // 100 - 10 * (100 - odds) // 100 - cost, why

    def _recruit(self) -> Rated:
        seen = self.seen
        have = seen.figures.size
        points = (12 - have) + 3 * min(seen.left, 3) - 4 * seen.mine.home.size
        if not seen.left:
            points -= 8
        idle = count(seen.mine.home.size, "Figur", "Figuren")
        return points, f"Ihr habt {idle} im Clubhaus; wer mehr Leute hat, hält mehr Orte."

    def _patch_in(self, order: PatchIn) -> Rated:
        seen, purse = self.seen, purse_of(self.seen)
        guns = 0 if seen.sheet.rule == "cheapPatchIn" else 1
        cost = purse.points - purse.plus("money", -1).plus("guns", -guns).points
        points = ORDER * seen.left - cost + (1 if isinstance(order.spot, Site) else 0)
        when = f"jeder der {seen.left} Runden danach" if seen.left > 1 else "der nächsten Runde"
        return points, f"Ein Member mehr bringt in {when} einen Befehlsmarker mehr."

    def _club_order(self) -> Rated:
        purse = purse_of(self.seen)
        got = best_of(purse, self.seen.sheet.order).points - purse.points
        return got, f"Euer Club-Befehl ist gerade etwa {_about(got)} wert."


def _about(points: int) -> str:
    """„2 Geld“, „1,5 Geld“: to half a piece of money."""
    halves = max(0, round(points / 5))
    return f"{halves // 2}{',5' if halves % 2 else ''} Geld"

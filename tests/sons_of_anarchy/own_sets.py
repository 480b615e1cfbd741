"""Own sets of sites, cards and sides at random, with the largest numbers that the format allows."""

from random import Random

from engine.sons_of_anarchy.card_file import (
    GANG_RULES,
    GOODS,
    MEASURES,
    THINGS,
    TWISTS,
    WARES,
    WHOM,
)
from engine.sons_of_anarchy.cards import (
    SHEET,
    Card,
    CardSet,
    Hassle,
    LastCall,
    Obstacle,
    OctaneSide,
    Opportunity,
    Sheet,
    Strike,
)
from engine.sons_of_anarchy.club import BADGES, Place
from engine.sons_of_anarchy.effects import (
    MOST,
    Drop,
    Gain,
    Sell,
    Skim,
    Spend,
    Steal,
    Swap,
    Transaction,
)


def _number(random: Random) -> int:
    return random.choice((1, 2, 3, MOST))


def any_deal(random: Random) -> Transaction:
    """One of the seven."""
    n, most = _number(random), _number(random)
    ware, good, thing = random.choice(WARES), random.choice(GOODS), random.choice(THINGS)
    deals = (Sell(ware, n, most), Spend(ware, n, most), Swap(n), Skim(good, n), Steal(good, n))
    return random.choice((*deals, Gain(thing, n), Drop(thing, n)))


def _deals(random: Random, most: int) -> tuple[Transaction, ...]:
    return tuple(any_deal(random) for _ in range(random.randint(0, most)))


def any_site(random: Random, name: str, *, patch: bool = False, card: bool = False) -> Place:
    """A site with anything on it."""
    return Place(
        name,
        gun_ban=random.random() < 0.2,
        deals=_deals(random, 3),
        boost=_deals(random, 2),
        heat=random.choice((0, 0, 1, 2, 4)),
        patch=patch,
        opportunity=card,
    )


def any_card(random: Random, name: str, *, hardcore: bool) -> Card:
    """A card of any kind."""
    kind = random.randrange(4)
    if kind == 0:
        return Hassle(name, random.choice(TWISTS), hardcore)
    if kind == 1:
        return Opportunity(any_site(random, name, card=True), hardcore)
    strikes = tuple(_strike(random) for _ in range(random.randint(1, 3)))
    return (Obstacle if kind == 2 else LastCall)(name, strikes, hardcore)


def _strike(random: Random) -> Strike:
    n = _number(random)
    touches = (Gain(random.choice(THINGS), n), Drop(random.choice(THINGS), n))
    touch = random.choice((*touches, Skim(random.choice(GOODS), n)))
    return Strike(touch, random.choice(WHOM), random.choice(MEASURES))


def any_side(random: Random, index: int) -> OctaneSide:
    """A side with any numbers."""
    numbers = {key: random.randint(low, min(high, 9)) for key, (_, low, high) in SHEET.items()}
    order = _deals(random, 2)
    rule = random.choice((None, *GANG_RULES))
    sheet = Sheet(**numbers, order_name="Befehl" if order else "", order=order, rule=rule)
    return OctaneSide(BADGES[index], sheet)


def any_set(random: Random) -> CardSet:
    """A whole set: 4 fixed and 20 random sites, 36 and 4 cards, four sides."""
    return CardSet(
        "Zufall",
        tuple(any_site(random, f"Fest {i}", patch=i == 0) for i in range(4)),
        tuple(any_site(random, f"Ort {i}") for i in range(20)),
        tuple(any_card(random, f"Karte {i}", hardcore=i >= 36) for i in range(40)),
        tuple(any_side(random, i) for i in range(4)),
    )

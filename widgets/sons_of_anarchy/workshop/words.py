"""German names of what the forms offer."""

from typing import get_args

from engine.sons_of_anarchy.card_file import GANG_RULES, GOODS, MEASURES, THINGS, WARES, WHOM
from engine.sons_of_anarchy.card_words import GANG_RULES as GANG_NAMES
from engine.sons_of_anarchy.card_words import MEASURES as MEASURE_NAMES
from engine.sons_of_anarchy.cards import Whom
from engine.sons_of_anarchy.effects import GangRule, Twist
from engine.sons_of_anarchy.phrases_course import TWISTS
from engine.sons_of_anarchy.words import WARE_NAMES

VERBS: tuple[tuple[str, str], ...] = (
    ("Sell", "Sell: verkaufen"),
    ("Spend", "Spend: einkaufen"),
    ("Swap", "Swap: tauschen"),
    ("Skim", "Skim: nehmen"),
    ("Steal", "Steal: stehlen"),
    ("Gain", "Gain: bekommen"),
    ("Drop", "Drop: loswerden"),
)
STRIKE_VERBS = tuple(pair for pair in VERBS if pair[0] in ("Gain", "Drop", "Skim"))
WARE_CHOICES = tuple((ware, WARE_NAMES[ware]) for ware in WARES)
GOOD_CHOICES = tuple((good, WARE_NAMES[good]) for good in GOODS)
THING_CHOICES = tuple((thing, WARE_NAMES[thing]) for thing in THINGS)
KINDS = (
    ("obstacle", "Obstacle"),
    ("hassle", "Hassle"),
    ("opportunity", "Opportunity"),
    ("lastCall", "Last Call"),
)
WHOM_NAMES: dict[Whom, str] = {
    "all": "alle Clubs",
    "most": "die mit den meisten",
    "fewest": "die mit den wenigsten",
}
WHOM_CHOICES = tuple((whom, WHOM_NAMES[whom]) for whom in WHOM)
MEASURE_CHOICES = tuple((measure, MEASURE_NAMES[measure]) for measure in MEASURES)
TWIST_CHOICES: tuple[tuple[Twist, str], ...] = tuple(
    (twist, TWISTS[twist].removeprefix("in dieser Runde ")) for twist in get_args(Twist.__value__)
)
GANG_CHOICES: tuple[tuple[GangRule | None, str], ...] = (
    (None, "keine"),
    *((rule, GANG_NAMES[rule]) for rule in GANG_RULES),
)

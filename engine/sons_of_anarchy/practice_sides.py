"""High Octane sides of the practice set; values, orders and gang rules are ours."""

from engine.sons_of_anarchy.cards import OctaneSide, Sheet
from engine.sons_of_anarchy.effects import Drop, Sell, Skim, Spend

SIDES = (
    OctaneSide(
        "samcro",
        Sheet(
            4,
            3,
            1,
            1,
            3,
            2,
            base=2,
            order_name="Werkstatt",
            order=(Spend("guns", 1, 1),),
            rule="freeBackup",
        ),
    ),
    OctaneSide(
        "mayans",
        Sheet(
            5,
            1,
            3,
            1,
            3,
            3,
            base=2,
            order_name="Kurierfahrt",
            order=(Sell("contraband", 1, 2),),
            rule="cheapPatchIn",
        ),
    ),
    OctaneSide(
        "niners",
        Sheet(
            6,
            1,
            2,
            0,
            2,
            4,
            base=3,
            order_name="Abtauchen",
            order=(Drop("heat", 1),),
            rule="quietUse",
        ),
    ),
    OctaneSide(
        "lin",
        Sheet(7, 2, 2, 1, 2, 3, base=3, order_name="Schutzgeld", order=(Skim("money", 1),)),
    ),
)

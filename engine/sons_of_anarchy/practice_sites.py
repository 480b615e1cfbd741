"""Twenty random sites of the practice set; all names and effects are ours."""

from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Drop, Sell, Skim, Spend, Steal, Swap

SITES = (
    Place("Hinterzimmer", deals=(Sell("contraband", 2, 2),), heat=1),
    Place("Fernfahrerkneipe", deals=(Sell("contraband", 1, 4),)),
    Place("Pfandleihe", deals=(Sell("guns", 2, 2),), boost=(Sell("contraband", 2, 1),)),
    Place("Schrottplatz", deals=(Spend("guns", 2, 3),)),
    Place("Verlassener Bahnhof", deals=(Skim("contraband", 1),), boost=(Skim("guns", 1),)),
    Place("Waschsalon", deals=(Drop("heat", 1),), boost=(Skim("money", 1),)),
    Place("Imbiss am Highway", deals=(Skim("money", 1),), boost=(Skim("money", 1),)),
    Place("Grenzübergang", deals=(Swap(3),), heat=1),
    Place("Tankstelle", deals=(Skim("money", 2),), heat=1),
    Place("Steinbruch", deals=(Skim("guns", 1),), boost=(Swap(2),)),
    Place("Lagerhaus 9", deals=(Steal("contraband", 2),), heat=1),
    Place("Billardhalle", deals=(Steal("money", 1),)),
    Place("Anwaltskanzlei", deals=(Drop("heat", 2),)),
    Place("Flugplatz", deals=(Spend("contraband", 1, 3),), heat=1),
    Place("Bowlingbahn", deals=(Sell("contraband", 2, 1), Skim("money", 1))),
    Place("Sägewerk", deals=(Sell("guns", 3, 1),), heat=1),
    Place("Hundezwinger", deals=(Steal("guns", 1),), heat=1),
    Place("Campingplatz", deals=(Spend("contraband", 2, 2), Swap(1))),
    Place("Motel", deals=(Skim("money", 1), Skim("contraband", 1)), heat=1),
    Place("Fischhalle", deals=(Swap(2),), boost=(Sell("guns", 2, 1),)),
)

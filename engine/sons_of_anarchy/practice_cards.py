"""The Anarchy cards of the practice set, 36 and 4 Hardcore; all names and effects are ours."""

from engine.sons_of_anarchy.cards import Card, Hassle, LastCall, Obstacle, Opportunity, Strike
from engine.sons_of_anarchy.club import Place
from engine.sons_of_anarchy.effects import Drop, Gain, Sell, Skim, Spend, Steal, Swap

OBSTACLES: tuple[Card, ...] = (
    Obstacle("Straßensperre", (Strike(Gain("heat", 1), "most", "figures"),)),
    Obstacle("Haussuchung", (Strike(Drop("guns", 1)),)),
    Obstacle("Neue Sheriffin", (Strike(Gain("heat", 1)),)),
    Obstacle("Kautionsrate", (Strike(Drop("money", 1)),)),
    Obstacle("Spürhunde", (Strike(Drop("contraband", 1)),)),
    Obstacle("Alte Schulden", (Strike(Drop("money", 2), "most", "sites"),)),
    Obstacle("Mitleid der Stadt", (Strike(Skim("money", 2), "fewest", "figures"),)),
    Obstacle("Ruhige Nacht", (Strike(Drop("heat", 1)),)),
    Obstacle("Kronzeuge", (Strike(Gain("heat", 1), "most", "heat"),)),
)
HASSLES: tuple[Card, ...] = (
    Hassle("Trauerwoche", "noRecruit"),
    Hassle("Streit im Vorstand", "noPatchIn"),
    Hassle("Stromausfall", "noBoost"),
    Hassle("Gesperrte Brücke", "noBackup"),
    Hassle("Waffenruhe", "noGuns"),
    Hassle("Funkstille", "noTrade"),
    Hassle("Stadtfest", "quietSites"),
    Hassle("Kameras überall", "hotSites"),
    Hassle("Beerdigung", "noRecruit"),
)
OPPORTUNITIES: tuple[Card, ...] = (
    Opportunity(
        Place("Liegengebliebener Laster", deals=(Skim("contraband", 3),), heat=1, opportunity=True)
    ),
    Opportunity(Place("Waffenmesse", deals=(Spend("guns", 1, 3),), opportunity=True)),
    Opportunity(
        Place("Durstige Touristen", deals=(Sell("contraband", 3, 2),), heat=1, opportunity=True)
    ),
    Opportunity(Place("Offene Kasse", deals=(Skim("money", 3),), heat=1, opportunity=True)),
    Opportunity(Place("Kumpel im Rathaus", deals=(Drop("heat", 2),), opportunity=True)),
    Opportunity(Place("Rivale auf Reisen", deals=(Steal("guns", 2),), opportunity=True)),
    Opportunity(Place("Flohmarkt", deals=(Swap(4),), opportunity=True)),
    Opportunity(Place("Sammler aus Reno", deals=(Sell("guns", 3, 2),), opportunity=True)),
    Opportunity(Place("Unbewachter Hof", deals=(Steal("contraband", 2),), opportunity=True)),
)
LAST_CALLS: tuple[Card, ...] = (
    LastCall("Platzhirsch", (Strike(Skim("money", 2), "most", "sites"),)),
    LastCall("Überall gesehen", (Strike(Gain("heat", 1), "most", "figures"),)),
    LastCall("Kleines Licht", (Strike(Drop("heat", 1), "fewest", "heat"),)),
    LastCall("Verstärktes Revier", (Strike(Skim("guns", 1), "most", "members"),)),
    LastCall("Restposten", (Strike(Skim("contraband", 1)),)),
    LastCall("Nachwuchspreis", (Strike(Skim("money", 1), "most", "prospects"),)),
    LastCall("Miete fällig", (Strike(Drop("money", 1)),)),
    LastCall("Trostrunde", (Strike(Skim("money", 2), "fewest", "sites"),)),
    LastCall("Beobachtet", (Strike(Gain("heat", 1), "most", "sites"),)),
)
HARDCORE: tuple[Card, ...] = (
    Obstacle("Bundesbehörde", (Strike(Gain("heat", 2), "most", "heat"),), hardcore=True),
    Obstacle("Großrazzia", (Strike(Drop("guns", 2)), Strike(Drop("contraband", 2))), hardcore=True),
    Hassle("Ausgangssperre", "noBackup", hardcore=True),
    LastCall("Abrechnung", (Strike(Drop("money", 3), "most", "members"),), hardcore=True),
)

CARDS = (*OBSTACLES, *HASSLES, *OPPORTUNITIES, *LAST_CALLS, *HARDCORE)

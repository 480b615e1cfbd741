"""What people get wrong about waiting, trade, sides and variants."""

from engine.core.example import Forbidden, Misjudged
from engine.sons_of_anarchy.actions import ThrowDown
from engine.sons_of_anarchy.actions_course import (
    ClubOrder,
    HandOver,
    PickClub,
    Promise,
    Recruit,
    RollForClub,
    SitTight,
)
from engine.sons_of_anarchy.course import Parcel
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.mistakes.refused import SoaMistake, after
from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.rules.orders import (
    CLUB_ORDER,
    SIT_TIGHT,
)
from engine.sons_of_anarchy.rules.setup import TABLE_CHOOSES_SIDES
from engine.sons_of_anarchy.rules.trade import (
    NO_TRADE_BETWEEN_FISTS,
    NOT_FOR_SALE,
    PROMISES_BIND_NOBODY,
)
from engine.sons_of_anarchy.rules.variants import NO_NEW_PROSPECTS
from engine.sons_of_anarchy.scenes import club, fists, no_backup
from engine.sons_of_anarchy.scenes_course import site, whole
from engine.sons_of_anarchy.setup import new_game

MOTEL = (site("Motel"),)

FREE_WAITING: SoaMistake = Misjudged(
    id="free-waiting",
    title="„Ich passe, den Marker behalte ich“",
    game=SOA,
    start=whole(
        club(0, (2, 0), home=(1, 1), orders=1),
        club(1, (0, 0), home=(3, 0), orders=2),
        club(2, (0, 0), home=(3, 0), orders=2),
        places=MOTEL,
    ),
    before=(),
    action=SitTight(0),
    overlooks=SIT_TIGHT,
    believed="Sally wartet ab, was die anderen tun, und ist danach noch einmal dran.",
    lesson="Abwarten kostet einen Marker. Es war Sallys letzter, und damit ist ihre Runde vorbei.",
)

HEAT_FOR_MONEY: SoaMistake = Forbidden(
    id="heat-for-money",
    title="Wer nimmt mir eine Hitze ab?",
    game=SOA,
    state=whole(
        club(0, (2, 0), home=(1, 1), heat=4, money=3),
        club(1, (0, 0), home=(3, 0), heat=0),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=HandOver(0, 1, Parcel(money=2, heat=1)),
    breaks=NOT_FOR_SALE,
    believed="Für 2 Geld übernimmt John die Sache mit der Polizei.",
    lesson="Das Geld darf er nehmen, die Hitze nicht. Sie klebt wie die Figuren und die Marker.",
)

DEAL_IN_THE_FIGHT: SoaMistake = Forbidden(
    id="deal-in-the-fight",
    title="Noch schnell eine Waffe borgen",
    game=SOA,
    state=after(
        whole(
            club(0, (2, 1), home=(1, 0), guns=2),
            club(1, (2, 0), home=(1, 0), guns=0),
            club(2, (0, 0), home=(3, 0), guns=3),
            places=MOTEL,
        ),
        ThrowDown(0, 0),
        *no_backup(0, 1),
        *fists(sally=1),
    ),
    action=HandOver(2, 1, Parcel(guns=2)),
    breaks=NO_TRADE_BETWEEN_FISTS,
    believed="Gehandelt wird jederzeit, also auch jetzt.",
    lesson="Sallys Faust ist schon zu. Vorher hätte Paula helfen dürfen, nachher darf sie wieder.",
)

GIVEN_WORD: SoaMistake = Misjudged(
    id="given-word",
    title="„Du hast es versprochen!“",
    game=SOA,
    start=whole(
        club(0, (1, 0), home=(2, 0), money=2),
        club(1, (1, 0), home=(2, 0), money=4),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    before=(),
    action=Promise(0, 1, Parcel(money=2)),
    overlooks=PROMISES_BIND_NOBODY,
    believed="Wer vor allen etwas zusagt, muss es am Rundenende herausrücken.",
    lesson="Muss er nicht. Was zählt, ist, was die Hand wechselt; der Rest ist Ehre unter Ganoven.",
)

SEVENTH_ORDER: SoaMistake = Forbidden(
    id="seventh-order",
    title="Ein Club-Befehl für alle",
    game=SOA,
    state=whole(
        club(0, (1, 0), home=(2, 0), money=2),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=ClubOrder(0),
    breaks=CLUB_ORDER,
    believed="Jeder Club hat einen Sonderbefehl, man muss nur die Karte umdrehen.",
    lesson="Die Karte dreht niemand um. Auf der Unleaded-Seite gibt es sechs Befehle, und fertig.",
)

OWN_TASTE: SoaMistake = Forbidden(
    id="own-taste",
    title="High Octane, weil es besser aussieht",
    game=SOA,
    state=after(
        new_game(("Sally", "John", "Paula")),
        RollForClub(0, 6),
        RollForClub(1, 2),
        RollForClub(2, 3),
    ),
    action=PickClub(0, "samcro", "octane"),
    breaks=TABLE_CHOOSES_SIDES,
    believed="Welche Seite oben liegt, ist Geschmackssache.",
    lesson="Erst einigt sich der Tisch. Bei Unleaded nehmen alle dieselbe Seite.",
)

ONE_TOO_MANY: SoaMistake = Forbidden(
    id="one-too-many",
    title="Ohne Zuwachs, aber nur ein bisschen",
    game=SOA,
    state=whole(
        club(0, (0, 1), home=(2, 1)),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
        options=Options(no_new_prospects=True),
    ),
    action=Recruit(0),
    breaks=NO_NEW_PROSPECTS,
    believed="Im Vorrat liegen noch drei, einer wird ja wohl gehen.",
    lesson="Mit zweien hat Sally begonnen, zwei hat sie. Ersetzen dürfte sie einen, mehr nicht.",
)

TRADE_MISTAKES: tuple[SoaMistake, ...] = (
    OWN_TASTE,
    FREE_WAITING,
    SEVENTH_ORDER,
    HEAT_FOR_MONEY,
    DEAL_IN_THE_FIGHT,
    GIVEN_WORD,
    ONE_TOO_MANY,
)

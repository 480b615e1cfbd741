"""What people get wrong about markers, rides and uses."""

from engine.core.example import Forbidden, Misjudged
from engine.sons_of_anarchy.actions import RollForInjured
from engine.sons_of_anarchy.actions_course import (
    Exploit,
    PatchIn,
    Recruit,
    Ride,
)
from engine.sons_of_anarchy.game import SOA
from engine.sons_of_anarchy.mistakes.refused import SoaMistake, after
from engine.sons_of_anarchy.parts import Clubhouse, EmergencyRoom, Site
from engine.sons_of_anarchy.rules.orders import (
    AT_MOST_FIVE_PROSPECTS,
    NO_FOREIGN_CLUBHOUSE,
    NO_RIDE_TO_THE_WARD,
    ONCE_A_ROUND,
    PATCH_IN_COSTS,
)
from engine.sons_of_anarchy.rules.round import MARKERS_FOR_MEMBERS
from engine.sons_of_anarchy.rules.strength import CONTROL_MEANS_ALONE
from engine.sons_of_anarchy.rules.throwdown import ORDERS_GO_AROUND
from engine.sons_of_anarchy.scenes import club
from engine.sons_of_anarchy.scenes_course import site, used, whole

MOTEL = (site("Motel"),)

PROSPECTS_ORDER: SoaMistake = Misjudged(
    id="prospects-give-orders",
    title="Fünf Prospects, fünf Befehle?",
    game=SOA,
    start=whole(
        club(0, (0, 4), home=(2, 1), orders=0),
        club(1, (0, 0), home=(4, 0), hurt=(0, 1), orders=0),
        club(2, (0, 0), home=(3, 2), orders=0),
        places=MOTEL,
        step="cleanup",
    ),
    before=(),
    action=RollForInjured(1, "prospect", 5),
    overlooks=MARKERS_FOR_MEMBERS,
    believed="Sally hat sieben Figuren und nimmt zehn Marker.",
    lesson="Gezählt werden nur Members. Mit zweien und drei Grundbefehlen kommt Sally auf fünf, "
    "so viele Prospects sie auch hat.",
)

RIDE_TO_THE_WARD: SoaMistake = Forbidden(
    id="ride-to-the-ward",
    title="Krankenbesuch",
    game=SOA,
    state=whole(
        club(0, (1, 0), home=(1, 0), hurt=(1, 1)),
        club(1, (0, 1), home=(2, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=Ride(0, EmergencyRoom(), Site(0), 1, 0),
    breaks=NO_RIDE_TO_THE_WARD,
    believed="Sally holt ihren Member aus der Notaufnahme ab, es ist ja ein Ort wie jeder andere.",
    lesson="Die Notaufnahme ist kein Ort. Hinein kommt man durch eine Waffe, hinaus durch einen "
    "Würfel.",
)

THEIR_CLUBHOUSE: SoaMistake = Forbidden(
    id="their-clubhouse",
    title="Besuch bei John",
    game=SOA,
    state=whole(
        club(0, (3, 0), home=(0, 2)),
        club(1, (0, 0), home=(1, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=Ride(0, Site(0), Clubhouse(1), 3, 0),
    breaks=NO_FOREIGN_CLUBHOUSE,
    believed="Im Clubhaus sitzt John allein. Da fährt man mit drei Members vorbei.",
    lesson="Zu Hause ist jeder sicher: In ein fremdes Clubhaus fährt niemand.",
)

RIDE_AND_USE: SoaMistake = Forbidden(
    id="ride-and-use",
    title="Hineingefahren und gleich kassiert",
    game=SOA,
    state=after(
        whole(
            club(0, (0, 0), home=(2, 1), orders=4),
            club(1, (0, 0), home=(3, 0), orders=3),
            club(2, (0, 0), home=(3, 0), orders=3),
            places=MOTEL,
        ),
        Ride(0, Clubhouse(0), Site(0), 1, 0),
    ),
    action=Exploit(0, 0),
    breaks=ORDERS_GO_AROUND,
    believed="Marker sind noch genug da, also fährt Sally hin und nutzt den Ort in einem Zug.",
    lesson="Ein Zug ist ein Befehl. Sofort nutzen darf man nur nach einem Sieg im eigenen "
    "Throwdown.",
)

SHARED_SITE: SoaMistake = Forbidden(
    id="shared-site",
    title="Zu zweit am selben Ort",
    game=SOA,
    state=whole(
        club(0, (3, 1), home=(0, 1)),
        club(1, (0, 1), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=Exploit(0, 0),
    breaks=CONTROL_MEANS_ALONE,
    believed="Vier gegen einen: Wer die Mehrheit hat, kontrolliert den Ort.",
    lesson="Mehrheit zählt nicht. Solange Johns Prospect dort steht, nutzt den Ort niemand.",
)

SECOND_HELPING: SoaMistake = Forbidden(
    id="second-helping",
    title="Noch einmal, weil es so schön war",
    game=SOA,
    state=whole(
        club(0, (2, 0), home=(1, 1)),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=(used(site("Imbiss am Highway")),),
    ),
    action=Exploit(0, 0, boost=True),
    breaks=ONCE_A_ROUND,
    believed="Der erste Marker war ohne Boost, der zweite kommt eben mit.",
    lesson="Ein Ort wird einmal je Runde genutzt. Wer den Boost will, sagt ihn gleich an.",
)

SIXTH_PROSPECT: SoaMistake = Forbidden(
    id="sixth-prospect",
    title="Der sechste Mann",
    game=SOA,
    state=whole(
        club(0, (0, 3), home=(2, 0), hurt=(0, 2)),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=Recruit(0),
    breaks=AT_MOST_FIVE_PROSPECTS,
    believed="Zwei liegen in der Notaufnahme, also sind zwei Plätze frei.",
    lesson="Verletzt ist nicht tot: Wer in der Notaufnahme liegt, zählt noch zu den fünf.",
)

UNARMED_PROMOTION: SoaMistake = Forbidden(
    id="unarmed-promotion",
    title="Befördert, aber womit?",
    game=SOA,
    state=whole(
        club(0, (0, 1), home=(2, 0), money=0, guns=0),
        club(1, (0, 0), home=(3, 0)),
        club(2, (0, 0), home=(3, 0)),
        places=MOTEL,
    ),
    action=PatchIn(0, Site(0)),
    breaks=PATCH_IN_COSTS,
    believed="Patch In kostet einen Marker wie jeder andere Befehl.",
    lesson="Dazu kommen 1 Geld und 1 Waffe. Eine Weste ist nicht umsonst.",
)

ORDER_MISTAKES: tuple[SoaMistake, ...] = (
    PROSPECTS_ORDER,
    RIDE_AND_USE,
    RIDE_TO_THE_WARD,
    THEIR_CLUBHOUSE,
    SHARED_SITE,
    SECOND_HELPING,
    SIXTH_PROSPECT,
    UNARMED_PROMOTION,
)

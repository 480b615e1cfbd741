"""What people get wrong about the Vierfach-Attentat and the Staatsanwalt."""

from engine.core.example import Forbidden, Misjudged, Mistake
from engine.last_man_falling.actions import (
    Accept,
    Accuse,
    Action,
    DrawPenalty,
    Lay,
    LayVierfach,
    LayWaffenwahl,
    ShowHand,
)
from engine.last_man_falling.cards import VIERFACH, WAFFENWAHL
from engine.last_man_falling.events import LmfEvent
from engine.last_man_falling.game import GAME
from engine.last_man_falling.moments import after
from engine.last_man_falling.options import Options
from engine.last_man_falling.rules import cards, staatsanwalt, turn, vierfach
from engine.last_man_falling.state import State
from engine.last_man_falling.tables import CLEAN, DIRTY, EDDA, KALLE, ROSA, TOP, n, table
from engine.last_man_falling.view import View

type LmfMistake = Mistake[State, Action, LmfEvent, View]

ONLY_THE_WEAPON: LmfMistake = Forbidden(
    "nur-die-waffe-zaehlt",
    "„Ich hab doch kein Messer!“",
    GAME,
    table(DIRTY, TOP, options=Options(mode="strict")),
    LayVierfach(ROSA, "gift"),
    vierfach.ONLY_WITHOUT_FITTING,
    "Nur eine Karte mit der gleichen Waffe steht dem Vierfach-Attentat im Weg.",
    "Die gleiche Zahl passt ebenso, also ist auch sie im Weg.",
)
FINISH_WITH_IT: LmfMistake = Forbidden(
    "schluss-mit-vierfach",
    "Mit einem Knall aufhören",
    GAME,
    table((VIERFACH,), TOP),
    LayVierfach(ROSA, "gift"),
    vierfach.NOT_AS_LAST_CARD,
    "Die letzte Karte darf jede sein, also auch das Vierfach-Attentat.",
    "Vierfach-Attentat und Waffenwahl beenden keine Runde; behaltet rechtzeitig eine andere Karte.",
)
FINISH_WITH_WAFFENWAHL: LmfMistake = Forbidden(
    "schluss-mit-waffenwahl",
    "Der letzte Wunsch",
    GAME,
    table((WAFFENWAHL,), TOP),
    LayWaffenwahl(ROSA, "gift"),
    cards.WAFFENWAHL_NOT_LAST,
    "Die Waffenwahl geht jederzeit, also auch als letzte Karte.",
    "„Jederzeit“ endet bei der letzten Karte: Mit ihr darf die Runde nicht aufhören.",
)
WISH_ON_WISH: LmfMistake = Forbidden(
    "waffenwahl-auf-waffenwahl",
    "Wünsch dir was anderes",
    GAME,
    table((WAFFENWAHL, n("gift", 1)), WAFFENWAHL, "bombe"),
    LayWaffenwahl(ROSA, "gift"),
    cards.WAFFENWAHL_NOT_ON_ITSELF,
    "Eine Waffenwahl passt auf alles, auch auf eine Waffenwahl.",
    "Fast überall darf sie liegen, nur nicht auf einer anderen Waffenwahl.",
)
WISH_FOR_A_NUMBER: LmfMistake = Forbidden(
    "zahl-gewuenscht",
    "„Ich wünsche mir die Fünf“",
    GAME,
    table(CLEAN, TOP),
    LayVierfach(ROSA, "Fünf"),
    cards.FOUR_WEAPONS,
    "Man darf sich auch eine Zahl wünschen.",
    "Genannt wird eine der vier Waffen; Zahlen stehen nicht zur Wahl.",
)
ANYONE_ACCUSES: LmfMistake = Forbidden(
    "jeder-darf-anklagen",
    "Edda hat alles gesehen",
    GAME,
    after(table(DIRTY, TOP), LayVierfach(ROSA, "gift")),
    Accuse(EDDA),
    staatsanwalt.WHO_MAY_ACCUSE,
    "Jeder am Tisch darf den Staatsanwalt rufen.",
    "Die Anklage dient dazu, die eigenen vier Karten abzuwenden; deshalb lassen wir nur die "
    "betroffene Person anklagen. Wer es anders hält, stellt es im Spiel um.",
)
PASS_IT_ON: LmfMistake = Forbidden(
    "vierfach-gegen-vierfach",
    "Kalle schlägt zurück",
    GAME,
    after(table(CLEAN, TOP, kalle=(VIERFACH, n("gift", 7))), LayVierfach(ROSA, "bombe")),
    LayVierfach(KALLE, "gift"),
    vierfach.NO_ANSWER_WITH_VIERFACH,
    "Ein eigenes Vierfach-Attentat reicht die Karten weiter, und es werden acht.",
    "Weiterreichen lässt sich der Doppelmord; beim Vierfach-Attentat steht davon nichts.",
)
LAY_A_DRAWN_CARD: LmfMistake = Forbidden(
    "gezogene-karte-legen",
    "Passt doch, die da!",
    GAME,
    after(table(CLEAN, TOP), LayVierfach(ROSA, "bombe"), Accept(KALLE), DrawPenalty(KALLE, 4)),
    Lay(KALLE, n("bombe", 3)),
    vierfach.NONE_OF_THE_DRAWN,
    "Wer vier zieht und etwas Passendes dabei hat, darf es gleich legen.",
    "Das gilt nur für die eine Karte, die man zieht, wenn man nicht legen kann. Nach einem "
    "Attentat ist der Zug vorbei.",
)
TOO_LATE: LmfMistake = Forbidden(
    "zu-spaet-angeklagt",
    "Erst ziehen, dann zweifeln",
    GAME,
    after(table(DIRTY, TOP), LayVierfach(ROSA, "gift"), Accept(KALLE), DrawPenalty(KALLE, 4)),
    Accuse(KALLE),
    staatsanwalt.WHEN_TO_ACCUSE,
    "Anklagen darf man, solange die Karte noch oben liegt.",
    "Mit dem Annehmen ist die Sache erledigt: erst zweifeln, dann ziehen.",
)
DRAW_TEN: LmfMistake = Forbidden(
    "vier-plus-sechs",
    "Zehn Karten, wie grausam",
    GAME,
    after(table(CLEAN, TOP), LayVierfach(ROSA, "bombe"), Accuse(KALLE), ShowHand(ROSA)),
    DrawPenalty(KALLE, 10),
    staatsanwalt.WRONG_ACCUSER_DRAWS_SIX,
    "Nach falscher Anklage zieht man die vier Karten und sechs dazu.",
    "Sechs statt vier heißt: Die sechs ersetzen die vier.",
)
DOUBT_ANY_CARD: LmfMistake = Forbidden(
    "anklage-ohne-attentat",
    "Der Staatsanwalt hat Sprechstunde",
    GAME,
    table(CLEAN, TOP),
    Accuse(EDDA),
    staatsanwalt.MAY_DOUBT,
    "Mit dem Staatsanwalt lässt sich jede Karte anzweifeln.",
    "Er ist nur für das Vierfach-Attentat da.",
)
NEITHER_FITS: LmfMistake = Forbidden(
    "falsche-karte",
    "Knapp daneben",
    GAME,
    table(CLEAN, TOP),
    Lay(ROSA, n("pistole", 3)),
    turn.WRONG_CARD,
    "Pistole und Messer sind beides Waffen, das wird schon passen.",
    "Gleich sein muss die Waffe selbst oder die Zahl.",
)
WISH_IS_VOID: LmfMistake = Misjudged(
    "wunsch-verfaellt",
    "Verurteilt, also ungültig?",
    GAME,
    table(DIRTY, TOP),
    (LayVierfach(ROSA, "gift"), Accuse(KALLE)),
    ShowHand(ROSA),
    staatsanwalt.CARD_AND_WISH_STAND,
    "Die überführte Person nimmt ihre Karte zurück, und der Wunsch verfällt.",
    "Bestraft wird mit vier Karten. Vom Zurücknehmen steht beim Staatsanwalt nichts, darum "
    "lassen wir Karte und Wunsch gelten.",
)
UNSEEN: LmfMistake = Misjudged(
    "vierfach-mit-passender-karte",
    "Das geht ja gar nicht! Doch.",
    GAME,
    table(DIRTY, TOP),
    (),
    LayVierfach(ROSA, "gift"),
    turn.ONLY_STAATSANWALT_CATCHES,
    "Mit einer passenden Karte auf der Hand lässt sich das Attentat gar nicht legen.",
    "Legen lässt es sich schon, nur erlaubt ist es nicht. Wer es bezweifelt, muss anklagen.",
)
JUMPED_THE_QUEUE: LmfMistake = Forbidden(
    "vorgedraengelt",
    "Edda hat es eilig",
    GAME,
    table(CLEAN, TOP),
    Lay(EDDA, n("messer", 1)),
    turn.OUT_OF_TURN,
    "Wenn es passt, ist die Reihenfolge nicht so wichtig.",
    "Gelegt wird reihum, auch wenn die Karte noch so gut passt.",
)

COURT: tuple[LmfMistake, ...] = (
    ONLY_THE_WEAPON,
    UNSEEN,
    FINISH_WITH_IT,
    FINISH_WITH_WAFFENWAHL,
    WISH_ON_WISH,
    WISH_FOR_A_NUMBER,
    ANYONE_ACCUSES,
    TOO_LATE,
    DOUBT_ANY_CARD,
    PASS_IT_ON,
    LAY_A_DRAWN_CARD,
    DRAW_TEN,
    WISH_IS_VOID,
    NEITHER_FITS,
    JUMPED_THE_QUEUE,
)

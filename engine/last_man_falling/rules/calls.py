"""„Last Man Falling“: when to call, how long one can be caught."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import CALLS, ruling, stated

CALL_LAST = Rule(
    id="lmf.call-last",
    title="Nur noch eine Karte: „Last Man Falling“",
    says="Habt ihr nur noch eine Karte auf der Hand, ruft ihr laut „Last Man Falling“.",
    chapter=CALLS,
    source=stated("Sonderkarten", 61, 62),
    words=("Ansage", "Mau", "Uno rufen", "letzte Karte", "rufen"),
)
CALL_WINDOW = Rule(
    id="lmf.call-window",
    title="Ertappt wird, bis die nächste Person handelt",
    says="Vergessen ist der Ruf, wenn ihn jemand anmahnt, bevor ihr ihn nachholt. Hat die nächste "
    "Person schon gehandelt, ist es zum Ertappen zu spät.",
    chapter=CALLS,
    source=ruling(
        32,
        "Die Besprechung nennt keine Frist; so lang ist sie bei UNO.",
        "die Strafe fällt immer an, auch wenn es niemand merkt",
    ),
    option="forgotten_call",
    words=(
        "Bis wann darf man mich erwischen",
        "Ansage erwischen",
        "Frist",
        "zu spät",
        "wie lange",
        "ertappen",
    ),
)
CALL_AGAIN = Rule(
    id="lmf.call-again",
    title="Jedes Mal neu",
    says="Wer wieder mehr Karten hatte und erneut bei einer ankommt, ruft erneut.",
    chapter=CALLS,
    source=ruling(
        33,
        "Gerufen wird, wenn man nur noch eine Karte hat, und das ist man dann wieder; UNO hält es "
        "ebenso.",
        "einmal je Runde genügt",
    ),
    option="call_again",
    words=("noch einmal rufen", "erneut", "wieder eine Karte"),
)
CALL_AFTER_SWAP = Rule(
    id="lmf.call-after-swap",
    title="Auch wer eine einzelne Karte ertauscht, ruft",
    says="Hält nach einem Verpfeifen eine der beiden Personen nur noch eine Karte, muss sie rufen, "
    "bis die nächste Person handelt.",
    chapter=CALLS,
    source=ruling(
        30,
        "Verlangt ist der Ruf von jeder Person mit nur einer Karte, gleich wie sie dazu kam.",
        "wer getauscht hat, muss nicht rufen",
    ),
    option="swap_call",
    words=("Verpfeifen und Ansage", "getauscht", "eine Karte bekommen"),
)

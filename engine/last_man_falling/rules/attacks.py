"""The Doppelmord: what it costs, and what may answer it."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import ATTACKS, ruling, stated

DOPPELMORD_DRAWS_TWO = Rule(
    id="lmf.doppelmord-draws-two",
    title="Doppelmord: zwei Karten ziehen",
    says="Wem ein Doppelmord vorgelegt wird, der zieht zwei Karten.",
    chapter=ATTACKS,
    source=stated("Sonderkarten", 34),
    words=("+2", "plus zwei", "zwei ziehen", "Zieh zwei"),
)
DOPPELMORD_PASSES = Rule(
    id="lmf.doppelmord-passes",
    title="Wer die zwei zieht, legt nichts und passt",
    says="Mit dem Ziehen ist der Zug vorbei: Es wird keine Karte gelegt, und die nächste Person "
    "ist dran.",
    chapter=ATTACKS,
    source=stated("Sonderkarten", 35, 36),
    words=("passen", "aussetzen", "nach dem Ziehen legen", "Zug vorbei"),
)
DOPPELMORD_PASSED_ON = Rule(
    id="lmf.doppelmord-passed-on",
    title="Mit einem Doppelmord weiterreichen",
    says="Legt ihr auf den Doppelmord einen eigenen, ist der Angriff abgewehrt und trifft die "
    "nächste Person.",
    chapter=ATTACKS,
    source=stated("Sonderkarten", 37, 38),
    words=("abwehren", "weitergeben", "kontern", "stapeln"),
)
NOT_ADDED_UP = Rule(
    id="lmf.not-added-up",
    title="Weitergereicht wird, addiert wird nicht",
    says="Auch nach mehreren Doppelmorden zieht die letzte Person zwei Karten.",
    chapter=ATTACKS,
    source=ruling(
        15,
        "Von Weiterreichen ist die Rede, von Zusammenzählen nicht.",
        "die Karten addieren sich: vier, sechs, acht und so fort",
    ),
    option="doppelmord",
    words=(
        "zwei Doppelmord addieren",
        "Doppelmord addieren vier",
        "stapeln",
        "vier ziehen",
        "+4",
        "zusammenzählen",
        "kumulieren",
    ),
)
ANY_DOPPELMORD = Rule(
    id="lmf.any-doppelmord",
    title="Jeder Doppelmord taugt zum Weiterreichen",
    says="Auf einen Doppelmord passt jeder andere, auch mit einer anderen Waffe.",
    chapter=ATTACKS,
    source=ruling(
        16,
        "Er darf auf sich selbst, und eine Waffe wird dabei nicht verlangt; verlangt wird sie erst "
        "in den Varianten.",
        "nur mit gleicher Waffe",
    ),
    option="doppelmord_weapon",
    words=("welche Waffe", "andere Waffe", "Doppelmord auf Doppelmord"),
)
NO_OTHER_ANSWER = Rule(
    id="lmf.no-other-answer",
    title="Etwas anderes hilft nicht",
    says="Solange ein Doppelmord auf euch wartet, könnt ihr nur weiterreichen oder ziehen. Weder "
    "Waffenwahl noch Verpfeifen retten euch.",
    chapter=ATTACKS,
    source=ruling(
        17,
        "Beide darf man zwar fast immer legen, aber wen der Angriff trifft, der legt keine Karte "
        "außer einer gleichen.",
        "mit Verpfeifen reicht ihr den Angriff samt Hand an eine Person eurer Wahl",
        "mit einer Waffenwahl reicht ihr ihn an die nächste Person, mit einem Wunsch dazu",
    ),
    option="attack_answer",
    words=("Verpfeifen gegen Doppelmord", "Waffenwahl gegen Doppelmord", "abwehren"),
)

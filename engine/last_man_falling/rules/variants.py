"""The six variants, and what they leave open."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import VARIANTS, ruling, stated

SIX_VARIANTS = Rule(
    id="lmf.six-variants",
    title="Sechs Varianten, alle freiwillig",
    says="Sechs Varianten machen das Spiel gemeiner, wenn ihr es schon eine Weile kennt. "
    "Verabredet vorher, welche gelten; sonst gilt keine.",
    chapter=VARIANTS,
    source=stated("Varianten", 85, 86),
    further=(
        ruling(
            53,
            "Als freiwillig angeboten heißt: Ohne Verabredung gelten sie nicht.",
            "alle auf einmal, für Leute mit starken Nerven",
        ),
    ),
    executed=False,
    words=("Hausregeln", "Varianten", "gemeiner"),
)
PARIEREN = Rule(
    id="lmf.parieren",
    title="Attentat parieren: Fluchtrichtung auf Doppelmord",
    says="Auf einen Doppelmord, der auf euch wartet, dürft ihr eine Fluchtrichtung mit passender "
    "Waffe legen. Der Angriff trifft dann die Person, die ihn gelegt hat.",
    chapter=VARIANTS,
    source=stated("Varianten", 87, 88),
    option="parieren",
    words=("parieren", "kontern", "zurückschicken", "Fluchtrichtung auf Doppelmord"),
)
PARRY_AGAIN = Rule(
    id="lmf.parry-again",
    title="Und wieder zurück",
    says="Wen der parierte Angriff trifft, der darf ihn mit einer weiteren Fluchtrichtung wieder "
    "umlenken.",
    chapter=VARIANTS,
    source=stated("Varianten", 89),
    option="parieren",
    words=("noch einmal parieren", "umlenken", "hin und her"),
)
PARRY_TURNS = Rule(
    id="lmf.parry-turns",
    title="Die Richtung bleibt gedreht",
    says="Jede Fluchtrichtung dreht beim Parieren auch die Spielrichtung um, und passen muss sie "
    "zur Waffe der obersten Karte.",
    chapter=VARIANTS,
    source=ruling(
        43,
        "Die Karte behält ihre Wirkung; davon, dass sie beim Parieren entfällt, steht nichts da.",
        "nur der Angriff dreht um, gespielt wird danach wie zuvor",
    ),
    option="parry_turns",
    words=("Richtung nach dem Parieren", "passende Waffe"),
)
SELBSTANZEIGE = Rule(
    id="lmf.selbstanzeige",
    title="Selbstanzeige: Knast auf Doppelmord",
    says="Auf einen Doppelmord, der auf euch wartet, dürft ihr einen Knast mit passender Waffe "
    "legen. Ihr sitzt dann, aber der Angriff geht an euch vorbei.",
    chapter=VARIANTS,
    source=stated("Varianten", 90, 91),
    option="selbstanzeige",
    words=("Selbst-Anzeige", "Knast auf Doppelmord", "entkommen"),
)
NEXT_IS_VICTIM = Rule(
    id="lmf.next-is-victim",
    title="Dann trifft es die nächste Person",
    says="Opfer ist nun, wer als Nächstes kommt. Auch diese Person darf sich so retten, und immer "
    "so weiter.",
    chapter=VARIANTS,
    source=stated("Varianten", 92, 93),
    option="selbstanzeige",
    words=("wer zieht", "weitergeben", "Kette"),
)
JAILED_THIS_TURN = Rule(
    id="lmf.jailed-this-turn",
    title="Eure Haft ist dieser Zug",
    says="Als Strafe für die Selbstanzeige gilt der Zug, den ihr gerade nutzt. Niemand setzt "
    "ihretwegen zusätzlich aus.",
    chapter=VARIANTS,
    source=ruling(
        44,
        "Der Knast trifft diesmal euch selbst; mehr als einmal aussetzen verlangt er nie.",
        "ihr setzt auch euren nächsten Zug aus",
    ),
    option="own_jail",
    words=("wie lange sitzen", "aussetzen", "Haft"),
)
ANSWERS_TOGETHER = Rule(
    id="lmf.answers-together",
    title="Parieren und Selbstanzeige zusammen",
    says="Gelten beide Varianten, darf in einer Angriffskette jede Antwort auf jede folgen. Auf "
    "Knast und Fluchtrichtung muss die Waffe passen, auch beim Doppelmord.",
    chapter=VARIANTS,
    source=ruling(
        45,
        "Jede Variante gilt für sich; wer beide verabredet, will beide haben.",
        "nach einem Knast geht nur noch ein Knast",
    ),
    option="mixed_answers",
    words=("kombinieren", "beide Varianten", "Kette"),
)
NOT_AGAINST_VIERFACH = Rule(
    id="lmf.not-against-vierfach",
    title="Gegen das Vierfach-Attentat hilft beides nicht",
    says="Parieren und Selbstanzeige gelten nur gegen einen Doppelmord.",
    chapter=VARIANTS,
    source=ruling(
        46,
        "Beide Varianten nennen allein den Doppelmord.",
        "auch ein Vierfach-Attentat lässt sich so abwehren",
    ),
    option="vierfach_variants",
    words=("Vierfach parieren", "Vierfach-Attentat abwehren"),
)
VERPENNT = Rule(
    id="lmf.verpennt",
    title="Verpennt: eine Strafkarte",
    says="Wer nicht merkt, dass er dran ist, zieht eine Strafkarte und spielt dann normal weiter.",
    chapter=VARIANTS,
    source=stated("Varianten", 94, 95),
    option="verpennt",
    words=(
        "Was passiert, wenn ich dran bin und schlafe",
        "dran und schlafen",
        "schlafe",
        "verschlafen",
        "träumen",
        "dösen",
    ),
)
ASLEEP_WHEN_TOLD = Rule(
    id="lmf.asleep-when-told",
    title="Verpennt ist, wer sich wecken lassen muss",
    says="Als verpennt gilt ein Zug, wenn jemand anders daran erinnern muss; zwanzig Sekunden "
    "solltet ihr warten. Je Zug kostet das höchstens einmal.",
    chapter=VARIANTS,
    source=ruling(
        50,
        "Wie lange jemand schlafen darf, steht nicht da; eine Frist braucht es, sonst gewinnt, wer "
        "am schnellsten „Schläfst du?“ ruft.",
        "eine andere Frist",
    ),
    option="asleep_after",
    words=("Frist", "20 Sekunden", "Zeit", "wecken"),
)
BANDENSTERBEN = Rule(
    id="lmf.bandensterben",
    title="Bandensterben: drei Rufe",
    says="Legt ihr eure viertletzte Karte, ruft ihr „Three Men Falling“, bei der drittletzten "
    "„Two Men Falling“ und bei der vorletzten wie immer „Last Man Falling“.",
    chapter=VARIANTS,
    source=stated("Varianten", 96, 97, 98),
    further=(
        ruling(
            52,
            "Nach der viertletzten Karte hält man noch drei, nach der vorletzten noch eine: Das "
            "passt zu den drei Rufen.",
            "gerufen wird schon bei vier Karten auf der Hand; zum dritten Ruf passt das nicht",
        ),
    ),
    option="bandensterben",
    words=("Three Men Falling", "Two Men Falling", "Ansagen", "Banden-Sterben"),
)
EVERY_CALL_COSTS = Rule(
    id="lmf.every-call-costs",
    title="Jeder verpasste Ruf kostet zwei",
    says="Auch für einen der beiden anderen Rufe zieht ihr sofort zwei Karten, wenn ihr ihn "
    "verpasst.",
    chapter=VARIANTS,
    source=stated("Varianten", 99),
    option="bandensterben",
    words=("Ansage vergessen", "zwei Karten", "Strafe"),
)
SWAP_OWES_LAST_ONLY = Rule(
    id="lmf.swap-owes-last-only",
    title="Nach einem Tausch zählt nur die eine Karte",
    says="Wer durch Verpfeifen drei oder zwei Karten bekommt, ruft nicht; nur mit einer einzigen "
    "ist der Ruf fällig.",
    chapter=VARIANTS,
    source=ruling(
        51,
        "Die beiden neuen Rufe gehören zum Ablegen einer Karte, und abgelegt hat diese Person "
        "nichts.",
        "auch nach dem Tausch wird bei drei und zwei Karten gerufen",
    ),
    option="swap_call",
    words=("Bandensterben und Verpfeifen", "Tausch und Ansage"),
)
DAUERFEUER = Rule(
    id="lmf.dauerfeuer",
    title="Dauerfeuer: gleiche Karten auf einmal",
    says="Zwei oder mehr Karten mit gleicher Waffe und gleicher Zahl dürft ihr zusammen ablegen.",
    chapter=VARIANTS,
    source=stated("Varianten", 100, 101),
    option="dauerfeuer",
    words=(
        "Darf ich zwei gleiche Karten auf einmal legen, auch Sonderkarten",
        "zwei gleiche Karten",
        "gleiche Karten einmal",
        "mehrere Karten",
        "Zwillinge",
        "identische Karten",
        "doppelt legen",
    ),
)
ONLY_NUMBERS_FIRE = Rule(
    id="lmf.only-numbers-fire",
    title="Dauerfeuer nur mit Waffenkarten",
    says="Zusammen ablegen lassen sich nur Karten mit Zahl. Danach wird der Ruf fällig, bei dem "
    "ihr ankommt; übersprungene holt ihr nicht nach.",
    chapter=VARIANTS,
    source=ruling(
        47,
        "Verlangt sind gleiche Waffe und gleiche Zahl, und eine Zahl haben nur die Waffenkarten.",
        "auch gleiche Sonderkarten gehen zusammen weg",
    ),
    option="fire_specials",
    words=("gleiche Sonderkarten einmal", "Sonderkarten zusammen", "zwei Doppelmorde", "Ansage"),
)
SPIRALE = Rule(
    id="lmf.spirale",
    title="Spirale der Loser: ziehen, bis es passt",
    says="Wer nichts Passendes hat, zieht so lange, bis er bedienen kann.",
    chapter=VARIANTS,
    source=stated("Varianten", 102),
    option="spirale",
    words=("so lange ziehen", "bis es passt", "Spirale"),
)
SPIRALE_STOPS = Rule(
    id="lmf.spirale-stops",
    title="Die erste legbare Karte beendet die Spirale",
    says="Schluss ist mit der ersten Karte, die ihr legen dürft, auch mit einer Sonderkarte. Sonst "
    "endet die Spirale erst, wenn nichts mehr zu ziehen da ist.",
    chapter=VARIANTS,
    source=ruling(
        48,
        "Gezogen wird, bis man bedienen kann, und das kann eine Sonderkarte auch.",
        "gezogen wird, bis eine Karte mit Zahl passt",
    ),
    option="spirale_stops",
    words=("wann Schluss", "Sonderkarte gezogen", "Stapel leer"),
)
SPIRALE_VIERFACH = Rule(
    id="lmf.spirale-vierfach",
    title="Ein Vierfach-Attentat erspart die Spirale",
    says="Wer nichts Passendes, aber ein Vierfach-Attentat hält, darf es legen, statt zu ziehen.",
    chapter=VARIANTS,
    source=ruling(
        49,
        "Genau dafür ist die Karte da: wenn sonst nichts passt.",
        "erst ziehen, bis etwas passt; ein Attentat darf nur liegen, wenn ihr es dabei zieht",
    ),
    option="spirale_vierfach",
    words=("Spirale und Vierfach", "statt ziehen"),
)

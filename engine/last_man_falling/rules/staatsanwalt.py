"""The Staatsanwalt: who may accuse and when, what is shown, and both verdicts."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import CHAPTER, ruling, stated

MAY_DOUBT = Rule(
    id="lmf.may-doubt",
    title="Zweifel sind erlaubt",
    says="Ihr dürft bezweifeln, dass ein Vierfach-Attentat erlaubt war. Der Zweifel heißt "
    "„Staatsanwalt“ und gilt nur dieser Karte.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 67),
    words=("anzweifeln", "Anklage", "anklagen", "Bluff", "herausfordern"),
)
WHO_MAY_ACCUSE = Rule(
    id="lmf.who-may-accuse",
    title="Anklagen darf, wen es trifft",
    says="Nur wer die vier Karten ziehen müsste, darf den Staatsanwalt rufen.",
    chapter=CHAPTER,
    source=ruling(
        21,
        "Die Besprechung lässt es erst offen und sagt dann, wozu die Anklage dient: Wer getroffen "
        "ist, versucht, das Attentat abzuwenden.",
        "alle außer der beschuldigten Person dürfen anklagen",
    ),
    further=(stated("Bestrafungen", 70),),
    option="accuser",
    words=("wer darf anklagen", "jeder", "Opfer", "Betroffene", "Dritte"),
)
WHEN_TO_ACCUSE = Rule(
    id="lmf.when-to-accuse",
    title="Angeklagt wird vor dem Ziehen",
    says="Die Anklage kommt, nachdem die Waffe genannt ist und bevor das Attentat angenommen "
    "wird. Über jedes Attentat wird höchstens einmal verhandelt.",
    chapter=CHAPTER,
    source=ruling(
        23,
        "Die Besprechung nennt keine Frist; wer zieht, hat die Strafe hingenommen.",
        "auch nach dem Ziehen noch, bis die nächste Person handelt; zu viel Gezogenes geht dann "
        "an die Person, die es hätte ziehen müssen",
        "dazu eine Bedenkzeit, etwa zehn Sekunden: Die stoppt ihr mit der Uhr",
    ),
    option="accuse_until",
    words=("zu spät", "Frist", "wann anklagen", "Zeitpunkt"),
)
HAND_IS_SHOWN = Rule(
    id="lmf.hand-is-shown",
    title="Die Hand kommt auf den Tisch",
    says="Wer angeklagt ist, muss seine Hand offenlegen.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 68),
    words=("Karten zeigen", "offenlegen", "Beweis"),
)
SHOWN_TO_ALL = Rule(
    id="lmf.shown-to-all",
    title="Alle dürfen hinsehen",
    says="Die offengelegte Hand sehen alle am Tisch.",
    chapter=CHAPTER,
    source=ruling(
        24,
        "Offenlegen heißt dem Wortlaut nach: für alle.",
        "nur die anklagende Person sieht die Hand, wie bei UNO",
    ),
    option="hand_shown_to",
    words=("wer sieht die Hand", "verdeckt zeigen"),
)
MUST_PROVE = Rule(
    id="lmf.must-prove",
    title="Zu beweisen: keine Waffe, keine Zahl",
    says="Die Hand muss zeigen, dass die passende Waffe und die passende Zahl fehlten. Geprüft "
    "wird gegen das, was vor dem Attentat offen lag.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 69),
    words=("Prüfung", "Beweis", "Urteil"),
)
WRONG_ACCUSER_DRAWS_SIX = Rule(
    id="lmf.wrong-accuser-draws-six",
    title="Falsche Anklage: sechs statt vier",
    says="War das Attentat erlaubt, zieht die anklagende Person sechs Karten statt vier. Sechs "
    "insgesamt, nicht vier und dann noch sechs.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 71),
    words=("sechs Karten", "6 Karten", "+6", "Freispruch", "unschuldig", "falsche Anklage"),
)
WRONG_ACCUSER_SKIPPED = Rule(
    id="lmf.wrong-accuser-skipped",
    title="Nach der falschen Anklage setzt ihr aus",
    says="Wer die sechs Karten zieht, kommt in diesem Zug nicht mehr zum Legen.",
    chapter=CHAPTER,
    source=ruling(
        22,
        "Die sechs treten an die Stelle der vier, also kosten sie ebenso den Zug; so hält es auch "
        "UNO.",
        "eine alte Handkarte darf noch gelegt werden",
    ),
    option="victim_loses_turn",
    words=("aussetzen", "Zug verlieren"),
)
THIRD_PARTY_DRAWS_TWO = Rule(
    id="lmf.third-party-draws-two",
    title="Irrt sich eine dritte Person, zieht sie zwei",
    says="Dürfen alle anklagen und eine unbeteiligte Person irrt sich, zieht sie zwei Karten. Die "
    "vier Karten des Attentats bleiben bei der Person, die es trifft.",
    chapter=CHAPTER,
    source=ruling(
        21,
        "Dafür gibt es keine Quelle: Zwei ist der Aufschlag, den auch die getroffene Person für "
        "ihren Irrtum zahlt.",
        "die dritte Person zieht alle sechs, und die getroffene keine",
    ),
    option="third_party",
    words=("Dritte", "Unbeteiligte", "jeder darf anklagen"),
)
CONVICT_DRAWS_FOUR = Rule(
    id="lmf.convict-draws-four",
    title="Überführt: Die vier gehen zurück",
    says="War das Attentat nicht erlaubt, zieht die beschuldigte Person die vier Karten.",
    chapter=CHAPTER,
    source=stated("Bestrafungen", 72),
    words=("schuldig", "überführt", "ertappt", "Verurteilung"),
)
VICTIM_PLAYS_ON = Rule(
    id="lmf.victim-plays-on",
    title="Wen es treffen sollte, der spielt normal",
    says="Nach einer berechtigten Anklage zieht nur die überführte Person. Die Person, die es "
    "treffen sollte, zieht nichts und ist ganz normal am Zug.",
    chapter=CHAPTER,
    source=ruling(
        22,
        "Die vier Karten wandern als Ganzes zur überführten Person; vom Aussetzen bleibt dann "
        "nichts übrig.",
        "auch nach berechtigter Anklage ist die übernächste Person dran",
    ),
    option="cleared_victim",
    words=("wer ist dran", "weiterspielen", "Anklage berechtigt"),
)
CARD_AND_WISH_STAND = Rule(
    id="lmf.card-and-wish-stand",
    title="Karte und Wunsch bleiben",
    says="Auch nach einer Verurteilung bleibt das Vierfach-Attentat liegen und die genannte Waffe "
    "gilt. Eine zweite Strafe als Vollidiot gibt es nicht.",
    chapter=CHAPTER,
    source=ruling(
        22,
        "Genannt ist nur eine Folge, die vier Karten; auch bei UNO bleiben Karte und Farbe dann "
        "gültig.",
        "die Karte geht auf die Hand zurück, und was vorher lag, gilt wieder",
        "dazu eine fünfte Karte wegen der falsch gelegten",
    ),
    option="convict_card",
    words=(
        "Wunsch gilt weiter",
        "gewünschte Waffe gilt weiter",
        "zurücknehmen",
        "bleibt liegen",
    ),
)

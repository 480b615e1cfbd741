"""The special cards with a weapon's symbol, and wishes that stay open."""

from engine.core.rule import Rule
from engine.last_man_falling.rules.books import SPECIALS, ruling, stated

SIX_KINDS = Rule(
    id="lmf.six-kinds",
    title="Sechs Arten von Sonderkarten",
    says="Es gibt sechs Arten: Waffenwahl, Doppelmord, Vierfach-Attentat, Geänderte "
    "Fluchtrichtung, Knast und Verpfeifen.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 27),
    executed=False,
    words=("Sonder-Karten", "Aktionskarten", "Arten"),
)
SAME_PICTURE_FITS = Rule(
    id="lmf.same-picture-fits",
    title="Gleiches Bild passt auf gleiches Bild",
    says="Doppelmord passt auf Doppelmord, Fluchtrichtung auf Fluchtrichtung und Knast auf Knast, "
    "egal welche Waffe darauf steht.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 37, 49, 53),
    further=(
        ruling(
            10,
            "Steht bei einer Karte, dass sie auf sich selbst darf, kann nur das Bild gemeint sein; "
            "die gleiche Waffe passt ja ohnehin.",
            "nur mit gleicher Waffe",
        ),
    ),
    option="same_picture",
    words=("Knast auf Knast", "Doppelmord auf Doppelmord", "gleiches Symbol", "auf sich selbst"),
)
DOPPELMORD_SHOWS = Rule(
    id="lmf.doppelmord-shows",
    title="Doppelmord: zwei Särge, eine Waffe, +2",
    says="Der Doppelmord zeigt zwei Särge, ein Waffensymbol und +2.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 33),
    executed=False,
    words=("+2", "plus zwei", "Zieh zwei", "zwei ziehen"),
)
FLUCHT_SHOWS = Rule(
    id="lmf.flucht-shows",
    title="Geänderte Fluchtrichtung: zwei Gangster, eine Waffe",
    says="Die Geänderte Fluchtrichtung zeigt zwei rennende Gangster und ein Waffensymbol.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 46),
    executed=False,
    words=("Retour", "Gangster", "Reverse"),
)
FLUCHT_TURNS = Rule(
    id="lmf.flucht-turns",
    title="Fluchtrichtung: sofort andersherum",
    says="Mit dieser Karte kehrt sich die Spielrichtung sofort um, im Uhrzeigersinn wie dagegen.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 47, 48),
    words=("Richtungswechsel", "Retour", "umdrehen", "Spielrichtung"),
)
TWO_PLAYER_REVERSE = Rule(
    id="lmf.two-player-reverse",
    title="Zu zweit ändert die Fluchtrichtung nichts",
    says="Zu zweit dreht die Fluchtrichtung nur die Richtung um; dran ist ganz normal die andere "
    "Person.",
    chapter=SPECIALS,
    source=ruling(
        26,
        "Die Besprechung spricht allein von der Richtung.",
        "die andere Person setzt aus, und ihr legt noch einmal, wie bei UNO und SOLO",
    ),
    option="two_player_reverse",
    words=("zu zweit", "zwei Spieler", "Fluchtrichtung zu zweit"),
)
KNAST_SHOWS = Rule(
    id="lmf.knast-shows",
    title="Knast: ein Gitter, eine Waffe",
    says="Der Knast zeigt ein Gitter und ein Waffensymbol.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 51),
    executed=False,
    words=("Gitter", "Skip"),
)
KNAST_SKIPS = Rule(
    id="lmf.knast-skips",
    title="Knast: Die nächste Person setzt aus",
    says="Nach einem Knast setzt die Person, die dran wäre, einmal aus.",
    chapter=SPECIALS,
    source=stated("Sonderkarten", 52),
    words=("Aussetzen", "überspringen", "Skip"),
)
KNAST_NO_ANSWER = Rule(
    id="lmf.knast-no-answer",
    title="Gegen den Knast hilft kein Knast",
    says="Wer aussetzen muss, kann den Knast nicht weiterreichen. Einen Knast auf den Knast legt "
    "höchstens die Person danach.",
    chapter=SPECIALS,
    source=ruling(
        25,
        "Vom Abwehren spricht die Besprechung nur beim Doppelmord; wer aussetzt, legt nichts.",
        "ein eigener Knast reicht das Aussetzen weiter",
    ),
    option="knast_answer",
    words=("Knast auf Knast", "Aussetzen kontern", "weiterreichen", "antworten"),
)
WISH_STAYS = Rule(
    id="lmf.wish-stays",
    title="Unerfüllt bleibt der Wunsch offen",
    says="Kann jemand den Wunsch nicht erfüllen, zieht er eine Karte. Der Wunsch gilt weiter, bis "
    "ihn jemand bedient.",
    chapter=SPECIALS,
    source=ruling(
        13,
        "Die Besprechung lässt den Wunsch nicht verfallen; UNO hält es ebenso.",
        "der Wunsch gilt nur für die nächste Person",
    ),
    option="wish_lasts",
    words=("Wunsch bleibt", "Wunsch nicht erfüllt", "Waffenwahl offen"),
)

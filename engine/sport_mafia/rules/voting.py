"""Voting: when, on whom, with what result."""

from engine.core.rule import Rule
from engine.sport_mafia.rules.books import VOTE, fsm, ruling, vorlage
from engine.sport_mafia.rules.day import DAYTIME

VOTE_AFTER_TALK = Rule(
    id="mafia.vote-after-talk",
    title="Nach der Diskussion wird abgestimmt",
    says="Haben alle geredet, stimmt ihr ab, und zwar nur über die, die heute aufgestellt wurden.",
    chapter=VOTE,
    source=fsm("4.4.1", 76, 77),
    further=(vorlage("Bürger", 19),),
    words=("Abstimmung", "wann abstimmen", "wählen"),
)
TWO_CANDIDATES = Rule(
    id="mafia.two-candidates",
    title="Vorlage: erst ab zwei Kandidaten",
    says="Abgestimmt wird nur, wenn mindestens zwei aufgestellt sind. Sonst geht der Tag ohne "
    "Abstimmung zu Ende.",
    chapter=VOTE,
    source=vorlage(DAYTIME, 57),
    option="single",
    words=("ein Kandidat", "nur einer", "zwei Kandidaten"),
)
ALONE_ON_DAY_ONE = Rule(
    id="mafia.alone-on-day-one",
    title="Allein am ersten Tag: keine Abstimmung",
    says="Steht am ersten Tag nur eine Nummer auf der Liste, wird nicht abgestimmt.",
    chapter=VOTE,
    source=fsm("4.4.10", 92),
    further=(vorlage(DAYTIME, 57),),
    words=("am ersten Tag nur einer", "ein einziger Kandidat", "erster Tag"),
)
ALONE_LATER = Rule(
    id="mafia.alone-later",
    title="ФСМ: allein an späteren Tagen heißt raus",
    says="Ab dem zweiten Tag wird auch über einen einzigen Kandidaten abgestimmt. Weil alle "
    "fehlenden Stimmen ihn treffen, scheidet er aus.",
    chapter=VOTE,
    source=fsm("4.4.10", 93, 94),
    further=(
        ruling(
            9,
            "Die Mafia-Liga hält es ebenso und spricht von einer tödlichen Nominierung.",
            "ohne zweiten Kandidaten keine Abstimmung",
        ),
    ),
    option="single",
    words=("tödliche Nominierung", "ein einziger Kandidat", "allein der Liste"),
)
NOBODY_NOMINATED = Rule(
    id="mafia.nobody-nominated",
    title="Niemand aufgestellt, niemand geht",
    says="Ist die Liste leer, gibt es nichts abzustimmen; es folgt die Nacht.",
    chapter=VOTE,
    source=ruling(
        10,
        "Abgestimmt wird nur über Aufgestellte; ohne sie bleibt nur die Nacht.",
        "alle müssen jemanden aufstellen",
    ),
    words=("leere Liste", "kein Kandidat", "niemand nominiert"),
)
FIRST_DAY_ONLY_TALK = Rule(
    id="mafia.first-day-only-talk",
    title="Manche Ligen: am ersten Tag nur reden",
    says="Wer am ersten Tag die meisten Stimmen hat, scheidet sonst aus wie an jedem Tag. In "
    "manchen Ligen bleibt er und redet noch 30 Sekunden.",
    chapter=VOTE,
    source=ruling(
        9,
        "Unsere Texte machen beim Ausscheiden keinen Unterschied zwischen dem ersten und den "
        "anderen Tagen.",
        "am ersten Tag geht niemand, der Gewählte redet noch einmal",
    ),
    option="first_day_vote",
    words=("erster Tag", "niemand geht am ersten Tag"),
)
IN_ORDER_OF_NOMINATION = Rule(
    id="mafia.in-order-of-nomination",
    title="Abgestimmt wird, wie aufgestellt wurde",
    says="Die Spielleitung ruft die Kandidaten in der Reihenfolge auf, in der ihr sie aufgestellt "
    "habt.",
    chapter=VOTE,
    source=fsm("4.4.4", 83),
    further=(
        ruling(13, "Die Vorlage nennt keine Reihenfolge; so zählt, wer zuletzt kam.", "nach Platz"),
    ),
    words=("Reihenfolge der Abstimmung", "wer zuerst"),
)
FIST_ON_THE_TABLE = Rule(
    id="mafia.fist-on-the-table",
    title="Faust auf den Tisch, bis gezählt ist",
    says="Wer gegen den Genannten stimmt, stellt sofort die Faust auf den Tisch, binnen etwa "
    "anderthalb Sekunden, und lässt sie stehen, bis die Zahl genannt ist.",
    chapter=VOTE,
    source=fsm("4.4.5", 84, 85, 86, 87),
    further=(
        fsm("4.4.6", 88),
        ruling(14, "Die Vorlage sagt nicht, wie und wie lange.", "zwei Sekunden", "Daumen hoch"),
    ),
    words=("wie abstimmen", "Faust", "Hand heben", "Zeit zum Abstimmen"),
)
ONE_VOTE_EACH = Rule(
    id="mafia.one-vote-each",
    title="Jede Person hat eine Stimme",
    says="In einer Abstimmung stimmt ihr gegen genau einen Kandidaten.",
    chapter=VOTE,
    source=vorlage(DAYTIME, 58),
    further=(fsm("4.4.7", 89),),
    words=("eine Stimme", "zweimal abstimmen", "Stimmenzahl"),
)
MISSING_VOTES = Rule(
    id="mafia.missing-votes",
    title="Fehlende Stimmen treffen den Letzten der Liste",
    says="Enthalten könnt ihr euch nicht: Wer die Hand nicht hebt, stimmt gegen den, der zuletzt "
    "aufgestellt wurde.",
    chapter=VOTE,
    source=vorlage(DAYTIME, 59),
    further=(
        fsm("4.4.8", 90),
        ruling(
            15,
            "„Zuletzt“ meint den letzten Eintrag der Liste, nicht die höchste Nummer.",
            "freie Stimmen verfallen",
        ),
    ),
    words=(
        "enthalten",
        "Enthaltung",
        "freie Stimmen",
        "nicht abstimmen",
        "zuletzt",
        "fehlende Stimme",
    ),
)
PULLED_BACK_COUNTS = Rule(
    id="mafia.pulled-back-counts",
    title="Zurückgezogene Hand: Die Stimme zählt",
    says="Wer die Faust zu früh wegzieht, hat trotzdem abgestimmt.",
    chapter=VOTE,
    source=fsm("4.4.9", 91),
    words=("Hand weggezogen", "Stimme zurückziehen"),
)
MOST_VOTES_LEAVES = Rule(
    id="mafia.most-votes-leaves",
    title="Die meisten Stimmen: raus",
    says="Wer die meisten Stimmen hat, scheidet aus. Mehr als die Hälfte muss es nicht sein.",
    chapter=VOTE,
    source=fsm("4.4.11", 95),
    further=(
        ruling(
            16,
            "Neben einer klaren Spitze kennt die Regel nur den Gleichstand; also reicht die "
            "größte Zahl.",
            "absolute Mehrheit",
        ),
    ),
    words=("Mehrheit", "wer scheidet aus", "absolute Mehrheit", "relative Mehrheit"),
)
OWN_VOTE_ALLOWED = Rule(
    id="mafia.own-vote-allowed",
    title="Gegen sich selbst stimmen geht",
    says="Auch wer auf der Liste steht, stimmt mit ab, und sei es gegen sich selbst.",
    chapter=VOTE,
    source=ruling(
        20,
        "Verboten ist es nirgends, und in öffentlichen Protokollen kommt es vor.",
        "Kandidaten stimmen nicht mit",
    ),
    words=("gegen sich selbst stimmen", "Selbstmord", "eigene Stimme"),
)
LAST_WORD = Rule(
    id="mafia.last-word",
    title="Ein letztes Wort",
    says="Wer abgewählt ist, hat noch eine Minute. Danach folgt die Nacht.",
    chapter=VOTE,
    source=fsm("4.4.13", 111, 112),
    words=("Abschiedsminute", "letztes Wort", "letzte Rede"),
)
ROLE_STAYS_HIDDEN = Rule(
    id="mafia.role-stays-hidden",
    title="Die Rolle bleibt verdeckt",
    says="Wer abgewählt ist, zeigt seine Karte nicht. Aufgedeckt wird erst nach der Partie.",
    chapter=VOTE,
    source=fsm("4.4.13", 110),
    further=(
        ruling(
            12,
            "Die Vorlage schweigt; offene Karten nähmen der Partie ihr Rätsel.",
            "die Rolle wird beim Ausscheiden gezeigt",
        ),
    ),
    words=("Rolle", "Karte zeigen", "Rolle zeigen"),
)

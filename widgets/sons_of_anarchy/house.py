"""What a table can choose in Sons of Anarchy: the open questions, grouped by chapter."""

from dataclasses import replace

from engine.sons_of_anarchy.options import Options
from engine.sons_of_anarchy.rules.heat import HEAT_AFTER_THE_INJURIES, NO_MEMBER_TO_FALL
from engine.sons_of_anarchy.rules.market import PRICES_FOR_THREE, SIDE_OF_THE_START
from engine.sons_of_anarchy.rules.orders import PATCH_IN_ANYWHERE
from engine.sons_of_anarchy.rules.setup import HARDCORE_CARDS_OUT, TABLE_CHOOSES_SIDES
from engine.sons_of_anarchy.rules.throwdown import EVERYONE_PRESENT_FIGHTS
from engine.sons_of_anarchy.rules.variants import (
    AT_MOST_SEVEN_MORE,
    HARDCORE_CARDS_IN,
    LONGER_GAME,
    LOST_PROSPECTS_MAY_BE_REPLACED,
    MARKERS_BEHIND_THE_SCREEN,
    NO_NEW_PROSPECTS,
    WARD_STAYS_WITHOUT_ST_THOMAS,
    WITHOUT_ST_THOMAS,
)
from engine.sons_of_anarchy.state import Table
from widgets.house import Choice, House, Numbers, Question

OFF, ON = Choice(False, "aus"), Choice(True, "an")

BEFORE: tuple[Question, ...] = (
    Question(
        option="octane",
        group="Vor der Partie",
        asks="Welche Seite der Clubhaus-Karte?",
        rules=(TABLE_CHOOSES_SIDES,),
        choices=(
            Choice(False, "Unleaded für alle", "Für die erste Partie; alle beginnen gleich."),
            Choice(
                True,
                "High Octane, jeder wählt",
                "Hier mit einem Übungssatz oder mit euren eigenen Karten.",
            ),
        ),
    ),
    Question(
        option="no_hospital",
        group="Hardcore",
        asks="Ohne St.-Thomas-Krankenhaus",
        rules=(WITHOUT_ST_THOMAS, WARD_STAYS_WITHOUT_ST_THOMAS),
        choices=(OFF, ON),
    ),
    Question(
        option="extra_rounds",
        group="Hardcore",
        asks="Zusätzliche Runden",
        rules=(LONGER_GAME, AT_MOST_SEVEN_MORE),
        choices=Numbers(0, 7, "Runden mehr"),
    ),
    Question(
        option="hidden_orders",
        group="Hardcore",
        asks="Befehlsmarker hinter dem Schirm",
        rules=(MARKERS_BEHIND_THE_SCREEN,),
        choices=(OFF, ON),
    ),
    Question(
        option="no_new_prospects",
        group="Hardcore",
        asks="Kein Zuwachs an Prospects",
        rules=(NO_NEW_PROSPECTS, LOST_PROSPECTS_MAY_BE_REPLACED),
        choices=(OFF, ON),
    ),
    Question(
        option="hardcore_cards",
        group="Hardcore",
        asks="Hardcore-Karten im Stapel",
        rules=(HARDCORE_CARDS_IN, HARDCORE_CARDS_OUT),
        choices=(OFF, ON),
    ),
)

QUESTIONS: tuple[Question, ...] = (
    Question(
        option="participants",
        group="Throwdown",
        asks="Wer kämpft mit?",
        rules=(EVERYONE_PRESENT_FIGHTS,),
        choices=(
            Choice(
                "all",
                "alle, die dort stehen",
                "Ab drei Clubs heißt der Kampf Pile-Up; also sind alle gemeint, die am Ort sind.",
            ),
            Choice(
                "chosen",
                "wen der Angreifer nennt",
                "Wer nur mit einem Streit hat, lässt die anderen zusehen.",
            ),
        ),
    ),
    Question(
        option="heat_timing",
        group="Throwdown",
        asks="Wann kommt die Hitze für Waffen?",
        rules=(HEAT_AFTER_THE_INJURIES,),
        choices=(
            Choice(
                "afterInjuries",
                "nach den Verletzungen",
                "So erzählt es das Beispiel im Heft: Wer den Kopf hinhält, hat noch mitgekämpft.",
            ),
            Choice(
                "onReveal",
                "beim Öffnen der Fäuste",
                "Hitze wirkt sonst immer sofort; wer dann fällt, fehlt in der Summe.",
            ),
        ),
    ),
    Question(
        option="market_three",
        group="Schwarzmarkt",
        asks="Welche Preise gelten zu dritt?",
        rules=(PRICES_FOR_THREE,),
        choices=(
            Choice(
                "scaled",
                "drei Viertel der Grenzen zu viert",
                "Jeder Club hat dann so viel Platz am Markt wie zu viert.",
            ),
            Choice(
                "asFour",
                "die Tafel für vier",
                "Diese Werte sind belegt; Ware ist zu dritt dann allerdings öfter teuer.",
            ),
        ),
    ),
    Question(
        option="market_side",
        group="Schwarzmarkt",
        asks="Welche Tafel gilt, wenn ein Club ausgeschieden ist?",
        rules=(SIDE_OF_THE_START,),
        choices=(
            Choice(
                "start",
                "die vom Anfang",
                "Die Tafel kommt beim Aufbau hin, und nichts sagt, dass man sie umdreht.",
            ),
            Choice(
                "left",
                "die für die übrigen Clubs",
                "Weniger Verkäufer, engere Grenzen: So bleibt der Markt gleich hart.",
            ),
        ),
    ),
    Question(
        option="no_members",
        group="Hitze und Notaufnahme",
        asks="Was ist mit einem Club ohne Member?",
        rules=(NO_MEMBER_TO_FALL,),
        choices=(
            Choice(
                "stays",
                "bleibt dabei, bis er den Kopf hinhalten müsste",
                "Ausscheiden verlangt das Heft nur nach Take the Fall; Grundbefehle hat er noch.",
            ),
            Choice(
                "out",
                "scheidet sofort aus",
                "Ohne Member ist ein Club keiner, egal woran der letzte gestorben ist.",
            ),
        ),
    ),
    Question(
        option="patch_in_where",
        group="Befehle",
        asks="Wo geht Patch In?",
        rules=(PATCH_IN_ANYWHERE,),
        choices=(
            Choice(
                "anywhere",
                "überall außer in der Notaufnahme",
                "Ein Ort dafür ist nicht genannt.",
            ),
            Choice(
                "clubhouse",
                "nur im Clubhaus",
                "Aufgenommen wird man am Tisch des Clubs, nicht auf der Straße.",
            ),
        ),
    ),
)


def _apply(table: Table, options: Options) -> Table:
    return replace(table, options=options)


HOUSE: House[Options] = House(
    game="soa", kind=Options, questions=(*QUESTIONS, *BEFORE), presets=(), apply=_apply
)

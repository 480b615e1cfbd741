"""What can be agreed on in Sport-Mafia: each option as a question with its answers, in German."""

from dataclasses import dataclass
from typing import Any

ON_OFF = ((False, "aus", ""), (True, "an", ""))


@dataclass(frozen=True, slots=True)
class Asked:
    """``option``: the field of the options; ``answers``: value, label, what speaks for it."""

    option: str
    group: str
    asks: str
    answers: tuple[tuple[Any, str, str], ...]


SETUP, DAY, VOTE, TIE = "Vor der Partie", "Am Tag", "Abstimmung", "Gleichstand"
NIGHT, FOULS, END, POINTS = "Nacht und Prüfungen", "Fouls", "Ende", "Turnierwertung"

ASKED: tuple[Asked, ...] = (
    Asked(
        "book",
        SETUP,
        "Welche Regeln führen an eurem Tisch?",
        (
            ("vorlage", "die Vorlage", "Ihre Stelle steht auf dem Stempel zuerst."),
            ("fsm", "ФСМ 2024", "Der Paragraf der offiziellen Regeln steht zuerst."),
            ("liga", "Mafia-Liga", "Zitiert wird die Vorlage, denn eigene Stellen hat sie nicht."),
        ),
    ),
    Asked(
        "dealing",
        SETUP,
        "Wie kommt ihr zu euren Karten?",
        (
            ("tray", "jeder zieht vom Tablett", "So wählt jede Person selbst, und blind."),
            ("dealt", "die Spielleitung teilt aus", "Die Vorlage nennt es als zweite Möglichkeit."),
        ),
    ),
    Asked(
        "first_night",
        SETUP,
        "Was passiert in der ersten Nacht nach der Absprache?",
        (
            ("sheriff-looks", "der Sheriff sieht sich um", "So steht es in der Vorlage."),
            ("signals", "Don und Sheriff melden sich mit Maske", "So steht es in § 4.2.2."),
            ("absprache-only", "gleich wird es Tag", "Kürzer, und nichts ist zu hören."),
        ),
    ),
    Asked(
        "rotation",
        DAY,
        "Wer redet an späteren Tagen zuerst?",
        (
            ("first", "wer auf den ersten Redner des Vortags folgt", "So steht es in § 4.3.2."),
            ("last", "so, dass das Schlusswort weiterrückt", "Manche Ligen zählen vom Ende."),
        ),
    ),
    Asked(
        "nominations",
        DAY,
        "Wie viele darf man in seiner Minute aufstellen?",
        (
            ("many", "beliebig viele", "Die Vorlage schreibt „Kandidaten“, also die Mehrzahl."),
            ("one", "einen am Tag", "So steht es in § 4.4.3."),
            ("last-counts", "viele, die letzte Nennung gilt", "So hält es die Mafia-Liga."),
        ),
    ),
    Asked("withdrawal", DAY, "Darf man eine Nominierung zurücknehmen?", ON_OFF),
    Asked(
        "ask_list",
        DAY,
        "Sagt die Spielleitung, wer aufgestellt ist?",
        (
            ("never", "nie", "Nach § 7.4 müsst ihr es euch selbst merken."),
            ("once", "einmal am Tag", "Freundlicher, und am Bildschirm ohnehin üblich."),
        ),
    ),
    Asked("farewell_nomination", DAY, "Darf das Opfer in der Abschiedsminute aufstellen?", ON_OFF),
    Asked(
        "single",
        VOTE,
        "Was geschieht bei nur einem Kandidaten?",
        (
            ("never-alone", "keine Abstimmung", "Die Vorlage verlangt immer zwei."),
            ("later-alone", "ab dem zweiten Tag geht er", "So folgt es aus § 4.4.10."),
        ),
    ),
    Asked(
        "first_day_vote",
        VOTE,
        "Was kostet die Abstimmung am ersten Tag?",
        (
            ("out", "die meisten Stimmen: raus", "Der erste Tag ist ein Tag wie jeder andere."),
            ("speech-only", "nur 30 Sekunden Rede", "Schont, wer noch gar nichts tun konnte."),
        ),
    ),
    Asked(
        "cancelled",
        VOTE,
        "Entfällt nach einem Ausschluss die Abstimmung?",
        (
            ("always", "ja", "So steht es in § 7.1 und § 7.2."),
            ("never", "nein", "Ein Ausschluss ist Strafe genug."),
            ("if-nominated", "nur, wenn er aufgestellt war", "Ein Mittelweg mancher Ligen."),
        ),
    ),
    Asked(
        "second_tie",
        TIE,
        "Dieselben liegen zweimal gleichauf: und dann?",
        (
            ("lift", "Hebeabstimmung: gehen alle?", "So steht es in § 4.4.12.3."),
            ("stay", "alle bleiben, es wird Nacht", "So hält es die Mafia-Liga."),
        ),
    ),
    Asked(
        "same_split",
        TIE,
        "Wann ist es noch einmal derselbe Gleichstand?",
        (
            ("candidates", "bei denselben Kandidaten", "Nur von ihnen spricht § 4.4.12.3."),
            ("voters", "nur bei denselben Stimmen", "Sonst wird noch einmal gestochen."),
        ),
    ),
    Asked(
        "lift_at_four",
        TIE,
        "Dürfen zu viert zwei auf einmal gehen?",
        ((True, "ja", "Ein Verbot steht nirgends."), (False, "nein", "Manche Ligen verbieten es.")),
    ),
    Asked(
        "whole_table",
        TIE,
        "Alle am Tisch liegen gleichauf: und dann?",
        (
            ("stay", "alle bleiben", "§ 7.8 verbietet, den ganzen Tisch zu heben."),
            ("draw", "gehen alle, ist es unentschieden", "So spielen es manche Klubs."),
        ),
    ),
    Asked(
        "numbers",
        NIGHT,
        "Welche Nummern werden nachts gerufen?",
        (
            ("all-ten", "immer 1 bis 10", "So verrät die Länge der Nacht nichts."),
            ("seated", "nur, wer noch sitzt", "Geht schneller."),
        ),
    ),
    Asked(
        "targets",
        NIGHT,
        "Auf wen darf die Mafia schießen?",
        (
            ("red", "nur auf Rote", "Die Vorlage spricht von Bürgern."),
            ("any", "auf jeden", "§ 4.5.4 spricht nur von einem Spieler."),
        ),
    ),
    Asked(
        "checked",
        NIGHT,
        "Wen darf man prüfen?",
        (
            ("living-others", "andere, die noch sitzen", "Alles andere verschenkt eine Prüfung."),
            ("anyone", "wen man will", "Verboten wird es nirgends."),
        ),
    ),
    Asked(
        "best_move",
        NIGHT,
        "Gibt es einen besten Zug?",
        (
            ("off", "nein", "Die Vorlage kennt ihn nicht."),
            ("first", "für das erste Opfer", "So steht es in § 4.5.9."),
            ("every", "für jedes Opfer", "Mehr zu rätseln, mehr zu reden."),
        ),
    ),
    Asked(
        "duties",
        NIGHT,
        "Was wird aus den Pflichten des Sheriffs?",
        (
            ("remind", "die Spielleitung erinnert daran", "Die Vorlage zählt sie auf."),
            ("off", "keine", "Die offiziellen Regeln strafen erst hinterher, in der Wertung."),
        ),
    ),
    Asked(
        "ladder",
        FOULS,
        "Was kosten die ersten Fouls?",
        (
            ("fsm", "erst das dritte kostet eine Rede", "So steht es in § 6.4."),
            ("liga", "schon das erste halbiert sie", "So hält es die Mafia-Liga."),
        ),
    ),
    Asked(
        "banned_nominates",
        FOULS,
        "Darf man mit Redeverbot aufstellen?",
        ((True, "ja", "So steht es in § 6.4."), (False, "nein", "Strenger.")),
    ),
    Asked(
        "stalemate",
        END,
        "Drei ruhige Nächte zu viert: wer gewinnt?",
        (
            ("draw", "niemand", "§ 7.7 macht keine Ausnahme."),
            ("red", "Rot", "Manche Ligen belohnen, wer durchgehalten hat."),
        ),
    ),
    Asked("first_night_counts", END, "Zählt die Nacht der Absprache als ruhige Nacht?", ON_OFF),
    Asked(
        "final_speech",
        END,
        "Hat das letzte Wort, wer durch die Entscheidung geht?",
        ((True, "ja", "So steht es in § 7.9."), (False, "nein", "Dann ist sofort Schluss.")),
    ),
    Asked(
        "ends",
        END,
        "Wann ist die Partie zu Ende?",
        (
            ("announced", "mit der Ansage", "So steht es in der Vorlage."),
            ("at-once", "im selben Moment", "So steht es in § 1.4."),
        ),
    ),
    Asked(
        "removal_and_defeat",
        POINTS,
        "Disqualifiziert und das Team verliert: was wird abgezogen?",
        (
            ("larger", "nur die −1", "Ein Verstoß, eine Strafe in Punkten."),
            ("both", "−1 und −0,5", "Beide Strafen stehen im Text."),
        ),
    ),
    Asked(
        "neglect",
        POINTS,
        "Kostet vernachlässigtes Handeln auch ohne Niederlage?",
        (
            ("defeat", "nein", "§ 8.5.6 liest sich wie die Überschrift der Fälle danach."),
            ("always", "ja", "Die Nummern stehen gleichberechtigt nebeneinander."),
        ),
    ),
)
"""In the order of a game."""

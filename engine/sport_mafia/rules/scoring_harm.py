"""Deductions of 0.4 for harming one's own team, § 8.5."""

from engine.core.rule import Rule, Ruling, Stated
from engine.sport_mafia.rules.books import FSM
from engine.sport_mafia.rules.scoring import CHAPTER

HARM_COSTS = Rule(
    "mafia.harm-costs",
    "Dem eigenen Team geschadet: −0,4",
    says="Für jede spielschädigende Handlung zieht die Spielleitung nach der Partie 0,4 "
    "Zusatzpunkte ab. Verschiedene Handlungen werden addiert.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5", ("FSM-313", "FSM-314", "FSM-315")),
    words=("Abzug", "Strafpunkte", "Minuspunkte", "−0,4"),
)

FIRST_VOTE_BROKEN = Rule(
    "mafia.first-vote-broken",
    "Abstimmung am ersten Tag „gebrochen“",
    says="Ein Roter „bricht“ die Abstimmung am ersten Tag gegen einen anderen Roten oder sich "
    "selbst, und Rot verliert danach: −0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.1", ("FSM-316",)),
    words=("Abstimmung brechen", "сломать"),
)

VOTE_AT_FOUR_BROKEN = Rule(
    "mafia.vote-at-four-broken",
    "Abstimmung zu viert „gebrochen“",
    says="Ein Roter „bricht“ die Abstimmung bei vier Personen gegen einen Roten: −0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.2", ("FSM-317",)),
)

FALSE_SHERIFF_STOOD = Rule(
    "mafia.false-sheriff-stood",
    "Falscher Sheriff",
    says="Ein Bürger gibt sich als Sheriff aus, lässt das so stehen, und Rot verliert deshalb: "
    "−0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.3", ("FSM-318",)),
    words=("als Sheriff ausgeben", "Fake-Sheriff"),
)

SHERIFF_STAYED_HIDDEN = Rule(
    "mafia.sheriff-stayed-hidden",
    "Sheriff ohne Outing",
    says="Der Sheriff hat sich nicht offenbart, dabei ist es geblieben, und Rot verliert deshalb: "
    "−0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.4", ("FSM-319",)),
)

CHECKS_LEFT_UNCLEAR = Rule(
    "mafia.checks-left-unclear",
    "Prüfungen unklar oder falsch",
    says="Der Sheriff hinterlässt keine genauen oder falsche Angaben zu seinen Prüfungen, Rot "
    "verliert, und einer der vier genannten Fälle liegt vor: −0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.5", ("FSM-320", "FSM-321")),
    further=(
        Stated(FSM, "§ 8.5.5.1", ("FSM-322",)),
        Stated(FSM, "§ 8.5.5.2", ("FSM-323",)),
        Stated(FSM, "§ 8.5.5.3", ("FSM-324",)),
        Stated(FSM, "§ 8.5.5.4", ("FSM-325",)),
    ),
)

LATE_SECOND_SHERIFF = Rule(
    "mafia.late-second-sheriff",
    "Der zweite Sheriff kam zu spät",
    says="Trat ein zweiter Sheriff erst auf, als der erste schon fort war, kostet eine nur "
    "angedeutete Prüfung nichts.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.5.5", ("FSM-326",)),
    executed=False,
)

ROLE_NEGLECTED = Rule(
    "mafia.role-neglected",
    "Rolle vergessen oder vernachlässigt",
    says="Wer die eigene Rolle vergisst oder ihre Aufgaben so vernachlässigt, dass das Team "
    "verliert, zahlt 0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.6", ("FSM-327",)),
)

SLEPT_THROUGH_ABSPRACHE = Rule(
    "mafia.slept-through-absprache",
    "Absprache verschlafen",
    says="Ein Mafioso, der zur Absprache nicht erwacht, zahlt 0,4. Der Don zahlt, wenn er nicht "
    "erwacht und auch keine Schussreihenfolge festgelegt hat.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.7", ("FSM-328", "FSM-329")),
)

SHERIFF_DID_NOT_CHECK = Rule(
    "mafia.sheriff-did-not-check",
    "Zwei Nächte nicht geprüft",
    says="Hat der Sheriff in zwei oder mehr Nächten einer Partie nicht geprüft, zahlt er 0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.8", ("FSM-330",)),
)

SURE_WIN_UNCHECKED = Rule(
    "mafia.sure-win-unchecked",
    "Den sicheren Sieg verschlafen",
    says="Hätte jede mögliche Prüfung Rot den Sieg gesichert („mathematischer Sieg“) und der "
    "Sheriff hat nicht geprüft: −0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.9", ("FSM-331", "FSM-332")),
    words=("mathematischer Sieg",),
)

BLACK_DID_NOT_SHOOT = Rule(
    "mafia.black-did-not-shoot",
    "Zwei Nächte nicht geschossen",
    says="Hat ein Schwarzer in zwei oder mehr Nächten nicht geschossen, zahlt er 0,4. Wer einen "
    "Fehlschuss will, schießt auf zwei verschiedene Nummern.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.10", ("FSM-333", "FSM-334")),
)

SURE_KILL_SPOILED = Rule(
    "mafia.sure-kill-spoiled",
    "Den entscheidenden Schuss verdorben",
    says="War das Ziel eindeutig und hätte der Mord die Partie sofort für Schwarz entschieden, "
    "kostet der Fehlschuss seinen Verursacher 0,4.",
    chapter=CHAPTER,
    source=Stated(FSM, "§ 8.5.11", ("FSM-335",)),
)

NEGLECT_NEEDS_DEFEAT = Rule(
    "mafia.neglect-needs-defeat",
    "Gehört die Niederlage dazu?",
    says="Die Fälle von § 8.5.7 bis § 8.5.11 kosten bei uns nur nach einer Niederlage des eigenen "
    "Teams.",
    chapter=CHAPTER,
    source=Ruling(
        "MAF-G72",
        "§ 8.5.6 spricht von der Niederlage des Teams und liest sich wie die Überschrift der "
        "Fälle, die danach kommen, trägt aber dieselbe Nummernart wie sie.",
        ("diese Fälle kosten immer, auch nach einem Sieg",),
    ),
    option="neglect",
)

"""Why a sheet can't be: every reason, each with its rule."""

from collections import Counter

from engine.core.play import Breach
from engine.sport_mafia.rules.night import BEST_MOVE, NO_BEST_MOVE_AFTER_TWO
from engine.sport_mafia.rules.scoring import GIFTED_WIN_COSTS_ONE
from engine.sport_mafia.rules.scoring_compensation import COMPENSATION_FORMULA
from engine.sport_mafia.rules.scoring_harm import NEGLECT_NEEDS_DEFEAT
from engine.sport_mafia.scoring.awards import award_objections
from engine.sport_mafia.scoring.offences import BY_KEY
from engine.sport_mafia.scoring.sheet import MOST_NAMED, Charge, Sheet
from engine.sport_mafia.scoring.words import bare
from engine.sport_mafia.words import ROLE_NAMES, TEAM_NAMES

NOBODY_KILLED = "In der ersten Nacht mit Schüssen starb niemand: Es gibt keinen besten Zug."


def objections(sheet: Sheet) -> tuple[Breach, ...]:
    """Every reason against the sheet; empty: it can be counted."""
    return (
        *_best_move(sheet),
        *_stretch(sheet),
        *award_objections(sheet),
        *_removals(sheet),
        *(breach for charge in sheet.charges for breach in _charge(sheet, charge)),
    )


def _best_move(sheet: Sheet) -> tuple[Breach, ...]:
    found: list[Breach] = []
    if not sheet.named:
        return ()
    if sheet.killed is None:
        why = NOBODY_KILLED
        found.append(Breach(BEST_MOVE, why))
    if sheet.first_vote >= 2:
        why = f"Am ersten Tag gingen {sheet.first_vote}: Dann gibt es keinen besten Zug."
        found.append(Breach(NO_BEST_MOVE_AFTER_TWO, why))
    if len(sheet.named) > MOST_NAMED:
        why = f"{len(sheet.named)} Nummern ({bare(sheet.named)}): höchstens {MOST_NAMED}."
        found.append(Breach(BEST_MOVE, why))
    if twice := [seat for seat, count in Counter(sheet.named).items() if count > 1]:
        why = f"Die {bare(twice)} ist schon genannt: Gefragt sind drei verschiedene Nummern."
        found.append(Breach(BEST_MOVE, why))
    return tuple(found)


def _stretch(sheet: Sheet) -> tuple[Breach, ...]:
    games, times = sheet.stretch.games, sheet.stretch.times
    if times > games:
        why = f"{times}-mal in {games} Partien zuerst getötet: Höchstens einmal je Partie geht."
        return (Breach(COMPENSATION_FORMULA, why),)
    red = sheet.killed is not None and sheet.team(sheet.killed) == "red"
    if red and not times:
        why = f"Nr. {sheet.killed} ist hier zuerst getötet worden: Das zählt schon einmal."
        return (Breach(COMPENSATION_FORMULA, why),)
    return ()


def _removals(sheet: Sheet) -> tuple[Breach, ...]:
    found = []
    for one in sheet.removed:
        if one.how == "defeat" and not sheet.lost(one.seat):
            team = TEAM_NAMES[sheet.team(one.seat)]
            why = (
                f"Nr. {one.seat} gehört zu {team}, und {team} hat nicht verloren: "
                "Dem Gegner wurde kein Sieg verschafft."
            )
            found.append(Breach(GIFTED_WIN_COSTS_ONE, why))
    return tuple(found)


def _charge(sheet: Sheet, charge: Charge) -> tuple[Breach, ...]:
    offence, seat = BY_KEY[charge.offence], charge.seat
    role = sheet.role(seat)
    if role not in offence.who:
        who = " oder ".join(ROLE_NAMES[r] for r in offence.who)
        why = f"Nr. {seat} ist {ROLE_NAMES[role]}: {offence.clause} gilt hier nur für {who}."
        return (Breach(offence.rule, why),)
    if sheet.lost(seat) or not offence.needs_defeat:
        return ()
    team = TEAM_NAMES[sheet.team(seat)]
    why = f"{team} hat nicht verloren: Ohne Niederlage kostet {offence.clause} nichts."
    if not offence.neglect:
        return (Breach(offence.rule, why),)
    if sheet.options.neglect == "always":
        return ()
    return (Breach(NEGLECT_NEEDS_DEFEAT, why),)

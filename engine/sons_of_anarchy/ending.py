"""The end of the game: the screens fall, and whoever is level goes on to the last fight."""

from engine.core.play import Breach
from engine.core.rule import Rule
from engine.sons_of_anarchy.actions import RollLast
from engine.sons_of_anarchy.checks import Reasons, a_seat
from engine.sons_of_anarchy.events_end import (
    EndEvent,
    GameWon,
    LastDieFell,
    LastFightBegan,
    LastStrengthCounted,
    Level,
    ScreensFell,
    StillLevel,
)
from engine.sons_of_anarchy.query import missing_last_dice
from engine.sons_of_anarchy.rules.ending import (
    GUNS_BREAK_TIES,
    LAST_CARDS_LAST_ROUND,
    LAST_CLUB_WINS,
    LAST_FIGHT_AGAIN,
    LAST_FIGHT_DECIDES,
    LAST_ROUND_IS_WHOLE,
    MOST_MONEY_WINS,
    NO_GUNS_IN_THE_LAST_FIGHT,
    PATCH_BREAKS_TIES_AT_THE_END,
)
from engine.sons_of_anarchy.rules.strength import DIE_OF_SIX
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.strength import bonus
from engine.sons_of_anarchy.verdict import Standing, Verdict, verdict
from engine.sons_of_anarchy.words import name

SETTLES: dict[Level, Rule] = {
    "alone": LAST_CLUB_WINS,
    "money": MOST_MONEY_WINS,
    "patch": PATCH_BREAKS_TIES_AT_THE_END,
    "guns": GUNS_BREAK_TIES,
    "fight": LAST_FIGHT_DECIDES,
}
"""Level -> the rule by which it settles the game."""


def standings(table: Table) -> tuple[Standing, ...]:
    """What counts of each club, by seat."""
    return tuple(
        Standing(
            money=club.money,
            guns=club.guns,
            crew=club.figures,
            patch=table.patch == seat,
            out=club.out,
        )
        for seat, club in enumerate(table.clubs)
    )


def end_events(table: Table) -> tuple[EndEvent, ...]:
    """The game is over: what lies behind the screens, level by level, as far as it settles it."""
    found = verdict(standings(table))
    money = tuple(None if club.out else club.money for club in table.clubs)
    fell = ScreensFell(
        rules=(MOST_MONEY_WINS, LAST_CARDS_LAST_ROUND, LAST_ROUND_IS_WHOLE), money=money
    )
    if found.level == "alone":
        return (GameWon(rules=(LAST_CLUB_WINS,), seat=found.first[0], level="alone"),)
    if found.winner is not None:
        won = GameWon(rules=(SETTLES[found.level],), seat=found.winner, level=found.level)
        return (fell, *_level(found), won)
    rules = (LAST_FIGHT_DECIDES, NO_GUNS_IN_THE_LAST_FIGHT)
    return (fell, *_level(found), LastFightBegan(rules=rules, seats=found.first))


def _level(found: Verdict) -> tuple[StillLevel, ...]:
    """The levels that did not settle it; the patch does not when none of them holds it."""
    level: list[StillLevel] = []
    if len(found.by_money) > 1:
        level.append(StillLevel(rules=(MOST_MONEY_WINS,), level="money", seats=found.by_money))
    if found.by_guns:
        rules = (PATCH_BREAKS_TIES_AT_THE_END,)
        level.append(StillLevel(rules=rules, level="patch", seats=found.by_money))
    if len(found.by_guns) > 1:
        level.append(StillLevel(rules=(GUNS_BREAK_TIES,), level="guns", seats=found.by_guns))
    return tuple(level)


def over_follows(table: Table) -> tuple[EndEvent, ...]:
    """The last round has been cleaned up: the game is over."""
    game = table.course
    waiting = any(club.hurt.size for club in table.clubs)
    if game is None or game.ending or game.stack or waiting or table.step != "cleanup":
        return ()
    return end_events(table)


def alone_follows(table: Table) -> tuple[EndEvent, ...]:
    """Only one club is left in a game: it has won, whatever the round."""
    left = [s for s in table.seats if not table.clubs[s].out]
    if len(left) != 1:
        return ()
    return end_events(table)


def last_roll_breaches(table: Table, action: RollLast) -> Reasons:
    """Every reason against this die."""
    if found := a_seat(table, action.seat):
        return found
    end, who = table.ending, name(table, action.seat)
    reasons = []
    if end is None or end.winner is not None or not end.dice:
        reasons.append(Breach(LAST_FIGHT_DECIDES, "Es läuft kein letzter Kampf."))
    elif action.seat not in end.contenders:
        why = f"{who} ist am letzten Gleichstand nicht beteiligt."
        reasons.append(Breach(LAST_FIGHT_DECIDES, why))
    elif action.seat not in missing_last_dice(table):
        reasons.append(Breach(LAST_FIGHT_DECIDES, f"{who} hat schon gewürfelt."))
    if not 1 <= action.pips <= 6:
        why = f"Ein Würfel zeigt 1 bis 6, nicht {action.pips}."
        reasons.append(Breach(DIE_OF_SIX, why))
    return tuple(reasons)


def last_roll_events(action: RollLast) -> tuple[EndEvent, ...]:
    """The die lies on the table."""
    rules = (LAST_FIGHT_DECIDES, DIE_OF_SIX)
    return (LastDieFell(rules=rules, seat=action.seat, pips=action.pips),)


def ending_follow(table: Table) -> tuple[EndEvent, ...]:
    """All dice of the last fight have fallen: the sums, and the winner or one more fight."""
    end = table.ending
    if end is None or end.winner is not None or not end.dice or missing_last_dice(table):
        return ()
    all_ = standings(table)
    sums = [
        LastStrengthCounted(
            rules=(LAST_FIGHT_DECIDES, NO_GUNS_IN_THE_LAST_FIGHT),
            seat=seat,
            pips=die or 0,
            crew=all_[seat].crew,
            total=(die or 0) + bonus(all_[seat].crew, 0),
        )
        for seat, die in zip(end.contenders, end.dice, strict=True)
    ]
    best = max(s.total for s in sums)
    top = tuple(s.seat for s in sums if s.total == best)
    if len(top) > 1:
        return (*sums, LastFightBegan(rules=(LAST_FIGHT_AGAIN,), seats=top))
    return (*sums, GameWon(rules=(LAST_FIGHT_DECIDES,), seat=top[0], level="fight"))

"""Which sentence goes with which event: of a game, of a score sheet, of a ranking."""

from typing import Any

from engine.sport_mafia.scoring.amounts import plain
from engine.sport_mafia.scoring.ranking import League, Placed, Standing
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.scoring.wording import tell as tell_sheet
from engine.sport_mafia.scoring.wording import tell_action as tell_entry
from engine.sport_mafia.wording import tell as tell_game
from engine.sport_mafia.wording import tell_action as tell_move

BY: dict[str, str] = {
    "mafia.ranked-by-sum": "{points} Punkte",
    "mafia.tie-by-extra": "Zusatzpunkte: {extra}",
    "mafia.tie-by-wins": "Siege: {wins}",
    "mafia.tie-by-leader-wins": "Siege als Don oder Sheriff: {leader}",
    "mafia.tie-by-first-killed": "zuerst getötet: {killed}-mal",
}


def tell(before: Any, event: Any) -> str:
    """What happened, one German sentence."""
    if isinstance(before, League):
        return _placed(before, event)
    return (tell_sheet if isinstance(before, Sheet) else tell_game)(before, event)


def tell_action(state: Any, action: Any) -> str:
    """What somebody does, a German phrase."""
    if isinstance(state, League):
        return "Die Rangliste ausrechnen"
    return (tell_entry if isinstance(state, Sheet) else tell_move)(state, action)


def _placed(league: League, event: Placed) -> str:
    place = event.place
    standing = next(s for s in league.standings if s.name == place.names[0])
    by = BY[place.by.id if place.by else "mafia.ranked-by-sum"].format(**_values(standing))
    if len(place.names) > 1:
        names = f"{', '.join(place.names[:-1])} und {place.names[-1]}"
        return f"Um Platz {place.number} lost ihr zwischen {names}: in allem gleich ({by})."
    return f"Platz {place.number}: {place.names[0]} ({by})."


def _values(standing: Standing) -> dict[str, str]:
    return {
        "points": plain(standing.points),
        "extra": plain(standing.extra),
        "wins": str(standing.wins),
        "leader": str(standing.leader_wins),
        "killed": str(standing.first_killed),
    }

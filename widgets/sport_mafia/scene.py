"""The table as a picture and in words: who sits where, what is known, what is going on."""

from typing import Any

from htpy import Element, Node, dd, div, dl, dt, p

from engine.core.german import listed
from engine.core.play import Seat, Step
from engine.sport_mafia.ballots import tally
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.scoring.ranking import League
from engine.sport_mafia.scoring.sheet import Sheet
from engine.sport_mafia.seats import LEADER, NUMBERS
from engine.sport_mafia.state import State
from engine.sport_mafia.view import View, view
from engine.sport_mafia.words import ROLE_NAMES, fouls_word, number
from widgets.sport_mafia import score_scene
from widgets.sport_mafia.table import now, round_table


def scene(step: Step[Any, Any, Any] | None, state: State | Sheet | League) -> Element:
    """The table in ``state``, as the Spielleitung sees it; what ``step`` changed is marked."""
    if not isinstance(state, State):
        return score_scene.scene(step, state)
    return looked_at(state, LEADER, step)


def looked_at(
    state: State, seat: Seat | None, step: Step[State, Any, MafiaEvent] | None = None
) -> Element:
    """The table as ``seat`` sees it: 0 the Spielleitung, None somebody who only watches."""
    seen = view(state, seat)
    return div(".gn-mafia-scene")[
        round_table(seen, described(seen), changed(step, seat)),
        facts(seen),
    ]


def changed(step: Step[State, Any, MafiaEvent] | None, seat: Seat | None) -> frozenset[Seat]:
    """The seats that look different from before, to that looker."""
    if step is None:
        return frozenset()
    before, after = view(step.before, seat), view(step.after, seat)
    return frozenset(s for s in NUMBERS if _marks(before, s) != _marks(after, s))


def _marks(seen: View, seat: Seat) -> object:
    ballot = seen.ballot
    voted = ballot and [v for v in ballot.votes if v[0] == seat]
    shots = [s for s in seen.shots if s[0] == seat]
    return seen.seats[seat - 1], seat in seen.nominated, voted, shots


def described(seen: View) -> str:
    """The picture in words."""
    parts = [f"Runder Tisch mit zehn Plätzen, {'Nacht' if seen.masked else 'Tag'}"]
    parts += [words] if (words := now(seen)) else []
    parts += [_described(seen, seat) for seat in NUMBERS]
    return ". ".join(parts) + "."


def _described(seen: View, seat: Seat) -> str:
    one = seen.seats[seat - 1]
    bits = [number(seat)]
    if one.role:
        bits.append(ROLE_NAMES[one.role])
    elif one.colour:
        bits.append("rot" if one.colour == "red" else "schwarz")
    if one.out:
        bits.append("ausgeschieden")
    if one.fouls:
        bits.append(fouls_word(one.fouls))
    if seat in seen.nominated:
        bits.append("aufgestellt")
    return ", ".join(bits)


def facts(seen: View) -> Node:
    """What the picture can't say: the list, the votes, the order of shots, the result."""
    pairs: list[tuple[str, str]] = []
    if seen.nominated:
        pairs.append(("Liste", listed([str(s) for s in seen.nominated])))
    if seen.ballot and seen.ballot.kind != "lift":
        counted = tally(seen.ballot.candidates, seen.ballot.votes)
        pairs += [(f"gegen {c}", _hands(seen, c, n)) for c, n in counted.items()]
    if seen.ballot and seen.ballot.kind == "lift":
        pairs.append(("dafür", str(len(seen.ballot.votes))))
    if seen.talk and seen.talk.seconds != 60:
        pairs.append(("Redezeit", f"{seen.talk.seconds} s"))
    if seen.order and seen.masked:
        pairs.append(("verabredet", listed([str(s) for s in seen.order])))
    if seen.naming or (seen.named and seen.masked):
        names = seen.naming or seen.named
        pairs.append(("bester Zug", listed([str(s) for s in names])))
    if seen.victim and seen.masked:
        pairs.append(("getroffen", str(seen.victim)))
    if seen.result:
        won = {"red": "Rot", "black": "Schwarz", "draw": "niemand"}[seen.result.outcome]
        pairs.append(("gewonnen hat", won))
    if not pairs:
        return p(".gn-muted.gn-mafia-team")[stand(seen)]
    return [
        p(".gn-muted.gn-mafia-team")[stand(seen)],
        dl(".gn-mafia-facts")[[div[dt[name], dd[value]] for name, value in pairs]],
    ]


def _hands(seen: View, candidate: Seat, count: int) -> str:
    if seen.ballot is None or not count:
        return "–"
    hands = [str(who) for who, against in seen.ballot.votes if against == candidate]
    return f"{count} ({', '.join(hands)})"


def stand(seen: View) -> str:
    """How many sit at the table, and of which colour if the looker knows all of them."""
    living = [one for one in seen.seats if not one.out]
    if any(one.colour is None for one in living):
        return f"{len(living)} am Tisch"
    red = sum(one.colour == "red" for one in living)
    return f"{len(living)} am Tisch: {red} rot, {len(living) - red} schwarz"

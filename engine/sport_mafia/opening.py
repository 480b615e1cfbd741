"""The first night: cards, the Absprache, signs."""

from engine.core.play import Breach, Seat
from engine.sport_mafia import actions as a
from engine.sport_mafia.events import MafiaEvent
from engine.sport_mafia.events_night import (
    BeaconsAgreed,
    CardTaken,
    MafiaMet,
    MafiaSlept,
    MafiaWoke,
    NightCame,
    RoleLearned,
    ShotPlanned,
    Shown,
    SignsBegan,
    SignsEnded,
    TrayEmpty,
)
from engine.sport_mafia.phases import Absprache, Cards, FirstSigns, Sign
from engine.sport_mafia.rules import first_night as f
from engine.sport_mafia.rules import roles as r
from engine.sport_mafia.seats import COUNT, LEADER, left_on_tray
from engine.sport_mafia.state import State
from engine.sport_mafia.words import ROLE_NAMES, number

SIGN_RULES = {
    "sheriff-looks": f.SHERIFF_LOOKS,
    "don-signals": f.DON_SIGNALS,
    "sheriff-signals": f.SHERIFF_SIGNALS,
    "sitting": f.FREE_SITTING,
}


def first_night_falls(state: State) -> tuple[MafiaEvent, ...]:
    """The game begins."""
    return (NightCame(rules=(f.NIGHT_IS_CALLED, r.TEN_PLAYERS, r.LEADER_OUTSIDE), night=1),)


def card_breaches(state: State, action: a.TakeCard) -> tuple[Breach, ...]:
    """Whose turn at the tray it is, and whether that card still lies there."""
    if not isinstance(state.phase, Cards):
        why = "Karten gibt es nur in der ersten Nacht, nach der Ansage."
        return (Breach(f.CARDS_ONE_BY_ONE, why),)
    found = []
    if action.to != state.phase.to:
        why = f"An der Reihe ist {number(state.phase.to)}, nicht {number(action.to)}."
        found.append(Breach(f.CARDS_ONE_BY_ONE, why))
    if not left_on_tray(p.role for p in state.players)[action.role]:
        why = f"Die Karte „{ROLE_NAMES[action.role]}“ liegt nicht mehr auf dem Tablett."
        found.append(Breach(r.TEN_CARDS, why))
    return tuple(found)


def take_card(state: State, action: a.TakeCard) -> tuple[MafiaEvent, ...]:
    """A card is taken, or dealt; the last one ends the round of cards."""
    way = r.FROM_THE_TRAY if state.options.dealing == "tray" else r.OR_DEALT
    seat = action.to
    events: tuple[MafiaEvent, ...] = (
        CardTaken(rules=(f.CARDS_ONE_BY_ONE, way, r.ROLES_BY_CHANCE), seat=seat),
        RoleLearned(
            rules=(f.LEARN_OWN_ROLE,),
            seen_by=frozenset({seat, LEADER}),
            seat=seat,
            role=action.role,
        ),
    )
    if seat < COUNT:
        return events
    return (*events, TrayEmpty(rules=(r.TEN_CARDS, r.TWO_TEAMS)))


def wake_mafia(state: State) -> tuple[MafiaEvent, ...]:
    """The Absprache begins: the black see each other."""
    black = state.team("black")
    met = MafiaMet(
        rules=(f.MAFIA_KNOWS_ITSELF, f.GESTURES_ONLY),
        seen_by=awake(state),
        seats=black,
        don=state.holder("don"),
    )
    woke = MafiaWoke(rules=(f.MAFIA_WAKES_ONCE, f.ONE_MINUTE_TO_AGREE))
    return (woke, met) if black else (woke,)


def awake(state: State) -> frozenset[Seat]:
    """Who sees what happens in the Absprache."""
    return frozenset({*state.team("black"), LEADER})


def don_breaches(state: State, seat: Seat) -> tuple[Breach, ...]:
    """Whether ``seat`` may lead the Absprache now."""
    found = []
    if not isinstance(state.phase, Absprache):
        why = "Verabredet wird nur, während die Mafia in der ersten Nacht wach ist."
        found.append(Breach(f.MAFIA_WAKES_ONCE, why))
    if state.player(seat).role != "don":
        why = f"Die Schüsse legt der Don fest, und {number(seat)} hat eine andere Karte."
        found.append(Breach(f.DON_SETS_ORDER, why))
    if not state.is_in(seat):
        found.append(Breach(r.OUT_TAKES_NO_PART, f"{number(seat)} ist nicht mehr dabei."))
    return tuple(found)


def plan_breaches(state: State, action: a.PlanShot) -> tuple[Breach, ...]:
    """Whether the Don can add that number to the order."""
    found = don_breaches(state, action.seat)
    if action.number in state.order:
        why = f"{number(action.number)} steht schon in der Reihenfolge."
        found = (*found, Breach(f.DON_SETS_ORDER, why))
    return found


def plan(state: State, action: a.PlanShot) -> tuple[MafiaEvent, ...]:
    """The Don shows one more number."""
    return (
        ShotPlanned(
            rules=(f.DON_SETS_ORDER, f.ORDER_DOES_NOT_BIND),
            seen_by=awake(state),
            number=action.number,
            place=len(state.order) + 1,
        ),
    )


def beacon_breaches(state: State, action: a.AgreeBeacons) -> tuple[Breach, ...]:
    """Whether the Don can agree on signals."""
    found = don_breaches(state, action.seat)
    if state.beacons:
        found = (*found, Breach(f.BEACONS, "Leuchtfeuer sind schon verabredet."))
    return found


def agree_beacons(state: State) -> tuple[MafiaEvent, ...]:
    """The Mafia will go by signals."""
    return (BeaconsAgreed(rules=(f.BEACONS,), seen_by=awake(state)),)


def mafia_sleeps(state: State) -> tuple[MafiaEvent, ...]:
    """The minute is over; some tables go straight to the morning."""
    only = state.options.first_night == "absprache-only"
    more = (f.ABSPRACHE_ONLY,) if only else ()
    return (MafiaSlept(rules=(f.ONE_MINUTE_TO_AGREE, f.MAFIA_WAKES_ONCE, *more)),)


def begin_signs(state: State, what: Sign) -> tuple[MafiaEvent, ...]:
    """Somebody looks around, or shows himself to the Spielleitung."""
    rule = SIGN_RULES[what]
    begun = SignsBegan(rules=(rule,), what=what)
    if what == "sitting":
        return (begun,)
    seat = state.holder("don" if what == "don-signals" else "sheriff")
    if not state.is_in(seat):
        return (begun,)
    seen = frozenset({seat, LEADER})
    return (begun, Shown(rules=(rule,), seen_by=seen, seat=seat, what=what))


def end_signs(state: State) -> tuple[MafiaEvent, ...]:
    """The masks are on again."""
    if not isinstance(state.phase, FirstSigns):
        raise ValueError("nobody shows anything")
    what = state.phase.what
    return (SignsEnded(rules=(SIGN_RULES[what],), what=what),)

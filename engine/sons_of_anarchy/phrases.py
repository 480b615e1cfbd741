"""Sentences for events."""

from engine.core.german import listed
from engine.sons_of_anarchy.events import (
    BackupCame,
    BackupEnded,
    ClubOut,
    DieFell,
    FightBegan,
    FightTied,
    FightWon,
    FiguresInjured,
    FistClosed,
    FistsOpened,
    FollowUpOver,
    GunsHeld,
    GunsSkipped,
    GunsSpent,
    HeatGained,
    HeatSet,
    HitsCounted,
    InjuredDied,
    InjuredReturned,
    MemberFell,
    OrderSpent,
    PatchTaken,
    PlaceCleared,
    PlaceUsed,
    ShotFired,
    ShotsLost,
    SoaEvent,
    StepBegan,
    StrengthCounted,
    WentHome,
)
from engine.sons_of_anarchy.events_end import (
    GameWon,
    LastDieFell,
    LastFightBegan,
    LastStrengthCounted,
    ScreensFell,
    StillLevel,
)
from engine.sons_of_anarchy.events_market import (
    GoodsSold,
    OfferClosed,
    OfferHeld,
    OffersOpened,
    PriceSet,
)
from engine.sons_of_anarchy.evolve_whole import WHOLE_EVENTS, tell_whole
from engine.sons_of_anarchy.parts import Site
from engine.sons_of_anarchy.phrases_end import tell_end
from engine.sons_of_anarchy.phrases_market import tell_market
from engine.sons_of_anarchy.rules.heat import ELIMINATED_CLUB_LEAVES
from engine.sons_of_anarchy.rules.market import SELLING_BRINGS_ONE_HEAT, SELLING_ENDS_AT_FOUR
from engine.sons_of_anarchy.rules.orders import HEAT_SYMBOL
from engine.sons_of_anarchy.state import Table
from engine.sons_of_anarchy.words import count, crew, figures, guns, name, names, origin_of, spot


def tell(table: Table, event: SoaEvent) -> str:
    """What happened, for readers; ``table``: the state right before the event."""
    if isinstance(event, WHOLE_EVENTS):
        return tell_whole(table, event)
    match event:
        case OrderSpent(seat=seat):
            if table.options.hidden_orders:
                return f"{name(table, seat)} zahlt 1 Befehlsmarker."
            left = table.clubs[seat].orders - 1
            return f"{name(table, seat)} zahlt 1 Befehlsmarker und hat noch {left or 'keinen'}."
        case FightBegan() | BackupCame() | BackupEnded() | StepBegan() | GunsSkipped():
            return _opening(table, event)
        case FistClosed() | GunsHeld() | FistsOpened() | GunsSpent():
            return _guns(table, event)
        case DieFell() | StrengthCounted() | FightWon() | FightTied():
            return _dice(table, event)
        case ShotFired() | ShotsLost() | HitsCounted() | FiguresInjured():
            return _injuries(table, event)
        case HeatGained() | HeatSet() | MemberFell() | ClubOut():
            return _heat(table, event)
        case OfferClosed() | OfferHeld() | OffersOpened() | PriceSet() | GoodsSold():
            return tell_market(table, event)
        case (
            ScreensFell()
            | StillLevel()
            | LastFightBegan()
            | LastDieFell()
            | LastStrengthCounted()
            | GameWon()
        ):
            return tell_end(table, event)
        case InjuredDied(seat=seat, kind=kind, pips=pips):
            whom = "Member" if kind == "member" else "Prospect"
            return f"Eine {pips}: {name(table, seat)} verliert den {whom}; er kommt in den Vorrat."
        case InjuredReturned(seat=seat, kind=kind, pips=pips):
            whom = "Member" if kind == "member" else "Prospect"
            return f"Eine {pips}: Der {whom} von {name(table, seat)} ist zurück im Clubhaus."
        case WentHome() | PlaceCleared() | PatchTaken() | PlaceUsed() | FollowUpOver():
            return _after(table, event)


def _opening(
    table: Table, event: FightBegan | BackupCame | BackupEnded | StepBegan | GunsSkipped
) -> str:
    match event:
        case FightBegan(place=place, seats=seats):
            kind = "Pile-Up" if len(seats) > 2 else "Throwdown"
            where = spot(table, Site(place))
            return f"{kind} bei {where}: Es kämpfen {names(table, seats)}."
        case BackupCame(seat=seat, origin=origin, crew=some):
            comes = "kommt" if some.size == 1 else "kommen"
            return f"Für {name(table, seat)} {comes} {crew(some)} dazu, {origin_of(table, origin)}."
        case BackupEnded(seat=seat):
            called = table.fight is not None and table.fight.origins
            more = "weitere " if called else ""
            return f"{name(table, seat)} ruft keine {more}Verstärkung."
        case StepBegan(phase="fists"):
            return "Schritt 2: Alle nehmen geheim Waffen in die Faust."
        case StepBegan():
            return "Schritt 3: Jetzt wird gewürfelt."
        case GunsSkipped():
            return (
                "Waffen sind hier verboten: Schritt 2 entfällt, niemand wird verletzt, keine Hitze."
            )


def _guns(table: Table, event: FistClosed | GunsHeld | FistsOpened | GunsSpent) -> str:
    match event:
        case FistClosed(seat=seat):
            return f"{name(table, seat)} hält eine geschlossene Faust in die Runde."
        case GunsHeld(seat=seat, guns=held):
            return f"Nur {name(table, seat)} weiß, was darin liegt: {guns(held)}."
        case FistsOpened(guns=held):
            seats = table.fight.seats if table.fight else ()
            shown = [f"{name(table, s)} zeigt {guns(n)}" for s, n in zip(seats, held, strict=True)]
            return f"Alle Fäuste gehen auf: {listed(shown)}."
        case GunsSpent(seat=seat, guns=spent):
            return f"{name(table, seat)} gibt {guns(spent)} in die Bank."


def _dice(table: Table, event: DieFell | StrengthCounted | FightWon | FightTied) -> str:
    match event:
        case DieFell(seat=seat, pips=pips):
            return f"Der Würfel von {name(table, seat)} zeigt {pips}."
        case StrengthCounted(seat=seat, pips=pips, crew=some, guns=drawn, total=total):
            parts = [f"{pips} (Würfel)"]
            if some.prospects:
                parts.append(f"{some.prospects} ({crew(some.without_members)})")
            if some.members:
                parts.append(f"{2 * some.members} ({crew(some.without_prospects)})")
            if drawn:
                parts.append(f"{3 * drawn} ({guns(drawn)})")
            return f"{name(table, seat)}: {' + '.join(parts)} = {total}."
        case FightWon(seat=seat, total=total, tied=()):
            return f"{name(table, seat)} gewinnt mit {total}."
        case FightWon(seat=seat, total=total, tied=tied):
            who = name(table, seat)
            return f"{names(table, tied)} haben je {total}; {who} hält den Aufnäher und gewinnt."
        case FightTied(tied=()):
            return "Niemand ist mehr da, der kämpfen könnte."
        case FightTied(tied=tied, total=total):
            text = f"Gleichstand: {names(table, tied)} haben je {total}, niemand gewinnt."
            holder = name(table, table.patch)
            if len(event.rules) > 1:
                text += f" {holder} hält zwar den Aufnäher, liegt aber darunter."
            return text


def _injuries(table: Table, event: ShotFired | ShotsLost | HitsCounted | FiguresInjured) -> str:
    match event:
        case ShotFired(seat=seat, target=target):
            return f"Ein Treffer von {name(table, seat)} geht an {name(table, target)}."
        case ShotsLost(seat=seat, count=lost):
            verb = "verfällt" if lost == 1 else "verfallen"
            hits = count(lost, "Treffer", "Treffer")
            return f"{hits} von {name(table, seat)} {verb}: Es ist keine Figur mehr da."
        case HitsCounted(hits=hits):
            seats = table.fight.seats if table.fight else ()
            due = [
                f"{figures(n)} von {name(table, seat)}"
                for seat, n in zip(seats, hits, strict=True)
                if n
            ]
            return f"Die Waffen treffen {listed(due)}." if due else "Niemand wird getroffen."
        case FiguresInjured(seat=seat, crew=some):
            verb = "kommt" if some.size == 1 else "kommen"
            return f"{crew(some)} von {name(table, seat)} {verb} in die Notaufnahme."


def _heat(table: Table, event: HeatGained | HeatSet | MemberFell | ClubOut) -> str:
    match event:
        case HeatGained(seat=seat, heat=heat):
            who = name(table, seat)
            sold = SELLING_BRINGS_ONE_HEAT in event.rules
            used = HEAT_SYMBOL in event.rules
            why = "verkauft" if sold else "Waffen eingesetzt"
            text = f"{who} hat {why} und bekommt 1 Hitze, jetzt {heat}."
            if used:
                more = heat - table.clubs[seat].heat
                text = f"Das Hitze-Symbol bringt {who} {more} Hitze, jetzt {heat}."
            if SELLING_ENDS_AT_FOUR in event.rules:
                text += " Mehr wird es durch Verkaufen nie."
            if table.options.heat_timing == "onReveal" and not (sold or used):
                text = f"Am Tisch gilt: Hitze schon beim Öffnen der Fäuste. {text}"
            if heat > 4:
                text += " Mehr als 4: Jemand muss den Kopf hinhalten."
            return text
        case HeatSet(seat=seat, heat=heat):
            return f"Die Hitze von {name(table, seat)} fällt auf {heat}."
        case MemberFell(seat=seat, spot=where):
            who = name(table, seat)
            return f"Take the Fall: Ein Member von {who} ({spot(table, where)}) muss ins Gefängnis."
        case ClubOut(seat=seat):
            return f"{name(table, seat)} hat keinen Member mehr und scheidet aus."


def _after(
    table: Table, event: WentHome | PlaceCleared | PatchTaken | PlaceUsed | FollowUpOver
) -> str:
    match event:
        case WentHome(seat=seat, crew=some):
            verb = "fährt" if some.size == 1 else "fahren"
            return f"{crew(some)} von {name(table, seat)} {verb} heim ins Clubhaus."
        case PlaceCleared(winner=None):
            return "Der Ort ist frei; keiner der Beteiligten bleibt dort."
        case PlaceCleared(winner=int(winner)) if len(event.rules) > 1:
            return (
                f"{name(table, winner)} hat gewonnen, aber niemand steht mehr da: Der Ort ist leer."
            )
        case PlaceCleared(winner=winner):
            who = name(table, winner if winner is not None else 0)
            return f"Der Ort ist geräumt; nur {who} bleibt."
        case PatchTaken(seat=seat) if ELIMINATED_CLUB_LEAVES in event.rules:
            return f"Der Aufnäher geht im Uhrzeigersinn an {name(table, seat)}."
        case PatchTaken(seat=seat):
            loser = name(table, table.patch)
            return f"{name(table, seat)} hat {loser} besiegt und nimmt den Aufnäher."
        case PlaceUsed(seat=seat, place=place):
            at_once = " sofort" if table.fight else ""
            return f"{name(table, seat)} nutzt {spot(table, Site(place))}{at_once}."
        case FollowUpOver(seat=seat, possible=True):
            return f"{name(table, seat)} könnte den Ort sofort nutzen und lässt es."
        case FollowUpOver(seat=seat) if table.clubs[seat].out:
            return f"{name(table, seat)} ist ausgeschieden und nutzt den Ort nicht mehr."
        case FollowUpOver(seat=seat):
            return f"{name(table, seat)} kann den Ort jetzt nicht nutzen{_obstacle(table, seat)}."


def _obstacle(table: Table, seat: int) -> str:
    fight = table.fight
    if fight is None:
        return ""
    if table.places[fight.place].used:
        return ": In dieser Runde ist er schon genutzt"
    if table.clubs[seat].orders < 1:
        return ": Es ist kein Befehlsmarker mehr da"
    return ": Allein steht der Club dort nicht"

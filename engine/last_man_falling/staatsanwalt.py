"""Accusing, showing the hand, and the verdict."""

from engine.core.play import Breach, Seat
from engine.core.rule import Rule
from engine.last_man_falling.actions import Accuse, ShowHand
from engine.last_man_falling.events import (
    Accused,
    CardTakenBack,
    HandChecked,
    HandShown,
    Judged,
    LmfEvent,
    WishStands,
)
from engine.last_man_falling.fitting import evidence
from engine.last_man_falling.penalties import EXTRA, TWO, turn_after_penalty
from engine.last_man_falling.phases import Attack, Due, Penalties, Trial, Turn
from engine.last_man_falling.rules.staatsanwalt import (
    CARD_AND_WISH_STAND,
    CONVICT_DRAWS_FOUR,
    HAND_IS_SHOWN,
    MAY_DOUBT,
    MUST_PROVE,
    SHOWN_TO_ALL,
    THIRD_PARTY_DRAWS_TWO,
    VICTIM_PLAYS_ON,
    WHEN_TO_ACCUSE,
    WHO_MAY_ACCUSE,
    WRONG_ACCUSER_DRAWS_SIX,
    WRONG_ACCUSER_SKIPPED,
)
from engine.last_man_falling.rules.turn import WRONG_CARD
from engine.last_man_falling.rules.vierfach import (
    NEXT_DRAWS_FOUR,
    ONLY_WITHOUT_FITTING,
    VIERFACH_ON_A_WISH,
    WHAT_COUNTS_AS_FITTING,
)
from engine.last_man_falling.state import State
from engine.last_man_falling.too_late import late_verdict

TRIED = ("attack", "wrong-accuser", "third-party", "convict")
"""The penalties that come from a Vierfach-Attentat."""


def accuse_breaches(state: State, action: Accuse) -> tuple[Breach, ...]:
    """Every reason against accusing: the moment (LMF-G23) and the person (LMF-G21)."""
    match state.phase:
        case Attack() as attack:
            return _wrong_accuser(state, attack, action.seat)
        case Trial(accuser=accuser) as trial:
            why = f"{state.name(accuser)} klagt schon an, und einmal genügt."
            late = Breach(WHEN_TO_ACCUSE, why)
            return (late, *_wrong_accuser(state, trial.attack, action.seat))
        case Penalties(late=Attack(victim=victim)) if state.due(victim) is not None:
            why = f"Erst zieht {state.name(victim)}; anklagen könnt ihr danach immer noch."
            return (Breach(WHEN_TO_ACCUSE, why),)
        case Turn(late=Attack() as attack):
            return _wrong_accuser(state, attack, action.seat)
        case Penalties(trial=trial) as phase:
            why = "Das Attentat ist schon angenommen." if trial is None else "Das Urteil steht."
            if phase.resume is not None or phase.due[0].reason not in TRIED:
                return _nothing_to_doubt()
            return (Breach(WHEN_TO_ACCUSE, f"Für eine Anklage ist es zu spät: {why}"),)
        case Turn(after=after):
            if any(served.reason in TRIED for served in after):
                why = "Für eine Anklage ist es zu spät: Die Strafkarten sind gezogen."
                return (Breach(WHEN_TO_ACCUSE, why),)
            return _nothing_to_doubt()
    return _nothing_to_doubt()


def _nothing_to_doubt() -> tuple[Breach, ...]:
    why = "Niemand hat gerade ein Vierfach-Attentat gelegt, das sich bezweifeln ließe."
    return (Breach(MAY_DOUBT, why),)


def _wrong_accuser(state: State, attack: Attack, seat: Seat) -> tuple[Breach, ...]:
    name = state.name(seat)
    if seat == attack.by:
        why = f"{name} hat das Attentat selbst gelegt und kann sich nicht selbst anklagen."
        return (Breach(WHO_MAY_ACCUSE, why),)
    if state.options.accuser == "victim" and seat != attack.victim:
        why = f"{name} ist nicht betroffen: Anklagen darf nur {state.name(attack.victim)}."
        return (Breach(WHO_MAY_ACCUSE, why),)
    return ()


def accuse(state: State, action: Accuse) -> tuple[LmfEvent, ...]:
    """The doubt is spoken; now the hand has to be shown."""
    attack = state.phase.late if isinstance(state.phase, Turn) else state.phase
    if not isinstance(attack, Attack):
        raise ValueError("no attack to doubt")
    rules = (MAY_DOUBT, WHO_MAY_ACCUSE, WHEN_TO_ACCUSE)
    return (Accused(rules=rules, accused=attack.by, accuser=action.seat),)


def show_breaches(state: State, action: ShowHand) -> tuple[Breach, ...]:
    """Every reason against showing: only the accused does it, once."""
    name = state.name(action.seat)
    if not isinstance(state.phase, Trial):
        return (Breach(HAND_IS_SHOWN, f"{name} ist nicht angeklagt und behält die Hand verdeckt."),)
    if (accused := state.phase.attack.by) != action.seat:
        why = f"Offenlegen muss {state.name(accused)}, nicht {name}."
        return (Breach(HAND_IS_SHOWN, why),)
    return ()


def show(state: State, action: ShowHand) -> tuple[LmfEvent, ...]:
    """The hand is shown, checked against what lay there before, and judged."""
    if not isinstance(state.phase, Trial):
        raise ValueError("nobody is accused")
    trial, hand = state.phase, state.hand(action.seat)
    found = evidence(hand, trial.attack.before, state.options)
    only_accuser = state.options.hand_shown_to == "accuser"
    seen_by = frozenset((action.seat, trial.accuser)) if only_accuser else None
    checked: list[Rule] = [MUST_PROVE, ONLY_WITHOUT_FITTING, WHAT_COUNTS_AS_FITTING]
    if trial.attack.before.wish:
        checked.append(VIERFACH_ON_A_WISH)
    checked += [rule for f in found for rule in f.rules]
    return (
        HandShown(
            rules=(HAND_IS_SHOWN, SHOWN_TO_ALL), seen_by=seen_by, seat=action.seat, cards=hand
        ),
        HandChecked(
            rules=tuple(dict.fromkeys(checked)),
            seen_by=seen_by,
            seat=action.seat,
            before=trial.attack.before,
            found=found,
        ),
        *_verdict(state, trial, guilty=bool(found)),
    )


def _verdict(state: State, trial: Trial, *, guilty: bool) -> tuple[LmfEvent, ...]:
    events = _guilty(state, trial) if guilty else _innocent(state, trial)
    if trial.drawn is None:
        return events
    return late_verdict(state, trial, trial.drawn, events)


def _guilty(state: State, trial: Trial) -> tuple[LmfEvent, ...]:
    attack, options = trial.attack, state.options
    extra = options.convict_card in ("stays-extra", "taken-back-extra")
    plays = options.cleared_victim == "plays"
    verdict = Judged(
        rules=(CONVICT_DRAWS_FOUR, *((WRONG_CARD,) if extra else ()), VICTIM_PLAYS_ON),
        accused=attack.by,
        accuser=trial.accuser,
        guilty=True,
        due=(Due(attack.by, attack.count + extra, "convict"),),
        then=attack.victim if plays else state.next_after(attack.victim),
    )
    if options.taken_back:
        rules = (CARD_AND_WISH_STAND,)
        return verdict, CardTakenBack(rules=rules, seat=attack.by, before=attack.before)
    if state.wish is None:
        raise ValueError("a Vierfach-Attentat without a named weapon")
    return verdict, WishStands(rules=(CARD_AND_WISH_STAND,), seat=attack.by, wish=state.wish)


def _innocent(state: State, trial: Trial) -> tuple[LmfEvent, ...]:
    attack = trial.attack
    if trial.accuser == attack.victim:
        rules: tuple[Rule, ...] = (WRONG_ACCUSER_DRAWS_SIX, WRONG_ACCUSER_SKIPPED)
        due: tuple[Due, ...] = (Due(attack.victim, attack.count + EXTRA, "wrong-accuser"),)
    elif state.options.third_party == "six":
        rules = (THIRD_PARTY_DRAWS_TWO, VICTIM_PLAYS_ON)
        due = (Due(trial.accuser, attack.count + EXTRA, "third-party"),)
    else:
        rules = (THIRD_PARTY_DRAWS_TWO, NEXT_DRAWS_FOUR)
        due = (Due(trial.accuser, TWO, "third-party"), Due(attack.victim, attack.count, "attack"))
    verdict = Judged(
        rules=rules,
        accused=attack.by,
        accuser=trial.accuser,
        guilty=False,
        due=due,
        then=attack.victim
        if len(due) == 1 and due[0].seat != attack.victim
        else turn_after_penalty(state, attack.victim),
    )
    return (verdict,)

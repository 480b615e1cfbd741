"""What happens by itself: the Spielleitung leads, cards are dealt, opponents act.

Only this module sees the table: to ask whose turn it is. Whoever decides gets a mind, no state.
"""

from functools import reduce

from engine.core.play import Seat, Step
from engine.sport_mafia import actions as a
from engine.sport_mafia import phases as p
from engine.sport_mafia.actions import Action
from engine.sport_mafia.checking import checker
from engine.sport_mafia.choices import moves
from engine.sport_mafia.game import GAME, MafiaStep
from engine.sport_mafia.state import State
from engine.sport_mafia.view import view
from widgets.sport_mafia.opponents import nights, tempers, voting
from widgets.sport_mafia.opponents.asking import asked
from widgets.sport_mafia.opponents.heard import Heard, Remark
from widgets.sport_mafia.opponents.people import People
from widgets.sport_mafia.opponents.speaking import speech

OPENS: tuple[p.Word, ...] = (
    *("mafia", "sheriff-looks", "don-signals", "sheriff-signals", "sitting"),
    *("hunt", "don", "sheriff", "best-move"),
)
"""What is announced goes on at once; after the others there is a pause."""


class Beat:
    """A moment of the game, grown action by action: what the Spielleitung announces and what
    follows from it without asking the person who plays along."""

    def __init__(self, state: State, heard: Heard, people: People, moment: int) -> None:
        self.state, self.heard, self.people, self.moment = state, heard, people, moment
        self.steps: list[MafiaStep] = []

    def do(self, action: Action) -> None:
        """An action that is known to be legal; looking for reasons against it would cost double."""
        before = self.state
        events = GAME.decide(before, action)
        self.state = reduce(GAME.evolve, events, before)
        self.steps.append(Step(before, action, events, self.state))

    def say(self, remark: Remark) -> None:
        """Something that all hear and no rule records."""
        self.heard = (*self.heard, remark)

    def run(self) -> None:
        """One moment, as far as nobody has to be asked."""
        phase = self.state.phase
        if isinstance(phase, p.Waiting):
            self.do(a.Say(phase.word))
            if phase.word not in OPENS and not isinstance(self.state.phase, p.Cards):
                return
        if not asked(self.state, self.people.person):
            self.carry_on()

    def carry_on(self, target: Seat = 0) -> None:
        """What is going on comes to its end; the person does nothing in it, but shoots at
        ``target``."""
        match self.state.phase:
            case p.Cards():
                self._deal()
            case p.Absprache():
                self._plan()
            case p.FirstSigns():
                self.do(a.Bell())
            case p.Talk(seat=seat):
                self._speak(seat)
            case p.Ballot():
                self._vote(self.state.phase)
            case p.Hunt():
                self._hunt(self.state.phase, target)
            case p.Checking():
                self._check()
            case p.Suspecting(seat=seat):
                self._suspect(seat)

    def _others(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        return tuple(s for s in seats if s != self.people.person)

    def _deal(self) -> None:
        roles = self.people.roles
        while isinstance(self.state.phase, p.Cards):
            seat = self.state.phase.to
            self.do(a.TakeCard(seat, roles[seat - 1]))

    def _plan(self) -> None:
        don = self.state.holder("don")
        if don != self.people.person and self.state.is_in(don):
            mind = self.people.mind(self.state, don, self.heard)
            for seat in nights.plan(mind, self.people.chance(don, self.moment)):
                self.do(a.PlanShot(don, seat))
        self.do(a.Bell())

    def _speak(self, seat: Seat) -> None:
        if seat != self.people.person:
            mind = self.people.mind(self.state, seat, self.heard)
            legal = [m for m in moves(self.state) if m.seat == seat]
            said = speech(mind, legal, self.people.chance(seat, self.moment))
            for action in said.actions:
                self.do(action)
            if said.remark:
                self.say(said.remark)
                self._outcry(said.remark)
        # Whoever cried out once too often may have decided the game
        if isinstance(self.state.phase, p.Talk) and self.state.phase.seat == seat:
            self.do(a.EndSpeech(seat))

    def _outcry(self, said: Remark) -> None:
        seen, temper = view(self.state, None), self.people.temper(self.moment)
        self._punish(tempers.outcry(seen, said, temper))

    def _punish(self, slip: a.Sanction | None) -> None:
        """The Spielleitung has seen it."""
        if slip and not GAME.breaches(self.state, slip):
            self.do(slip)

    def _vote(self, ballot: p.Ballot) -> None:
        done = {who for who, _ in ballot.votes}
        for seat in self._others(self.state.living):
            if seat in done:
                continue
            mind = self.people.mind(self.state, seat, self.heard)
            if ballot.kind == "lift":
                up = bool(voting.lifts(mind, ballot.candidates).seat)
            else:
                up = voting.raises(mind, ballot.candidates, ballot.called)
            if up:
                self.do(a.RaiseHand(seat))
        self._fidget(ballot)
        # An exclusion may have cut the vote off
        if isinstance(self.state.phase, p.Ballot):
            self.do(a.CountHands())

    def _fidget(self, ballot: p.Ballot) -> None:
        now = self.state.phase
        hands = now.votes if isinstance(now, p.Ballot) else ()
        up = tuple(who for who, against in hands if against == ballot.called)
        seen, temper = view(self.state, None), self.people.temper(self.moment)
        self._punish(tempers.fidget(seen, ballot.called, up, temper))

    def _hunt(self, hunt: p.Hunt, target: Seat) -> None:
        aims = {
            seat: nights.shot(self.people.mind(self.state, seat, self.heard)).seat
            for seat in self._others(self.state.team("black"))
        }
        if target:
            aims[self.people.person] = target
        for called in hunt.numbers:
            self.do(a.CallNumber())
            for seat, aim in sorted(aims.items()):
                if aim == called:
                    self.do(a.Shoot(seat))
        self.do(a.Say("retreat"))

    def _check(self) -> None:
        seat = checker(self.state)
        if seat and seat != self.people.person:
            wanted = nights.asked(self.people.mind(self.state, seat, self.heard)).seat
            if wanted:
                self.do(a.AskAbout(seat, wanted))
                return
        self.do(a.Bell())

    def _suspect(self, seat: Seat) -> None:
        if seat != self.people.person:
            mind = self.people.mind(self.state, seat, self.heard)
            for named in nights.best_move(mind):
                self.do(a.Suspect(seat, named))
        if isinstance(self.state.phase, p.Suspecting):
            self.do(a.EndSpeech(seat))

"""The Spielleitung: whole games led by tapping, corrected, kept, written and read again."""

import re
from random import Random

import pytest

from engine.core.codec import Malformed, dumps, loads
from engine.sport_mafia import actions as a
from engine.sport_mafia.game import GAME
from engine.sport_mafia.notation import note
from engine.sport_mafia.offences import OFFENCES
from engine.sport_mafia.options import PRESETS, Options
from engine.sport_mafia.phases import Over, Talk
from engine.sport_mafia.protocol_file import read
from engine.sport_mafia.scenes import SHERIFF, cards
from engine.sport_mafia.script import cue
from engine.sport_mafia.seats import NUMBERS
from tests.sport_mafia.random_play import any_mood, any_options, chosen
from tests.sport_mafia.test_real_game import whole_game
from widgets.session import Session, opened
from widgets.sport_mafia.lead.messages import (
    Accuse,
    Anew,
    BackTo,
    Choose,
    DealAll,
    Load,
    Mean,
    Msg,
    Play,
    SetName,
    Tap,
)
from widgets.sport_mafia.lead.model import Model, refused, update
from widgets.sport_mafia.spielleitung import SPIELLEITUNG

FSM = PRESETS[1].options


def after(model: Model, *messages: Msg) -> Model:
    for message in messages:
        model = update(model, message)
    return model


def real_game(most: int | None = None) -> Model:
    lines = tuple(note(one.action) for one in whole_game())
    return Model(lines[:most], options=FSM)


def session(model: Model) -> Session[Model, Msg]:
    return Session(SPIELLEITUNG, "w", "../", model, model)


def html(model: Model) -> str:
    return str(session(model).render())


def shown(model: Model) -> str:
    """What can be read while the cover lies on it."""
    text = html(model)
    secret = re.compile(r'<(\w+)[^>]*class="[^"]*gn-(?:secret|lead-card )[^"]*"')
    while found := secret.search(text):
        end, depth = found.end(), 1
        for tag in re.finditer(rf"<(/?){found[1]}\b", text[found.end() :]):
            depth += -1 if tag[1] else 1
            if depth == 0:
                end = text.index(">", found.end() + tag.end()) + 1
                break
        text = text[: found.start()] + text[end:]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", " ", text))


def by_tapping(action: a.Action) -> tuple[Msg, ...]:
    """How a person at the table enters it: seats are tapped, everything else has a button."""
    match action:
        case a.PlanShot(number=number):
            return (Mean("plan"), Tap(number))
        case a.Nominate(number=number):
            return (Mean("nominate"), Tap(number))
        case a.Withdraw(number=number):
            return (Mean("withdraw"), Tap(number))
        case a.ClaimCheck(number=number, black=black):
            return (Mean("black" if black else "red"), Tap(number))
        case a.RaiseHand(seat=seat):
            return (Mean("hand"), Tap(seat))
        case a.Shoot(seat=seat):
            return (Mean("shot"), Tap(seat))
        case a.AskAbout(number=number):
            return (Mean("check"), Tap(number))
        case a.Suspect(number=number):
            return (Mean("suspect"), Tap(number))
    return (Play((note(action),)),)


def offered(model: Model) -> set[str]:
    """Every line that a button of the view plays."""
    running = session(model)
    running.render()
    lines = [h.lines for h in running.handlers if isinstance(h, Play)]
    return {one[0] for one in lines if len(one) == 1}


@pytest.mark.parametrize("seed", range(6))
def test_any_game_can_be_led_by_tapping(seed: int) -> None:
    random = Random(seed)
    model, mood = Model(options=any_options(random)), any_mood(random)
    while GAME.awaiting(model.state) and len(model.log) < 500:
        action = chosen(model.state, random, mood)
        phase = model.state.phase
        if action == a.Bell() and isinstance(phase, Talk) and not phase.seconds:
            action = a.EndSpeech(phase.seat)  # no time is running that could be up
        if isinstance(action, a.Sanction):
            model = after(model, Mean("foul"), Tap(action.whom), Accuse(action.offence))
        if not (taps := by_tapping(action))[1:]:
            assert note(action) in offered(model), note(action)
        before = len(model.log)
        model = after(model, *taps)
        assert (model.log[-1], len(model.log)) == (note(action), before + 1)
        assert not model.tried
    assert cue(model.state) is None or not isinstance(model.state.phase, Over)


def test_a_hand_goes_down_again_at_a_second_tap() -> None:
    model = real_game()
    at = next(i for i, line in enumerate(model.log) if line.startswith("hand"))
    model = real_game(at)
    up = after(model, Tap(4), Tap(6), Tap(8))
    assert up.log[at:] == ("hand 4", "hand 6", "hand 8")
    assert after(up, Tap(6)).log[at:] == ("hand 4", "hand 8")
    counted = after(up, Play(("count",)))
    assert [b.rule.id for b in refused(after(counted, Tap(6)))] == ["mafia.one-vote-each"]


def test_a_refusal_names_every_reason_and_changes_nothing() -> None:
    model = after(Model(), Play(("bell",)))
    assert model.log == ()
    assert "Im Moment läuft keine Zeit." in html(model)
    assert after(model, Play(("say night",))).tried == ""


def test_a_foul_can_be_given_at_any_time_and_for_any_offence() -> None:
    model = real_game()
    day = next(i for i, line in enumerate(model.log) if line == "say morning") + 1
    model = after(real_game(day), Mean("foul"), Tap(7))
    assert "penalty 7 talking" in offered(model)
    assert {f'value="{key}"' for key, o in OFFENCES.items() if o.when == "day"} <= set(
        re.findall(r'value="[^"]*"', html(model))
    )
    punished = after(model, Accuse("insult"))
    assert "penalty 7 insult" in offered(punished)
    assert after(punished, Play(("penalty 7 insult",))).state.player(7).out == "disqualified"
    assert after(model, Tap(7)).whom == 0


def test_every_step_can_be_taken_back_to_the_first() -> None:
    model = real_game()
    for count in range(len(model.log) - 1, -1, -1):
        model = after(model, BackTo(count))
        assert len(model.log) == count
    assert model == Model(options=FSM)


def test_chance_deals_the_ten_cards_and_repeats() -> None:
    model = after(Model(), Play(("say night", "card 1 don")), DealAll(77))
    assert model.state.all_roles
    assert model.state.player(1).role == "don"
    assert after(Model(), Play(("say night", "card 1 don")), DealAll(77)) == model
    assert after(Model(), Play(("say night", "card 1 don")), DealAll(78)) != model


def test_the_tray_does_not_tell_which_cards_are_gone() -> None:
    def tray(*lines: str) -> str:
        return shown(after(Model(), Play(("say night", *lines)))).partition("Ziehen lassen")[2]

    drawn = tray("card 1 sheriff").replace("Nr. 1 zeigen ", "")
    assert drawn.split("Protokoll")[0] == tray().split("Protokoll")[0]


def test_under_the_cover_nothing_tells_of_the_cards() -> None:
    model = real_game()
    for count in range(0, len(model.log), 3):
        text = shown(real_game(count))
        for word in ("Bürger, rot", "Sheriff, rot", "Mafioso, schwarz", "Don, schwarz", "sieht:"):
            assert word not in text
        assert "hebt die Hand: Schuss" not in text
        assert "Ja, das ist" not in text
        assert "Daumen" not in text
    shot = next(i for i, line in enumerate(model.log) if line.startswith("shot")) + 1
    assert "→2" in html(real_game(shot))
    assert "→2" not in shown(real_game(shot))


def test_by_day_nothing_looks_hidden_that_would_tell_of_the_cards() -> None:
    """A reminder to the Sheriff, or a verdict nobody knows yet, leaves no gap in the protocol."""
    model = Model(tuple(note(x) for x in (a.Say("night"), *cards(), a.Say("mafia"), a.Bell())))
    model = after(model, Play(("say sheriff-looks", "bell", "say morning")))
    for number in NUMBERS:
        puts = {1: (f"nominate 1 {SHERIFF}",), 2: ("nominate 2 3",)}.get(number, ())
        model = after(model, Play((*puts, f"thanks {number}")))
    model = after(model, Play(("say vote",)))
    assert "Erinnerung an den Sheriff" in html(model)
    text = shown(model)
    assert "Erinnerung" not in text
    assert "verdeckt" not in text.partition("Protokoll")[2].partition("Namen")[0]


def test_a_refusal_at_night_hides_its_reason_and_says_that_there_is_one() -> None:
    model = real_game()
    shot = next(i for i, line in enumerate(model.log) if line.startswith("shot"))
    wrong = after(real_game(shot), Tap(1))
    assert refused(wrong)
    assert refused(wrong)[0].why in html(wrong)
    assert refused(wrong)[0].why not in shown(wrong)
    assert "Das geht nicht; warum, steht unter der Abdeckung." in shown(wrong)


def test_a_thumb_that_taps_twice_does_not_take_the_word_from_two() -> None:
    def name(model: Model) -> str:
        found = re.search(r'<button[^>]* name="([^"]+)"[^>]*>„Danke“', html(model))
        assert found is not None
        return found[1]

    day = next(i for i, line in enumerate(real_game().log) if line == "say morning") + 1
    assert name(real_game(day)) != name(real_game(day + 2))


def test_a_hunt_asks_who_shoots_at_the_number_that_was_called() -> None:
    hunt = next(i for i, line in enumerate(real_game().log) if line == "say hunt") + 1
    assert "Ruft zuerst eine Nummer." in html(real_game(hunt))
    assert "Wer schießt auf Nr. 1?" in html(real_game(hunt + 1))


def test_the_answer_is_a_gesture() -> None:
    model = real_game()
    asked = next(i for i, line in enumerate(model.log) if line == "say sheriff") + 1
    black = after(real_game(asked), Tap(8))
    assert "Nicken, Daumen nach unten" in html(black)
    assert "Kopf schütteln, Daumen nach oben" in html(after(real_game(asked), Tap(1)))


def test_the_clock_goes_on_through_a_foul_and_starts_anew_with_the_next_speaker() -> None:
    def moment(model: Model) -> str:
        found = re.search(r'<gn-clock [^>]*moment="([^"]+)" seconds="(\d+)"', html(model))
        assert found is not None
        return found[0]

    model = real_game()
    day = next(i for i, line in enumerate(model.log) if line == "say morning") + 1
    speech = real_game(day)
    assert 'seconds="60"' in moment(speech)
    later = after(speech, Tap(3), Mean("foul"), Tap(7), Play(("penalty 7 talking",)))
    assert moment(later) == moment(speech)
    following = after(later, Play(("thanks 1",)))
    assert moment(following) != moment(speech)
    assert moment(after(following, BackTo(len(following.log) - 1))) == moment(speech)


def test_names_may_hold_anything_and_stay_text() -> None:
    model = after(Model(), SetName(3, "<img src=x onerror=alert(1)> & „Söhne“"))
    text = html(model)
    assert "<img src=x" not in text
    assert "&lt;img src=x onerror=alert(1)&gt; &amp; „Söhne“" in text


def test_the_file_brings_the_game_back_and_a_broken_one_changes_nothing() -> None:
    model = after(real_game(), SetName(2, "Berta"))
    paper = session(model).file()
    again = after(Model(), Load(read(paper["text"])))
    assert (again.log, again.names, again.options) == (model.log, model.names, FSM)
    text = session(model).file("sport-mafia-protokoll.txt")["text"]
    assert "Ergebnis: Schwarz gewinnt" in text
    assert " 2. Berta: Bürger" in text
    assert "- Gleichstand: Nr. 3 und 5 haben je fünf Stimmen. [ФСМ § 4.4.12" in text
    with pytest.raises(Malformed, match="keine Datei"):
        session(model).file("passwords.txt")


def test_a_saved_game_is_opened_again_and_a_forged_one_refused() -> None:
    running = session(real_game())
    for _ in range(30):
        running.send(BackTo(len(running.model.log) - 1))
    saved = running.save()
    again = opened(SPIELLEITUNG, "w", "../", saved=saved)
    assert again.model == running.model
    assert again.past
    forged = dumps(real_game(), Model).replace("card 4 sheriff", "card 4 don")
    with pytest.raises(Malformed, match="Schritt 9"):
        loads(forged, Model)


def test_the_rules_change_only_where_the_game_could_have_been_led_so() -> None:
    assert after(Model(), Choose(FSM)).options == FSM
    assert SPIELLEITUNG.with_options is not None
    with pytest.raises(ValueError, match="nicht so verlaufen"):
        SPIELLEITUNG.with_options(real_game(), Options())
    assert after(real_game(), Anew()) == Model(options=FSM)


def test_at_the_end_the_words_tell_who_has_won() -> None:
    text = shown(real_game())
    assert "Die Partie ist zu Ende. Schwarz gewinnt." in text
    assert all(f"platz-{seat}" in html(real_game()) for seat in NUMBERS)

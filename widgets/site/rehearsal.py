"""Uses every widget the way a reader might: the build learns from it which modules the browser
needs, the tests that the browser says the same as the build.

Runs on CPython and in Pyodide; :func:`play` repeats exactly.
"""

import json
import re
from collections.abc import Iterable

from widgets import catalogue, dealer, desk

type Pick = tuple[int, str]
"""Which control (any number; modulo the number of controls), and what is typed into it."""

_CONTROL = re.compile(
    r'<[^<>]*?data-on-(click|change|file|tick)="(\d+)"[^<>]*>(?:<opt.*?</select>)?'
)
_VALUE = re.compile(r'\bvalue="([^"]*)"')


def play(key: str, picks: Iterable[Pick], start: str = "") -> list[str]:
    """All answers (JSON) of one session in which the reader makes those picks, dice seeded."""
    dealer.seed(7)
    answers = [desk.open("rehearsal", key, "w1", "../../", start)]
    state = json.loads(answers[0])
    for number, typed in picks:
        controls = _CONTROL.finditer(state.get("html", ""))
        choices = [(m[1], int(m[2]), m[0]) for m in controls]
        if not choices:
            break
        kind, index, tag = choices[number % len(choices)]
        value = _offered(tag, number, typed) if kind != "click" else ""
        answers.append(desk.act("rehearsal", state["revision"], index, value))
        state |= json.loads(answers[-1])
    desk.close("rehearsal")
    dealer.seed(None)
    return answers


def _offered(tag: str, number: int, typed: str) -> str:
    """What a reader can send with this control: its own values, or free text where it is typed."""
    if "data-on-file" in tag:
        return json.loads(desk.export("rehearsal")).get("text", "") if number // 7 % 2 else typed
    offered = [_plain(value) for value in _VALUE.findall(tag)]
    if 'type="checkbox"' in tag:
        return ("on", "")[number // 7 % 2]
    if 'type="radio"' in tag or "<option" in tag:
        return offered[number // 7 % len(offered)] if offered else ""
    return typed


def _plain(text: str) -> str:
    # Not html.unescape: it would put a big table into the browser for the sake of this file
    for code, sign in (("&#34;", '"'), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">")):
        text = text.replace(code, sign)
    return text.replace("&amp;", "&")


def walk(length: int, seed: int = 1) -> list[Pick]:
    """A fixed walk of that many picks, not quite random (chance belongs to the dealer)."""
    picks: list[Pick] = []
    for _ in range(length):
        seed = (seed * 1_103_515_245 + 12_345) % 2**31
        picks.append((seed >> 8, ("0", "1", "2", "3", "7", "", "x")[(seed >> 16) % 7]))
    return picks


def houses(game: str) -> list[str]:
    """Every example and mistake by every house rule that comes ready made, or by our proposals."""
    rules = catalogue.house(game)
    answers = [desk.house(game, "x"), desk.exhibit(game, "example", "x", "", "")]
    if rules is None:
        return answers
    book = catalogue.volume(game)
    for text in [rules.write(preset.options) for preset in rules.presets] or [""]:
        answers.append(desk.house(game, text))
        answers += [desk.exhibit(game, "example", e.id, "", text) for e in book.examples]
        answers += [desk.exhibit(game, "mistake", m.id, "", text) for m in book.mistakes]
    return answers


def everything(length: int = 30) -> str:
    """Play every widget, also from links and saved work, also broken ones; JSON of all answers."""
    answers: list[str] = []
    for key in sorted(desk.table()):
        for seed in (1, 2):
            answers += play(key, walk(length, seed))
        last = json.loads(answers[-1])
        for start, saved in ((last.get("link", ""), ""), ("", last.get("save", "")), ("x", "y")):
            answers.append(desk.open("again", key, "w2", "", start, saved))
        answers.append(desk.act("again", -1, -1))
        answers.append(desk.act("again", 0, 0, "…"))
        for house in ("=", "x"):
            answers.append(desk.follow("again", house))
        answers.append(desk.export("again"))
        desk.close("again")
    for game in sorted({key.partition("/")[0] for key in desk.table()}):
        answers += houses(game)
    answers.append(desk.open("none", "none/none", "w3", ""))
    desk.answered(lambda: str(1 // 0))  # how an error is reported needs modules of its own
    return json.dumps(answers, ensure_ascii=False)

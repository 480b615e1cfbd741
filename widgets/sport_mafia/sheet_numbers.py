"""The numbers of the cheat sheets: ten cards, seconds, and what counts at ten down to three."""

from htpy import (
    Element,
    Node,
    caption,
    circle,
    dd,
    div,
    dl,
    dt,
    g,
    rect,
    small,
    table,
    tbody,
    td,
    text,
    th,
    thead,
    tr,
)

from engine.core.play import step
from engine.core.rule import Rule
from engine.sport_mafia import actions as a
from engine.sport_mafia.advice import (
    decided,
    margin,
    reckoning,
    sheriff_should_come_out,
    worst_case,
)
from engine.sport_mafia.game import GAME
from engine.sport_mafia.order import HALF, MINUTE
from engine.sport_mafia.phases import Ballot, Tied
from engine.sport_mafia.rules import (
    checks,
    day,
    ending,
    first_night,
    fouls,
    night,
    roles,
    tie,
    voting,
)
from engine.sport_mafia.scenes import table as seated
from engine.sport_mafia.script import ABSPRACHE, BEST_MOVE, CHECK, SIGN_SECONDS
from engine.sport_mafia.seats import COUNT, DECK, NUMBERS, Role, cards_left, colour
from engine.sport_mafia.state import following
from engine.sport_mafia.words import ROLE_NAMES
from widgets.pictures.svg import picture
from widgets.site.lists import marks
from widgets.sport_mafia.table import LETTERS

NAMES = {**ROLE_NAMES, "mafioso": "Mafiosi"}
FEWEST = 3
"""With fewer at the table no game goes on: one black one is as many as one red one."""


def by(*rules: Rule, root: str) -> Node:
    """The short citations behind an entry."""
    return marks(tuple(rule.id for rule in rules), root)


def cards(root: str) -> Node:
    """The ten cards: red ones round, black ones square, each with its letter."""
    told = ", ".join(f"{count} {NAMES[role]}" for role, count in DECK.items())
    return div(".gn-sheet-cards")[
        picture(
            "mafia-cards",
            (36 * COUNT, 36),
            f"Zehn Karten: {told}",
            *(_card(place, role) for place, role in enumerate(cards_left())),
        ),
        div[told, by(roles.TEN_CARDS, root=root)],
    ]


def _card(place: int, role: Role) -> Element:
    team = colour(role)
    sign = (
        rect(".gn-mafia-sign", x="-14", y="-14", width="28", height="28", rx="3")
        if team == "black"
        else circle(".gn-mafia-sign", r="14")
    )
    return g(class_=f"gn-mafia-{team}", transform=f"translate({36 * place + 18} 18)")[
        sign,
        text(".gn-glyph.gn-mafia-number", y="6", font_size="17", text_anchor="middle")[
            LETTERS[role]
        ],
    ]


def seconds(root: str) -> Node:
    """How long everything may take."""
    times = (
        ("Rede am Tag", MINUTE, (day.ONE_MINUTE_EACH,)),
        ("bei Gleichstand", HALF, (tie.THIRTY_SECONDS_EACH,)),
        ("letztes Wort", MINUTE, (voting.LAST_WORD,)),
        ("Abschied am Morgen", MINUTE, (night.FAREWELL_MINUTE,)),
        ("Absprache", ABSPRACHE, (first_night.ONE_MINUTE_TO_AGREE,)),
        ("freies Sitzen", SIGN_SECONDS["sitting"], (first_night.FREE_SITTING,)),
        ("Prüfung", CHECK, (checks.TEN_SECONDS_TO_CHECK,)),
        ("bester Zug", BEST_MOVE, (night.BEST_MOVE,)),
        ("drittes Foul, zu dritt oder viert", HALF, (fouls.THIRTY_AT_THREE_OR_FOUR,)),
    )
    return dl(".gn-sheet-times")[
        (div[dt[name], dd[f"{time} s", by(*rules, root=root)]] for name, time, rules in times)
    ]


def numbers(root: str) -> Node:
    """At ten down to three: votes to lift all, black ones that win, mistakes red can afford."""
    living = tuple(range(COUNT, FEWEST - 1, -1))
    rows = (
        ("Alle gehen ab … Händen", lifting, (tie.LIFT_NEEDS_MAJORITY,)),
        ("Schwarz gewinnt ab … Schwarzen", winning, (ending.BLACK_WINS,)),
        ("Fehler frei, wenn noch drei schwarz sind", spare, (checks.COMES_OUT_AT_EIGHT,)),
    )
    return div(".gn-sheet-numbers")[
        table[
            caption["So viele braucht es"],
            thead[tr[th(scope="col")["am Tisch"], (th(scope="col")[str(n)] for n in living)]],
            tbody[
                (
                    tr[
                        th(scope="row")[name, by(*rules, root=root)],
                        (td[asked(count)] for count in living),
                    ]
                    for name, asked, rules in rows
                )
            ],
        ],
        small(".gn-muted")["Fehler: eine falsche Abwahl am Tag, und jede Nacht trifft."],
    ]


def lifting(living: int) -> str:
    """The fewest hands with which all leave, as the engine counts them."""
    out = NUMBERS[living:]
    for hands in range(living + 1):
        votes = tuple((seat, 0) for seat in NUMBERS[:hands])
        ballot = Ballot("lift", (1, 2), 0, votes, Tied((1, 2)))
        state = following(seated(day=2, out=out), phase=ballot)
        if not step(GAME, state, a.CountHands()).after.is_in(1):
            return str(hands)
    raise ValueError(f"nobody leaves at {living}")


def winning(living: int) -> str:
    """The fewest black ones among ``living`` that have won."""
    return str(next(black for black in range(1, living + 1) if decided(living - black, black)))


def spare(living: int) -> str:
    """How many wrong votes red can afford while all black ones are there."""
    red, black = worst_case(living)
    return "–" if decided(red, black) else str(margin(red, black).mistakes)


def coming_out(root: str) -> Node:
    """From ten down: the arithmetic behind the advice to the Sheriff, and what it comes to."""
    living = [n for n in range(COUNT, FEWEST, -1) if not decided(*worst_case(n))]
    return table(".gn-register-table")[
        thead[tr[(th(scope="col")[name] for name in ("Am Tisch", "Die Rechnung", "Der Sheriff"))]],
        tbody[
            (
                tr[
                    th(scope="row")[str(n)],
                    td(data_label="Die Rechnung")[reckoning(n)],
                    td(data_label="Der Sheriff")[
                        "sollte sich zeigen" if sheriff_should_come_out(n) else "hat noch Zeit"
                    ],
                ]
                for n in living
            )
        ],
    ]

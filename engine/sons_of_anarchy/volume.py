"""The game on the shelf."""

from engine.core.volume import Volume
from engine.sons_of_anarchy.examples import EXAMPLES
from engine.sons_of_anarchy.mistakes import MISTAKES
from engine.sons_of_anarchy.rules import RULES
from engine.sons_of_anarchy.rules.books import BOOKS
from engine.sons_of_anarchy.wording import tell, tell_action

VOLUME = Volume(
    key="soa",
    folder="sons-of-anarchy",
    title="Sons of Anarchy: Men of Mayhem",
    books=BOOKS,
    rules=RULES,
    examples=EXAMPLES,
    mistakes=MISTAKES,
    tell=tell,
    tell_action=tell_action,
)

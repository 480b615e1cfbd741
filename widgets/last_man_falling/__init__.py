"""What readers touch of Last Man Falling."""

WIDGETS: dict[str, str] = {
    "lmf/hausregeln": "widgets.last_man_falling.hausregeln:HAUSREGELN",
    "lmf/probespiel": "widgets.last_man_falling.probespiel:PROBESPIEL",
    "lmf/varianten": "widgets.last_man_falling.varianten:VARIANTEN",
    "lmf/staatsanwalt": "widgets.last_man_falling.staatsanwalt:STAATSANWALT",
    "lmf/wertungsblock": "widgets.last_man_falling.wertungsblock:WERTUNGSBLOCK",
}
"""Key of a widget -> where its record stands."""

WHAT_IF: dict[str, str] = {"lmf": "lmf/staatsanwalt"}
"""Key of a game -> the widget that opens from its states."""

"""What readers touch of Last Man Falling."""

WIDGETS: dict[str, str] = {
    "lmf/probespiel": "widgets.last_man_falling.probespiel:PROBESPIEL",
    "lmf/varianten": "widgets.last_man_falling.varianten:VARIANTEN",
    "lmf/staatsanwalt": "widgets.last_man_falling.staatsanwalt:STAATSANWALT",
}
"""Key of a widget -> where its record stands."""

WHAT_IF: dict[str, str] = {"lmf": "lmf/staatsanwalt"}
"""Key of a game -> the widget that opens from its states."""

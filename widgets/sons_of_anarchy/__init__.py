"""What readers touch of Sons of Anarchy."""

WIDGETS = {"soa/throwdown": "widgets.sons_of_anarchy.throwdown:WIDGET"}
WHAT_IF = {"soa": "soa/throwdown"}
"""Game -> the widget that a step of its examples opens."""

"""A small widget that does everything a widget may do, also go wrong; only the tests have it."""

WIDGETS = {"demo/counter": "widgets.demo.counter:COUNTER"}

WHAT_IF: dict[str, str] = {}

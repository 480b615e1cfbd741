"""What „Über“ says of the site is true of it."""

import re

from widgets.parts import label
from widgets.site.places import calls
from widgets.site.shelf import ROOT, rules, widget, widgets

ABOUT = (ROOT / "docs" / "ueber.md").read_text("utf-8")


def test_every_stamp_that_is_explained_is_one_that_a_rule_has() -> None:
    shown = {label(source).replace("\xa0", " ") for r in rules().values() for source in r.sources}
    _, _, rest = ABOUT.partition("drei Arten von Stempeln:")
    explained = re.findall(r"\*\*([^*]+)\*\*", rest.partition("\n## ")[0])
    assert len(explained) == 5
    assert set(explained) <= shown


def test_every_widget_that_stays_on_the_device_is_named_with_its_page() -> None:
    _, _, rest = ABOUT.partition("{ #daten }")
    kept = rest.partition("\n## ")[0]
    for key in widgets():
        if widget(key).keeps == "device" and not key.endswith("/hausregeln"):
            page = calls()["widget", key][0].rstrip("/")
            assert f"({page}.md)" in kept, (
                f"{key} stays on the device, but ueber.md does not say so"
            )

"""A site of two pages with the demo widget, built without MkDocs in a second."""

import json
from pathlib import Path

from htpy import (
    Element,
    Node,
    a,
    body,
    button,
    head,
    html,
    li,
    link,
    main,
    meta,
    noscript,
    ol,
    p,
    script,
)
from htpy import title as title_

from engine.core.codec import to_link
from tests.browser.demo.counter import COUNTER, Model
from widgets.session import opened
from widgets.site import bundle, csp
from widgets.site.inside import ROOT

gn_widget = Element("gn-widget")
gn_stepper = Element("gn-stepper")

RULE = {
    "title": "Gezählt wird in Einern",
    "says": "Jeder Schritt zählt eins.",
    "stamps": [["Regelheft S. 1", False]],
    "reason": "",
    "href": "zwei/#regel",
}


def page(root: str, scripts: tuple[str, ...], *content: Node) -> str:
    return str(
        html(lang="de")[
            head[
                meta(charset="utf-8"),
                title_["Probe"],
                link(rel="icon", href="data:,"),
                link(rel="stylesheet", href=f"{root}assets/shell.css"),
                (script(type="module", src=root + path) for path in scripts),
            ],
            body[main[content]],
        ]
    )


def counter(root: str, name: str = "w1") -> Node:
    return gn_widget(widget=COUNTER.key, name=name, root=root, start="")[
        opened(COUNTER, name, root).render()
    ]


def steps(count: int) -> Node:
    def step(number: int) -> Node:
        start = to_link(Model(number * 10), Model)
        return li(".gn-step", id=f"beispiel-x-{number}")[
            p(".gn-step-title")[f"Schritt {number}"],
            p["Der Zähler steht auf ", str(number * 10), "."],
            button(".gn-what-if", type="button", data_what_if=COUNTER.key, data_start=start)[
                "Was wäre, wenn …?"
            ],
        ]

    rest = ol(".gn-steps", start="2")[(step(n) for n in range(2, count + 1))]
    return gn_stepper(id="beispiel-x")[
        ol(".gn-steps")[step(1)], noscript(data_steps=str(count))[rest]
    ]


def build(out: Path) -> None:
    made = bundle.build(out / "assets", {"widgets/demo": Path(__file__).parent})
    cite = a(".gn-cite", href="../zwei/#regel", data_rule="demo.one")["Regelheft S. 1"]
    (out / "assets" / "rules.json").write_text(json.dumps({"demo.one": RULE}), "utf-8")
    (out / "assets" / "widgets.json").write_text('{"demo/moved":"zwei/"}', "utf-8")
    css = ROOT / "widgets" / "browser" / "shell.css"
    (out / "assets" / "shell.css").write_bytes(css.read_bytes())
    root = "../"
    pages = {
        "eins": (counter(root), steps(3), p["Es zählt ", cite, ". ", a(href="../zwei/")["Weiter"]]),
        "zwei": (counter(root), p(id="regel")["Zweite Seite."]),
    }
    for name, content in pages.items():
        (out / name).mkdir(parents=True)
        (out / name / "index.html").write_text(page(root, made.scripts, *content), "utf-8")
    csp.apply(out)

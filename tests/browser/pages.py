"""The pages of the built site, found in its sitemap, what axe says about one, and its panel."""

import re
from pathlib import Path

from playwright.sync_api import Locator, Page

from widgets.site.inside import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async (rules) => {
  const only = rules.length ? {runOnly: {type: "rule", values: rules}} : {};
  const {violations} = await axe.run(document, {...only, resultTypes: ["violations"]});
  return violations.flatMap(({id, nodes}) =>
    nodes.slice(0, 3).map(({html, target}) => `${id}: ${target} ${html.slice(0, 160)}`));
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds in the page as it is now; with ``rules``: only these. Needs bypass_csp."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(_RUN, list(rules))
    return found


def paths(site: Path) -> list[str]:
    """Every page, relative to the root; of the source code's pages only one, they are alike."""
    locations = re.findall(r"<loc>https?://[^/]+/([^<]*)</loc>", (site / "sitemap.xml").read_text())
    root = min(locations, key=len)
    found = sorted(location.removeprefix(root) for location in locations)
    code = [path for path in found if path.startswith("quelltext/")]
    return [*(path for path in found if path not in code), *code[:1], "404.html"]


def answer(page: Page, label: str) -> Locator:
    """The control of that answer in the panel of house rules, its folds opened."""
    panel = page.locator("gn-house")
    panel.locator(".gn-house-fold").evaluate("it => { it.open = true; }")
    control = panel.get_by_label(label, exact=True)
    control.evaluate(
        "it => { for (let at = it; (at = at.parentElement?.closest('details')); ) at.open = true; }"
    )
    return control

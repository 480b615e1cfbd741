"""MkDocs' hooks: what the build adds around the pages.

While serving, MkDocs keeps its process: before each build our own code is forgotten, so that a
saved change of a rule shows on its pages.
"""

import sys
from pathlib import Path
from typing import Any

from mkdocs.plugins import event_priority

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


_serving = False


def on_startup(command: str, dirty: bool) -> None:
    """Remember whether the pages are served: then MkDocs adds its script for reloading."""
    global _serving
    _serving = command == "serve"


@event_priority(100)  # before the macros are loaded
def on_config(config: Any) -> Any:
    """Forget our own modules; the build imports them anew."""
    for name in [n for n in sys.modules if n.partition(".")[0] in ("engine", "widgets")]:
        del sys.modules[name]
    return config


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of source code, and what the theme needs."""
    from mkdocs.structure.files import File

    from widgets.site import code, dress

    for file in dress.files(config):
        files.append(file)
    for path, text in code.pages().items():
        files.append(File.generated(config, path, content=text))
    return files


@event_priority(100)  # before the macros are carried out
def on_page_markdown(markdown: str, page: Any, config: Any, files: Any) -> str:
    """Every page of a game with house rules carries their panel, below its introduction."""
    from widgets import catalogue
    from widgets.site import dress

    game = dress.game_of(page.url)
    if not game or catalogue.house(game) is None or "option_panel(" in markdown:
        return markdown
    head, rule, rest = markdown.partition("\n## ")
    return f'{head}\n\n{{{{ option_panel("{game}") }}}}\n{rule}{rest}'


def on_env(env: Any, config: Any, files: Any) -> Any:
    """Give the templates the sprite and the game of a page."""
    from widgets.site import dress

    env.globals.update(dress.globals_())
    return env


def on_post_build(config: Any) -> None:
    """Put the engine, the cards, the search words, the CSP and the worker for offline use into the
    finished site."""
    from widgets.site import bundle, csp, offline, words

    site = Path(config["site_dir"])
    words.add(site / "search" / "search_index.json", words.games(config["nav"]))
    bundle.build(site / "assets")
    if not _serving:  # the policy would forbid the reloading
        (site / "csp.txt").write_text(csp.apply(site) + "\n", encoding="utf-8")
        offline.write(site)

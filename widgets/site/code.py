"""The engine's source as pages, so that „Code“ beside a rule leads to the very line."""

from pathlib import Path

from widgets.site.shelf import ROOT


def pages() -> dict[str, str]:
    """Path below ``docs`` -> Markdown: one page for each module of the engine."""
    found = {}
    for path in sorted((ROOT / "engine").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if path.name == "__init__.py":
            continue
        name = path.relative_to(ROOT).as_posix()
        found[f"quelltext/{name.removesuffix('.py')}.md"] = _page(path, name, text)
    return found


def _page(path: Path, name: str, text: str) -> str:
    front = (
        f"---\ntitle: {path.name}\nrender_macros: false\nsearch:\n  exclude: true\n"
        "hide: [navigation, toc]\n---\n\n"
    )
    lead = "So steht es in der Engine. Die Kommentare sind englisch, die Begründungen deutsch.\n\n"
    return f"{front}# {name}\n\n{lead}~~~~ {{.python}}\n{text}~~~~\n"

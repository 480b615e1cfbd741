"""What the theme needs from the build: the style sheet, the fonts, the sprite."""

from typing import Any

from markupsafe import Markup

from widgets.pictures.sprite import sprite
from widgets.site import fonts, shelf, style

STYLE = "assets/ganovenehre.css"
SCRIPTS = ("frame.js", "shell.js", "stepper.js", "cards.js")
"""The modules that every page starts; what they need they import themselves."""


def files(config: Any) -> list[Any]:
    """The generated files of the theme, for MkDocs' ``on_files``."""
    from mkdocs.structure.files import File

    cut = fonts.build(fonts.ROOT / ".build" / "fonts")
    return [
        File.generated(config, STYLE, content=style.sheet()),
        *(
            File.generated(config, f"assets/fonts/{path.name}", abs_src_path=str(path))
            for path in cut
        ),
        *(
            File.generated(config, f"assets/fonts/{name}", abs_src_path=str(path))
            for name, path in fonts.licences().items()
        ),
    ]


def globals_() -> dict[str, object]:
    """What the templates call by name, for MkDocs' ``on_env``."""
    return {"gn_sprite": Markup(sprite()), "gn_game": game_of, "gn_scripts": SCRIPTS}  # noqa: S704


def game_of(url: str) -> str:
    """The key of the game that the page at ``url`` belongs to; empty: to none."""
    folder = url.partition("/")[0]
    return next((volume.key for volume in shelf.volumes() if volume.folder == folder), "")

"""Our fonts: cut down at build time to what German pages need.

A condensed upright grotesque for headings and stamps, a serif for everything that is read; both
under the SIL Open Font License 1.1, from the packages of fontsource. The licence lets a changed
font not keep a reserved name ("Source"), so ours carry names of their own.
"""

from dataclasses import dataclass
from pathlib import Path

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from widgets.site.cyrillic import lend

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = ROOT / "node_modules" / "@fontsource"

LETTERS = "".join(map(chr, range(0x20, 0x7F))) + "ÄÖÜäöüßÀÁÂÇÈÉÊÎÑÓÔØÅàáâãçèéêëíîïñóôõøúûå"
SIGNS = "\u00a0\u00ad©§«»°±·×¼½¾€„“”‚‘’–—…−′″←↑→↓✓✗•\u2009\u2011\u202f"
"""Wanted beyond letters; what a font lacks (tick and cross are pictures) comes from the system."""

RUSSIAN = "".join(map(chr, range(0x410, 0x450))) + "Ёё"
"""The letters of the Russian words in a page; a file of their own, fetched where one stands."""

_NAMES = (1, 4, 6, 16)
"""Where a font says its name: family, full, PostScript, typographic family."""

FEATURES = ("kern", "liga", "ccmp", "locl", "mark", "tnum", "lnum")


@dataclass(frozen=True, slots=True)
class Face:
    """One file of a font: our name, the family as fontsource names it, the weight, the script."""

    ours: str
    family: str
    weight: int
    script: str = "latin"

    @property
    def name(self) -> str:
        """The name of our file."""
        part = "" if self.script == "latin" else f"-{self.script}"
        return f"{self.ours}{part}-{self.weight}.woff2"

    @property
    def letters(self) -> str:
        """What it can write."""
        return LETTERS + SIGNS if self.script == "latin" else RUSSIAN

    @property
    def source(self) -> Path:
        """The file of the package."""
        stem = f"{self.family}-{self.script}-{self.weight}-normal.woff2"
        return PACKAGES / self.family / "files" / stem


FACES = (
    Face("gn-head", "barlow-condensed", 600),
    Face("gn-text", "source-serif-4", 400),
    Face("gn-text", "source-serif-4", 600),
    Face("gn-text", "source-serif-4", 400, "cyrillic"),
    Face("gn-text", "source-serif-4", 600, "cyrillic"),
)


def build(folder: Path) -> tuple[Path, ...]:
    """Write every face into ``folder`` where it is missing or out of date; the files' paths.

    Raises FileNotFoundError when the packages are not installed.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return tuple(_cut(face, folder / face.name) for face in FACES)


def licences() -> dict[str, Path]:
    """Our file name -> the licence that has to go with the fonts."""
    return {f"{face.ours}-OFL.txt": PACKAGES / face.family / "LICENSE" for face in FACES}


def _cut(face: Face, target: Path) -> Path:
    if not face.source.exists():
        raise FileNotFoundError(f"Font {face.name}: run `npm ci` first, {face.source} is missing.")
    ours = (Path(__file__), Path(__file__).with_name("cyrillic.py"))
    made_of = max(path.stat().st_mtime for path in (face.source, *ours))
    if target.exists() and target.stat().st_mtime >= made_of:
        return target
    options = subset.Options()
    options.flavor = "woff2"
    options.layout_features = list(FEATURES)
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 13, 14]
    with TTFont(face.source) as font:
        cutter = subset.Subsetter(options)
        cutter.populate(text=face.letters)
        cutter.subset(font)
        if face.ours == "gn-head":
            lend(font)
        for record in font["name"].names:
            if record.nameID in _NAMES:
                record.string = face.ours
        font.flavor = "woff2"
        font.save(target)
    return target

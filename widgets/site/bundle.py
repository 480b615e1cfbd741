"""What the browser loads: the engine in one folder named by its content, and the scripts.

``python -m widgets.site.bundle OUT`` writes it into the site that stands in OUT.
"""

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_STORED, ZipFile, ZipInfo

from widgets.site.cards import rules_json, widgets_json
from widgets.site.inside import PYODIDE, ROOT, STDLIB, lock
from widgets.site.lean import lean
from widgets.site.shelves import LIBRARY, shelves
from widgets.site.sources import Sources, sources
from widgets.site.trim import imports, needed

BROWSER = ROOT / "widgets" / "browser"
CACHE = ROOT / ".build"
COMPILES = (3, 13)
"""The Python whose byte code the Pyodide we ship can read."""

SHELVE = """
import os, zlib
from widgets import catalogue
def shelve(names):
    for name in names:
        with open(f"/extra0/{name}.bin", "rb") as packed, open(f"/lib/{name}.zip", "wb") as code:
            code.write(zlib.decompress(packed.read(), 31))
        catalogue.shelve(f"/lib/{name}.zip")
def shelve_all():
    names = (name.removesuffix(".bin") for name in os.listdir("/extra0") if name.endswith(".bin"))
    shelve(name for name in names if name != "library")
"""
"""For :func:`widgets.site.inside.run` with the engine's folder as first path: bring code in."""

_APART = ("worker.js", "sw.js")
"""Scripts that have a place of their own: beside the engine, and at the root of the site."""
_RUNTIME = ("pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm")
_SLOW = (
    "Python {0}.{1} kann den Code nicht für den Browser vorübersetzen (das kann nur 3.13): "
    "Alles geht, aber die Engine startet langsamer."
)


@dataclass(frozen=True, slots=True)
class Manifest:
    """What was written, relative to the site's root. ``engine``: the folder; ``scripts``: modules
    for the page, in order; ``compiled``: whether the Python code is byte code.
    """

    engine: str
    scripts: tuple[str, ...]
    compiled: bool


def build(out: Path, extra: Mapping[str, Path] | None = None) -> Manifest:
    """Write ``engine/<hash>/``, ``js/`` and what they look up (:mod:`widgets.site.cards`) into
    ``out``, the site's ``assets``.

    ``extra``: further Python folders for the bundle (inside -> here), for tests. Raises
    :class:`widgets.site.inside.Missing` without Node or Pyodide.
    """
    archives, uses = _archives(sources(extra))
    worker = _worker(uses)
    parts = [(PYODIDE / name).read_bytes() for name in _RUNTIME]
    parts += [*archives.values(), worker.encode()]
    name = _digest(parts)[:12]
    folder = out / "engine" / name
    if folder.parent.exists():
        shutil.rmtree(folder.parent)
    folder.mkdir(parents=True)
    for file in _RUNTIME:
        shutil.copyfile(PYODIDE / file, folder / file)
    for shelf, packed in archives.items():
        (folder / f"{shelf}.bin").write_bytes(packed)
    (folder / "worker.js").write_text(worker, "utf-8")
    scripts = _scripts(out / "js", name)
    (out / "rules.json").write_text(rules_json(), "utf-8")
    (out / "widgets.json").write_text(widgets_json(), "utf-8")
    return Manifest(f"assets/engine/{name}", scripts, sys.version_info[:2] == COMPILES)


def _scripts(out: Path, engine: str) -> tuple[str, ...]:
    out.mkdir(parents=True, exist_ok=True)
    names = sorted(path.name for path in BROWSER.glob("*.js") if path.name not in _APART)
    for name in names:
        text = (BROWSER / name).read_text("utf-8").replace("@ENGINE@", f"assets/engine/{engine}")
        (out / name).write_text(text, "utf-8")
    morph = ROOT / "node_modules" / "idiomorph" / "dist" / "idiomorph.min.js"
    text = morph.read_text("utf-8") + "\nexport { Idiomorph };\n"
    (out / "idiomorph.js").write_text(text, "utf-8")
    return tuple(f"assets/js/{name}" for name in ("shell.js", "stepper.js", "cards.js"))


def _worker(uses: Mapping[str, list[str]]) -> str:
    text = (BROWSER / "worker.js").read_text("utf-8")
    written = json.dumps(uses, separators=(",", ":"))
    return text.replace('"@LOCK@"', lock()).replace('"@SHELVES@"', written)


def _archives(ours: Sources) -> tuple[dict[str, bytes], Mapping[str, list[str]]]:
    """Every shelf as a stored zip, gzipped whole, and the shelves by use
    (:mod:`widgets.site.shelves`; the trimmed standard library stands with what all games share).
    """
    version = sys.version_info[:2]
    stdlib = STDLIB.read_bytes()
    basis = [stdlib, str(version).encode(), *_makers("rehearsal", "sources", "trim")]
    trimmed = _cached("trim", [*basis, *(n.encode() for n in imports(ours))])
    if not trimmed.exists():
        _say("Engine: probiert in Pyodide aus, welche Module gebraucht werden …")
        trimmed.write_text(json.dumps(needed(ours)), "utf-8")
    wanted = json.loads(trimmed.read_text("utf-8"))
    stock, uses = shelves(ours)
    makers = _makers("bundle", "lean", "shelves")
    zipped = _cached("library", [*basis, *makers, trimmed.read_bytes(), *_flat(ours)])
    if not zipped.exists():
        with ZipFile(BytesIO(stdlib)) as archive:
            files = {name: archive.read(name) for name in wanted}
        _say(f"Engine: packt {len(files) + len(ours)} Module …")
        if version != COMPILES:
            _say(_SLOW.format(*version))
        stock = {**stock, LIBRARY: (*stock[LIBRARY], *files)}
        all_files = _compiled(files | ours) if version == COMPILES else files | ours
        zipped.write_bytes(_pack({n: _solid(all_files, paths) for n, paths in stock.items()}))
    with ZipFile(zipped) as archive:
        return {name: archive.read(name) for name in archive.namelist()}, uses


def _solid(files: Sources, paths: Iterable[str]) -> bytes:
    found = (path if path in files else f"{path}c" for path in paths)
    # Many small modules that are much alike: packed together they take a quarter less
    return gzip.compress(_pack({name: files[name] for name in found}), 9, mtime=0)


def _makers(*names: str) -> Iterable[bytes]:
    return ((ROOT / "widgets" / "site" / f"{name}.py").read_bytes() for name in names)


def _compiled(files: Sources) -> Sources:
    with TemporaryDirectory() as place:
        archive = Path(place, "library.zip")
        archive.write_bytes(_pack({n: lean(text) for n, text in files.items()}))
        command = [sys.executable, "-m", "pyodide_cli", "py-compile", "--silent", str(archive)]
        # The date makes py_compile write hashes instead of times: same sources, same bytes
        dated = os.environ | {"SOURCE_DATE_EPOCH": "0"}
        subprocess.run(command, check=True, env=dated)  # noqa: S603
        with ZipFile(archive) as compiled:
            return {name: compiled.read(name) for name in compiled.namelist()}


def _pack(files: Sources) -> bytes:
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            archive.writestr(ZipInfo(name), content)
    return packed.getvalue()


def _cached(kind: str, basis: Iterable[bytes]) -> Path:
    CACHE.mkdir(exist_ok=True)
    return CACHE / f"{kind}-{_digest(basis)[:16]}"


def _flat(files: Sources) -> Iterable[bytes]:
    for name, content in files.items():
        yield name.encode()
        yield content


def _digest(parts: Iterable[bytes]) -> str:
    total = hashlib.sha256()
    for part in parts:
        total.update(hashlib.sha256(part).digest())
    return total.hexdigest()


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    print(build(Path(sys.argv[1], "assets")))

"""Python in Pyodide under Node: what the build and the tests ask before a browser does."""

import gzip
import json
import subprocess
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "node_modules" / "pyodide"
STDLIB = PYODIDE / "python_stdlib.zip"


class Missing(RuntimeError):
    """A tool is not there; the message is one German sentence that says what to do."""


def lock() -> str:
    """A lock file that promises no packages: it saves the browser a request. JSON."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    return json.dumps({"info": info, "packages": {}}, separators=(",", ":"))


def run(script: str, library: Path = STDLIB, *paths: Path, folder: Path = PYODIDE) -> str:
    """The last expression of ``script``, as text; ``paths`` are added to ``sys.path``.

    ``library`` is the standard library's zip, gzipped if it is a ``.bin``; ``folder`` holds Pyodide
    itself. Raises :class:`Missing` without Node or Pyodide, RuntimeError when the script fails.
    """
    node = which("node")
    if node is None:
        raise Missing("Node fehlt: Installiert Node 20 und ruft den Befehl noch einmal auf.")
    if not STDLIB.exists():
        raise Missing("Pyodide fehlt: Ruft „npm ci“ auf und dann den Befehl noch einmal.")
    harness = Path(__file__).with_name("inside.mjs")
    with TemporaryDirectory() as place:
        if library.suffix == ".bin":
            unpacked = Path(place, "library.zip")
            unpacked.write_bytes(gzip.decompress(library.read_bytes()))
            library = unpacked
        done = subprocess.run(  # noqa: S603
            [node, str(harness), str(folder), str(library), lock(), *map(str, paths)],
            input=script,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"Pyodide in Node failed:\n{done.stderr[-4000:]}")
    return done.stdout

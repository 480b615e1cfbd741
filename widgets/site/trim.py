"""Which modules of the standard library the browser needs: found by using every widget once."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from widgets.site.inside import STDLIB, run
from widgets.site.sources import Sources, imported

_WHOLE = ("_pyodide/", "pyodide/")
"""Kept whole: Pyodide reaches into them from JavaScript, which no import shows."""

_SAFETY = ("encodings/ascii.py", "encodings/latin_1.py", "encodings/utf_8.py", "encodings/cp437.py")
"""Python looks codecs up by name when something already went wrong; they must be there then."""

REHEARSAL = Path(__file__).with_name("rehearsal.py").read_text("utf-8")
"""Handed over as a script, not shipped."""

_SCRIPT = """
import sys
everything()
names = set()
for module in list(sys.modules.values()):
    path = getattr(module, "__file__", None) or ""
    if path.startswith("/lib/python313.zip/"):
        names.add(path.removeprefix("/lib/python313.zip/"))
json.dumps(sorted(names))
"""


def needed(ours: Sources) -> tuple[str, ...]:
    """Paths inside Pyodide's ``python_stdlib.zip``, found by running ``ours`` in Pyodide (2 s)."""
    with TemporaryDirectory() as place:
        for path, text in ours.items():
            file = Path(place, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(text)
        used = json.loads(run(REHEARSAL + _SCRIPT, STDLIB, Path(place)))
    with ZipFile(STDLIB) as library:
        whole = [name for name in library.namelist() if name.startswith(_WHOLE)]
    return tuple(sorted({*used, *_SAFETY, *(n for n in whole if n.endswith(".py"))}))


def imports(ours: Sources) -> tuple[str, ...]:
    """Every module of others that our files import: while they stay, the needed list stays."""
    carried = ("engine", "widgets", "htpy")
    names = {name for text in ours.values() for name in imported(text)}
    return tuple(sorted(name for name in names if name.partition(".")[0] not in carried))

"""The peer: Pyodide of the same version as its package ships it, in a module worker."""

import json
import shutil
from pathlib import Path

import htpy

from widgets.site.inside import PYODIDE, ROOT, run

FILES = (
    "pyodide.mjs",
    "pyodide.asm.js",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)

_IMPORTS = """
import sys
before = set(sys.modules)
import htpy, widgets.desk
for key in widgets.desk.table():
    widgets.desk.widget(key)
import json
ours = ("engine", "widgets", "htpy", "markupsafe")
json.dumps(sorted(n for n in set(sys.modules) - before if n.partition(".")[0] not in ours))
"""

_WORKER = """
import {{ loadPyodide }} from "./pyodide.mjs";
const python = await loadPyodide();
python.runPython({imports});
postMessage({{ ready: python._module.HEAP8.length }});
"""

_PAGE = """<!doctype html><meta charset="utf-8"><title>stock</title><link rel="icon" href="data:,">
<script type="module">
globalThis.start = () => new Promise((resolve, reject) => {
  const from = performance.now();
  const worker = new Worker(new URL("./worker.js", location), { type: "module" });
  worker.onerror = reject;
  worker.onmessage = ({ data }) =>
    resolve({ milliseconds: performance.now() - from, heap: data.ready });
});
</script>"""


def prepare(folder: Path) -> None:
    """A page in ``folder`` whose ``start()`` boots stock Pyodide and imports what we import."""
    folder.mkdir(parents=True)
    for name in FILES:
        shutil.copyfile(PYODIDE / name, folder / name)
    packages = Path(htpy.__path__[0]).parent
    names = json.loads(run(_IMPORTS, PYODIDE / "python_stdlib.zip", ROOT, packages))
    imports = "\n".join(f"import {name}" for name in names)
    (folder / "worker.js").write_text(_WORKER.format(imports=json.dumps(imports)), "utf-8")
    (folder / "index.html").write_text(_PAGE, "utf-8")

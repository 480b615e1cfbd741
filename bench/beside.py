"""The same measurement by the same code in Pyodide (under Node) and on CPython."""

import json
from collections.abc import Sequence
from importlib import import_module

from widgets.site.inside import ROOT, STDLIB, run

type Run = dict[str, float]

_SCRIPT = """
import json
from {module} import measured
measured(*{warm!r})
json.dumps([measured(*run) for run in {runs!r}])
"""


def beside(
    module: str, warm: tuple[int, ...], runs: Sequence[tuple[int, ...]]
) -> tuple[list[Run], list[Run]]:
    """What ``measured`` of the module says to each of the ``runs``, there and here, each time after
    one that is only for warming up.
    """
    there = json.loads(run(_SCRIPT.format(module=module, warm=warm, runs=list(runs)), STDLIB, ROOT))
    measured = import_module(module).measured
    measured(*warm)
    return there, [measured(*one) for one in runs]

"""Setting up harms nothing and says in a sentence what it needs."""

import os
import subprocess
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "widgets" / "site" / "setup" / "python.sh"


def set_up(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", str(SCRIPT)],
        cwd=folder,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_environment_that_others_share_is_not_emptied(tmp_path: Path) -> None:
    shared, here = tmp_path / "shared", tmp_path / "here"
    shared.mkdir()
    here.mkdir()
    (shared / "theirs").touch()
    (here / ".venv").symlink_to(shared)
    said = set_up(here)
    assert said.returncode == 1
    assert "remove the link first" in said.stderr
    assert (shared / "theirs").exists()


def test_a_python_that_is_too_old_is_one_sentence(tmp_path: Path) -> None:
    said = set_up(tmp_path, PYTHON="false")
    assert said.returncode == 1
    assert said.stderr.strip().splitlines() == [
        "Python 3.12 or newer is needed (3.13 is best), and false is not one: install it, "
        "or name it with PYTHON=/path/to/python3.13 make …"
    ]
    assert not (tmp_path / ".venv").exists()

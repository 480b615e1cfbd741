"""README, ARCHITECTURE and CONTRIBUTING name what is there, and `make` says what is wrong."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from widgets.site.shelf import ROOT, volumes

PAPERS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md")
FILE = re.compile(r"(?<![*>\w])[\w.][\w./-]*\.(?:py|js|mjs|html|css|md|yml|toml)\b")
FOLDERS = ("engine", "widgets", "docs", "tests", "bench", "locks", ".github")
ELSEWHERE = ("rules.py",)  # the design's name, of which it says that it is a package here


def there() -> set[str]:
    """All our files by their paths, and by every shorter name, from one of their folders on."""
    files = [p for folder in FOLDERS for p in (ROOT / folder).rglob("*") if p.is_file()]
    files += [p for p in ROOT.iterdir() if p.is_file()]
    paths = [p.relative_to(ROOT).parts for p in files if "__pycache__" not in p.parts]
    return {"/".join(parts[n:]) for parts in paths for n in range(len(parts))}


@pytest.mark.parametrize("paper", PAPERS)
def test_every_file_that_is_named_is_there(paper: str) -> None:
    text = (ROOT / paper).read_text("utf-8")
    # `engine/<game>/volume.py` stands for each game's
    games = [v.folder.replace("-", "_") for v in volumes()]
    named = {name for game in games for name in FILE.findall(text.replace("<game>", game))}
    found = there() | set(ELSEWHERE)
    lost = sorted(n for n in named if n.removeprefix("./") not in found)
    assert not lost, f"{paper} names files that are not there: {lost}"


@pytest.mark.parametrize("paper", PAPERS)
def test_every_make_target_that_is_named_is_there(paper: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z]+)", (ROOT / paper).read_text("utf-8"))) <= targets


@pytest.mark.parametrize("folder", ["rules", "examples", "mistakes"])
def test_every_game_has_the_packages_that_the_recipes_name(folder: str) -> None:
    for volume in volumes():
        assert (ROOT / "engine" / volume.folder.replace("-", "_") / folder).is_dir()


def port(text: str) -> subprocess.CompletedProcess[str]:
    script = ROOT / "widgets" / "site" / "setup" / "port.py"
    return subprocess.run([sys.executable, script, text], capture_output=True, text=True)


def test_a_port_that_is_taken_is_said_before_the_build() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        taken = other.getsockname()[1]
        refused = port(str(taken))
    assert refused.returncode == 1
    assert refused.stderr.startswith(f"Port {taken} can't be had")
    assert refused.stderr.count("\n") == 1
    assert port(str(taken)).returncode == 0


@pytest.mark.parametrize("text", ["x", "0", "65536", "-1", ""])
def test_what_is_no_port_is_refused_in_a_sentence(text: str) -> None:
    assert port(text).stderr == f"PORT={text} is no port: give a number from 1 to 65535.\n"


def set_up(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    script = ROOT / "widgets" / "site" / "setup" / "python.sh"
    return subprocess.run(
        ["sh", script], cwd=folder, env=os.environ | settings, capture_output=True, text=True
    )


def test_an_environment_that_is_a_link_is_not_emptied(tmp_path: Path) -> None:
    """Where two worktrees share one, setting up the second would empty it for both."""
    (tmp_path / "shared").mkdir()
    (tmp_path / "shared" / "kept").touch()
    (tmp_path / ".venv").symlink_to("shared")
    refused = set_up(tmp_path)
    assert refused.returncode == 1
    assert refused.stderr.startswith(".venv is a link to shared,")
    assert (tmp_path / "shared" / "kept").exists()


def test_a_python_that_is_too_old_is_one_sentence(tmp_path: Path) -> None:
    refused = set_up(tmp_path, PYTHON="false")
    assert refused.returncode == 1
    assert refused.stderr == (
        "Python 3.12 or newer is needed (3.13 is best), and false is not one: install it, "
        "or name it with PYTHON=/path/to/python3.13 make …\n"
    )
    assert not (tmp_path / ".venv").exists()

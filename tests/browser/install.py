"""Make sure that a Chromium is there: an installed one, Debian's package, or Playwright's own."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def installed() -> str | None:
    """The path of an installed Chromium, ``GN_CHROMIUM`` first."""
    named = os.environ.get("GN_CHROMIUM")
    return named or next((p for name in NAMES if (p := shutil.which(name))), None)


def main() -> int:
    if installed():
        return 0
    print("Installing Chromium for the browser tests …", flush=True)
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (
            ["apt-get", "-qq", "update"],
            ["apt-get", "-qq", "install", "-y", "chromium"],
        ):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
        if installed():
            return 0
    command = [sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"]
    if subprocess.run(command, check=False).returncode == 0:
        return 0
    print("No Chromium could be installed: install one, or name it with GN_CHROMIUM=PATH.")
    return 1


if __name__ == "__main__":
    raise SystemExit(main())

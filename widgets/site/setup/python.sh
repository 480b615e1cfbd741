#!/bin/sh
# Make .venv with the best Python there is: 3.13 (the browser's byte code needs just that), else any from 3.12 on.
set -eu
if [ -L .venv ]; then
  echo ".venv is a link to $(readlink .venv), and setting up would empty what it leads to: remove the link first (rm .venv)." >&2
  exit 1
fi
fits() { "$1" -c "import sys, venv; sys.exit(not sys.version_info[:2] $2)" 2>/dev/null; }
for wanted in "== (3, 13)" ">= (3, 12)"; do
  for python in ${PYTHON:-python3.13 python3 python3.14 python3.12 python}; do
    if fits "$python" "$wanted"; then
      echo "Setting up Python: $("$python" --version) …"
      "$python" -m venv --clear .venv
      exit 0
    fi
  done
done
echo "Python 3.12 or newer is needed (3.13 is best), and ${PYTHON:-none on the PATH} is not one: install it, or name it with PYTHON=/path/to/python3.13 make …" >&2
exit 1

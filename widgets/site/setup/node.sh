#!/bin/sh
# Install the pinned npm packages; Node 20 or newer.
set -eu
if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
  echo "Node 20 or newer with npm is needed, and none was found: install it from your system's packages." >&2
  exit 1
fi
if ! node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)'; then
  echo "Node 20 or newer is needed; this is $(node --version): install a newer one." >&2
  exit 1
fi
echo "Installing what the browser gets (npm) …"
npm ci --no-audit --no-fund --loglevel=error "$@"

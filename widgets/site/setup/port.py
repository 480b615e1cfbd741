"""Before the long build: is the port of that number free? Ends with one sentence if it is not."""

import socket
import sys

port = sys.argv[1]
if not port.isdecimal() or not 0 < int(port) < 65536:
    sys.exit(f"PORT={port} is no port: give a number from 1 to 65535.")
with socket.socket() as probe:
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        probe.bind(("127.0.0.1", int(port)))
    except OSError as why:
        sys.exit(
            f"Port {port} can't be had ({why.strerror}): end what runs there (another "
            f"make serve?), or take another one with PORT={int(port) % 65535 + 1} make serve"
        )

"""A static host in a thread: right types, a site below any path, and faults on demand."""

import gzip
import mimetypes
import re
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

TYPES = {".wasm": "application/wasm", ".mjs": "text/javascript", ".js": "text/javascript"}

PACKED = (".html", ".css", ".js", ".mjs", ".json", ".svg", ".xml")


class _Handler(SimpleHTTPRequestHandler):
    host: "Host"
    extensions_map = mimetypes.types_map | TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: Any, host: "Host", **kwargs: Any) -> None:
        self.host = host
        super().__init__(*args, directory=str(host.folder), **kwargs)

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        self.host.seen.append(path)
        fault = next((f for end, f in self.host.faults.items() if path.endswith(end)), None)
        if isinstance(fault, int):
            self.send_error(fault)
        elif not path.startswith(self.host.base):
            self.send_error(404)
        elif path.endswith("/sitemap.xml"):
            self._sitemap()
        else:
            self.path = self.path.removeprefix(self.host.base.rstrip("/"))
            self.forced = fault
            file = Path(self.translate_path(urlsplit(self.path).path))
            file = file / "index.html" if file.is_dir() and path.endswith("/") else file
            if self.host.packs and file.is_file() and file.suffix in PACKED:
                self._send(self.guess_type(file), gzip.compress(file.read_bytes(), 6), "gzip")
            else:
                super().do_GET()

    def _sitemap(self) -> None:
        # Built for another address; instant navigation goes by what stands in here
        text = (self.host.folder / "sitemap.xml").read_text("utf-8")
        built = min(re.findall(r"<loc>([^<]*)</loc>", text), key=len)
        self._send(
            "application/xml", text.replace(f"<loc>{built}", f"<loc>{self.host.url}").encode()
        )

    def _send(self, kind: str, body: bytes, encoding: str = "") -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        self.wfile.write(body)

    forced: str | None = None

    def guess_type(self, path: Any) -> str:
        return self.forced or super().guess_type(path)

    def send_response(self, code: int, message: str | None = None) -> None:
        super().send_response(code, message)
        self.send_header("Cache-Control", "max-age=600" if code == 200 else "no-store")

    def log_message(self, *_: object) -> None:
        pass


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_: object) -> None:
        """A browser that is closed leaves connections behind; that is no error of ours."""


class Host:
    """Serves ``folder`` at ``url``. ``faults``: end of a path -> status, or a wrong type.

    ``seen`` lists the paths that were asked for. ``packs``: send text gzipped, as hosts do.
    """

    def __init__(
        self, folder: Path, base: str = "/", port: int = 0, *, packs: bool = False
    ) -> None:
        self.packs = packs
        self.folder = folder
        self.base = base
        self.faults: dict[str, int | str] = {}
        self.seen: list[str] = []
        self._server = _Server(("127.0.0.1", port), partial(_Handler, host=self))
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}{base}"

    def __enter__(self) -> Self:
        Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._server.server_close()

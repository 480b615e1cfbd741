"""A strict content security policy, written into every built page.

Instant navigation keeps the first page's policy for all that follow, so every page allows the
inline scripts (Material's own) of all pages, each by its hash.
"""

import re
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

_INLINE = re.compile(r"<script(?P<attributes>[^>]*)>(?P<code>.*?)</script>", re.S)
_DATA = re.compile(r"\btype=[\"']?(?:application/(?:ld\+)?json)")
_CHARSET = re.compile(r"<meta charset=[^>]*>", re.I)
_OURS = '<meta http-equiv="Content-Security-Policy" content="'


def policy(pages: Iterable[str]) -> str:
    """The policy that lets exactly these pages work; as the value of the header."""
    scripts = sorted({_hash(code) for page in pages for code in _inline(page)})
    return "; ".join(
        (
            "default-src 'none'",
            " ".join(("script-src 'self' 'wasm-unsafe-eval'", *scripts)),
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "connect-src 'self'",
            "worker-src 'self'",
            "manifest-src 'self'",
            "base-uri 'self'",
            "form-action 'none'",
        )
    )


def apply(site: Path) -> str:
    """Write the policy into every page of the built site; returns it for a host's header."""
    pages = {path: path.read_text("utf-8") for path in sorted(site.rglob("*.html"))}
    content = policy(pages.values())
    tag = f'{_OURS}{content}">'
    for path, text in pages.items():
        if _OURS not in text:
            path.write_text(_CHARSET.sub(rf"\g<0>{tag}", text, count=1), "utf-8")
    return content


def _inline(page: str) -> Iterable[str]:
    for found in _INLINE.finditer(page):
        attributes, code = found["attributes"], found["code"]
        if "src=" not in attributes and not _DATA.search(attributes):
            yield code


def _hash(code: str) -> str:
    return f"'sha256-{b64encode(sha256(code.encode()).digest()).decode()}'"

"""The policy in the pages: every page allows the inline scripts of all pages, and nothing more."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from widgets.site import csp

PAGE = '<!doctype html><html><head><meta charset="utf-8"><title>x</title></head>{}</html>'


def hashed(code: str) -> str:
    return f"'sha256-{b64encode(sha256(code.encode()).digest()).decode()}'"


def test_every_page_allows_the_scripts_of_all_pages(tmp_path: Path) -> None:
    (tmp_path / "sub").mkdir()
    for name, code in (("index.html", "one()"), ("sub/index.html", "two()\n")):
        (tmp_path / name).write_text(PAGE.format(f"<script>{code}</script>"))
    policy = csp.apply(tmp_path)
    for name in ("index.html", "sub/index.html"):
        text = (tmp_path / name).read_text()
        assert (
            f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{policy}">'
            in text
        )
    assert hashed("one()") in policy
    assert hashed("two()\n") in policy


def test_applied_twice_it_stands_there_once(tmp_path: Path) -> None:
    (tmp_path / "404.html").write_text(PAGE.format("<script>one()</script>"))
    csp.apply(tmp_path)
    csp.apply(tmp_path)
    assert (tmp_path / "404.html").read_text().count("Content-Security-Policy") == 1


def test_data_and_files_need_no_hash() -> None:
    page = '<script type="application/json">{}</script><script src="a.js"></script>'
    assert "sha256" not in csp.policy([page])


def test_nothing_loose() -> None:
    policy = csp.policy([])
    assert policy.startswith("default-src 'none'; ")
    for loose in ("'unsafe-inline'", "'unsafe-eval'", "http:", "https:", "*"):
        assert loose not in policy

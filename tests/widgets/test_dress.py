"""What the theme promises: readable in both schemes, German letters, few bytes, no stray symbol."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from widgets.pictures.sprite import sprite
from widgets.site import dress, fonts, prune, style

TOKENS = (style.SHEETS / "tokens.css").read_text("utf-8")
PICTURES = (style.SHEETS / "pictures.css").read_text("utf-8")


def colours(css: str, selector: str) -> dict[str, str]:
    found = re.search(rf"^{re.escape(selector)} \{{(.*?)^\}}", css, re.DOTALL | re.MULTILINE)
    assert found is not None, selector
    return dict(re.findall(r"--gn-([a-z-]+): (#[0-9a-f]{6});", found[1]))


def scheme(dark: bool) -> dict[str, str]:
    light = colours(TOKENS, "body") | colours(PICTURES, "body")
    slate = 'body[data-md-color-scheme="slate"]'
    return light | colours(TOKENS, slate) | colours(PICTURES, slate) if dark else light


def luminance(colour: str) -> float:
    parts = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


TEXT = ("ink", "soft", "no", "yes", "rust", "carmine", "poison")
CLUBS = ("samcro", "mayans", "niners", "lin")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("ground", ["paper", "tint", "wash"])
@pytest.mark.parametrize("text", TEXT)
def test_text_colours_pass_aa_on_every_ground(text: str, ground: str, dark: bool) -> None:
    palette = scheme(dark)
    assert contrast(palette[text], palette[ground]) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", [*CLUBS, "pistole", "messer", "bombe", "gift", "edge"])
def test_pictures_and_controls_stand_out_from_the_ground(name: str, dark: bool) -> None:
    palette = scheme(dark)
    assert contrast(palette[name], palette["paper"]) >= 3
    assert contrast(palette[name], palette["tint"]) >= 3


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("club", CLUBS)
def test_the_letter_on_a_badge_is_readable(club: str, dark: bool) -> None:
    palette = scheme(dark)
    assert contrast(palette[club], palette["on-club"]) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("accent", ["rust", "carmine", "poison"])
def test_the_label_of_a_primary_button_is_readable(accent: str, dark: bool) -> None:
    palette = scheme(dark)
    assert contrast(palette[accent], palette["on-accent"]) >= 4.5


def test_the_dark_scheme_also_follows_the_system_without_script() -> None:
    sheet = style.follow_system('[data-md-color-scheme="slate"] { --gn-ink: #fff; }')
    assert "@media (prefers-color-scheme: dark)" in sheet
    assert '[data-md-color-scheme="auto"] { --gn-ink: #fff; }' in sheet


def test_the_style_sheet_asks_no_other_host() -> None:
    assert not re.search(r"url\(\s*[\"']?(https?:)?//", style.sheet())


def test_every_sheet_of_ours_is_part_of_the_one_sheet() -> None:
    sheets = style.ours_in_order()
    assert {*style.SHEETS.glob("*.css")} <= {*sheets}
    assert len(sheets) == len({*sheets})
    assert sheets[-1].stem == "print"


def test_fonts_have_german_letters_and_quotes_and_stay_small(tmp_path: Path) -> None:
    cut = [path for path in fonts.build(tmp_path) if "cyrillic" not in path.name]
    assert sum(path.stat().st_size for path in cut) <= 70_000
    for path in cut:
        with TTFont(path) as font:
            letters = font.getBestCmap()
            assert [c for c in "ÄÖÜäöüß„“‚‘–…§×½€" if ord(c) not in letters] == []


def test_russian_names_look_intended(tmp_path: Path) -> None:
    """„ФСМ“ stands in headings and stamps, other words only in running text."""
    for path in fonts.build(tmp_path):
        wanted = "ФСМ" if "head" in path.name else "попилавтокатастрофа"
        if "head" in path.name or "cyrillic" in path.name:
            assert path.stat().st_size <= 30_000
            with TTFont(path) as font:
                letters = font.getBestCmap()
                assert [c for c in wanted if ord(c) not in letters] == [], path.name


def test_the_letter_of_the_heading_font_is_as_high_as_its_neighbours(tmp_path: Path) -> None:
    path = next(p for p in fonts.build(tmp_path) if "head" in p.name)
    with TTFont(path) as font:
        glyphs, letters = font["glyf"], font.getBestCmap()
        full, high = glyphs[letters[ord("Ф")]], glyphs[letters[ord("I")]]
        assert (full.yMin, full.yMax) == (high.yMin, high.yMax)
        assert 0 < full.xMin < full.xMax < font["hmtx"][letters[ord("Ф")]][0]


def test_figures_stand_in_columns(tmp_path: Path) -> None:
    for path in fonts.build(tmp_path):
        if "cyrillic" in path.name:
            continue
        with TTFont(path) as font:
            letters, metrics = font.getBestCmap(), font["hmtx"]
            widths = {metrics[letters[ord(c)]][0] for c in "0123456789"}
            features = {r.FeatureTag for r in font["GSUB"].table.FeatureList.FeatureRecord}
            assert len(widths) == 1 or "tnum" in features, path.name


def test_fonts_of_the_style_sheet_are_those_that_are_cut() -> None:
    assert set(re.findall(r"fonts/([\w-]+\.woff2)", TOKENS)) == {face.name for face in fonts.FACES}


def test_the_theme_and_the_home_page_use_symbols_that_exist() -> None:
    root = style.ROOT
    pages = [root / "docs" / "index.md", *(root / "widgets" / "site" / "theme").rglob("*.html")]
    used = {
        name
        for page in pages
        for name in re.findall(r'href="#gn-([\w-]+)"', page.read_text("utf-8"))
    }
    drawn = set(re.findall(r'<symbol id="gn-([\w-]+)"', str(sprite())))
    assert used
    assert used - drawn == set()


def test_no_template_carries_a_style_or_script_of_its_own() -> None:
    for page in (style.ROOT / "widgets" / "site" / "theme").rglob("*.html"):
        if page.name in ("whole.html", "late-search.html", "no-storage.html"):
            # must run before any file comes
            continue
        assert not re.search(
            r"<style|<script(?![^>]*\ssrc=)|\sstyle=|\son\w+=", page.read_text("utf-8")
        ), page


def test_a_page_knows_its_game() -> None:
    assert dress.game_of("sons-of-anarchy/throwdown/") == "soa"
    assert dress.game_of("last-man-falling/") == "lmf"
    assert dress.game_of("") == ""
    assert dress.game_of("quellen/") == ""


def test_pruning_drops_unused_features_only() -> None:
    css = (
        '@charset "UTF-8";:root{--md-a-icon:url("a;}b");--md-b-icon:url(b);--x:1}'
        ".md-typeset .admonition,.md-typeset p:is(a,b){color:red}"
        ".md-tabs{top:0}@media print{.md-tabs{top:0}}@media print{p{mask:var(--md-b-icon)}}"
        "@font-face{src:url(c)}"
    )
    assert prune.pruned(css) == (
        '@charset "UTF-8";:root{--md-b-icon:url(b);--x:1}.md-typeset p:is(a,b){color:red}'
        "@media print{p{mask:var(--md-b-icon)}}@font-face{src:url(c)}"
    )


def test_a_changed_font_carries_our_name_and_its_licence(tmp_path: Path) -> None:
    for path in fonts.build(tmp_path):
        with TTFont(path) as font:
            names = {str(r) for r in font["name"].names if r.nameID in (1, 4, 6, 16)}
        assert names == {"-".join(path.stem.split("-")[:2])}
    for licence in fonts.licences().values():
        assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8")

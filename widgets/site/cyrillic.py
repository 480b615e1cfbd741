"""The letters of „ФСМ“ for our heading font, which has no Cyrillic.

С and М look like C and M; Ф is put together from the font's own O and I, so that it stands in a
heading like the letters beside it. Russian words in running text have a font of their own.
"""

from typing import Any

from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]

ALIKE = {"С": "C", "М": "M"}
"""Russian letter -> the Latin one that looks the same."""
FULL = "Ф"
APART, FLATTER = 68, 0.74
"""How far the halves of an O move apart for the bowl of Ф (units of the font), so that its strokes
stay as heavy as they are; and how much lower the bowl is."""


def lend(font: Any) -> None:
    """Let the font write „ФСМ“; nothing to do for one that can."""
    if ord(FULL) in font.getBestCmap():
        return
    latin = font.getBestCmap()
    name = f"uni{ord(FULL):04X}"
    _draw(font, name, latin[ord("O")], latin[ord("I")])
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[ord(FULL)] = name
            for ours, theirs in ALIKE.items():
                table.cmap[ord(ours)] = latin[ord(theirs)]


def _draw(font: Any, name: str, bowl: str, stem: str) -> None:
    """A bowl with a stem through its middle, as high as a capital."""
    outlines, metrics = font["glyf"], font["hmtx"]
    room = metrics[bowl][0]
    width, middle = room + 2 * APART, font["OS/2"].sCapHeight / 2
    pen = TTGlyphPen(None)
    points = RecordingPen()
    outlines[bowl].draw(points, outlines)
    for what, where in points.value:
        getattr(pen, what)(*(_moved(point, room / 2, middle) for point in where))
    shift = (1, 0, 0, 1, (width - metrics[stem][0]) / 2, 0)
    outlines[stem].draw(TransformPen(pen, shift), outlines)
    drawn = pen.glyph()
    outlines[name] = drawn
    drawn.recalcBounds(outlines)
    metrics[name] = (width, drawn.xMin)


def _moved(point: tuple[float, float], across: float, middle: float) -> tuple[float, float]:
    x, y = point
    side = (x > across) - (x < across)
    return x + APART + side * APART, middle + (y - middle) * FLATTER

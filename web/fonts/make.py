"""Make the small fonts of the pages out of the whole ones; run by hand when a letter is missing.

    npm install --no-save @expo-google-fonts/{im-fell-dw-pica,eb-garamond,source-sans-3}
    uv run --no-project --with fonttools --with brotli fonts/make.py

Each face has a second font with the letters that only names of people need; browsers load it when one occurs
(`src/style/tokens.css`). `tests/fonts.test.ts` checks that no letter of a catalogue is missing.

The fonts are under the SIL Open Font License, whose reserved names belong to the whole fonts: what is
made here has names of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import atan2, degrees, dist, pi
from pathlib import Path

from fontTools import subset
from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables._g_l_y_f import Glyph

Point = tuple[float, float]
STEPS = 4

HERE = Path(__file__).parent
PACKAGES = HERE.parent / "node_modules" / "@expo-google-fonts"
TARGET = HERE.parent / "src" / "fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
WESTERN = "".join(map(chr, range(0xC0, 0x100))) + "ŒœŸı"
MARKS = "«»‹›“”„‘’‚…–—·•×−±°ªº½⅓†‡§¶¡¿€ᵉ\u00a0\u202f"
ARROWS = "←→↑↓"
# Latin Extended-A, and what Romanian and German have beyond it.
EASTERN = "".join(set(map(chr, range(0x100, 0x180))) - set(WESTERN)) + "ȘșȚțẞ"

# What a heading needs; the rough outlines of the Fell types are most of the weight. Its figures are left
# to the text face: the old one reads as an I.
TEXT = ASCII + WESTERN + MARKS
DISPLAY = "".join(set(TEXT) - set("0123456789½⅓"))
CONTROLS = TEXT + ARROWS
# The seas and countries around the map, which are French in every language.
SEAS = "".join(filter(str.isalpha, ASCII)) + " '’.-ÀÂÇÈÉÊËÎÏÔÙÛŒàâçèéêëîïôùûœ"


@dataclass(frozen=True)
class Face:
    """What a font is made of."""

    source: str
    family: str
    letters: str
    simpler: bool = False
    """Whether its outlines are made simpler."""
    people: bool = True
    """Whether it sets names of people."""


FACES = {
    "tricorne-fell": Face(
        "im-fell-dw-pica/400Regular/IMFellDWPica_400Regular", "Tricorne Fell", DISPLAY, simpler=True
    ),
    # It letters the seas of the map.
    "tricorne-fell-italic": Face(
        "im-fell-dw-pica/400Regular_Italic/IMFellDWPica_400Regular_Italic",
        "Tricorne Fell",
        SEAS,
        simpler=True,
        people=False,
    ),
    "tricorne-text": Face("eb-garamond/400Regular/EBGaramond_400Regular", "Tricorne Text", TEXT),
    "tricorne-text-italic": Face(
        "eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic", "Tricorne Text", TEXT
    ),
    "tricorne-text-600": Face("eb-garamond/600SemiBold/EBGaramond_600SemiBold", "Tricorne Text", TEXT),
    "tricorne-sans": Face("source-sans-3/400Regular/SourceSans3_400Regular", "Tricorne Sans", CONTROLS),
    "tricorne-sans-600": Face("source-sans-3/600SemiBold/SourceSans3_600SemiBold", "Tricorne Sans", CONTROLS),
}
# Some faces have no narrow space; it is narrower than a space by this factor.
NARROW_SPACE = 0x202F
NARROW = 0.6
# How far a simpler outline may stray, in thousandths of the em; and the units of the em afterwards.
STRAY = 3.0
UNITS = 720
# A turn sharper than this is a corner, in degrees.
CORNER = 38
FEATURES = ["kern", "liga", "lnum", "pnum", "tnum", "mark", "mkmk", "ccmp", "locl"]


def main() -> None:
    """Make them all, and say what they weigh."""
    total = 0
    for name, face in FACES.items():
        fonts = {name: face.letters, **({f"{name}-names": EASTERN} if face.people else {})}
        for font, letters in fonts.items():
            target = TARGET / f"{font}.woff2"
            make(face, letters, target)
            total += target.stat().st_size
            print(f"{target.stat().st_size:7} {font}")
    print(f"{total:7} in all")


def make(face: Face, letters: str, target: Path) -> None:
    """Make one font: fewer letters, and simpler outlines where they are rougher than a screen can show."""
    font = TTFont(PACKAGES / f"{face.source}.ttf", recalcTimestamp=False)
    if NARROW_SPACE not in font.getBestCmap():
        add_narrow_space(font)
    options = subset.Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.desubroutinize = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    worker = subset.Subsetter(options)
    worker.populate(text=letters)
    worker.subset(font)
    if face.simpler:
        simplify(font)
        scale_upem(font, UNITS)
    rename(font, face.family)
    font.flavor = "woff2"
    font.save(target)


def add_narrow_space(font: TTFont) -> None:
    """Add the narrow space that French has before some marks."""
    name = "uni202F"
    width, bearing = font["hmtx"]["space"]
    font["glyf"][name] = Glyph()
    font["hmtx"][name] = round(width * NARROW), bearing
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[NARROW_SPACE] = name


def simplify(font: TTFont) -> None:
    """Draw every outline with fewer points: smooth between its corners."""
    stray = STRAY * font["head"].unitsPerEm / 1000
    glyphs = font.getGlyphSet()
    table = font["glyf"]
    for name in font.getGlyphOrder():
        if table[name].numberOfContours <= 0:
            continue
        pen = TTGlyphPen(None)
        flat = RecordingPen()
        glyphs[name].draw(flat)
        for outline in outlines(flat.value):
            draw(thinned(outline, stray), pen)
        table[name] = pen.glyph()


def outlines(strokes: list[tuple[str, tuple[Point, ...]]]) -> Iterator[list[Point]]:
    """Yield the outlines of a glyph as points close to each other."""
    outline: list[Point] = []
    for verb, points in strokes:
        if verb == "moveTo":
            outline = [points[0]]
        elif verb == "lineTo":
            outline.append(points[0])
        elif verb == "qCurveTo":
            for control, end in decomposeQuadraticSegment(points):
                start = outline[-1]
                for step in range(1, STEPS + 1):
                    t = step / STEPS
                    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
                    outline.append(
                        (
                            a * start[0] + b * control[0] + c * end[0],
                            a * start[1] + b * control[1] + c * end[1],
                        )
                    )
        elif len(outline) > 2:
            yield outline


def thinned(outline: list[Point], stray: float) -> list[Point]:
    """Leave out the points of a closed outline that it hardly needs (Douglas and Peucker)."""
    far = max(range(len(outline)), key=lambda place: dist(outline[place], outline[0]))
    return [*_thinned(outline[: far + 1], stray)[:-1], *_thinned([*outline[far:], outline[0]], stray)[:-1]]


def _thinned(line: list[Point], stray: float) -> list[Point]:
    first, last = line[0], line[-1]
    span = dist(first, last) or 1.0
    off = [
        abs((last[0] - first[0]) * (first[1] - y) - (first[0] - x) * (last[1] - first[1])) / span
        for x, y in line[1:-1]
    ]
    if not off or max(off) <= stray:
        return [first, last]
    middle = off.index(max(off)) + 1
    return [*_thinned(line[: middle + 1], stray)[:-1], *_thinned(line[middle:], stray)]


def draw(points: list[Point], pen: TTGlyphPen) -> None:
    """Draw a closed outline: corners as they are, the rest as the controls of one smooth curve."""
    if len(points) < 3:
        return
    corners = [
        turn(points[place - 1], point, points[(place + 1) % len(points)]) > CORNER
        for place, point in enumerate(points)
    ]
    if not any(corners):
        pen.qCurveTo(*points, None)
        pen.closePath()
        return
    first = corners.index(True)
    points, corners = points[first:] + points[:first], corners[first:] + corners[:first]
    pen.moveTo(points[0])
    controls: list[Point] = []
    for point, corner in zip([*points[1:], points[0]], [*corners[1:], True], strict=True):
        if not corner:
            controls.append(point)
        elif controls:
            pen.qCurveTo(*controls, point)
            controls = []
        else:
            pen.lineTo(point)
    pen.closePath()


def turn(before: Point, here: Point, after: Point) -> float:
    """Return by how much an outline turns at a point, in degrees."""
    way = atan2(after[1] - here[1], after[0] - here[0]) - atan2(here[1] - before[1], here[0] - before[0])
    return abs(degrees((way + pi) % (2 * pi) - pi))


def rename(font: TTFont, family: str) -> None:
    """Give a font a name of its own."""
    style = font["name"].getDebugName(2) or "Regular"
    for number, text in {
        1: family,
        3: f"{family} {style}",
        4: f"{family} {style}",
        6: family.replace(" ", ""),
    }.items():
        font["name"].setName(text, number, 3, 1, 0x409)


if __name__ == "__main__":
    main()

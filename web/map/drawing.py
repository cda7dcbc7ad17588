"""Draws the sheet in the style of an eighteenth-century atlas; colours are tokens of the page."""

# ruff: noqa: E501 (markup and paths read better whole)

from __future__ import annotations

import itertools
import math
import random
from typing import Any

from geometry import SCALE, borders, graticule, project_points
from relief import RANGES, RIVERS
from shapely.geometry.base import BaseGeometry
from strokes import Point, curve, marks, number, numbers, outline

INK, PAPER, SEA, FOREIGN, RIVER, PLATE, BADGE, SLOT = (
    f"var(--map-{name})" for name in ("ink", "paper", "sea", "foreign", "river", "plate", "badge", "slot")
)
FRAME = (30, 970)
COMPASS = (900, 888)
MEDALLION = {"centre": (124, 124), "radius": 86, "slots": [(87, 139), (124, 139), (161, 139)]}
PARIS = 8
LEAGUE = 4444.8 * SCALE

# Names of seas and neighbours: where, text, size, turn, letter spacing.
NAMES = [
    (372, 108, "La Manche", 22, -8, 5),
    (128, 520, "Golfe de", 17, 0, 3),
    (128, 542, "Gascogne", 17, 0, 3),
    (668, 948, "Mer Méditerranée", 18, -7, 2),
    (300, 58, "Angleterre", 14, 0, 3),
    (716, 96, "Pays-Bas autrichiens", 13, 24, 1),
    (884, 208, "Saint-Empire", 14, 0, 2),
    (893, 446, "Suisse", 14, 0, 4),
    (858, 556, "Savoie", 13, 0, 2),
    (938, 640, "Piémont", 13, 66, 3),
    (925, 716, "C. de Nice", 10, 0, 0),
    (330, 950, "Espagne", 16, 0, 8),
]

# Heraldic hatching, so that regions differ without colour: width, height, strokes, turn.
HATCHING = {
    "P": (6, 6, "M1.5 1.5h0M4.5 4.5h0", 0),
    "O": (3.8, 6, "M1.9 0V6", -45),
    "E": (3.8, 6, "M1.9 0V6", 45),
    "C": (6, 6, "M0 1.5H3.4M3 4.5H6.4", 0),
    "A": (3.8, 6, "M1.9 0V6", 0),
    "M": (6, 3.6, "M0 1.8H6", 0),
}

FILTERS = """\
<filter id="atlas-grain" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="4"/>
<feColorMatrix values="0 0 0 0 .23 0 0 0 0 .15 0 0 0 0 .07 0 0 0 .9 -.42"/></filter>
<filter id="atlas-stain" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency=".0055 .007" numOctaves="4" seed="11"/>
<feColorMatrix values="0 0 0 0 .42 0 0 0 0 .27 0 0 0 0 .1 0 0 0 1.5 -.66"/></filter>
<filter id="atlas-wash" x="-.05" y="-.05" width="1.1" height="1.1" color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="2" result="t"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="6"/>
<feComponentTransfer><feFuncA type="table" tableValues="1 .75 0 0"/></feComponentTransfer>
<feDisplacementMap in2="t" scale="8" result="e"/>
<feColorMatrix in="SourceGraphic" values="1.2 0 0 0 -.38 0 1.2 0 0 -.38 0 0 1.2 0 -.38 0 0 0 1 0"/>
<feComposite in2="e" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="d"/>
<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="d"/></feMerge></filter>
<filter id="atlas-pen" x="0" y="0" width="1" height="1">
<feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="5"/>
<feDisplacementMap in="SourceGraphic" scale="1.8"/></filter>"""

FLEUR = (
    "M0-8C-3.2-4.6-2.6-2-.9 1H.9C2.6-2 3.2-4.6 0-8ZM-1.5 1C-2-3-6.8-4-7-.5-7.1 1.8-4.7 2.1-4.6.5-4-.3-2.9.2-2.7 1Z"
    "M1.5 1C2-3 6.8-4 7-.5 7.1 1.8 4.7 2.1 4.6.5 4-.3 2.9.2 2.7 1ZM-3.4 1.7H3.4V3.1H-3.4Z"
    "M-.9 3.7H.9C.9 5.5 1.6 6.2 2.4 6.8 1.4 7.2.6 6.9 0 8-.6 6.9-1.4 7.2-2.4 6.8-1.6 6.2-.9 5.5-.9 3.7Z"
)

Box = tuple[float, float, float, float]


def text_width(text: str, size: float, spacing: float = 0) -> float:
    """Estimate the width of a text."""
    return len(text) * (0.47 * size + spacing)


def taken(table: list[dict[str, Any]]) -> list[Box]:
    """Return the areas without mountains: centre, width and height."""
    boxes: list[Box] = [
        (900, 888, 100, 100),
        (122, 122, 176, 176),
        (890, 104, 150, 150),
        (140, 704, 200, 210),
    ]
    boxes.append((150, 930, 200, 34))
    for province in table:
        boxes.append((*province["badge"], 22, 22))
        boxes += [
            (line["at"][0], line["at"][1] - 5, text_width(line["text"], province["size"]), province["size"])
            for line in province["lines"]
        ]
        if province["icons"]:
            boxes.append((*province["icons"], 32, 16))
        boxes += [(x, y - 6, 25, 37) for x, y in province["slots"]]
    for x, y, text, size, turn, spacing in NAMES:
        half, angle = text_width(text, size, spacing) / 2, math.radians(turn)
        boxes += [
            (
                x + half * step / 4 * math.cos(angle),
                y - size * 0.3 + half * step / 4 * math.sin(angle),
                half / 3,
                size * 0.9,
            )
            for step in range(-4, 5)
        ]
    return boxes


def mountains(table: list[dict[str, Any]]) -> list[Point]:
    """Scatter peaks along the ridges, but not over text."""
    chance = random.Random(1789)
    boxes = taken(table)
    peaks: list[Point] = []
    for ridge, count, stray in RANGES:
        points = project_points(ridge)
        lengths = [math.dist(start, end) for start, end in itertools.pairwise(points)]
        for peak in range(count):
            way = sum(lengths) * (peak + 0.5) / count
            place = 0
            while way > lengths[place]:
                way -= lengths[place]
                place += 1
            (x, y), (end_x, end_y), share = points[place], points[place + 1], way / lengths[place]
            for _ in range(14):
                at_x = x + share * (end_x - x) + chance.uniform(-stray, stray)
                at_y = y + share * (end_y - y) + chance.uniform(-stray * 0.7, stray * 0.7)
                free = not any(
                    abs(at_x - left) < (13 + width) / 2 + 1 and abs(at_y - top) < (9 + height) / 2 + 1
                    for left, top, width, height in boxes
                )
                apart = all(
                    abs(at_x - other_x) > 8.5 or abs(at_y - other_y) > 5 for other_x, other_y in peaks
                )
                if free and apart and 38 < at_x < 962 and 38 < at_y < 962:
                    peaks.append((at_x, at_y))
                    break
    return sorted(peaks, key=lambda peak: peak[1])


def definitions(table: list[dict[str, Any]], shapes: list[BaseGeometry], land: BaseGeometry) -> list[str]:
    """Return filters, hatchings, shapes and markers; the shapes of provinces have the ids `atlas-p1` to `atlas-p27`."""
    found = ["<defs>", FILTERS]
    for place, y in enumerate((1, 3.4, 5.8), 1):
        found.append(
            f'<pattern id="atlas-waves{place}" width="9" height="7.2" patternUnits="userSpaceOnUse">'
            f'<path d="M0 {number(y)}H9" stroke="{INK}" stroke-width=".55"/></pattern>'
        )
    for region, (width, height, strokes, turn) in HATCHING.items():
        turned = f' patternTransform="rotate({turn})"' if turn else ""
        thick = "1.2" if region == "P" else ".5"
        found.append(
            f'<pattern id="atlas-hatch{region}" width="{width}" height="{height}" patternUnits="userSpaceOnUse"{turned}>'
            f'<path d="{strokes}" stroke="{INK}" stroke-width="{thick}" stroke-linecap="round"/></pattern>'
        )
    for region in HATCHING:
        paths = [
            f'<path id="atlas-p{province["number"]}" d="{outline(one)}"/>'
            for province, one in zip(table, shapes, strict=True)
            if province["region"] == region
        ]
        found += [f'<g id="atlas-r{region}">', *paths, "</g>"]
    uses = "".join(f'<use href="#atlas-r{region}"/>' for region in HATCHING)
    found += [
        f'<path id="atlas-abroad" d="{outline(land)}"/>',
        f'<g id="atlas-france">{uses}</g>',
        '<g id="atlas-land"><use href="#atlas-abroad"/><use href="#atlas-france"/></g>',
        (
            f'<marker id="atlas-peak" markerUnits="userSpaceOnUse"><g fill="none" stroke="{INK}">'
            f'<path d="M-7 4C-4.5 1-3.5-4.5-.5-5S3 0 7 4" fill="{FOREIGN}" stroke-width=".8"/>'
            '<path d="M.5-4 1.5 3M2-3 3.5 3.4M3.3-1.4 5.3 3.7" stroke-width=".6"/></g></marker>'
        ),
        f'<path id="atlas-fl" d="{FLEUR}"/>',
        (
            f'<marker id="atlas-slot" markerUnits="userSpaceOnUse"><path d="M-12.5-12.5h25v25h-25z" fill="{SLOT}" '
            f'fill-opacity=".42" stroke="{INK}" stroke-width=".7" stroke-opacity=".7" stroke-dasharray="2 1.5"/></marker>'
        ),
        '<clipPath id="atlas-frame"><path d="M30 30H970V970H30z"/></clipPath>',
        "</defs>",
    ]
    return found


def ground(table: list[dict[str, Any]], shapes: list[BaseGeometry], land: BaseGeometry) -> str:
    """Draw the sea and the land."""
    rhumbs = "".join(
        "M{} {}l{}".format(
            *COMPASS, numbers((1300 * math.cos(math.pi * k / 16), 1300 * math.sin(math.pi * k / 16)), 0)
        )
        for k in range(0, 32, 2)
    )
    waves = "".join(
        f'<use href="#atlas-land" stroke="url(#atlas-waves{place})" stroke-width="{width}"/>'
        for place, width in ((1, 44), (2, 18), (3, 30))
    )
    washes = [
        f'<g filter="url(#atlas-wash)"><use href="#atlas-r{region}" fill="var(--r-{region})" '
        f'stroke="var(--r-{region})" stroke-width=".6"/></g>'
        for region in HATCHING
    ]
    hatches = "".join(
        f'<use href="#atlas-r{region}" fill="url(#atlas-hatch{region})"/>' for region in HATCHING
    )
    arcs, _ = graticule(FRAME)
    degrees = "".join(
        f"M{numbers(start, 0)}Q"
        + numbers((*(2 * mid - (a + b) / 2 for a, mid, b in zip(start, middle, end, strict=True)), *end), 0)
        for start, middle, end in arcs
    )
    rivers: dict[float, str] = {}
    for width, course in RIVERS.values():
        rivers[width] = rivers.get(width, "") + curve(project_points(course))
    streams = "".join(
        f'<path d="{path}" stroke-width="{number(width)}"/>' for width, path in sorted(rivers.items())
    )
    arc = borders(shapes, [province["region"] for province in table])
    names = [
        f'<text x="{x}" y="{y}" font-size="{size}"'
        + (f' letter-spacing="{spacing}"' if spacing else "")
        + (f' transform="rotate({turn} {x} {y})"' if turn else "")
        + f">{text}</text>"
        for x, y, text, size, turn, spacing in NAMES
    ]
    return "\n".join(
        [
            *definitions(table, shapes, land),
            f'<path fill="{PAPER}" d="M0 0H1000V1000H0z"/>',
            f'<g clip-path="url(#atlas-frame)"><path fill="{SEA}" d="M30 30H970V970H30z"/>',
            f'<path d="{rhumbs}" stroke="{INK}" stroke-width=".4" opacity=".25"/>',
            f'<g fill="none" stroke-linejoin="round" opacity=".6">{waves}</g>',
            (
                f'<g stroke="{INK}" stroke-linejoin="round" filter="url(#atlas-pen)">'
                f'<use href="#atlas-abroad" fill="{FOREIGN}" stroke-width=".9"/><use href="#atlas-france" stroke-width="3"/></g>'
            ),
            *washes,
            f'<g opacity=".17">{hatches}</g>',
            f'<path d="{degrees}" fill="none" stroke="{INK}" stroke-width=".4" opacity=".25"/>',
            f'<g fill="none" stroke="{RIVER}" stroke-linecap="round" opacity=".8">{streams}</g>',
            f'<g opacity=".62">{marks(mountains(table), "peak")}</g>',
            f'<defs><path id="atlas-borders" d="{arc["province"]}"/></defs>',
            (
                '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
                '<use href="#atlas-borders" stroke="var(--map-border)" stroke-width="4" opacity=".45"/>'
                f'<g stroke="{INK}" filter="url(#atlas-pen)">'
                '<use href="#atlas-borders" stroke-width="1.5" stroke-dasharray="0 3.2"/>'
                f'<path d="{arc["region"]}" stroke-width="1.9" stroke-dasharray="9 3.2 0 3.2"/></g></g>'
            ),
            '<g class="seas" opacity=".75">',
            *names,
            "</g></g>",
        ]
    )


def frame() -> list[str]:
    """Draw the frame, with degrees."""
    _, ticks = graticule(FRAME)
    low, high = FRAME
    bars, degrees = "", []
    for side, found in ticks.items():
        found.sort()
        edges = [low, *(place for place, _ in found), high]
        first, step = found[0][1], 1 if found[1][1] > found[0][1] else -1
        for place, (start, end) in enumerate(itertools.pairwise(edges)):
            if (first + place * step) % 2 == 0:
                a, b = round(start), round(end)
                bars += {"top": f"M{a} 21H{b}", "bottom": f"M{a} 979H{b}", "left": f"M21 {a}V{b}"}.get(
                    side, f"M979 {a}V{b}"
                )
        for place, degree in found:
            if degree % 2 == 0 and 50 < place < 950:
                x, y = {"top": (place, 15.5), "bottom": (place, 991), "left": (12, place + 3)}.get(
                    side, (988, place + 3)
                )
                degrees.append(f'<text x="{round(x)}" y="{number(y)}">{abs(degree)}°</text>')
    return [
        f'<g fill="none" stroke="{INK}"><path d="M6 6H994V994H6z" stroke-width="2.4"/>',
        '<path d="M18 18H982V982H18zM24 24H976V976H24z" stroke-width=".6"/><path d="M30 30H970V970H30z"/>',
        f'<path d="{bars}" stroke-width="6" stroke-opacity=".85"/></g>',
        f'<g font-size="9">{"".join(degrees)}</g>',
    ]


def compass() -> list[str]:
    """Draw the compass rose."""
    points = "".join(f'<use href="#atlas-needle" transform="rotate({turn})"/>' for turn in (0, 90, 180, 270))
    return [
        (
            f'<defs><g id="atlas-needle" stroke="{INK}" stroke-width=".6"><path d="M0 0V-38L5.5-5.5z" fill="{INK}"/>'
            f'<path d="M0 0V-38L-5.5-5.5z" fill="{BADGE}"/></g><g id="atlas-rose">{points}</g></defs>'
        ),
        (
            f'<g transform="translate({COMPASS[0]} {COMPASS[1]})"><g fill="none" stroke="{INK}" stroke-width=".7">'
            f'<circle r="29" fill="{PAPER}" fill-opacity=".85"/><circle r="26.5"/><circle r="13"/></g>'
        ),
        *(
            f'<use href="#atlas-rose" transform="rotate({turn})scale({size})"/>'
            for turn, size in ((22.5, 0.55), (67.5, 0.55), (45, 0.76), (0, 1))
        ),
        f'<use href="#atlas-fl" y="-48" fill="{INK}"/></g>',
    ]


def scale_bar() -> list[str]:
    """Draw the scale, in common leagues."""
    ten = number(10 * LEAGUE)
    figures = "".join(f'<text x="{number(k * LEAGUE)}" y="-4">{k}</text>' for k in (0, 10, 20, 30, 40))
    dark = f"M0 0H{ten}V5H0zM{number(20 * LEAGUE)} 0h{ten}v5h-{ten}z"
    return [
        (
            f'<g transform="translate(60 938)"><path d="M0 0H{number(40 * LEAGUE)}V5H0z{dark}" fill="{PLATE}" '
            f'stroke="{INK}" stroke-width=".8"/><path d="{dark}" fill="{INK}"/><g font-size="10">{figures}'
            f'<text x="{number(20 * LEAGUE)}" y="17" font-style="italic" font-size="11">Lieues communes de France</text></g></g>'
        )
    ]


def paris() -> list[str]:
    """Draw the city on the map, and its medallion; the page hides both when zoomed in."""
    x, y = MEDALLION["centre"]
    wall = "M-58-24-38-48-8-58 22-55 48-40 62-10 58 24 38 48 4 56-28 50-52 30-62 0z"
    streets = (
        "M-3-56-1 54M-60-6 60-18M-38-46 24 50M46-40-44 38M-53 24 58 22M-10-57 36 46M-56-16 44 42M20-54-26 49"
    )
    slots = "".join(f"M{left}-1.5h33v33h-33z" for left in ("-53.5", "-16.5", "20.5"))
    star = "M553 263.5 555 268.7 560.6 268.9 556.2 272.3 557.7 277.7 553 274.6 548.3 277.7 549.8 272.3 545.4 268.9 551 268.7z"
    return [
        (
            f'<g display={{zoomed ? \'none\' : undefined}}><path d="{star}" fill="{INK}"/>'
            '<text x="578" y="275" font-size="11" font-style="italic">Paris</text></g>'
        ),
        f"<g display={{zoomed ? 'none' : undefined}} transform=\"translate({x} {y})\">",
        (
            f'<circle r="86" fill="{PLATE}" stroke="{INK}" stroke-width="2"/>'
            f'<circle r="83" fill="none" stroke="{INK}" stroke-width=".6"/>'
        ),
        f'<circle r="68" fill="var(--r-P)" stroke="{INK}"/><circle r="68" fill="url(#atlas-hatchP)" opacity=".2"/>',
        (
            f'<g fill="none" stroke="{INK}"><path d="{wall}" fill="{PLATE}" stroke-width="1.6"/>'
            f'<path d="{wall}" stroke-width=".5" transform="scale(.94)"/>'
            f'<path d="{streets}" stroke-width=".5" opacity=".45"/></g>'
        ),
        f'<path d="M64 46Q40 34 28 16T3 2-29-14-54 0-64 40" fill="none" stroke="{RIVER}" stroke-width="6" opacity=".75"/>',
        f'<path d="M11 9Q0 5-9-6-3-8 8 3z" fill="{PLATE}" stroke="{INK}" stroke-width=".5"/>',
        (
            '<path id="atlas-above" d="M-73 0A73 73 0 0 1 73 0" fill="none"/>'
            '<path id="atlas-below" d="M-80 0A80 80 0 0 0 80 0" fill="none"/>'
        ),
        '<text font-size="15" letter-spacing="4"><textPath href="#atlas-above" startOffset="50%">Paris</textPath></text>',
        (
            '<text font-size="11.5" font-style="italic" letter-spacing=".5">'
            '<textPath href="#atlas-below" startOffset="50%">jusques à trois voix</textPath></text>'
        ),
        (
            f'<g fill="{SLOT}" fill-opacity=".72" stroke="{INK}" stroke-width=".8" stroke-dasharray="2.5 2">'
            f'<path d="{slots}"/></g>'
        ),
        f'<circle cy="-41" r="12" fill="{BADGE}" stroke="{INK}"/><g class="numerals"><text y="-36">{PARIS}</text></g></g>',
    ]


FRIGATE = [
    '<path d="M-22 4Q0 10 22 2L19 11Q0 16-17 12Z" fill="#b79a6a"/>',
    '<path d="M-11 7V-20M2 8V-27M13 6V-18M21 3 31-5M-11-20h-5M2-27h-5M13-18h-5" fill="none"/>',
    (
        '<path d="M-18-15Q-12-13-5-15-3-10-5-6-12-4-18-6-16-11-18-15ZM-17-4Q-12-2-6-4-4 0-6 4-12 6-17 4-15 0-17-4Z'
        "M-5-22Q2-20 9-22 11-17 9-13 2-11-5-13-3-17-5-22ZM-6-10Q2-8 10-10 12-4 10 2 2 5-6 2-4-4-6-10Z"
        'M8-14Q13-12 19-14 20-10 19-7 13-5 8-7 9-10 8-14ZM22 0 22-12 31-5z"/>'
    ),
]


def signs(table: list[dict[str, Any]]) -> str:
    """Draw the slots and the ornaments."""
    slots = [slot for province in table if province["number"] != PARIS for slot in province["slots"]]
    city = next(province["slots"] for province in table if province["number"] == PARIS)
    return "\n".join(
        [
            marks(slots, "slot"),
            f"<g display={{zoomed ? undefined : 'none'}}>{marks(city, 'slot')}</g>",
            *frame(),
            *compass(),
            *scale_bar(),
            *paris(),
            f'<g transform="translate(92 440)scale(1.1)" fill="{PLATE}" stroke="{INK}" stroke-width=".7">',
            *FRIGATE,
            "</g>",
            '<path filter="url(#atlas-stain)" d="M0 0H1000V1000H0z" opacity=".5"/>',
            '<path filter="url(#atlas-grain)" d="M0 0H1000V1000H0z" opacity=".5"/>',
        ]
    )

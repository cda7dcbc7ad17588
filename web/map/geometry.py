"""Makes 27 provinces from the departments of Natural Earth, on a field of 1000 by 1000."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pyproj
import shapely
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, split
from strokes import Point, line, parts

DATA = Path(__file__).parent / "data"

# Lambert's conformal projection on the meridian of Paris, as in atlases of the time.
MERIDIAN = 2.337229
PROJECTION = pyproj.Proj(f"+proj=lcc +lat_1=44 +lat_2=49 +lat_0=46.5 +lon_0={MERIDIAN} +ellps=GRS80")
SCALE, LEFT, TOP = 0.00091, 552.0, 510.0

TOLERANCE = 2.8
SMALLEST_ISLAND = 9.0
SMALLEST_HOLE = 30.0

# In 1789 the county of Nice, east of the Var, is not French.
VAR = [
    (7.20, 43.60),
    (7.195, 43.66),
    (7.187, 43.75),
    (7.18, 43.83),
    (7.06, 43.845),
    (6.95, 43.862),
    (6.88, 43.90),
]
VAR += [(6.80, 43.93), (6.6, 43.95)]
CORSICA = ("2A", "2B")


def project(longitude: Any, latitude: Any) -> tuple[Any, Any]:
    """Project a place onto the map."""
    x, y = PROJECTION(longitude, latitude)
    return LEFT + np.asarray(x) * SCALE, TOP - np.asarray(y) * SCALE


def project_points(points: list[Point]) -> list[Point]:
    """Project places onto the map."""
    return [(float(x), float(y)) for x, y in (project(*point) for point in points)]


def on_map(geometry: BaseGeometry) -> BaseGeometry:
    """Project a shape."""
    return shapely.transform(geometry, lambda points: np.column_stack(project(points[:, 0], points[:, 1])))


def clean(shapes: list[BaseGeometry], gap: float) -> list[BaseGeometry]:
    """Make neighbours share their borders."""
    return list(shapely.coverage_clean(shapes, snapping_distance=0.02, gap_width=gap))


def departments() -> dict[str, BaseGeometry]:
    """Return the departments, with the one on the Var cut in two."""
    features = json.loads((DATA / "departements-ne10m.geojson").read_text())["features"]
    found = {feature["properties"]["code"]: on_map(shape(feature["geometry"])) for feature in features}
    found = dict(zip(found, clean(list(found.values()), 0.5), strict=True))
    border = project(7.05, 43.7)[0]
    pieces = list(split(found.pop("06"), on_map(LineString(VAR))).geoms)
    west = [piece for piece in pieces if piece.representative_point().x < border]
    found["06W"] = shapely.union_all(west)
    found["06E"] = shapely.union_all([piece for piece in pieces if piece not in west])
    return dict(zip(found, clean(list(found.values()), 0.5), strict=True))


def without_islets(geometry: BaseGeometry) -> MultiPolygon:
    """Keep the largest piece, and others that are large enough to see."""
    pieces = parts(geometry)
    largest = max(piece.area for piece in pieces)
    return MultiPolygon([piece for piece in pieces if piece.area >= SMALLEST_ISLAND or piece.area == largest])


def give_exclaves(shapes: list[BaseGeometry]) -> list[BaseGeometry]:
    """Give exclaves to the province around them."""
    for place, whole in enumerate(shapes):
        for piece in sorted(parts(whole), key=lambda part: -part.area)[1:]:
            for other, host in enumerate(shapes):
                if other != place and piece.boundary.intersection(host.boundary).length > 1:
                    rest = [part for part in parts(whole) if not part.equals(piece)]
                    shapes[place] = MultiPolygon(rest)
                    shapes[other] = shapely.union_all([host, piece])
                    break
    return shapes


def provinces(table: list[dict[str, Any]]) -> tuple[list[BaseGeometry], BaseGeometry]:
    """Return the provinces, and the rest of today's France on the mainland."""
    by_code = departments()
    used = [code for province in table for code in province["departments"]]
    assert len(used) == len(set(used)), "a department is in two provinces"
    rest = [code for code in by_code if code not in used and code not in CORSICA]
    groups = [province["departments"] for province in table] + [rest]
    shapes = [shapely.coverage_union_all([by_code[code] for code in codes]) for codes in groups]
    shapes = clean([without_islets(one) for one in give_exclaves(shapes)], 1.0)
    shapes = [
        MultiPolygon(
            [
                Polygon(
                    part.exterior, [hole for hole in part.interiors if Polygon(hole).area > SMALLEST_HOLE]
                )
                for part in parts(one)
            ]
        )
        for one in shapes
    ]
    simple = shapely.coverage_simplify(shapes, TOLERANCE)
    rounded = [shapely.transform(one, np.round) for one in simple]
    valid = [without_islets(one if one.is_valid else one.buffer(0)) for one in rounded]
    return valid[:-1], valid[-1]


def abroad(france: list[BaseGeometry], rest: BaseGeometry) -> MultiPolygon:
    """Return the land around France."""
    neighbours = json.loads((DATA / "neighbours-ne10m.geojson").read_text())["geometry"]
    land = shapely.union_all([on_map(shape(neighbours)), rest])
    whole = shapely.union_all(france)
    # The coasts of two sources do not meet: let them overlap along the frontier.
    land = shapely.union_all([land, land.buffer(6).intersection(whole.buffer(6))])
    land = land.intersection(box(22, 22, 978, 978)).difference(whole.buffer(-5)).simplify(1.7)
    return MultiPolygon([Polygon(part.exterior) for part in parts(land) if part.area > 14])


def borders(shapes: list[BaseGeometry], regions: list[str]) -> dict[str, str]:
    """Return the borders between provinces and between regions, each piece once."""
    owners: dict[tuple[Point, Point], list[int]] = {}
    for place, one in enumerate(shapes):
        for part in parts(one):
            for ring in [part.exterior, *part.interiors]:
                points = list(ring.coords)
                for start, end in itertools.pairwise(points):
                    if start != end:
                        owners.setdefault((min(start, end), max(start, end)), []).append(place)
    kinds: dict[str, list[LineString]] = {"province": [], "region": []}
    for (start, end), sides in owners.items():
        if len(sides) == 2:
            same = regions[sides[0]] == regions[sides[1]]
            kinds["province" if same else "region"].append(LineString([start, end]))
    return {
        kind: "".join(line(arc.coords, arc.is_ring) for arc in parts(linemerge(MultiLineString(pieces))))
        for kind, pieces in kinds.items()
    }


def graticule(
    frame: tuple[float, float],
) -> tuple[list[tuple[Point, Point, Point]], dict[str, list[tuple[float, int]]]]:
    """Return every second meridian and parallel as three points, and where all of them meet the frame."""
    low, high = frame
    arcs: list[tuple[Point, Point, Point]] = []
    ticks: dict[str, list[tuple[float, int]]] = {"top": [], "bottom": [], "left": [], "right": []}
    meridians = [
        (degree, [(MERIDIAN + degree, 39 + step * 15 / 80) for step in range(81)]) for degree in range(-9, 10)
    ]
    parallels = [(degree, [(-10 + step * 25 / 80, degree) for step in range(81)]) for degree in range(40, 54)]
    for upright, lines in ((True, meridians), (False, parallels)):
        for degree, points in lines:
            seen = LineString(project_points(points)).intersection(box(low, low, high, high))
            for arc in [] if seen.is_empty else parts(seen):
                start, end = arc.coords[0], arc.coords[-1]
                for x, y in (start, end):
                    sides = (
                        (("top", y, low), ("bottom", y, high))
                        if upright
                        else (("left", x, low), ("right", x, high))
                    )
                    for side, value, edge in sides:
                        if abs(value - edge) < 0.5:
                            ticks[side].append((x if upright else y, degree))
                if degree % 2 == 0:
                    arcs.append((start, arc.interpolate(0.5, normalized=True).coords[0], end))
    return arcs, ticks

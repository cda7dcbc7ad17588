"""Draws the map of Liberté: `python build.py` writes the components and the places that the board uses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import shapely
from drawing import MEDALLION, ground, signs
from geometry import abroad, provinces
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

HERE = Path(__file__).parent
ATLAS = HERE.parent / "src" / "games" / "liberte" / "atlas"
# A slot and the room above it for a stack of three with its token.
SLOT, HEADROOM = 25, 12
INSIDE = 0.98


def check(table: list[dict[str, Any]], shapes: list[BaseGeometry]) -> None:
    """Check that borders are shared exactly, and that every stack is inside its province."""
    assert shapely.coverage_is_valid(shapes), "provinces overlap, or leave gaps"
    rooms = []
    for province, whole in zip(table, shapes, strict=True):
        for x, y in province["slots"]:
            slot = box(x - SLOT / 2, y - SLOT / 2, x + SLOT / 2, y + SLOT / 2)
            share = slot.intersection(whole).area / slot.area
            assert share >= INSIDE, f"a slot of {province['name']} lies outside: {share:.1%} inside"
            room = box(x - SLOT / 2, y - SLOT / 2 - HEADROOM, x + SLOT / 2, y + SLOT / 2)
            for name, other in rooms:
                assert room.intersection(other).area < 1, f"stacks of {province['name']} and {name} touch"
            rooms.append((province["name"], room))


def middle(whole: BaseGeometry) -> list[int]:
    """Return the point that is furthest from every border."""
    largest = max(whole.geoms, key=lambda part: part.area)
    x, y = shapely.maximum_inscribed_circle(largest, tolerance=0.5).coords[0]
    return [round(x), round(y)]


def places(
    regions: dict[str, str], table: list[dict[str, Any]], shapes: list[BaseGeometry]
) -> dict[str, Any]:
    """Return the positions on the map that the board uses."""
    of_region = {key: [one for one in table if one["region"] == key] for key in regions}
    shape_of = {province["number"]: whole for province, whole in zip(table, shapes, strict=True)}
    kept = ("region", "badge", "size", "lines", "icons", "slots")
    return {
        "paris": MEDALLION,
        "regions": {
            key: {
                "name": name,
                "provinces": [one["number"] for one in of_region[key]],
                "box": [
                    round(edge)
                    for edge in shapely.union_all([shape_of[one["number"]] for one in of_region[key]]).bounds
                ],
            }
            for key, name in regions.items()
        },
        "provinces": {
            str(one["number"]): {**{key: one[key] for key in kept}, "pole": middle(shape_of[one["number"]])}
            for one in table
        },
    }


def main() -> None:
    """Draw the map."""
    settled = json.loads((HERE / "provinces.json").read_text())
    table = settled["provinces"]
    shapes, rest = provinces(table)
    check(table, shapes)
    note = "written by web/map/build.py. Made with Natural Earth."
    script = '<script lang="ts">\n  let { zoomed = false }: { zoomed?: boolean } = $props()\n</script>\n\n'
    land = ground(table, shapes, abroad(shapes, rest))
    (ATLAS / "Ground.svelte").write_text(f"<!-- The sea and the land, below everything; {note} -->\n{land}\n")
    (ATLAS / "Signs.svelte").write_text(
        f"<!-- Slots and ornaments, above the land; {note} -->\n{script}{signs(table)}\n"
    )
    found = json.dumps(places(settled["regions"], table, shapes), ensure_ascii=False, separators=(",", ":"))
    (ATLAS / "places.json").write_text(found + "\n")


if __name__ == "__main__":
    main()

// Hexagons with a flat top: axial coordinates (q, r) to pixels and back, corners, directions.

import { boxAround, pathOf, type Box, type Point } from "../../../board/plane";
import type { Space } from "../protocol";

export const SIZE = 41; // from the centre of a hexagon to a corner, in map units
const ROOT3 = Math.sqrt(3);

/** The six neighbours, clockwise from the upper right; edge i lies towards neighbour i. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** The centre of a space. */
export function centreOf(space: { q: number; r: number }): Point {
  return { x: SIZE * 1.5 * space.q, y: SIZE * ROOT3 * (space.r + space.q / 2) };
}

/** The corners around a centre; corners i and i + 1 bound the edge towards DIRECTIONS[i]. */
function cornersOf(centre: Point, radius: number = SIZE): Point[] {
  return [-60, 0, 60, 120, 180, 240].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** The two ends of the edge towards DIRECTIONS[direction]. */
export function edgeOf(centre: Point, direction: number, radius: number = SIZE): [Point, Point] {
  const corners = cornersOf(centre, radius);
  return [corners[direction] as Point, corners[(direction + 1) % 6] as Point];
}

/** A hexagon as a path. */
export function hexPath(centre: Point, radius: number = SIZE): string {
  return pathOf(cornersOf(centre, radius));
}

/** The smallest box around all hexagons. */
export function boxOf(centres: Iterable<Point>, margin = 0): Box {
  const { x, y, width, height } = boxAround(centres, SIZE, (SIZE * ROOT3) / 2);
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** The space an arrow key leads to from another, or null: up and down a column, else the nearest. */
export function towards(spaces: readonly Space[], from: string, key: string): string | null {
  const start = spaces.find((space) => space.id === from);
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[key];
  if (!start || !way) return null;
  const [dx, dy] = way as [number, number];
  const here = centreOf(start);
  let best: string | null = null;
  let least = Infinity;
  for (const space of spaces) {
    const there = centreOf(space);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 1) continue;
    if (dy !== 0 && aside > 1) continue;
    // Columns are half a step apart: go up from even ones and down from odd ones, to keep the height.
    const off = (there.y > here.y) === (start.q % 2 === 0) ? 0.5 : 0;
    const cost = along * 2 + aside + off;
    if (cost < least) [best, least] = [space.id, cost];
  }
  return best;
}

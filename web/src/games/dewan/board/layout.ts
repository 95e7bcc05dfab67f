// Where everything of a map lies and which lines are drawn between its spaces.

import { pathOf, type Box, type Point } from "../../../board/plane";
import type { Space, View, Zone } from "../protocol";
import { boxOf, centreOf, DIRECTIONS, edgeOf, hexPath, SIZE } from "./geometry";

export interface Laid extends Space, Point {
  drawing: string; // of the sprite
  mirrored: boolean;
}

export interface Layout {
  spaces: Laid[]; // from the back to the front
  at: Map<string, Laid>;
  box: Box;
  outline: string; // all hexagons
  shores: string; // of water, towards land
  inner: string; // borders inside a zone
  outer: string; // borders between zones
  tiles: string; // borders between tiles
  icons: { kind: string; x: number; y: number; spaces: [string, string] }[];
  berries: { zone: string; x: number; y: number; count: number }[];
}

const MARGIN = 14;
const SHORE = 0.9;
const CORNERS: readonly Point[] = [
  { x: -20, y: 16 },
  { x: 20, y: 16 },
  { x: -20, y: -18 },
  { x: 20, y: -18 },
];

/** Lay out a map. */
export function layOut(map: View["map"]): Layout {
  const spaces = map.spaces
    .map((space) => ({ ...space, ...centreOf(space), ...drawingOf(space) }))
    .sort((one, other) => one.y - other.y || one.x - other.x);
  const at = new Map(spaces.map((space) => [space.id, space]));
  const icons = map.icons.flatMap((icon) => iconAt(at, icon.kind, icon.spaces));
  return {
    spaces,
    at,
    box: boxOf(spaces, MARGIN),
    outline: spaces.map((space) => hexPath(space)).join(""),
    ...linesOf(spaces, zoneNames(map.zones)),
    icons,
    berries: map.zones.flatMap((zone) => berriesAt(at, zone, icons)),
  };
}

/** One of three drawings of the terrain, always the same for a space. */
function drawingOf(space: Space): { drawing: string; mirrored: boolean } {
  const { terrain } = space;
  if (terrain === "start" || terrain === "volcano") return { drawing: `#h-${terrain}`, mirrored: false };
  const mix = Math.abs(Math.imul(space.q * 73 + space.r * 151 + 7, 2654435761) >> 7);
  const mirrored = (terrain === "desert" || terrain === "water") && mix % 2 === 1;
  return { drawing: `#h-${terrain}-${mix % 3}`, mirrored };
}

function zoneNames(zones: readonly Zone[]): Map<string, string> {
  return new Map(zones.flatMap((zone) => zone.spaces.map((space) => [space, zone.id] as const)));
}

function linesOf(spaces: readonly Laid[], zone: Map<string, string>) {
  const grid = new Map(spaces.map((space) => [`${space.q},${space.r}`, space]));
  const lines = { shores: "", inner: "", outer: "", tiles: "" };
  for (const space of spaces) {
    DIRECTIONS.forEach(([dq, dr], direction) => {
      const other = grid.get(`${space.q + dq},${space.r + dr}`);
      if (!other) return;
      if (space.terrain === "water" && other.terrain !== "water") {
        lines.shores += pathOf(edgeOf(space, direction, SIZE * SHORE), false);
      }
      if (direction >= 3) return; // every border once
      const border = pathOf(edgeOf(space, direction), false);
      const same = zone.has(space.id) && zone.get(space.id) === zone.get(other.id);
      lines[same ? "inner" : "outer"] += border;
      if (space.tile !== other.tile) lines.tiles += border;
    });
  }
  return lines;
}

function iconAt(at: Map<string, Laid>, kind: string, spaces: [string, string]): Layout["icons"] {
  const [one, other] = [at.get(spaces[0]), at.get(spaces[1])];
  if (!one || !other) return [];
  return [{ kind, x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, spaces }];
}

/** Berries lie on a space of their zone, a free one if there is, in the corner farthest from icons. */
function berriesAt(at: Map<string, Laid>, zone: Zone, icons: Layout["icons"]): Layout["berries"] {
  if (zone.berries === 0) return [];
  const crowd = (id: string): number =>
    (at.get(id)?.camp === null ? 0 : 10) + icons.filter((icon) => icon.spaces.includes(id)).length;
  const [best] = [...zone.spaces].sort((one, other) => crowd(one) - crowd(other));
  const space = best === undefined ? undefined : at.get(best);
  if (!space) return [];
  const room = (spot: Point): number =>
    Math.min(50, ...icons.map((icon) => Math.hypot(icon.x - spot.x, icon.y - spot.y)));
  const spots = CORNERS.map((corner) => ({ x: space.x + corner.x, y: space.y + corner.y }));
  const spot = spots.reduce((one, other) => (room(other) > room(one) + 1 ? other : one));
  return [{ zone: zone.id, ...spot, count: zone.berries }];
}

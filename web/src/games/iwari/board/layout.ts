// Where everything of a map lies, as paths and points in map units. Made once for a map.

import { boxAround, pathOf, type Box, type Point } from "../../../board/plane";
import { lookIndex } from "../art/totems";
import { readPlace } from "./places";
import type { Components, Connection, Point as Pair, Scenery, Sketch, Spot, Territory, View } from "../protocol";

export interface LaidTerritory extends Territory {
  path: string; // its outline
  soft: string; // the same with fewer points, for wide and pale lines
  points: Point[];
  box: Box;
  totem: Point;
  bare: boolean; // it takes no totem
  badge: Point; // the middle of its MajorityBadge
  spots: LaidSpot[]; // in the order of the map
  connections: LaidConnection[];
}

export interface LaidSpot extends Spot {
  number: number; // in its territory, from 1; unknown areas are counted apart
}

/** A contested token and the unknown areas it may come to. */
export interface LaidToken {
  id: string;
  at: Point; // where it lies at first
  areas: LaidSpot[];
}

export interface LaidConnection extends Connection {
  at: Point; // of its badge
  way: string | null; // by sea: from shore to shore; where it is a road, that one is drawn
}

export interface Road {
  ends: [string, string];
  path: string;
  kind: "road" | "violet" | "bridge"; // between violet spots; a connection that is also a road
  connection: number | null; // of a bridge
}

export interface Layout {
  box: Box; // the frame of the map
  land: string; // all outlines
  softLand: string;
  ways: string; // of all connections by sea
  territories: LaidTerritory[];
  spots: LaidSpot[]; // from the back to the front
  roads: Road[];
  connections: LaidConnection[];
  tokens: LaidToken[];
  centre: Point | null; // where void totems begin
  scenery: Scenery;
  territory: ReadonlyMap<string, LaidTerritory>;
  spot: ReadonlyMap<string, LaidSpot>;
  connection: ReadonlyMap<number, LaidConnection>;
}

const BEND = 0.12; // of a road's length, to its side
const EVERY = 4; // the points of an outline that wide lines follow
const INLAND = 16; // how far the way over the sea reaches into the land

const made = new WeakMap<Components, Layout>();

/** The layout of a map. */
export function layOut(components: Components): Layout {
  const known = made.get(components);
  if (known) return known;
  const layout = layOutAnew(components);
  made.set(components, layout);
  return layout;
}

function layOutAnew({ map, drawing }: Components): Layout {
  const spots = spotsOf(map.spots);
  const connections = map.connections.map((each) => connectionOf(each, drawing.connections[each.number]));
  const territories = map.territories.flatMap((each): LaidTerritory[] => {
    const drawn = drawing.territories[each.id];
    if (!drawn) return [];
    const points = drawn.outline.map(pointOf);
    return [
      {
        ...each,
        points,
        path: pathOf(points),
        soft: pathOf(points.filter((_, i) => i % EVERY === 0)),
        box: boxAround(points, 0),
        totem: pointOf(drawn.totem),
        bare: drawing.bare.includes(each.biome),
        badge: pointOf(drawn.badge),
        spots: spots.filter((spot) => spot.territory === each.id),
        connections: connections.filter((connection) => connection.territories.includes(each.id)),
      },
    ];
  });
  const spot = new Map(spots.map((each) => [each.id, each]));
  return {
    box: { x: 0, y: 0, width: drawing.size[0], height: drawing.size[1] },
    land: territories.map((each) => each.path).join(""),
    softLand: territories.map((each) => each.soft).join(""),
    ways: connections.map((each) => each.way ?? "").join(""),
    territories,
    spots: [...spots].sort((one, other) => one.y - other.y || one.x - other.x),
    roads: [
      ...map.roads.flatMap(([from, to]) => roadOf(spot.get(from), spot.get(to))),
      ...connections.flatMap((each) => bridgeOf(each, spot.get(each.spots?.[0] ?? ""), spot.get(each.spots?.[1] ?? ""))),
    ],
    connections,
    tokens: Object.entries(drawing.contested).map(([id, at]) => ({ id, at: pointOf(at), areas: spots.filter((each) => each.contested === id) })),
    centre: drawing.centre && pointOf(drawing.centre),
    scenery: drawing.scenery,
    territory: new Map(territories.map((each) => [each.id, each])),
    spot,
    connection: new Map(connections.map((each) => [each.number, each])),
  };
}

function spotsOf(spots: readonly Spot[]): LaidSpot[] {
  const counts = new Map<string, number>();
  return spots.map((spot) => {
    const among = `${spot.territory} ${!!spot.contested}`;
    const number = (counts.get(among) ?? 0) + 1;
    counts.set(among, number);
    return { ...spot, number };
  });
}

function connectionOf(
  connection: Connection,
  drawn: { badge: Pair; shore: [Pair, Pair] | null } | undefined,
): LaidConnection {
  const at = pointOf(drawn?.badge ?? [0, 0]);
  return { ...connection, at, way: drawn?.shore && !connection.spots ? wayOf(pointOf(drawn.shore[0]), at, pointOf(drawn.shore[1])) : null };
}

/** From inland of one shore over the badge to inland of the other. */
function wayOf(from: Point, over: Point, to: Point): string {
  const ends = [from, to].map((shore) => {
    const far = Math.hypot(shore.x - over.x, shore.y - over.y) || 1;
    return along(over, shore, (far + INLAND) / far);
  });
  return `M${ends.map(written).join(`L${written(over)}L`)}`;
}

function along(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A road bends to its right: the map's checker relies on the very same curve (box/checks.py). */
function roadOf(from: LaidSpot | undefined, to: LaidSpot | undefined): Road[] {
  if (!from || !to) return [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const middle = { x: (from.x + to.x) / 2 + BEND * dy, y: (from.y + to.y) / 2 - BEND * dx };
  const kind = isOnRoad(from) && isOnRoad(to) ? "violet" : "road";
  return [{ ends: [from.id, to.id], path: `M${written(from)}Q${written(middle)} ${written(to)}`, kind, connection: null }];
}

/** A violet spot without a ruin is part of the violet road. */
function isOnRoad(spot: LaidSpot): boolean {
  return spot.violet && !spot.icon;
}

/** A connection that is also a road: a curve that leads over its badge half way. */
function bridgeOf({ number, at }: LaidConnection, from: LaidSpot | undefined, to: LaidSpot | undefined): Road[] {
  if (!from || !to) return [];
  const bend = { x: 2 * at.x - (from.x + to.x) / 2, y: 2 * at.y - (from.y + to.y) / 2 };
  const path = `M${written(from)}Q${written(bend)} ${written(to)}`;
  return [{ ends: [from.id, to.id], path, kind: "bridge", connection: number }];
}

/** The roads between neighbours of a settlement; of a path, only those it walks. */
export function roadsAmong(layout: Layout, spots: readonly string[], walked = false): string {
  const place = new Map(spots.map((spot, i) => [spot, i]));
  return layout.roads
    .filter(({ ends: [one, other] }) => {
      const [from, to] = [place.get(one), place.get(other)];
      return from !== undefined && to !== undefined && (!walked || Math.abs(from - to) === 1);
    })
    .map((road) => road.path)
    .join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function pointOf([x, y]: Pair): Point {
  return { x, y };
}

/** The territory that a place belongs to; null: it lies between two, or in the middle. */
export function landOf(layout: Layout, place: string): string | null {
  const read = readPlace(place);
  if (read?.kind === "spot") return layout.spot.get(read.id)?.territory ?? null;
  return read?.kind === "totem" || read?.kind === "territory" ? read.id : null;
}

/** A sketch of the view for the map of the map. */
export function sketchOf(components: Components, view: View): Sketch {
  const layout = layOut(components);
  return {
    size: components.drawing.size,
    territories: layout.territories.map(({ biome, path }) => [biome, path]),
    tents: layout.spots.flatMap(({ id, x, y }) => {
      const tribe = view.tents[id];
      return tribe === undefined ? [] : [[x, y, lookIndex(view, tribe)] as Sketch["tents"][number]];
    }),
  };
}

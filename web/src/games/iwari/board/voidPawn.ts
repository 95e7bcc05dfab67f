// Where the void pawn stands: beside the sign of its connection, on the side where it hides the least.

import type { Box, Point } from "../../../board/plane";
import { boxOf, overlap } from "./labels";
import type { Layout } from "./layout";
import type { Sizes } from "./sizes";

export const PAWN = { width: 33, height: 44 }; // units of a sign
const SIDES: readonly Point[] = [
  { x: -22, y: -8 },
  { x: 22, y: -8 },
  { x: 0, y: -33 },
  { x: -24, y: -24 },
  { x: 24, y: -24 },
  { x: -24, y: 12 },
  { x: 24, y: 12 },
  { x: 0, y: 33 },
]; // of its middle, from that of the sign

/** The middle of the pawn; to the left of its connection where nothing is in the way. */
export function voidPawnAt(layout: Layout, sizes: Sizes, connection: number): Point | null {
  const at = layout.connection.get(connection)?.at;
  if (!at) return null;
  const places = SIDES.map(({ x, y }) => ({ x: at.x + x * sizes.sign, y: at.y + y * sizes.sign }));
  return places.reduce((best, place) => (hidden(layout, sizes, connection, place) < hidden(layout, sizes, connection, best) - 20 ? place : best));
}

/** What it covers there. */
export function voidPawnBox(sizes: Sizes, at: Point): Box {
  return boxOf(at, PAWN.width * 0.8 * sizes.sign, PAWN.height * sizes.sign);
}

function hidden(layout: Layout, sizes: Sizes, connection: number, at: Point): number {
  const own = voidPawnBox(sizes, at);
  const things: Box[] = [
    ...layout.spots.map((spot) => boxOf(spot, 24 * sizes.tent, 24 * sizes.tent)),
    ...layout.territories.map(({ totem }) => boxOf({ x: totem.x, y: totem.y - 10 }, 32 * sizes.tent, 42 * sizes.tent)),
    ...layout.territories.map(({ badge }) => boxOf({ x: badge.x, y: badge.y - 8 * sizes.badge }, 100 * sizes.badge, 40 * sizes.badge)),
    ...layout.connections.filter(({ number }) => number !== connection).map(({ at: sign }) => boxOf(sign, 28 * sizes.sign, 28 * sizes.sign)),
  ];
  const out = own.width * own.height - overlap(own, layout.box);
  return things.reduce((sum, thing) => sum + overlap(own, thing), 2 * out);
}

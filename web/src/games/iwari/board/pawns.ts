// Where pawns stand: those of deeds beside the badge of their territory or the sign of their connection, the void's where
// it hides the least.

import type { Box, Point } from "../../../board/plane";
import type { Pawn } from "../protocol";
import { PAWN, type BadgeShape } from "./badges";
import { boxOf, type Label, overlap } from "./labels";
import type { Layout } from "./layout";
import type { Sizes } from "./sizes";

export interface PlacedPawn extends Point {
  deed: string;
  ghost: boolean;
}

type Target = Pick<Pawn, "deed" | "territory" | "connection">;

/** All pawns of the map, the chosen one last. */
export function pawnsAt(
  layout: Layout,
  labels: readonly Label<BadgeShape>[],
  sizes: Sizes,
  pawns: readonly Target[],
  chosen: Target | null,
): PlacedPawn[] {
  const counts = new Map<string, number>();
  return [...pawns, ...(chosen ? [chosen] : [])].flatMap((pawn) => {
    const place = `${pawn.territory} ${pawn.connection}`;
    const before = counts.get(place) ?? 0;
    counts.set(place, before + 1);
    const first = pawn.territory !== null ? besideBadge(layout, labels, sizes, pawn.territory) : besideSign(layout, sizes, pawn);
    return first ? [{ deed: pawn.deed, ghost: pawn === chosen, x: first.x + before * PAWN * sizes.sign, y: first.y }] : [];
  });
}

function besideBadge(layout: Layout, labels: readonly Label<BadgeShape>[], sizes: Sizes, territory: string): Point | null {
  const label = labels.find((each) => each.territory.id === territory);
  if (!label) return layout.territory.get(territory)?.badge ?? null;
  const { at, form, grow } = label;
  return { x: at.x + (form.width / 2) * grow + 12 * sizes.sign, y: at.y - 3 * sizes.sign };
}

function besideSign(layout: Layout, sizes: Sizes, { connection }: Target): Point | null {
  const at = layout.connection.get(connection ?? -1)?.at;
  return at ? { x: at.x + 20 * sizes.sign, y: at.y - 10 * sizes.sign } : null;
}

export const VOID_PAWN = { width: 33, height: 44 }; // units of a sign
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
  return boxOf(at, VOID_PAWN.width * 0.8 * sizes.sign, VOID_PAWN.height * sizes.sign);
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

// Small words beside the pieces: how many totems stand on a place and how many may (IT5).

import type { Box, Point } from "../../../board/plane";
import { t } from "../../../language/speak.svelte";
import type { View } from "../protocol";
import type { BadgeShape } from "./badges";
import { boxOf, obstaclesOf, outside, overlap, type Label } from "./labels";
import type { Layout } from "./layout";
import type { MapOverlay } from "./overlay";
import { readPlace } from "./places";
import type { Sizes } from "./sizes";

export interface TotemTag {
  id: string; // of the territory
  at: Point; // its middle
  text: string;
  full: boolean; // no further totem may stand there now
}

const CUT = 10; // what is cut at the edge of the map is so much worse than what is covered
export const TAG = { width: 30, height: 18 }; // units of a badge

/** The territory a place belongs to; of a connection, a token or the centre, none. */
export function territoryOf(layout: Layout, place: string | null): string | null {
  const read = readPlace(place);
  if (!read || read.kind === "connection" || read.kind === "token" || read.kind === "centre") return null;
  return read.kind === "spot" ? (layout.spot.get(read.id)?.territory ?? null) : read.id;
}

/** Shown where one looks: the territory pointed at, those that matter, those where a totem can be placed or is chosen. */
export function totemTags(
  view: View,
  layout: Layout,
  overlay: MapOverlay,
  hovered: string | null,
  labels: readonly Label<BadgeShape>[],
  sizes: Sizes,
): TotemTag[] {
  const ids = new Set(sizes.far ? [] : [...overlay.bright, ...Object.keys(overlay.legalTotems)]);
  const pointed = territoryOf(layout, hovered);
  if (pointed !== null) ids.add(pointed);
  const chosen = chosenTotems(overlay);
  const things = [...obstaclesOf(layout, sizes, [...view.mountains, ...view.storms]), ...labels.map((label) => label.box)];
  return view.territories.flatMap((now) => {
    const totem = layout.territory.get(now.id)?.totem;
    if (!totem || (!ids.has(now.id) && !chosen.has(now.id))) return [];
    const standing = now.totems.reduce((one, other) => one + other, 0) + (chosen.get(now.id) ?? 0);
    const [count, cap] = overlay.caps[now.id] ?? [standing, Math.max(now.cap, standing)];
    if (cap === 0) return [];
    const text = t("iwari-board-totem-tag", { count, cap });
    return [{ id: now.id, at: besideTotem(totem, things, sizes, layout.box), text, full: count >= cap }];
  });
}

function chosenTotems(overlay: MapOverlay): Map<string, number> {
  const chosen = new Map<string, number>();
  for (const { piece } of overlay.ghosts) {
    if (piece.piece === "totem" || piece.piece === "void_totem") chosen.set(piece.territory, (chosen.get(piece.territory) ?? 0) + 1);
  }
  return chosen;
}

/** To the right of the stone, else wherever around it the least is covered. */
function besideTotem(totem: Point, things: readonly Box[], sizes: Sizes, frame: Box): Point {
  const [wide, high] = [TAG.width * sizes.badge, TAG.height * sizes.badge];
  const [x, y] = [19 * sizes.tent + wide / 2, 12 * sizes.tent + high / 2];
  const around: [number, number][] = [[x, 4], [-x, 4], [0, y + 2], [x, -12], [-x, -12], [x * 0.8, y], [-x * 0.8, y]];
  const covered = (at: Point): number => {
    const own = boxOf(at, wide, high);
    return things.reduce((sum, thing) => sum + overlap(own, thing), 0) + CUT * outside(own, frame);
  };
  return around
    .map(([dx, dy]) => ({ x: totem.x + dx, y: totem.y + dy }))
    .reduce((best, at) => (covered(at) < covered(best) - 1 ? at : best));
}

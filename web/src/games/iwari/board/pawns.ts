// Where deed pawns stand: beside the badge of their territory, or beside the sign of their connection.

import type { Point } from "../../../board/plane";
import type { Pawn } from "../protocol";
import { PAWN, type BadgeShape } from "./badges";
import type { Label } from "./labels";
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
  const { at, form } = label;
  return { x: at.x + (form.width / 2) * sizes.badge + 12 * sizes.sign, y: at.y - 3 * sizes.sign };
}

function besideSign(layout: Layout, sizes: Sizes, { connection }: Target): Point | null {
  const at = layout.connection.get(connection ?? -1)?.at;
  return at ? { x: at.x + 20 * sizes.sign, y: at.y - 10 * sizes.sign } : null;
}

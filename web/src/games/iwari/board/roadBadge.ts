// Where the MajorityBadge of the violet road stands: beside the road, where it hides the least.

import type { Box, Point } from "../../../board/plane";
import type { Rank } from "../protocol";
import { formOf, majorityOf, PILL, type BadgeForm, type BadgeShape, type Majority } from "./badges";
import { boxOf, obstaclesOf, overlap, type Label } from "./labels";
import type { Layout } from "./layout";
import type { Sizes } from "./sizes";

export interface RoadLabel {
  majority: Majority;
  form: BadgeForm;
  at: Point; // the middle of the pill
}

const ASIDE = 24; // units of a badge from the middle of a road to that of the pill
const TURNS = 8;

/** The label of the road, or null where nobody has a tent on it. */
export function roadLabel(layout: Layout, sizes: Sizes, ranks: readonly Rank[], labels: readonly Label<BadgeShape>[], covers: readonly number[]): RoadLabel | null {
  const majority = majorityOf({ ranks: [...ranks], free: 0, factor: 1 });
  const form = formOf(majority, sizes.far ? "short" : "full");
  const at = majority.leaders === null ? null : besideRoad(layout, sizes, form, labels, covers);
  return at && { majority, form, at };
}

/** Where a pill of this form hides the least beside the road; null: the map has none. */
export function besideRoad(layout: Layout, sizes: Sizes, form: BadgeShape, labels: readonly Label<BadgeShape>[], covers: readonly number[]): Point | null {
  const things = [...obstaclesOf(layout, sizes, covers), ...labels.map((label) => label.box)];
  const [wide, high] = [(form.width + form.left) * sizes.badge, PILL * sizes.badge];
  const hidden = (at: Point): number => {
    const own: Box = boxOf(at, wide, high);
    const out = wide * high - overlap(own, layout.box);
    return things.reduce((sum, thing) => sum + overlap(own, thing), 2 * out);
  };
  const places = candidatesOf(layout, (ASIDE * sizes.badge + wide) / 2, ASIDE * sizes.badge);
  if (places.length === 0) return null;
  return places.reduce((best, place) => (hidden(place) < hidden(best) - 1 ? place : best));
}

/** Around the middle of each part of the road. */
function candidatesOf(layout: Layout, across: number, down: number): Point[] {
  return layout.roads
    .filter(({ kind }) => kind === "violet")
    .flatMap(({ ends }) => {
      const [one, other] = ends.map((id) => layout.spot.get(id));
      if (!one || !other) return [];
      return Array.from({ length: TURNS }, (_, turn) => {
        const angle = (turn * 2 * Math.PI) / TURNS;
        return { x: (one.x + other.x) / 2 + across * Math.cos(angle), y: (one.y + other.y) / 2 + down * Math.sin(angle) };
      });
    });
}

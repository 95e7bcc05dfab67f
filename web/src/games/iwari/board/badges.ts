// What the MajorityBadge of a territory says and how wide it is: the leaders and their points, then the
// runners-up and theirs.

import type { Rank, TerritoryNow, Tribe } from "../protocol";
import type { Box, Point } from "../../../board/plane";
import { boxOf, obstaclesOf, overlap, type Label } from "./labels";
import type { Layout } from "./layout";
import type { Sizes } from "./sizes";

export interface Group {
  tribes: Tribe[]; // tied ones share a place
  points: number;
}

export interface Majority {
  leaders: Group | null; // null: nobody has a tent here
  next: Group | null;
  free: number; // tent spots
  pawns: number; // of deeds, beside the badge
}

/** Look of a badge: name, chip and both groups; without the runners-up; without the chip too; leaders only. */
export type BadgeLook = "full" | "short" | "named" | "pill";

/** What every badge of a territory has. */
export interface BadgeShape {
  look: BadgeLook;
  width: number; // of the pill
  left: number; // how far the chip reaches out at its left end
  right: number; // and the pawns at its right end
}

export interface BadgeForm extends BadgeShape {
  leaders: { x: number; step: number; text: number };
  line: number; // the line between the groups; 0: none
  next: { x: number; step: number; text: number };
}

export const PILL = 24; // its height
const DIGIT = 9; // of 14 units
const SMALL = 7.5; // of 12 units
const ICON = { leader: 18, next: 14 };
export const GAP = 2.5; // between icons and points
export const END = 8; // after the last digit
export const WIDEST = 96; // the map keeps room for as much where it says that a badge stands
export const PAWN = 15; // from one pawn to the next

/** `pawns` stand there: with Courage among them, more than its factor tells. */
export function majorityOf(now: Pick<TerritoryNow, "ranks" | "free" | "factor">, pawns: number = now.factor - 1): Majority {
  const group = (rank: number): Group | null => {
    const ranks = now.ranks.filter((each) => each.rank === rank);
    const points = Math.max(...ranks.map((each) => each.points)); // a fortification doubles those of its tribe only
    return ranks[0] ? { tribes: ranks.map((each) => each.tribe), points } : null;
  };
  return { leaders: group(1), next: group(2), free: now.free, pawns };
}

/** Measure a badge. */
export function formOf(majority: Majority, look: BadgeLook, ticked = false): BadgeForm {
  const { leaders, next, free, pawns } = majority;
  const plain = look === "pill" || look === "named"; // without the chip of its biome
  const x = (plain ? 6 : 14) + (ticked ? 18 : 0);
  const points = DIGIT * digits(leaders?.points ?? free);
  const widest = look === "pill" ? WIDEST * 0.64 : WIDEST;
  const first = placed(x, leaders?.tribes.length ?? 1, ICON.leader, widest - x - points - END);
  const end = first.text + points;
  const sides = { left: plain ? 0 : 11, right: pawns > 0 ? 8 + PAWN * pawns : 0 };
  const short = { look, width: Math.round(end + END), ...sides, leaders: first, line: 0, next: first };
  if (look !== "full" || !next || ticked) return short;
  const small = SMALL * digits(next.points);
  const second = placed(end + 6, next.tribes.length, ICON.next, WIDEST - (end + 6) - small - END);
  const width = Math.round(second.text + small + END);
  return width > WIDEST ? short : { ...short, width, line: end + 3, next: second };
}

/** Icons beside each other in this room, overlapping where they must. */
export function placed(x: number, count: number, size: number, room: number): BadgeForm["leaders"] {
  const step = count > 1 ? Math.max(4, Math.min(size, (room - GAP - size) / (count - 1))) : size;
  return { x, step, text: x + step * (count - 1) + size + GAP };
}

export function digits(points: number): number {
  return String(points).length;
}

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

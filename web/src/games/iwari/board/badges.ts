// What the MajorityBadge of a territory says and how wide it is: the leaders and their points, then the
// runners-up and theirs.

import type { TerritoryNow, Tribe } from "../protocol";

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

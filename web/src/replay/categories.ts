// The columns of the score sheet: every source of points that is in play, with its colour.

import type { Standing } from "./standings";

const COLOURS: Record<string, string> = {
  stories: "#8a5a2b",
  fire: "#d9421e",
  groups: "#3e6b47",
  berries: "#93265b",
  zones: "#4f8a5b",
  water: "#3d8fbf",
  rivals: "#7b3fa0",
  pairs: "#93265b",
  majorities: "#2f6e93",
  fish: "#5fa8b8",
};

export interface Category {
  source: string;
  colour: string;
}

/** The sources in play; the most fire is counted with the fire that wins it. */
export function categories(list: readonly Standing[]): Category[] {
  return Object.keys(list[0]?.breakdown ?? {})
    .filter((source) => source !== "most_fire")
    .map((source) => ({ source, colour: COLOURS[source] ?? "var(--ink2)" }));
}

/** The points of a side from one source. */
export function pointsFrom(one: Standing, source: string): number {
  return (one.breakdown[source] ?? 0) + (source === "fire" ? bonus(one) : 0);
}

/** The points for the most fire. */
export function bonus(one: Standing): number {
  return one.breakdown.most_fire ?? 0;
}

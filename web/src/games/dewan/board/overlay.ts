// What the table page asks the map to show over the board, and what a replay does.

import type { Leg } from "../protocol";
import type { Entry } from "../../../net/protocol";

export interface Glow {
  cost?: number; // cards; shown as a CostBadge
  label?: string; // words instead, for screen readers and short tags
  tone?: "go" | "lava" | "water";
}

export interface Ghost {
  space: string;
  seat: number;
  kind: "camp" | "village" | "water" | "lava";
}

export interface MapOverlay {
  seat?: number; // whose route it is; by default whoever decides
  glow: Record<string, Glow>; // spaces that can be chosen
  dim: boolean; // darken all others
  origins: string[]; // camps a journey can begin at, or the one it begins at
  route: string[];
  legs?: Leg[]; // drawn as StepCards along the route
  ghost?: Ghost | null;
  focus: string | null; // the space being considered
  changed: string[]; // outlined for two seconds
  marked: string[]; // new to the reader: a quiet rim that stays
  advised: string[]; // what the coach speaks of
  toward: readonly string[]; // places that a lesson points at: a phone goes near them
  named: string[]; // spaces whose names are to be read, whether or not all of them are
}

export const NO_OVERLAY: MapOverlay = {
  glow: {},
  dim: false,
  origins: [],
  route: [],
  ghost: null,
  focus: null,
  changed: [],
  marked: [],
  advised: [],
  toward: [],
  named: [],
};

const spacesOf = (anchors: readonly string[]) => anchors.filter((anchor) => anchor.startsWith("space-")).map((anchor) => anchor.slice(6));

/** The overlay of a step of a replay: the way that was gone, what has just changed and what is new, given by anchors. */
export function replayed(entry: Entry | null, changed: readonly string[], marks: readonly string[]): MapOverlay {
  const base = { ...NO_OVERLAY, changed: spacesOf(changed), marked: spacesOf(marks) };
  const event = entry?.event;
  if (event?.do !== "place" || !Array.isArray(event.route)) return base;
  return { ...base, seat: event.seat, route: event.route.map(String) };
}

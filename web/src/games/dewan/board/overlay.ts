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
}

export const NO_OVERLAY: MapOverlay = {
  glow: {},
  dim: false,
  origins: [],
  route: [],
  ghost: null,
  focus: null,
  changed: [],
};

/** The overlay after a row of the log. */
export function overlayOf(entry: Entry | null): MapOverlay {
  const event = entry?.event;
  if (event?.do === "place" && Array.isArray(event.route)) {
    const route = event.route.map(String);
    const goal = route.at(-1);
    const seat = event.seat;
    return { ...NO_OVERLAY, seat, route, changed: goal === undefined ? [] : [goal] };
  }
  if (event?.do === "marker") return { ...NO_OVERLAY, changed: [String(event.space)] };
  return NO_OVERLAY;
}

// What is counted besides points: what brings the void its victory or ends the game, as gauges with as many cells as it
// takes (IV10, IV11), and the violet road, where a map has one (IA5).

import type { Components, View, VoidNow } from "../protocol";

export type Threat = "held" | "group" | "aside" | "centre" | "violet";

export interface Gauge {
  threat: Threat;
  count: number;
  of: number;
}

/** The gauges of this game, in the order of the table. */
export function gaugesOf(now: VoidNow): Gauge[] {
  return [
    { threat: "held", count: now.held, of: now.limit },
    { threat: "group", count: now.group[0], of: now.group[1] },
    { threat: "aside", count: now.aside.length, of: now.aside_limit },
    ...(now.centre ? [{ threat: "centre" as const, count: now.centre[0], of: now.centre[1] }] : []),
  ];
}

/** The spots of the violet road: a map with ruins has violet spots too, and no such road. */
export function violetSpots(components: Components): string[] {
  return components.map.spots.filter((spot) => spot.violet && spot.icon === undefined).map((spot) => spot.id);
}

/** Is a violet road scored in this game? */
export function hasRoad(view: View): boolean {
  return view.points.some((points) => "road" in points);
}

// The violet road, where a map has one (IA5): a map with ruins has violet spots too, and no such road.

import type { Components, View } from "../protocol";

/** The spots of the violet road. */
export function violetSpots(components: Components): string[] {
  return components.map.spots.filter((spot) => spot.violet && spot.icon === undefined).map((spot) => spot.id);
}

/** Is a violet road scored in this game? */
export function hasRoad(view: View): boolean {
  return view.points.some((points) => "road" in points);
}

// The way that a decision went over the map.

import type { Entry } from "../../../net/protocol";

/** The route of a journey, or nothing. */
export function journeyOf(entry: Entry | null): string[] {
  return entry?.event?.do === "place" ? (entry.event.route as string[]) : [];
}

/** What a row of the log speaks of on the map: a route, a single space, or nothing. */
export function wayOf(entry: Entry | null): string[] {
  return entry?.event?.do === "marker" ? [String(entry.event.space)] : journeyOf(entry);
}

// What the map shows of the event just replayed: the way that was gone, and what is new.

import { NO_OVERLAY, type MapOverlay } from "../board/overlay";
import type { Entry } from "../../../net/protocol";

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

// What a decision would be about besides the map: the cards and stories that it takes or plays.

import type { GameEvent } from "../../../net/protocol";

/** Anchors of these things. */
export function touches(event: GameEvent): string[] {
  if (event.do === "take") return (event.slots as number[]).map((slot) => `row-${slot}`);
  if (event.do === "story") return [event.from === "row" ? `story-${String(event.index)}` : "stack"];
  return [];
}

// When a bot is seen thinking.

import type { TableInfo, Thinking, View } from "../net/protocol";

/** What was told last, if it is about the bot whose decision the reader sees awaited. */
export function thoughtOf(told: Thinking | null, table: TableInfo, view: View | null): Thinking | null {
  if (told === null || table.status !== "playing" || view?.decides !== told.seat) return null;
  return table.seats[told.seat]?.bot == null ? null : told; // its player may be back
}

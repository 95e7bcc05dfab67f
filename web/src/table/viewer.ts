// From which seat this browser looks at the table, and which bot it sees thinking.

import type { TableInfo, Thinking, View } from "../net/protocol";

/** The seats held by this browser and not left. */
export function mySeats(table: TableInfo | null): number[] {
  return table?.seats.filter((seat) => seat.mine && !seat.left).map((seat) => seat.seat) ?? [];
}

/** Do several people share this browser? */
export function isHotSeat(table: TableInfo | null): boolean {
  return mySeats(table).length > 1;
}

/** The seat to see from when the table is opened: mine if it is one, otherwise none (hot seat). */
export function firstViewer(table: TableInfo): number | null {
  const mine = mySeats(table);
  return mine.length === 1 ? (mine[0] ?? null) : null;
}

/** The viewer that is due now, given the one in force: a hot seat's view closes when its turn is over. */
export function dueViewer(table: TableInfo, viewer: number | null, view: View | null): number | null {
  const mine = mySeats(table);
  if (mine.length <= 1) return mine[0] ?? null;
  if (viewer !== null && mine.includes(viewer) && view !== null && view.decides === viewer) return viewer;
  return null;
}

/** Hot seat: who must be given the device now. */
export function passTo(table: TableInfo | null, viewer: number | null, view: View | null): number | null {
  if (view === null || view.decides === null || !isHotSeat(table)) return null;
  return view.decides !== viewer && mySeats(table).includes(view.decides) ? view.decides : null;
}

/** What was told last, if it is about the bot whose decision the reader sees awaited. */
export function thoughtOf(told: Thinking | null, table: TableInfo, view: View | null): Thinking | null {
  if (told === null || table.status !== "playing" || view?.decides !== told.seat) return null;
  return table.seats[told.seat]?.bot == null ? null : told; // its player may be back
}

// The log of a table as the reader has it: which rows stand, what happened since somebody's last turn, and how rows
// belong together to moves.

import type { Entry, SeatInfo } from "../net/protocol";

/** Is this row a decision of a player (and not chance or a row about the table)? */
export function isDecision(entry: Entry): boolean {
  return entry.event !== null && entry.seat !== null;
}

/** Is this row something that a player said to the others? */
export function isSaid(entry: Entry): boolean {
  return entry.event === null && entry.messages.some((message) => message.key.startsWith("table-says"));
}

/** Does this row change the position? */
export function isMove(entry: Entry): boolean {
  return entry.event !== null || entry.undone !== null;
}

/** Rows joined by their numbers: newer ones replace older ones. */
export function joinLogs(old: readonly Entry[], more: readonly Entry[]): Entry[] {
  const first = more[0]?.number;
  if (first === undefined) return [...old];
  return [...old.filter((entry) => entry.number < first), ...more];
}

/** The numbers of rows that were taken back. */
export function takenBack(log: readonly Entry[]): Set<number> {
  const gone = new Set<number>();
  for (const entry of log) {
    if (entry.undone === null) continue;
    for (let number = entry.undone; number < entry.number; number++) gone.add(number);
  }
  return gone;
}

/** The decisions and outcomes of chance that stand. */
export function standing(log: readonly Entry[]): Entry[] {
  const gone = takenBack(log);
  return log.filter((entry) => entry.event !== null && !gone.has(entry.number));
}

/** The number of the last row that stands; 0: nothing has happened. */
export function lastStanding(log: readonly Entry[]): number {
  return standing(log).at(-1)?.number ?? 0;
}

/** A stretch of the log: rows that stand, and the number of the row before them. */
export interface Stretch {
  base: number; // 0: the beginning
  rows: Entry[];
}

/** What the others have done since a seat decided last, up to now; no rows as soon as it has acted. */
export function sinceDecided(log: readonly Entry[], seat: number): Stretch {
  const rows = standing(log);
  return stretch(rows, lastOf(rows, seat, rows.length) + 1, rows.length);
}

/** What the others did between the last turn of a seat and its present one, also while it is playing this one. */
export function sinceTurn(log: readonly Entry[], seat: number): Stretch {
  const rows = standing(log);
  let end = rows.length;
  while (end > 0 && isOwn(rows[end - 1], seat)) end -= 1;
  if (rows.slice(end).every((entry) => !isDecision(entry))) end = rows.length; // only chance: it belongs to what was before
  return stretch(rows, lastOf(rows, seat, end) + 1, end);
}

/** For whoever plays alone: their last round, in which things followed by themselves. `round` is the present one. */
export function roundBefore(log: readonly Entry[], round: number): Stretch {
  const rows = standing(log);
  const last = rows.findLast((entry) => entry.round < round)?.round ?? round;
  const from = rows.findIndex((entry) => entry.round === last);
  const end = rows.findLastIndex((entry) => entry.round === last) + 1;
  return last < round ? stretch(rows, from, end) : { base: 0, rows: [] };
}

function isOwn(entry: Entry | undefined, seat: number): boolean {
  return entry?.seat === seat || entry?.seat === null;
}

function lastOf(rows: readonly Entry[], seat: number, end: number): number {
  return rows.slice(0, end).findLastIndex((entry) => entry.seat === seat);
}

function stretch(rows: readonly Entry[], from: number, end: number): Stretch {
  const part = rows.slice(from, end);
  return { base: rows[from - 1]?.number ?? 0, rows: part.some(isDecision) ? part : [] };
}

/** Can a row be seen on the map by itself? The game says so. */
export type Shown = (entry: Entry) => boolean;

/** Does a new move begin with `next`? What cannot be seen on the map belongs to the move of its player before it. */
export function beginsMove(before: Entry | undefined, next: Entry, isShown: Shown): boolean {
  if (before === undefined) return true;
  if (!isMove(next)) return true; // a row about the table
  if (next.seat === null) return !isMove(before);
  return next.seat !== moverOf(before) || next.round !== before.round || isShown(next);
}

function moverOf(entry: Entry): number | null {
  return isMove(entry) ? entry.seat : null;
}

/** Rows put together to moves. */
export function movesOf(rows: readonly Entry[], isShown: Shown): Entry[][] {
  const moves: Entry[][] = [];
  let before: Entry | undefined;
  for (const entry of rows) {
    const last = moves.at(-1);
    if (last === undefined || beginsMove(before, entry, isShown)) moves.push([entry]);
    else last.push(entry);
    if (entry.seat !== null || !isMove(entry)) before = entry; // chance is nobody's
  }
  return moves;
}

/** Somebody else's last word about ending the game, if it was a no and nobody has decided anything since. */
export function playedOn(log: readonly Entry[], mine: readonly number[]): { number: number; seat: number } | null {
  const since = log.slice(log.findLastIndex(isMove) + 1);
  const last = since.findLast((entry) => entry.messages.some(({ key }) => key === "table-vote-end" || key === "table-vote-on"));
  const message = last?.messages.find(({ key }) => key === "table-vote-on");
  const seat = message?.args.seat;
  if (last === undefined || typeof seat !== "number" || mine.includes(seat)) return null;
  return { number: last.number, seat };
}

/** Others who have not come to the game so far: at a new game of the same people it begins without waiting. */
export function notHereYet(seats: readonly SeatInfo[], log: readonly Entry[]): number[] {
  const away = seats.filter((seat) => seat.kind === "person" && !seat.mine && !seat.connected && !seat.left && seat.bot === null);
  const begun = new Set(log.filter(isDecision).map((entry) => entry.seat));
  return away.map((seat) => seat.seat).filter((seat) => !begun.has(seat));
}

// The log of a table as the reader has it.

import type { Entry } from "../net/protocol";

/** Is this row a decision of a player (and not chance or a row about the table)? */
export function isDecision(entry: Entry): boolean {
  return entry.event !== null && entry.seat !== null;
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

/** What the others have done since the last decision of one of my seats, as far as it stands. */
export function sinceMine(log: readonly Entry[], mine: readonly number[]): Entry[] {
  const gone = takenBack(log);
  const stands = log.filter((entry) => !gone.has(entry.number) && entry.undone === null);
  const last = stands.findLastIndex((entry) => isDecision(entry) && mine.includes(entry.seat ?? -1));
  return stands.slice(last + 1).filter((entry) => entry.messages.length > 0);
}

/** How many decisions of others came after row `seen`. */
export function missed(log: readonly Entry[], seen: number, mine: readonly number[]): number {
  return log.filter(
    (entry) => entry.number > seen && isDecision(entry) && !mine.includes(entry.seat ?? -1),
  ).length;
}

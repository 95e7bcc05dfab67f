// What the void does by itself, as the server tells it (IV): which steps belong together, and how the table stood after
// each of them.

import type { Entry } from "../../../net/protocol";
import { takenBack } from "../../../log/history";
import type { Aftermath, AftermathStep, Changes, Piece, View, VoidAction } from "../protocol";
import { territoryOfPiece } from "../board/pieces";

/** The aftermath of a row; null: it has none. */
export function aftermathOf(entry: Entry | null): Aftermath | null {
  const told = entry?.scoring as { kind?: string } | null | undefined;
  return told?.kind === "void" ? (told as Aftermath) : null;
}

/** Decisions that only answer a question of the void: its action goes on, as it does after a shuffle. */
const ANSWERS = ["order", "ruin", "target", "free"];

/** What the void has done last, and why: the steps of one action, also where questions have interrupted it. */
export interface Chapter {
  kind: VoidAction["kind"] | "turn"; // turn: nothing of its own, only what a build has brought
  steps: AftermathStep[];
  fresh: boolean; // nobody has done anything else since
}

/** The chapter that ends with the last row of the log, or with `last`. */
export function chapterOf(log: readonly Entry[], last: Entry | null = null): Chapter | null {
  const gone = takenBack(log);
  const rows = log.filter((entry) => entry.event !== null && !gone.has(entry.number) && entry.number !== last?.number);
  if (last !== null) rows.push(last);
  const end = rows.findLastIndex((entry) => aftermathOf(entry) !== null);
  if (end < 0) return null;
  let begin = end;
  while (begin > 0 && isAnswer(rows[begin])) begin -= 1;
  const steps = rows.slice(begin, end + 1).flatMap((entry) => aftermathOf(entry)?.steps ?? []);
  const fresh = rows.slice(end + 1).every((entry) => isAnswer(entry) || entry.event?.do === "draw");
  return { kind: kindOf(steps), steps, fresh };
}

function isAnswer(entry: Entry | undefined): boolean {
  return ANSWERS.includes(entry?.event?.do ?? "") || entry?.event?.chance !== undefined;
}

function kindOf(steps: readonly AftermathStep[]): Chapter["kind"] {
  return steps.findLast((step) => step.begins)?.begins ?? "turn";
}

/** The pieces that a decision has placed itself: of a build, or the free one. */
export function piecesOf({ event }: Entry): Piece[] {
  if (event?.do === "free") return event.piece == null ? [] : [event.piece as Piece];
  return event?.do === "build" ? ((event.pieces as Piece[] | undefined) ?? []) : [];
}

/** The piece of the decision that a step speaks of. */
export function pieceOf(entry: Entry, { kind, territory, spot }: AftermathStep): Piece | null {
  if (kind !== "piece") return null;
  const fits = (piece: Piece) => ("spot" in piece ? piece.spot === spot : spot === null && territoryOfPiece(piece, []) === territory);
  return piecesOf(entry).find(fits) ?? null;
}

/** How the table stood after each step of a row's aftermath; told once more, nothing moves. */
export function viewsOf(before: View, after: View, steps: readonly AftermathStep[]): View[] {
  if (before === after || before.void === null || after.void === null) return steps.map(() => after);
  const { tents, territories, centre, display } = before;
  let view: View = { ...after, tents, territories, centre, display, void: { ...before.void, now: after.void.now } };
  return steps.map((step, place) => (view = place === steps.length - 1 ? after : changed(view, step.changes)));
}

function changed(view: View, { territories = {}, ...changes }: Changes = {}): View {
  const lands = view.territories.map((land) => merged(land, territories[land.id]));
  return { ...merged(view, changes), territories: lands };
}

/** What the server says has changed in a table, at any depth; null: it is gone. */
function merged<T extends object>(table: T, changes: object = {}): T {
  const all = { ...table } as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes) as [string, unknown][]) {
    const inner = typeof value === "object" && !Array.isArray(value);
    if (value === null) delete all[key];
    else all[key] = inner ? merged((all[key] ?? {}) as object, value as object) : value;
  }
  return all as T;
}

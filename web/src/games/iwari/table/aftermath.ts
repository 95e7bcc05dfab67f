// What the void does by itself, as the server tells it (IV): which steps belong together, and how the table stood between
// two of them.

import type { Entry } from "../../../net/protocol";
import { takenBack } from "../../../table/history";
import type { Claim, Piece, Aftermath, AftermathStep, TerritoryNow, Tribe, View, VoidAction, VoidNow } from "../protocol";
import { builtBy } from "../scoring/past";
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

/** The messages that say what begins. */
const BEGINNINGS: Record<string, Chapter["kind"]> = {
  "iwari-void-infection": "infection",
  "iwari-void-corruption": "corruption",
  "iwari-void-settles": "settlement",
  "iwari-void-settles-tie": "settlement",
  "iwari-void-haunts": "haunted",
};

const ORDER = "iwari-void-order-asked"; // which territory comes first

function kindOf(steps: readonly AftermathStep[]): Chapter["kind"] {
  return steps.reduce((kind: Chapter["kind"], step) => BEGINNINGS[step.message.key] ?? kind, "turn");
}

/** Is this step a question to a player, and not something done? The last step of a aftermath may be one. */
export function isQuestion({ kind, spot, message }: AftermathStep): boolean {
  return (kind === "ruin" && spot === null) || message.key === ORDER;
}

/** The pieces that a decision has placed itself: of a build, or the free one. */
export function piecesOf({ event }: Entry): Piece[] {
  if (event?.do === "free") return event.piece == null ? [] : [event.piece as Piece];
  return builtBy(event);
}

/** The piece of the decision that a step speaks of. */
export function pieceOf(entry: Entry, { kind, territory, spot }: AftermathStep): Piece | null {
  if (kind !== "piece") return null;
  const fits = (piece: Piece) => ("spot" in piece ? piece.spot === spot : spot === null && territoryOfPiece(piece, []) === territory);
  return piecesOf(entry).find(fits) ?? null;
}

/** How the table stood after so many steps of a row's aftermath: what is told later is taken off again. */
export function viewAt(before: View, after: View, entry: Entry, told: number): View {
  const steps = aftermathOf(entry)?.steps ?? [];
  const later = steps.slice(told);
  if (before === after || later.length === 0 || before.void === null || after.void === null) return after;
  return {
    ...after,
    tents: tentsAt(before, after, entry, later),
    territories: after.territories.map((land, place) => landAt(before.territories[place], land, later, moversOf(entry, after))),
    centre: centreAt(after, later),
    display: later.some((step) => step.kind === "reveal") ? before.display : after.display,
    void: voidAt(before.void, after.void, steps.slice(0, told), later),
  };
}

function tentsAt(before: View, after: View, entry: Entry, later: readonly AftermathStep[]): View["tents"] {
  const tents = { ...after.tents };
  for (const step of later) {
    if (step.spot === null || (step.kind !== "ruin" && step.kind !== "piece")) continue;
    delete tents[step.spot];
    const piece = pieceOf(entry, step);
    const owner = piece?.piece === "tent" && piece.from !== undefined ? before.tents[piece.from] : undefined;
    if (piece?.piece === "tent" && piece.from !== undefined && owner !== undefined) tents[piece.from] = owner;
  }
  return tents;
}

/** Whose totem a step brings: the void's, or that of the tribe that builds; where they gather in the centre, no one's. */
interface Movers {
  piece: Tribe;
  totem: Tribe | null;
}

function moversOf({ event }: Entry, view: View): Movers {
  return { piece: Number(event?.tribe ?? event?.seat ?? 0), totem: view.centre === null ? (view.void?.tribe ?? null) : null };
}

/** A territory as it was while things were still to come to it. */
function landAt(before: TerritoryNow | undefined, after: TerritoryNow, later: readonly AftermathStep[], movers: Movers): TerritoryNow {
  const come = later.filter((step) => step.territory === after.id);
  if (before === undefined || come.length === 0) return after;
  const totems = [...after.totems];
  for (const { kind, spot } of come) {
    const tribe = kind === "totem" ? movers.totem : kind === "piece" && spot === null ? movers.piece : null;
    if (tribe !== null && totems[tribe] !== undefined) totems[tribe] -= 1;
  }
  return { ...before, totems };
}

function centreAt(after: View, later: readonly AftermathStep[]): number | null {
  return after.centre === null ? null : after.centre - later.filter((step) => step.kind === "totem").length;
}

function voidAt(before: VoidNow, after: VoidNow, told: readonly AftermathStep[], later: readonly AftermathStep[]): VoidNow {
  const judged = later.filter((step) => step.kind === "judge").map((step) => step.territory);
  const claims: Record<string, Claim> = {};
  for (const [territory, claim] of Object.entries(after.claims)) {
    if (!judged.includes(territory) || territory in before.claims) claims[territory] = claim;
  }
  const moved = told.findLast((step) => step.kind === "pawn")?.connection;
  return {
    ...before,
    stage: told.some((step) => step.kind === "reveal") ? "display" : before.stage,
    claims,
    held: Object.values(claims).filter((claim) => claim.by === "void").length,
    pawn: moved ?? before.pawn,
    now: after.now,
  };
}

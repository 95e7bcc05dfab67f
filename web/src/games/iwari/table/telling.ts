// The void's steps as they are told at the table: what flies, what is outlined, how long there is to read.

import type { Entry } from "../../../net/protocol";
import type { Consequence, Flight, Show } from "../../face";
import type { AftermathStep, View } from "../protocol";
import { originOf } from "./moves";
import { placeOfPiece } from "../board/pieces";
import { pieceOf, aftermathOf, viewsOf } from "./aftermath";

const PIECE = 420; // ms of a flight
const READ = 1100; // ms to read a step
const LONG: Partial<Record<AftermathStep["kind"], number>> = { judge: 2200, settle: 1700, lost: 1700, end: 2200 }; // the same of those with more to say
const ASKED = 300; // ms for what the question itself says again

/** All steps of a row, one after the other. */
export function tell(entry: Entry, before: View, after: View): Consequence[] {
  const aftermath = aftermathOf(entry);
  if (aftermath === null) return [];
  const views = viewsOf(before, after, aftermath.steps);
  return aftermath.steps.map((step, place) => ({
    show: showOf(entry, step, pawnAt(before, aftermath.steps, place), before !== after, after),
    view: views[place] ?? after,
    ms: place === aftermath.steps.length - 1 && after.decides !== null ? ASKED : (LONG[step.kind] ?? READ),
  }));
}

/** Where the pawn stood before a step. */
function pawnAt(before: View, steps: readonly AftermathStep[], place: number): number {
  const moved = steps.slice(0, place).findLast((step) => step.kind === "pawn")?.connection;
  return moved ?? before.void?.pawn ?? 0;
}

function showOf(entry: Entry, step: AftermathStep, pawn: number, moves: boolean, view: View): Show {
  const flights = moves ? flightsOf(entry, step, pawn, view) : [];
  const told = { ...entry, seat: null, messages: [step.message], notes: [] };
  return { entry: told, flights, changed: placesOf(step).map((place) => `space-${place}`), ms: flights.length > 0 ? PIECE : 0 };
}

/** The places of the map that a step speaks of. */
export function placesOf({ kind, territory, spot, connection }: AftermathStep): string[] {
  if (spot !== null) return [`spot:${spot}`];
  if (connection !== null) return [`connection:${connection}`];
  if (territory === null) return [];
  return [kind === "totem" ? `totem:${territory}` : `territory:${territory}`];
}

function flightsOf(entry: Entry, step: AftermathStep, pawn: number, view: View): Flight[] {
  const tribe = view.void?.tribe ?? 0;
  const stock = `seat-${tribe}`;
  const flight = (kind: string, from: string, to: string, seat = tribe): Flight[] => [
    { kind, id: null, seat, from, to, at: 0, ms: PIECE, stays: true, lands: true },
  ];
  const piece = pieceOf(entry, step);
  if (piece !== null) {
    const builder = Number(entry.event?.tribe ?? entry.event?.seat ?? 0);
    return flight(piece.piece, originOf(piece, builder), `space-${placeOfPiece(piece)}`, builder);
  }
  if (step.kind === "ruin" && step.spot !== null) return flight("tent", stock, `space-spot:${step.spot}`);
  if (step.kind === "totem") return flight("totem", stock, view.centre === null ? `space-totem:${step.territory}` : "space-centre:void");
  if (step.kind === "pawn") return flight("void_pawn", `space-connection:${pawn}`, `space-connection:${step.connection}`);
  if (step.kind === "reveal") return flight("void_card", "deck", `display-${Math.max(0, view.display.length - 1)}`);
  if (step.kind === "aside") return flight("void_card", "above", "aside");
  return [];
}

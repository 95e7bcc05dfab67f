// A decision that was not made, as a replay shows it: pieces that might have come, and what else it is about.

import type { GameEvent } from "../../../net/protocol";
import type { Ghost, MapOverlay } from "../board/overlay";
import { placeOfPiece } from "../board/pieces";
import { listed } from "../../../language/speak.svelte";
import { nameOfSpot } from "../board/names";
import type { Components, Piece, View } from "../protocol";
import { changedOf } from "../table/glow";

const NAMED = ["territory", "connection", "spot"] as const;

/** What the map shows of it. Pieces that stand there already are only outlined. */
export function planned(plan: GameEvent | null, view: View): Partial<MapOverlay> {
  if (plan === null) return {};
  const pieces = piecesIn(plan);
  const ghosts = pieces.filter((piece) => !stands(piece, view)).map((piece, place, all): Ghost => (all.length > 1 ? { piece, number: place + 1 } : { piece }));
  const places = [...pieces.map((piece) => placeOfPiece(piece)), ...NAMED.flatMap((kind) => (plan[kind] == null ? [] : [`${kind}:${String(plan[kind])}`]))];
  return { tribe: Number(plan.tribe ?? plan.seat ?? 0), ghosts, advised: changedOf(places.map((place) => `space-${place}`)) };
}

/** Anchors of what it is about besides: cards to be taken. */
export function touches(event: GameEvent): string[] {
  if (event.do !== "draw") return [];
  return [event.from === "display" ? `display-${String(event.index)}` : "deck"];
}

/** On which spots pieces would stand. */
export function where(event: GameEvent, components: Components): string {
  const spots = piecesIn(event).flatMap((piece) => ("spot" in piece ? nameOfSpot(piece.spot, components.map.spots) : []));
  return spots.length === 0 ? "" : listed(spots);
}

function piecesIn(plan: GameEvent): Piece[] {
  if (plan.do === "free") return plan.piece == null ? [] : [plan.piece as Piece];
  return plan.do === "build" ? ((plan.pieces as Piece[] | undefined) ?? []) : [];
}

function stands(piece: Piece, view: View): boolean {
  return piece.piece === "tent" && piece.spot in view.tents;
}

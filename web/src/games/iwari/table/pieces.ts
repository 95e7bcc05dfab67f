// The pieces a build can place: where each of them goes, and what one can mean to place next.

import { placeOf, type PlaceId } from "../board/places";
import type { Piece, Spot } from "../protocol";
import { sourceOf, type Open } from "./open";

/** What the next pick on the map places: one's tents and totems, the one fortification, a void totem that moves, or a
 * piece of one's own that does. */
export type Aim = "piece" | "fortification" | "void_totem" | "move";
export const AIMS: readonly Aim[] = ["piece", "fortification", "void_totem", "move"];

/** The spot of a piece that stands on one; a contested token makes its unknown area there a spot. */
export function spotOf(piece: Piece, spots: readonly Spot[]): string | null {
  if (piece.piece === "tent" || piece.piece === "fortification") return piece.spot;
  if (piece.piece !== "contested") return null;
  return spots.find((spot) => spot.contested === piece.token && spot.territory === piece.territory)?.id ?? null;
}

/** Where a piece goes, as the map names it; a contested token by itself where the spots are not known. */
export function placeOfPiece(piece: Piece, spots: readonly Spot[] = []): PlaceId {
  const spot = spotOf(piece, spots);
  if (spot !== null) return placeOf("spot", spot);
  if (piece.piece === "contested") return placeOf("token", piece.token);
  return placeOf("totem", "territory" in piece ? piece.territory : "");
}

/** The territory of a piece. */
export function territoryOfPiece(piece: Piece, spots: readonly Spot[]): string | null {
  if ("territory" in piece) return piece.territory;
  return spots.find((spot) => spot.id === piece.spot)?.territory ?? null;
}

export function isSamePiece(one: Piece, other: Piece): boolean {
  if (sourceOf(one) !== sourceOf(other)) return false;
  const token = (piece: Piece): string => (piece.piece === "contested" ? piece.territory : "");
  return one.piece === other.piece && placeOfPiece(one) === placeOfPiece(other) && token(one) === token(other);
}

/** The place for a piece in a list of places. */
export function placeFor(places: readonly Open[], piece: Piece | null): Open | null {
  return piece === null ? null : (places.find((place) => isSamePiece(place.piece, piece)) ?? null);
}

export function aimOf(piece: Piece): Aim {
  if ((piece.piece === "tent" || piece.piece === "totem") && piece.from !== undefined) return "move";
  return piece.piece === "fortification" || piece.piece === "void_totem" ? piece.piece : "piece";
}

/** What one can mean to place with these places. */
export function aimsOf(places: readonly Open[]): Aim[] {
  return AIMS.filter((aim) => places.some((place) => aimOf(place.piece) === aim));
}

/** What has to be taken up for these places. */
export function sourcesOf(places: readonly Open[]): string[] {
  return [...new Set(places.flatMap(({ piece }) => sourceOf(piece) ?? []))];
}

/** The contested tokens of these places. */
export function tokensOf(places: readonly Open[]): string[] {
  return [...new Set(places.flatMap(({ piece }) => (piece.piece === "contested" ? [piece.token] : [])))];
}

/** Somebody picks a spot: what would stand there. */
export function pieceOn(spot: Spot, aim: Aim, ruins: readonly string[]): Piece {
  if (spot.contested !== undefined) return { piece: "contested", token: spot.contested, territory: spot.territory };
  if (ruins.includes(spot.id)) return { piece: "tent", spot: spot.id, ruin: true };
  return { piece: aim === "fortification" ? "fortification" : "tent", spot: spot.id };
}

// Everything on the map that a decision may pick as a place for a piece, and what one can mean to place next.

import { placeOfPiece } from "../board/pieces";
import { placeOf, readPlace } from "../board/places";
import type { Drafted, Gains, Lift, Offer, Piece, Place, Spot, VoidGains } from "../protocol";

/** Where a piece that moves may go; what that brings is known once it is drafted (IV9). */
export interface Move {
  piece: Piece;
  territory: string;
  ways: string[][];
  gains: null;
  event: null;
}

export type Open = Place | Move;

/** Phases in which one piece is placed that costs nothing: nothing about it has to be drafted. */
const SINGLE = ["ruin", "free"];
const BUILDS = ["turn", "third", "void"];

/** Is a build made now, piece by piece? */
export function isBuilding(phase: string | undefined): boolean {
  return phase !== undefined && BUILDS.includes(phase);
}

/** Does a pick on the map place a piece now? */
export function isPlacing(phase: string | undefined): boolean {
  return isBuilding(phase) || (phase !== undefined && SINGLE.includes(phase));
}

/** All places for a first piece. */
export function firstsOf(offer: Offer | null, spots: readonly Spot[]): Open[] {
  if (offer === null) return [];
  const ruins = offer.ruins.map(({ spot, event, gains }) => single({ piece: "tent", spot }, territoryOf(spot, spots), gains, event));
  const free = offer.free?.places.map(({ piece, territory, event, gains }) => single(piece, territory, gains, event)) ?? [];
  return [...offer.places, ...ruins, ...free, ...movesOf(offer.lifts, spots)];
}

/** All places for a second piece. */
export function secondsOf(drafted: Drafted | null, spots: readonly Spot[]): Open[] {
  return drafted === null ? [] : [...drafted.nexts, ...movesOf(drafted.lifts, spots)];
}

/** Where each piece that may be picked up can go. */
export function movesOf(lifts: readonly Lift[], spots: readonly Spot[]): Move[] {
  return lifts.flatMap(({ piece, from, to, ways }) =>
    to.map((at): Move => {
      const moved: Piece = piece === "tent" ? { piece, spot: at, from } : { piece, territory: at, from };
      return { piece: moved, territory: piece === "tent" ? territoryOf(at, spots) : at, ways, gains: null, event: null };
    }),
  );
}

/** Where a piece that moves stands: "centre" or a territory for a void totem, else a place of the map. */
export function sourceOf(piece: Piece): string | null {
  if (piece.piece === "void_totem") return piece.from;
  if (piece.piece === "tent" && piece.from !== undefined) return placeOf("spot", piece.from);
  if (piece.piece === "totem" && piece.from !== undefined) return placeOf("totem", piece.from);
  return null;
}

/** The territory of something that can be picked up; null: the centre. */
export function landOfSource(source: string, spots: readonly Spot[]): string | null {
  const place = readPlace(source);
  if (place === null) return source === "centre" ? null : source;
  return place.kind === "spot" ? territoryOf(place.id, spots) : place.id;
}

/** What the next pick on the map places: one's tents and totems, the one fortification, a void totem that moves, or a
 * piece of one's own that does. */
export type Aim = "piece" | "fortification" | "void_totem" | "move";
export const AIMS: readonly Aim[] = ["piece", "fortification", "void_totem", "move"];

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

function territoryOf(spot: string, spots: readonly Spot[]): string {
  return spots.find((each) => each.id === spot)?.territory ?? "";
}

function single(piece: Piece, territory: string, gains: VoidGains, event: Place["event"]): Place {
  return { piece, territory, ways: [[]], gains: { ...PLAIN, void: gains }, event };
}

const PLAIN: Gains = {
  points: [],
  sources: {},
  explores: false,
  fills: false,
  settlement: 0,
  totems: [0, 0],
  rank: [null, null],
  majority: [false, false],
  deeds: [],
  expeditions: [],
  token: null,
  determination: false,
  forgone: null,
  void: null,
};

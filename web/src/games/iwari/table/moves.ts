// What a decision looks like: cards fly, pieces come down on the map, storms and the walking totem go on.

import type { Entry } from "../../../net/protocol";
import { type Flight, LONGEST, type Show } from "../../face";
import type { Piece, View } from "../protocol";
import { placeOfPiece } from "../board/pieces";
import { pieceOf, piecesOf, aftermathOf } from "./aftermath";

const CARD = 260;
const DISCARD = 220;
const PIECE = 320;
const PAUSE = 450; // ms for what only its sentence tells
const REST = 120; // ms after the last flight

/** The show of one row of the log; `reader` is the seat looked from, or null. */
export function showOf(entry: Entry, before: View, after: View, reader: number | null): Show {
  const said = aftermathOf(entry) === null ? entry : { ...entry, messages: entry.messages.slice(0, 1) }; // the rest is told step by step
  const show: Show = { entry: said, flights: [], changed: [], ms: PAUSE };
  const event = entry.event;
  if (event === null || event.seat === undefined) return show;
  const seat = event.seat;
  const home = seat === reader ? "hand" : `seat-${seat}`;
  show.changed.push(`seat-${seat}`);
  if (event.do === "build" || event.do === "free") showBuild(show, entry, seat, home, Object.keys(after.tents).filter((spot) => !(spot in before.tents)));
  if (event.do === "swap" || event.do === "discard" || event.do === "skip") discard(show, [String(event.card)], seat, home);
  if (event.do === "void") showVoids(show, event.cards as string[], seat, home);
  if (event.do === "ruin") showRuin(show, entry, after);
  if (event.do === "draw") showDraw(show, event, before, after, seat, home);
  if (event.do === "deed") showDeed(show, event, seat);
  if (event.do === "explore") show.changed.push(`space-territory:${String(event.territory)}`);
  showGone(show, before, after, Number(event.tribe ?? seat));
  showWanderers(show, before, after, seat);
  const end = Math.max(0, ...show.flights.map((flight) => flight.at + flight.ms));
  show.ms = Math.min(LONGEST, Math.max(PAUSE, end + REST));
  return show;
}

function discard(show: Show, cards: readonly string[], seat: number, home: string): void {
  cards.forEach((card, turn) => {
    show.flights.push({ kind: "card", id: card, seat, from: home, to: "discards", at: turn * 90, ms: DISCARD });
  });
}

/** Void cards go face up above the display (IV3). */
function showVoids(show: Show, cards: readonly string[], seat: number, home: string): void {
  cards.forEach((card, turn) => {
    show.flights.push({ kind: "card", id: card, seat, from: home, to: "above", at: turn * 90, ms: CARD, stays: true });
  });
}

/** A ruin whose spot was asked for; where more follows, it is told with that. */
function showRuin(show: Show, entry: Entry, after: View): void {
  const tribe = after.void?.tribe ?? 0;
  const spot = String(entry.event?.spot);
  if (aftermathOf(entry)?.steps.some((step) => step.kind === "ruin" && step.spot === spot)) return;
  show.flights.push({ kind: "tent", id: null, seat: tribe, from: `seat-${tribe}`, to: `space-spot:${spot}`, at: 0, ms: PIECE, stays: true, lands: true });
  show.changed.push(`space-spot:${spot}`);
}

function showBuild(show: Show, entry: Entry, seat: number, home: string, filled: readonly string[]): void {
  const event = entry.event ?? {};
  const told = aftermathOf(entry)?.steps.flatMap((step) => pieceOf(entry, step) ?? []) ?? [];
  const pieces = piecesOf(entry).filter((piece) => !told.includes(piece));
  const named = pieces.map((piece) => ("spot" in piece ? piece.spot : ""));
  const area = filled.find((spot) => !named.includes(spot)); // of a contested token, which names no spot
  const tribe = Number(event.tribe ?? seat);
  discard(show, ((event.cards as string[][] | undefined) ?? []).flat(), seat, home);
  const begin = LONGEST - REST - PIECE - (pieces.length - 1) * 120;
  pieces.forEach((piece, turn) => {
    const to = piece.piece === "contested" && area !== undefined ? `space-spot:${area}` : `space-${placeOfPiece(piece)}`;
    const at = Math.min(begin, 180) + turn * 180;
    const kind = piece.piece === "contested" ? "tent" : piece.piece; // the token itself turns up with the new view
    const flight: Flight = { kind, id: null, seat: tribe, from: originOf(piece, tribe), to, at, ms: PIECE };
    show.flights.push({ ...flight, stays: true, lands: true });
    show.changed.push(to);
  });
}

/** Where a piece comes from: one that moves from where it stood, all others from their tribe. */
export function originOf(piece: Piece, tribe: number): string {
  if (piece.piece === "tent" && piece.from !== undefined) return `space-spot:${piece.from}`;
  if (piece.piece === "totem" && piece.from !== undefined) return `space-totem:${piece.from}`;
  if (piece.piece !== "void_totem") return `seat-${tribe}`;
  return piece.from === "centre" ? "space-centre:void" : `space-totem:${piece.from}`;
}

/** What a tribe has taken from the map: discovery tokens, ruins. */
function showGone(show: Show, before: View, after: View, tribe: number): void {
  const tokens = Object.entries(before.discoveries).filter(([spot]) => !(spot in after.discoveries));
  const ruins = before.ruins.filter((spot) => !after.ruins.includes(spot));
  const things = [...tokens.map(([spot, colour]) => ({ kind: "token", id: colour, spot })), ...ruins.map((spot) => ({ kind: "ruin", id: null, spot }))];
  for (const { kind, id, spot } of things) {
    show.flights.push({ kind, id, seat: tribe, from: `space-spot:${spot}`, to: `seat-${tribe}`, at: LONGEST - REST - PIECE, ms: PIECE });
  }
}

/** Storms and the walking totem that have gone from one connection to another. */
function showWanderers(show: Show, before: View, after: View, seat: number): void {
  const left = before.storms.filter((number) => !after.storms.includes(number));
  const come = after.storms.filter((number) => !before.storms.includes(number));
  const at = LONGEST - REST - PIECE;
  const go = (kind: string, from: number, to: number) => {
    show.flights.push({ kind, id: null, seat, from: `space-connection:${from}`, to: `space-connection:${to}`, at, ms: PIECE });
    show.changed.push(`space-connection:${to}`);
  };
  left.forEach((from, turn) => come[turn] !== undefined && go("storm", from, come[turn]));
  if (before.walker !== null && after.walker !== null && before.walker !== after.walker) go("walker", before.walker, after.walker);
}

function showDraw(show: Show, event: Record<string, unknown>, before: View, after: View, seat: number, home: string): void {
  if (event.from === "display") {
    const card = before.display[Number(event.index)] ?? null;
    show.flights.push({ kind: "card", id: card, seat, from: `display-${event.index}`, to: home, at: 0, ms: CARD });
    return;
  }
  const fresh = after.seats[seat]?.hand.find((card) => !before.seats[seat]?.hand.includes(card)) ?? null;
  show.flights.push({ kind: fresh === null ? "back" : "card", id: fresh, seat, from: "deck", to: home, at: 0, ms: CARD });
}

function showDeed(show: Show, event: Record<string, unknown>, seat: number): void {
  if (event.territory == null && event.connection == null) return; // declined: it leaves the game
  const to = event.territory == null ? `space-connection:${event.connection}` : `space-territory:${event.territory}`;
  show.flights.push({ kind: "pawn", id: String(event.deed), seat, from: `seat-${seat}`, to, at: 0, ms: PIECE, stays: true, lands: true });
  show.changed.push(to);
}

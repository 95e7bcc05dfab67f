// What a decision looks like: cards fly, pieces come down on the map.

import type { Entry } from "../../../net/protocol";
import type { Flight, Show } from "../../face";
import type { View } from "../protocol";
import { builtBy } from "../scoring/past";
import { placeOfPiece } from "./draft";

const LONGEST = 900; // ms for one decision
const CARD = 260;
const DISCARD = 220;
const PIECE = 320;
const PAWN = 320;
const PAUSE = 450; // ms for what only its sentence tells

/** The show of one row of the log; `reader` is the seat looked from, or null. */
export function showOf(entry: Entry, before: View, after: View, reader: number | null): Show {
  const show: Show = { entry, flights: [], changed: [], ms: PAUSE };
  const event = entry.event;
  if (event === null || event.seat === undefined) return show;
  const seat = event.seat;
  const home = seat === reader ? "hand" : `seat-${seat}`;
  show.changed.push(`seat-${seat}`);
  if (event.do === "build") showBuild(show, event, seat, home);
  if (event.do === "swap" || event.do === "discard") discard(show, [String(event.card)], seat, home);
  if (event.do === "draw") showDraw(show, event, before, after, seat, home);
  if (event.do === "deed") showDeed(show, event, seat);
  const end = Math.max(0, ...show.flights.map((flight) => flight.at + flight.ms));
  show.ms = Math.min(LONGEST, Math.max(PAUSE, end + 120));
  return show;
}

function discard(show: Show, cards: readonly string[], seat: number, home: string): void {
  cards.forEach((card, turn) => {
    show.flights.push({ kind: "card", id: card, seat, from: home, to: "discards", at: turn * 90, ms: DISCARD });
  });
}

function showBuild(show: Show, event: Record<string, unknown>, seat: number, home: string): void {
  const pieces = builtBy(event);
  const tribe = Number(event.tribe ?? seat);
  discard(show, (event.cards as string[][]).flat(), seat, home);
  const begin = LONGEST - 120 - PIECE - (pieces.length - 1) * 120;
  pieces.forEach((piece, turn) => {
    const to = `space-${placeOfPiece(piece)}`;
    const at = Math.min(begin, 180) + turn * 180;
    const flight: Flight = { kind: piece.piece, id: null, seat: tribe, from: `seat-${tribe}`, to, at, ms: PIECE };
    show.flights.push({ ...flight, stays: true, lands: true });
    show.changed.push(to);
  });
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
  const to = event.territory == null ? `space-connection:${event.connection}` : `space-territory:${event.territory}`;
  show.flights.push({ kind: "pawn", id: String(event.deed), seat, from: `seat-${seat}`, to, at: 0, ms: PAWN, stays: true, lands: true });
  show.changed.push(to);
}

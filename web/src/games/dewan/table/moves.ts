// What a decision of Dewan looks like: which things travel from where to where.

import type { Entry } from "../../../net/protocol";
import { type Flight, LONGEST, type Show } from "../../face";
import type { View } from "../protocol";

export type Kind = "card" | "camp" | "story" | "story-back" | "marker";

const CARD = 260;
const DISCARD = 220;
const CAMP = 320;
const STORY = 300;
const STEP = 90;
const PAUSE = 450; // ms for what only its sentence tells

/** The show of one row of the log; `reader` is the seat looked from, or null. */
export function showOf(entry: Entry, before: View, after: View, reader: number | null): Show {
  const show: Show = { entry, flights: [], changed: [], ms: PAUSE };
  const event = entry.event;
  if (event === null || event.seat === undefined) return show;
  const seat = event.seat;
  show.changed.push(`seat-${seat}`);
  const home = seat === reader ? "hand" : `seat-${seat}`;
  if (event.do === "take") showTake(show, event.slots as number[], before, seat, home);
  if (event.do === "story") showStory(show, event, before, after, seat);
  if (event.do === "place") showPlace(show, event, before, after, seat, home);
  if (event.do === "tuck" && event.card !== null) fly(show, "card", String(event.card), seat, home, `seat-${seat}`, 0, CARD);
  if (event.do === "fish" && event.card !== null) fly(show, "card", String(event.card), seat, home, "pile", 0, DISCARD);
  if (event.do === "marker") {
    fly(show, "marker", null, seat, "pile", `space-${event.space}`, 0, CAMP);
    show.changed.push(`space-${event.space}`);
  }
  const end = Math.max(0, ...show.flights.map((flight) => flight.at + flight.ms));
  show.ms = Math.min(LONGEST, Math.max(PAUSE, end + 120));
  return show;
}

function fly(
  show: Show,
  kind: Kind,
  id: string | null,
  seat: number,
  from: string,
  to: string,
  at: number,
  ms: number,
): void {
  const flight: Flight = { kind, id, seat, from, to, at, ms };
  if (kind === "camp" || kind === "marker") flight.stays = true;
  if (kind === "camp") flight.lands = true;
  show.flights.push(flight);
}

function showTake(show: Show, slots: number[], before: View, seat: number, home: string): void {
  slots.forEach((slot, turn) => {
    fly(show, "card", before.row[slot] ?? null, seat, `row-${slot}`, home, turn * 180, CARD);
    show.changed.push(`row-${slot}`);
  });
}

function showStory(show: Show, event: Record<string, unknown>, before: View, after: View, seat: number): void {
  if (event.from === "row") {
    const index = Number(event.index);
    fly(show, "story", before.story_row[index] ?? null, seat, `story-${index}`, `seat-${seat}`, 0, STORY);
    show.changed.push(`story-${index}`);
    return;
  }
  const told = after.seats[seat]?.stories.at(-1)?.id ?? null;
  fly(show, told === null ? "story-back" : "story", told, seat, "stack", `seat-${seat}`, 0, STORY);
}

function showPlace(
  show: Show,
  event: Record<string, unknown>,
  before: View,
  after: View,
  seat: number,
  home: string,
): void {
  const route = event.route as string[];
  const pay = event.pay as string[];
  const goal = `space-${route.at(-1)}`;
  const walk = Math.min(STEP * route.length, LONGEST - CAMP - 120);
  const gap = pay.length > 1 ? Math.max(0, walk - DISCARD) / (pay.length - 1) : 0;
  pay.forEach((card, turn) => {
    const receiver = receiverOf(card, seat, before, after);
    const to = receiver === null ? "pile" : `seat-${receiver}`;
    fly(show, "card", card, seat, home, to, turn * gap, DISCARD);
  });
  fly(show, "camp", null, seat, `seat-${seat}`, goal, walk, CAMP);
  show.changed.push(goal);
}

/** Who got a paid card: everybody has seen it arrive in a hand. */
function receiverOf(card: string, payer: number, before: View, after: View): number | null {
  const found = after.seats.findIndex(
    (tribe, seat) => seat !== payer && tribe.hand.includes(card) && !before.seats[seat]?.hand.includes(card),
  );
  return found < 0 ? null : found;
}

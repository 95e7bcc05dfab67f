import { expect, test } from "vitest";
import type { Entry, GameEvent } from "../../../net/protocol";
import type { View } from "../protocol";
import { LONGEST } from "../../face";
import { showOf } from "./moves";

const tribe = (hand: string[]) => ({ hand, hand_size: hand.length, stories: [] });
const view = (hands: string[][]) =>
  ({ row: ["a", "b", "c"], story_row: ["s1", "s2"], seats: hands.map(tribe) }) as unknown as View;
const entry = (event: GameEvent | null): Entry => ({
  number: 9,
  seat: event?.seat ?? null,
  event,
  messages: [],
  notes: [],
  undone: null,
  scoring: null,
  at: "",
  round: 1,
});

test("taken cards fly from their slots to their taker", () => {
  const show = showOf(entry({ seat: 1, do: "take", slots: [0, 1] }), view([[], []]), view([[], []]), 0);
  expect(show.flights.map(({ id, from, to }) => [id, from, to])).toEqual([
    ["a", "row-0", "seat-1"],
    ["b", "row-1", "seat-1"],
  ]);
});

test("one's own cards fly to the hand", () => {
  const show = showOf(entry({ seat: 0, do: "take", slots: [2] }), view([[], []]), view([["c"], []]), 0);
  expect(show.flights[0]?.to).toBe("hand");
});

test("a gift flies to whoever receives it, the rest to the pile, and a camp settles", () => {
  const event = { seat: 0, do: "place", route: ["A0", "A1", "B0"], pay: ["x", "y", "z"] };
  const show = showOf(entry(event), view([["x", "y", "z"], []]), view([[], ["y"]]), 0);
  expect(show.flights.map(({ kind, to }) => [kind, to])).toEqual([
    ["card", "pile"],
    ["card", "seat-1"],
    ["card", "pile"],
    ["camp", "space-B0"],
  ]);
  expect(show.changed).toEqual(["seat-0", "space-B0"]);
});

test("no decision is shown for longer than it may", () => {
  const route = Array.from({ length: 12 }, (_, i) => `A${i}`);
  const show = showOf(entry({ seat: 0, do: "place", route, pay: route }), view([route, []]), view([[], []]), 1);
  expect(show.ms).toBeLessThanOrEqual(LONGEST);
  for (const flight of show.flights) expect(flight.at + flight.ms).toBeLessThanOrEqual(LONGEST);
});

test("chance is told in words alone", () => {
  expect(showOf(entry({ chance: "shuffle", count: 9 }), view([[]]), view([[]]), 0).flights).toEqual([]);
});

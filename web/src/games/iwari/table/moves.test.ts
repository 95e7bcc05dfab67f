import { expect, test } from "vitest";
import type { Entry, GameEvent } from "../../../net/protocol";
import type { View } from "../protocol";
import { LONGEST } from "../../face";
import { showOf } from "./moves";

const view = (hands: string[][]) =>
  ({
    ...{ display: ["coast-1", "forest-2"], seats: hands.map((hand) => ({ hand, hand_size: hand.length })) },
    ...{ tents: {}, discoveries: {}, ruins: [], storms: [], walker: null },
  }) as unknown as View;
const entry = (event: GameEvent | null): Entry =>
  ({ number: 9, seat: event?.seat ?? null, event, messages: [], notes: [], undone: null, at: "", round: 1, scoring: null }) as Entry;

test("a build discards its cards and places its pieces", () => {
  const pieces = [
    { piece: "tent", spot: "sand-1" },
    { piece: "totem", territory: "sand" },
  ];
  const event = { seat: 1, do: "build", tribe: 1, pieces, cards: [["desert-1"], ["tundra-1", "tundra-2"]] };
  const show = showOf(entry(event), view([[], []]), view([[], []]), 0);
  expect(show.flights.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ["card", "seat-1", "discards"],
    ["card", "seat-1", "discards"],
    ["card", "seat-1", "discards"],
    ["tent", "seat-1", "space-spot:sand-1"],
    ["totem", "seat-1", "space-totem:sand"],
  ]);
  expect(show.changed).toEqual(["seat-1", "space-spot:sand-1", "space-totem:sand"]);
  for (const flight of show.flights) expect(flight.at + flight.ms).toBeLessThanOrEqual(LONGEST);
});

test("pieces of the third tribe come from its own panel, cards from the player's hand", () => {
  const event = { seat: 0, do: "build", tribe: 2, pieces: [{ piece: "tent", spot: "moor-1" }], cards: [["tundra-1"]] };
  const show = showOf(entry(event), view([["tundra-1"], []]), view([[], []]), 0);
  expect(show.flights.map(({ kind, seat, from }) => [kind, seat, from])).toEqual([
    ["card", 0, "hand"],
    ["tent", 2, "seat-2"],
  ]);
});

test("an open card flies with its face, an unseen one only to who sees it", () => {
  const open = showOf(entry({ seat: 1, do: "draw", from: "display", index: 1 }), view([[], []]), view([[], ["forest-2"]]), 0);
  expect(open.flights[0]).toMatchObject({ kind: "card", id: "forest-2", from: "display-1", to: "seat-1" });
  const theirs = showOf(entry({ seat: 1, do: "draw", from: "deck" }), view([[], []]), view([[], []]), 0);
  expect(theirs.flights[0]).toMatchObject({ kind: "back", id: null, from: "deck" });
  const mine = showOf(entry({ seat: 0, do: "draw", from: "deck" }), view([[], []]), view([["coast-9"], []]), 0);
  expect(mine.flights[0]).toMatchObject({ kind: "card", id: "coast-9", to: "hand" });
});

test("a pawn comes to its place", () => {
  const show = showOf(entry({ seat: 0, do: "deed", deed: "honour", connection: 9 }), view([[]]), view([[]]), 0);
  expect(show.flights[0]).toMatchObject({ kind: "pawn", id: "honour", to: "space-connection:9" });
});

test("a deed that is declined goes nowhere", () => {
  expect(showOf(entry({ seat: 0, do: "deed", deed: "courage", territory: null }), view([[]]), view([[]]), 0).flights).toEqual([]);
});

test("a void totem comes from where it stood, and a contested tent to its area", () => {
  const pieces = [
    { piece: "void_totem", territory: "sand", from: "centre" },
    { piece: "contested", token: "west", territory: "sand" },
  ];
  const event = { seat: 0, do: "build", tribe: 0, pieces, cards: [[], []] };
  const show = showOf(entry(event), view([[]]), { ...view([[]]), tents: { "sand-x": 0 } }, 0);
  expect(show.flights.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ["void_totem", "space-centre:void", "space-totem:sand"],
    ["tent", "seat-0", "space-spot:sand-x"],
  ]);
});

test("tokens and ruins go to the tribe that takes them, storms and the walking totem go on", () => {
  const event = { seat: 0, do: "build", tribe: 0, pieces: [{ piece: "tent", spot: "a", ruin: true }], cards: [["coast-1", "coast-2"]] };
  const before = { ...view([[]]), discoveries: { a: "red" as const }, ruins: ["a"], storms: [3, 8], walker: 1 };
  const after = { ...view([[]]), storms: [5, 8], walker: 2 };
  const show = showOf(entry(event), before, after, 0);
  expect(show.flights.slice(3).map(({ kind, id, from, to }) => [kind, id, from, to])).toEqual([
    ["token", "red", "space-spot:a", "seat-0"],
    ["ruin", null, "space-spot:a", "seat-0"],
    ["storm", null, "space-connection:3", "space-connection:5"],
    ["walker", null, "space-connection:1", "space-connection:2"],
  ]);
  for (const flight of show.flights) expect(flight.at + flight.ms).toBeLessThanOrEqual(LONGEST);
});

test("chance is told in words alone", () => {
  expect(showOf(entry({ chance: "shuffle", into: "deck" }), view([[]]), view([[]]), 0).flights).toEqual([]);
});

import { expect, test } from "vitest";
import type { Offer } from "../protocol";
import { beginning, earned, eventOf, isDeclined, NOTHING } from "./choice";
import { forCard } from "./draft";
import { biomeOf, BUILD, OFFER, SAND } from "./example";

test("nothing chosen sends nothing", () => {
  expect(eventOf(OFFER, NOTHING, null, biomeOf)).toBeNull();
});

test("a build sends its event as soon as it is known", () => {
  const choice = { ...NOTHING, pieces: [SAND.piece], cards: [["desert-1"]] };
  expect(eventOf(OFFER, choice, null, biomeOf)).toBeNull();
  expect(eventOf(OFFER, choice, BUILD, biomeOf)).toBe(SAND.event);
});

test("a card like the one on offer can be swapped", () => {
  expect(eventOf(OFFER, { ...NOTHING, card: "tundra-2" }, null, biomeOf)?.card).toBe("tundra-1");
  expect(forCard(OFFER.swaps, "coast-1", biomeOf)).toBeNull();
});

test("whoever has no cards passes", () => {
  const pass = { seat: 0, do: "pass" };
  expect(eventOf({ ...OFFER, places: [], swaps: [], pass }, NOTHING, null, biomeOf)).toBe(pass);
});

test("the deck is a choice of its own", () => {
  const unseen = { from: "deck" as const, index: null, card: null, event: { seat: 0, do: "draw", from: "deck" } };
  const open = { from: "display" as const, index: 2, card: "coast-1", event: { seat: 0, do: "draw", from: "display" } };
  const offer: Offer = { ...OFFER, phase: "refill", places: [], draws: [open, unseen] };
  expect(eventOf(offer, NOTHING, null, biomeOf)).toBeNull();
  expect(eventOf(offer, { ...NOTHING, draw: null }, null, biomeOf)).toBe(unseen.event);
  expect(eventOf(offer, { ...NOTHING, draw: 2 }, null, biomeOf)).toBe(open.event);
});

test("what leaves no choice is chosen already", () => {
  const deed = { deed: "union", territory: "sand", connection: null, event: { do: "deed" }, points: [2, 0], factors: [1, 2] };
  expect(beginning({ ...OFFER, phase: "deed", deeds: [deed] }).deed).toBe(0);
  expect(beginning({ ...OFFER, phase: "deed", deeds: [deed, { ...deed, territory: "moor" }] }).deed).toBeNull();
  expect(earned({ ...OFFER, deeds: [deed, { ...deed, deed: "honour" }, deed] })).toEqual(["union", "honour"]);
});

test("a storm stays or moves, and nothing is sent before that is chosen", () => {
  const [stay, move] = [true, false].map((stays) => ({ seat: 1, do: "storm", connection: 4, move: !stays }));
  const offer: Offer = { ...OFFER, phase: "storm", places: [], swaps: [], storm: { connection: 4, to: 7, stay: stay!, move: move! } };
  expect(eventOf(offer, NOTHING, null, biomeOf)).toBeNull();
  expect(eventOf(offer, { ...NOTHING, storm: true }, null, biomeOf)).toBe(move);
  expect(eventOf(offer, { ...NOTHING, storm: false }, null, biomeOf)).toBe(stay);
});

test("the walking totem's connection is scored or not", () => {
  const [score, not] = [true, false].map((scores) => ({ seat: 0, do: "walk", score: scores }));
  const offer: Offer = { ...OFFER, phase: "walk", places: [], swaps: [], walk: { connection: 1, to: null, points: [3, 0], score: score!, not: not! } };
  expect(eventOf(offer, NOTHING, null, biomeOf)).toBeNull();
  expect(eventOf(offer, { ...NOTHING, walk: true }, null, biomeOf)).toBe(score);
  expect(eventOf(offer, { ...NOTHING, walk: false }, null, biomeOf)).toBe(not);
});

test("a territory is explored by its own event", () => {
  const explore = { seat: 0, do: "explore", territory: "ice" };
  const offer: Offer = { ...OFFER, explores: [{ territory: "ice", event: explore }] };
  expect(eventOf(offer, { ...NOTHING, explore: "ice" }, null, biomeOf)).toBe(explore);
  expect(eventOf(offer, { ...NOTHING, explore: "moor" }, null, biomeOf)).toBeNull();
});

test("a deed without a place is a deed declined", () => {
  const declined = { deed: "courage", territory: null, connection: null, event: { do: "deed" }, points: [0, 0], factors: [1, 1] };
  expect(isDeclined(declined)).toBe(true);
  expect(isDeclined({ ...declined, connection: 3 })).toBe(false);
});

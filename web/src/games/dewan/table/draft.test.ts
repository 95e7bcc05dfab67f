import { expect, test } from "vitest";
import type { Gains, Journey, Offer, Space } from "../protocol";
import { beside, eventOf, inReadingOrder, journeyTo, NOTHING, pinned, routeOf } from "./draft";

const GAINS: Gains = { berries: 0, fire: 0, fish: 0, points: [0, 0], sources: {}, stories: [], told: [], rewards: 0, then: null, forgone: [] };
const journey = (to: string): Journey => ({
  to,
  event: { seat: 0, do: "place", route: ["A0", to], pay: ["forest-fire", "desert-fire"] },
  legs: [],
  cards: 2,
  gifts: 0,
  gains: GAINS,
});
const OFFER: Offer = {
  phase: "turn",
  camp: 1,
  effect: "none",
  origins: ["A0"],
  stuck: null,
  journeys: [journey("B1"), journey("B2")],
  takes: [
    { slots: [0, 1], event: { seat: 0, do: "take", slots: [0, 1] }, forgone: [] },
    { slots: [1, 2], event: { seat: 0, do: "take", slots: [1, 2] }, forgone: [] },
  ],
  stories: [],
  tucks: [],
  markers: [],
  fishing: [],
  pass: null,
};

test("nothing chosen sends nothing", () => {
  expect(eventOf(OFFER, NOTHING, null)).toBeNull();
});

test("a chosen pair sends the event of that pair", () => {
  expect(eventOf(OFFER, { ...NOTHING, slots: [1, 2] }, null)).toEqual({ seat: 0, do: "take", slots: [1, 2] });
});

test("a route sends its journey, and nothing while it has none", () => {
  const choice = { ...NOTHING, route: ["A0", "B1"] };
  expect(eventOf(OFFER, choice, null)).toBeNull();
  expect(eventOf(OFFER, choice, journey("B1"))?.do).toBe("place");
});

test("who can do nothing else passes", () => {
  const pass = { seat: 0, do: "pass" };
  expect(eventOf({ ...OFFER, journeys: [], takes: [], pass }, NOTHING, null)).toBe(pass);
});

test("the stack is a choice of its own", () => {
  const story = { seat: 0, do: "story", from: "stack" };
  const offer: Offer = { ...OFFER, phase: "story", stories: [{ index: null, event: story, needs: [] }] };
  expect(eventOf(offer, NOTHING, null)).toBeNull();
  expect(eventOf(offer, { ...NOTHING, story: null }, null)).toBe(story);
});

test("journeys are found by their end", () => {
  expect(journeyTo(OFFER.journeys, "B2")?.to).toBe("B2");
  expect(journeyTo(OFFER.journeys, "C0")).toBeNull();
  expect(routeOf(journey("B1"))).toEqual(["A0", "B1"]);
});

test("a pin fills its leg and comes off when picked again", () => {
  expect(pinned([], 2, "x")).toEqual([null, null, "x"]);
  expect(pinned([null, null, "x"], 2, "x")).toEqual([null, null, null]);
});

test("going through a list ends where it began", () => {
  expect(beside(["a", "b"], "b", 1)).toBe("a");
  expect(beside(["a", "b"], "a", -1)).toBe("b");
  expect(beside(["a", "b"], null, 1)).toBe("a");
  expect(beside([], null, 1)).toBeNull();
});

const space = (id: string, q: number, r: number) => ({ id, q, r }) as Space;

test("spaces are read from left to right", () => {
  expect(inReadingOrder(["c", "a", "b"], [space("a", 0, 1), space("b", 1, -3), space("c", 2, 0)])).toEqual(["a", "b", "c"]);
});

test("a column is read to its end before the next begins, however long it is", () => {
  const spaces = [space("top", 0, -6), space("bottom", 0, 6), space("next", 1, -6), space("end", 1, 6)];
  expect(inReadingOrder(["end", "next", "bottom", "top"], spaces)).toEqual(["top", "bottom", "next", "end"]);
});

import { expect, test } from "vitest";
import type { Gains, Journey, Offer, Space } from "../protocol";
import { beside, choiceOf, eventOf, inReadingOrder, journeyTo, NOTHING, pinned, placesOf, routeOf } from "./draft";

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

test("an event leads back to the choice that sends it", () => {
  const event = (parts: object) => ({ seat: 0, ...parts });
  const story = { index: 2, event: event({ do: "story", from: "row", index: 2 }), needs: [] };
  const stack = { index: null, event: event({ do: "story", from: "stack" }), needs: [] };
  const tucks = ["x", "y"].map((card) => ({ card, half: 0, event: event({ do: "tuck", card, half: 0 }) })) as unknown as Offer["tucks"];
  const marker = { space: "B3", marker: "lava", event: event({ do: "marker", space: "B3" }) } as unknown as Offer["markers"][number];
  const fish = { card: null, event: event({ do: "fish", card: null }) } as unknown as Offer["fishing"][number];
  const offers: Offer[] = [
    OFFER,
    { ...OFFER, phase: "story", takes: [], journeys: [], stories: [stack, story] },
    { ...OFFER, phase: "tuck", takes: [], journeys: [], tucks },
    { ...OFFER, phase: "marker", takes: [], journeys: [], markers: [marker] },
    { ...OFFER, phase: "fishing", takes: [], journeys: [], fishing: [fish] },
    { ...OFFER, takes: [], journeys: [], pass: event({ do: "pass" }) },
  ];
  for (const offer of offers) {
    const events = [...offer.takes, ...offer.stories, ...offer.tucks, ...offer.markers, ...offer.fishing].map((option) => option.event);
    for (const wanted of offer.pass === null ? events : [offer.pass]) {
      const turned = Object.fromEntries(Object.entries(wanted).reverse());
      const choice = choiceOf(offer, turned);
      expect(choice === null ? null : eventOf(offer, choice, null)).toEqual(wanted);
    }
  }
});

test("a journey is prepared by its route and the cards that pay", () => {
  const event = { seat: 0, do: "place", route: ["A0", "C1", "C2"], pay: ["forest-fire", "desert-fire", "water"] };
  expect(choiceOf(OFFER, event)).toEqual({ ...NOTHING, route: event.route, pins: event.pay });
  expect(choiceOf({ ...OFFER, phase: "tuck" }, event)).toBeNull();
  expect(choiceOf(OFFER, { seat: 0, do: "take", slots: [3, 4] })).toBeNull();
  expect(choiceOf(OFFER, { seat: 0, do: "pass" })).toBeNull();
});

test("a decision is about its places and cards", () => {
  expect(placesOf({ seat: 0, do: "place", route: ["A0", "B1"], pay: [] })).toEqual(["space-B1"]);
  expect(placesOf({ seat: 0, do: "marker", space: "C4" })).toEqual(["space-C4"]);
  expect(placesOf({ seat: 0, do: "take", slots: [1, 2] })).toEqual(["row-1", "row-2"]);
  expect(placesOf({ seat: 0, do: "story", from: "row", index: 3 })).toEqual(["story-3"]);
  expect(placesOf({ seat: 0, do: "story", from: "stack" })).toEqual(["stack"]);
  expect(placesOf({ seat: 0, do: "tuck", card: "forest-fire", half: 0 })).toEqual(["hand-forest-fire"]);
  expect(placesOf({ seat: 0, do: "fish", card: null })).toEqual([]);
});

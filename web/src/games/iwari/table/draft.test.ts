import { expect, test } from "vitest";
import type { Build, Gains, Offer, Place } from "../protocol";
import {
  beginning,
  codeOf,
  earned,
  eventOf,
  forCard,
  isSame,
  joined,
  landsOpen,
  marks,
  NOTHING,
  otherWay,
  paidOtherwise,
  payable,
  placeFor,
  placeOfPiece,
  proposed,
  wayFor,
  without,
} from "./draft";

const biomeOf = (card: string) => card.split("-")[0] ?? card;
const GAINS = { points: [0, 0], deeds: [] } as unknown as Gains;
const place = (spot: string, territory: string, ways: string[][]): Place => ({
  ...{ piece: { piece: "tent", spot }, territory, ways, gains: GAINS },
  event: { seat: 0, do: "build", pieces: [{ piece: "tent", spot }], cards: [ways[0]] },
});
const totem = (territory: string, ways: string[][]): Place => ({
  ...place("none", territory, ways),
  piece: { piece: "totem", territory },
});
const SAND = place("sand-1", "sand", [["desert-1"], ["tundra-1", "tundra-2"]]);
const MOOR = place("moor-1", "moor", [["tundra-1"]]);
const OFFER: Offer = {
  phase: "turn",
  tribe: 0,
  places: [SAND, MOOR, totem("sand", SAND.ways)],
  swaps: [
    { card: "desert-1", event: { seat: 0, do: "swap", card: "desert-1" } },
    { card: "tundra-1", event: { seat: 0, do: "swap", card: "tundra-1" } },
  ],
  discards: [],
  draws: [],
  deeds: [],
  pass: null,
};
const BUILD: Build = {
  pieces: [{ piece: SAND.piece, cards: ["desert-1"], ways: SAND.ways }],
  event: SAND.event,
  gains: GAINS,
};

test("nothing chosen sends nothing", () => {
  expect(eventOf(OFFER, NOTHING, null, biomeOf)).toBeNull();
  expect(isSame(NOTHING, { ...NOTHING, draw: null })).toBe(false);
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
  const deed = { deed: "union", territory: "sand", connection: null, event: { do: "deed" }, points: [2, 0] };
  expect(beginning({ ...OFFER, phase: "deed", deeds: [deed] }).deed).toBe(0);
  expect(beginning({ ...OFFER, phase: "deed", deeds: [deed, { ...deed, territory: "moor" }] }).deed).toBeNull();
  expect(earned({ ...OFFER, deeds: [deed, { ...deed, deed: "honour" }, deed] })).toEqual(["union", "honour"]);
});

test("only what the picked cards can pay for is open", () => {
  expect(payable(OFFER.places, ["tundra-2"], biomeOf)).toEqual([MOOR]);
  expect(payable(OFFER.places, ["tundra-2", "tundra-1"], biomeOf)).toHaveLength(3);
  expect(payable(OFFER.places, ["coast-1"], biomeOf)).toEqual([]);
  expect(payable(OFFER.places, [], biomeOf)).toHaveLength(3);
});

test("the picked cards decide the way to pay, where they can", () => {
  expect(wayFor(SAND, [], biomeOf)).toEqual(["desert-1"]);
  expect(wayFor(SAND, ["tundra-1", "tundra-2"], biomeOf)).toEqual(["tundra-1", "tundra-2"]);
  expect(wayFor(SAND, ["coast-1"], biomeOf)).toEqual(["desert-1"]);
});

test("of the picked cards those are left that nothing was paid with", () => {
  expect(without(["tundra-2", "tundra-1", "desert-1"], ["tundra-1"], biomeOf)).toEqual(["tundra-1", "desert-1"]);
});

test("a build is known before the server has answered, if it is paid as proposed", () => {
  expect(proposed(SAND, ["desert-1"])?.event).toBe(SAND.event);
  expect(proposed(SAND, ["tundra-1", "tundra-2"])).toBeNull();
  expect(joined(BUILD, totem("sand", [["tundra-1", "tundra-2"]]), ["tundra-1", "tundra-2"])?.pieces).toHaveLength(2);
});

test("cards that pay carry the number of their piece; of equal ones the picked one pays", () => {
  const hand = ["desert-1", "tundra-1", "tundra-2"];
  expect(marks(hand, [["desert-1"], ["tundra-1", "tundra-2"]], [], biomeOf)).toEqual({ "desert-1": 1, "tundra-1": 2, "tundra-2": 2 });
  expect(marks(hand, [["tundra-1"]], ["tundra-2"], biomeOf)).toEqual({ "tundra-2": 1 });
});

test("a card that pays makes way for others, and one that does not comes in", () => {
  expect(paidOtherwise(BUILD, "desert-1", 0, biomeOf)).toEqual([["tundra-1", "tundra-2"]]);
  expect(paidOtherwise(BUILD, "tundra-2", null, biomeOf)).toEqual([["tundra-1", "tundra-2"]]);
  expect(paidOtherwise(BUILD, "coast-1", null, biomeOf)).toBeNull();
});

test("equal cards are said together", () => {
  expect(codeOf(["tundra-1", "desert-1", "tundra-2"], biomeOf)).toBe("2*tundra desert");
});

test("ways to pay end where they began", () => {
  expect(otherWay(BUILD, 0, 1)).toEqual(["tundra-1", "tundra-2"]);
  expect(otherWay(BUILD, 0, -1)).toEqual(["tundra-1", "tundra-2"]);
  expect(otherWay({ ...BUILD, pieces: [{ piece: MOOR.piece, cards: ["tundra-1"], ways: MOOR.ways }] }, 0, 1)).toBeNull();
});

test("places are found by their piece", () => {
  expect(placeFor(OFFER.places, { piece: "totem", territory: "sand" })?.piece.piece).toBe("totem");
  expect(placeFor(OFFER.places, { piece: "totem", territory: "moor" })).toBeNull();
  expect(placeOfPiece(MOOR.piece)).toBe("spot:moor-1");
});

test("territories say what can be placed in them", () => {
  const lands = landsOpen(OFFER.places, [
    { id: "moor", biome: "tundra" },
    { id: "ice", biome: "glacier" },
    { id: "sand", biome: "desert" },
  ]);
  expect(lands.map(({ territory, tents, totem: one }) => [territory, tents, one])).toEqual([
    ["moor", 1, false],
    ["sand", 1, true],
  ]);
});

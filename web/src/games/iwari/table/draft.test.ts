import { expect, test } from "vitest";
import { codeOf, joined, landsOpen, marks, otherWay, paidOtherwise, payable, proposed, wayFor, without } from "./draft";
import { biomeOf, BUILD, MOOR, OFFER, placeWith, SAND, totem } from "./example";

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

test("a card that could pay for several pieces comes in at the last of them", () => {
  const and = (cards: string[], ways: string[][]) => ({ ...BUILD, pieces: [...BUILD.pieces, { piece: MOOR.piece, cards, ways }] });
  const both = and(["desert-2"], [["desert-2"], ["tundra-1", "tundra-2"]]);
  expect(paidOtherwise(both, "tundra-1", null, biomeOf)).toEqual([["desert-1"], ["tundra-1", "tundra-2"]]);
  const first = and(["coast-1"], [["coast-1"]]);
  expect(paidOtherwise(first, "tundra-1", null, biomeOf)).toEqual([["tundra-1", "tundra-2"], ["coast-1"]]);
});

test("equal cards are said together", () => {
  expect(codeOf(["tundra-1", "desert-1", "tundra-2"], biomeOf)).toBe("2*tundra desert");
});

test("ways to pay end where they began", () => {
  expect(otherWay(BUILD, 0, 1)).toEqual(["tundra-1", "tundra-2"]);
  expect(otherWay(BUILD, 0, -1)).toEqual(["tundra-1", "tundra-2"]);
  expect(otherWay({ ...BUILD, pieces: [{ piece: MOOR.piece, cards: ["tundra-1"], ways: MOOR.ways }] }, 0, 1)).toBeNull();
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

test("a territory whose tokens lie face down can only be explored, and costs are those of the cheapest piece", () => {
  const lands = [
    { id: "moor", biome: "tundra" },
    { id: "sand", biome: "desert" },
  ];
  const ruin = placeWith({ piece: "tent", spot: "sand-2", ruin: true }, "sand", [["coast-1", "coast-2"]]);
  expect(landsOpen([ruin, SAND], lands, ["moor"])).toEqual([
    { territory: "moor", biome: "tundra", tents: 0, totem: false, cost: 0, explores: true },
    { territory: "sand", biome: "desert", tents: 2, totem: false, cost: 1, explores: false },
  ]);
});

import { expect, test } from "vitest";
import type { GameEvent } from "../../../net/protocol";
import type { Offer } from "../protocol";
import { beginning, choiceOf, earned, eventOf, isDeclined, NOTHING } from "./choice";
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

test("an event leads back to the choice that sends it", () => {
  const event = (parts: object) => ({ seat: 0, ...parts });
  const bare = { ...OFFER, places: [], swaps: [] };
  const deed = (territory: string | null) => ({ deed: "courage", territory, connection: null, event: event({ do: "deed", deed: "courage", territory }), points: [2, 0], factors: [1, 2] });
  const draw = (index: number | null) => ({ from: index === null ? "deck" : "display", index, card: null, event: event(index === null ? { do: "draw", from: "deck" } : { do: "draw", from: "display", index, card: "tundra-1" }) });
  const offers = [
    { ...bare, swaps: OFFER.swaps },
    { ...bare, phase: "refill", draws: [draw(0), draw(2), draw(null)] },
    { ...bare, phase: "deed", deeds: [deed("sand"), deed("moor"), deed(null)] },
    { ...bare, explores: [{ territory: "ice", event: event({ do: "explore", territory: "ice" }) }] },
    { ...bare, phase: "void", orders: ["sand", "moor"].map((first) => ({ territories: [first, "ice"], event: event({ do: "order", territories: [first, "ice"] }) })) },
    { ...bare, phase: "void", targets: ["sand", "moor"].map((territory) => ({ territory, event: event({ do: "target", territory }) })) },
    { ...bare, phase: "void", skips: [{ card: "coast-1", event: event({ do: "skip", card: "coast-1" }) }] },
    { ...bare, phase: "void", voids: [1, 2].map((count) => ({ cards: ["void-1", "void-2"].slice(0, count), event: event({ do: "void", cards: ["void-1", "void-2"].slice(0, count) }) })) },
  ] as unknown as Offer[];
  for (const offer of offers) {
    const { swaps, draws, deeds, explores, orders, targets, skips, voids } = offer;
    for (const { event: wanted } of [...swaps, ...draws, ...deeds, ...explores, ...orders, ...targets, ...skips, ...voids]) {
      const choice = choiceOf(offer, wanted, ["void-1", "void-2"]);
      expect(choice === null ? null : eventOf(offer, choice, null, biomeOf)).toEqual(wanted);
    }
  }
});

test("questions with two answers, and a free piece, lead back too", () => {
  const answer = (kind: string, parts: object) => ({ seat: 0, do: kind, ...parts });
  const storm = { connection: 4, to: 7, stay: answer("storm", { connection: 4, move: false }), move: answer("storm", { connection: 4, move: true }) };
  const walk = { connection: 1, to: null, points: [3, 0], score: answer("walk", { score: true }), not: answer("walk", { score: false }) };
  const decline = answer("free", { piece: null });
  const bare = { ...OFFER, places: [], swaps: [] };
  const offers: [Offer, GameEvent][] = [
    [{ ...bare, storm }, storm.stay],
    [{ ...bare, storm }, storm.move],
    [{ ...bare, walk }, walk.score],
    [{ ...bare, walk }, walk.not],
    [{ ...bare, free: { places: [], decline } } as unknown as Offer, decline],
  ];
  for (const [offer, wanted] of offers) {
    const choice = choiceOf(offer, wanted, []);
    expect(choice === null ? null : eventOf(offer, choice, null, biomeOf)).toEqual(wanted);
  }
  const piece = { piece: "totem", territory: "sand" } as const;
  expect(choiceOf(bare, answer("free", { piece }), [])).toEqual({ ...NOTHING, pieces: [piece], cards: [[]] });
  expect(choiceOf(bare, answer("ruin", { spot: "sand-1" }), [])?.pieces).toEqual([{ piece: "tent", spot: "sand-1" }]);
  expect(choiceOf(bare, answer("storm", { move: true }), [])).toBeNull();
  expect(choiceOf(bare, answer("pass", {}), [])).toBeNull();
});

test("a build is prepared by its pieces and the cards that pay for each", () => {
  const pieces = [SAND.piece, { piece: "totem", territory: "sand" }];
  const cards = [["desert-1"], ["tundra-1", "tundra-2"]];
  expect(choiceOf(OFFER, { seat: 0, do: "build", tribe: 0, pieces, cards }, [])).toEqual({ ...NOTHING, pieces, cards });
});

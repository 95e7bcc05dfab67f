import { expect, test } from "vitest";
import type { Entry, GameEvent } from "../../../net/protocol";
import type { Components, Scoring, View } from "../protocol";
import { asScored, mapAfter } from "./past";

const row = (number: number, event: GameEvent | null, undone: number | null = null): Entry =>
  ({ number, seat: 0, event, messages: [], notes: [], undone, at: "", round: 1, scoring: null }) as Entry;
const build = (spot: string): GameEvent => ({ seat: 0, do: "build", tribe: 0, pieces: [{ piece: "tent", spot }], cards: [["desert-1"]] });
const totem: GameEvent = { seat: 1, do: "build", tribe: 1, pieces: [{ piece: "totem", territory: "sand" }], cards: [["desert-2"]] };
const VIEW = {
  tents: { a: 0, b: 0 },
  territories: [{ id: "sand", totems: [0, 2], factor: 2, ranks: [] }],
  pawns: [{ deed: "union" }, { deed: "honour" }],
  ...{ tribes: [{}, {}], ruins: [], fortifications: ["b"], contested: { west: "sand" }, centre: 2 },
} as unknown as View;
const COMPONENTS = { map: { spots: [{ id: "sand-x", territory: "sand", contested: "west" }] } } as unknown as Components;

test("what was built after a row stands no more", () => {
  const log = [row(1, build("a")), row(2, null), row(3, build("b")), row(4, totem), row(5, { seat: 0, do: "deed", territory: "sand" })];
  const then = mapAfter(VIEW, log, 2, COMPONENTS);
  expect(then.tents).toEqual({ a: 0 });
  expect(then.territories[0]?.totems).toEqual([0, 1]);
  expect(then.pawns).toHaveLength(1);
});

test("what was taken back does not count", () => {
  const log = [row(1, build("a")), row(2, build("c")), row(3, null, 2), row(4, build("b"))];
  expect(mapAfter(VIEW, log, 3, COMPONENTS).tents).toEqual({ a: 0 });
  expect(mapAfter({ ...VIEW, tents: { a: 0 } }, log.slice(0, 3), 1, COMPONENTS).tents).toEqual({ a: 0 });
});

test("what a build replaced, moved or brought lies where it was", () => {
  const pieces = [
    { piece: "tent", spot: "a", ruin: true },
    { piece: "fortification", spot: "b" },
    { piece: "contested", token: "west", territory: "sand" },
    { piece: "void_totem", territory: "sand", from: "centre" },
  ];
  const view = { ...VIEW, tents: { a: 0, "sand-x": 0 }, territories: [{ ...VIEW.territories[0]!, totems: [0, 2, 1] }] };
  const log = [row(1, null), row(2, { seat: 0, do: "build", tribe: 0, pieces, cards: [] }), row(3, { seat: 0, do: "deed", deed: "courage", territory: null })];
  const then = mapAfter(view, log, 1, COMPONENTS);
  expect(then).toMatchObject({ tents: {}, ruins: ["a"], fortifications: [], contested: { west: null }, centre: 3 });
  expect(then.territories[0]?.totems).toEqual([0, 2, 0]);
  expect(then.pawns).toHaveLength(2);
});

test("territories say what the scoring gave them", () => {
  const ranks = [{ tribe: 0, tents: 1, rank: 1, base: 1, doubled: false, points: 1 }];
  const scoring: Scoring = { kind: "mid", before: [0, 0], steps: [{ kind: "territory", territory: "sand", factor: 1, ranks }] };
  expect(asScored(VIEW, scoring).territories[0]).toMatchObject({ factor: 1, ranks });
});

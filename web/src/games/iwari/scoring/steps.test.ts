import { expect, test } from "vitest";
import type { Components, Scoring, ScoringStep, View } from "../protocol";
import { doneOf, flowsOf, gainsOf, landsOf, leadersOf, linesAt, partsOf } from "./steps";

// 3-2-1-1 gives 7-3-2-2 (IP1); connection 7 gives the fourth tribe 5 and the second nothing (IP2).
const SCORING: Scoring = {
  kind: "final",
  before: [10, 0, 4, 0],
  map: null,
  steps: [
    {
      kind: "territory",
      territory: "sand",
      factor: 1,
      ranks: [
        { tribe: 0, tents: 3, rank: 1, base: 7, doubled: false, points: 7 },
        { tribe: 1, tents: 2, rank: 2, base: 3, doubled: false, points: 3 },
        { tribe: 2, tents: 1, rank: 3, base: 2, doubled: false, points: 2 },
        { tribe: 3, tents: 1, rank: 3, base: 2, doubled: false, points: 2 },
      ],
    },
    { kind: "territory", territory: "moor", factor: 1, ranks: [] },
    {
      kind: "connection",
      number: 7,
      factor: 1,
      totems: [
        [0, 1, 0, 2],
        [0, 0, 0, 2],
      ],
      leaders: [[3], [3]],
      holders: [{ tribe: 3, base: 5, points: 5 }],
    },
    { kind: "settlement", tribe: 0, spots: ["a", "b", "c", "d", "e"], counted: ["a", "b", "c", "d"], doubled: false, points: 4 },
  ],
};
const COMPONENTS = {
  map: {
    territories: [
      { id: "sand", biome: "desert" },
      { id: "moor", biome: "tundra" },
    ],
    spots: ["a", "b", "c"].map((id) => ({ id, territory: id === "c" ? "moor" : "sand" })),
    connections: [{ number: 7, territories: ["sand", "moor"], kind: "land", symbol: null }],
  },
} as unknown as Components;
const VIEW = { tents: { a: 0, b: 1, c: 0 } } as unknown as View;

test("a scoring has its parts one after the other", () => {
  expect(partsOf(SCORING)).toEqual([
    { kind: "territory", from: 0, count: 2 },
    { kind: "connection", from: 2, count: 1 },
    { kind: "settlement", from: 3, count: 1 },
  ]);
  expect(partsOf({ ...SCORING, kind: "mid" })).toHaveLength(1);
});

test("what the map and the options add comes where the rulebook scores it", () => {
  const more: ScoringStep[] = [
    { kind: "discoveries", colour: "red", tokens: [3, 3, 0, 0], winners: [0, 1], points: 6 },
    { kind: "ruins", tribe: 2, ruins: 2, points: 2 },
  ];
  const road: ScoringStep = { kind: "road", ranks: [{ tribe: 1, tents: 1, rank: 1, base: 1, doubled: false, points: 1 }] };
  const scoring = { ...SCORING, steps: [...SCORING.steps.slice(0, 2), road, ...SCORING.steps.slice(2), ...more] };
  expect(partsOf(scoring).map(({ kind, from }) => [kind, from])).toEqual([
    ["territory", 0],
    ["road", 2],
    ["connection", 3],
    ["settlement", 4],
    ["discoveries", 5],
    ["ruins", 6],
  ]);
  expect(linesAt(scoring, 6).map((line) => line.sum)).toEqual([27, 10, 8, 7]);
  expect(flowsOf(road, VIEW, { map: { spots: [{ id: "b", violet: true }] } } as unknown as Components)[0]?.spots).toEqual(["b"]);
  expect(flowsOf(more[1]!, VIEW, COMPONENTS)).toEqual([{ tribe: 2, points: 2, spots: [] }]);
});

test("a part is done step by step", () => {
  const [tents, totems] = partsOf(SCORING);
  expect([0, 1, 2, 3].map((at) => doneOf(tents!, at))).toEqual([1, 2, 2, 2]);
  expect([0, 1, 2, 3].map((at) => doneOf(totems!, at))).toEqual([0, 0, 1, 1]);
});

test("points add up to the sum, and before the first step there is what was scored before", () => {
  expect(linesAt(SCORING, -1).map((line) => line.sum)).toEqual([10, 0, 4, 0]);
  expect(linesAt(SCORING, 0).map((line) => line.sum)).toEqual([17, 3, 6, 2]);
  expect(linesAt(SCORING, 0).map((line) => line.gain)).toEqual([7, 3, 2, 2]);
  const [first, , , fourth] = linesAt(SCORING, 3);
  expect(first).toMatchObject({ parts: { territory: 7, connection: 0, settlement: 4 }, gain: 4, sum: 21 });
  expect(fourth).toMatchObject({ parts: { territory: 2, connection: 5, settlement: 0 }, gain: 0, sum: 7 });
});

test("an empty territory gives nothing", () => {
  expect(gainsOf(SCORING.steps[1]!)).toEqual([]);
  expect(leadersOf(SCORING.steps[1]!)).toEqual({ tribes: [], points: 0 });
});

test("points come from the tents and totems that earn them", () => {
  expect(flowsOf(SCORING.steps[0]!, VIEW, COMPONENTS)[0]).toEqual({ tribe: 0, points: 7, spots: ["a"] });
  expect(flowsOf(SCORING.steps[2]!, VIEW, COMPONENTS)).toEqual([{ tribe: 3, points: 5, spots: [], territory: "sand", other: "moor" }]);
  expect(flowsOf(SCORING.steps[3]!, VIEW, COMPONENTS)[0]?.spots).toEqual(["a", "b", "c", "d"]);
});

test("a settlement lies in the territories of its tents", () => {
  expect(landsOf(COMPONENTS, ["a", "c"])).toEqual(["sand", "moor"]);
});

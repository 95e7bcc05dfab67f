import "../language/testing";
import { expect, test } from "vitest";
import type { Result, SeatInfo, TableCard } from "../net/protocol";
import { sidesOf } from "./company";

const NAMES = ["Maren", "Orla", "Aiko", "Hazel"];
const seats = (...mine: boolean[]) => mine.map((one, seat) => ({ seat, mine: one }) as SeatInfo);
const result = (scores: number[] | null, winners: number[]): Result => ({
  scores,
  breakdown: (scores ?? []).map(() => ({})),
  tie_break: (scores ?? []).map(() => 0),
  winners,
  verdict: null,
});
const table = (of: SeatInfo[], ended: Result | null) => ({ seats: of, result: ended }) as TableCard;

test("the winners come first, with everybody's points", () => {
  const sides = sidesOf(table(seats(true, false, false), result([30, 42, 31], [1])), NAMES, "");
  expect(sides.map(({ names, points, won, mine }) => [names[0], points, won, mine])).toEqual([
    ["Orla", 42, true, false],
    ["Aiko", 31, false, false],
    ["Maren", 30, false, true],
  ]);
});

test("partners are one side", () => {
  const sides = sidesOf(table(seats(true, false, false, false), result([50, 60], [1, 3])), NAMES, "");
  expect(sides).toEqual([
    { pieces: [1, 3], names: ["Orla", "Hazel"], points: 60, won: true, mine: false },
    { pieces: [0, 2], names: ["Maren", "Aiko"], points: 50, won: false, mine: true },
  ]);
});

test("a side that nobody plays has a name of its own", () => {
  const [, , third] = sidesOf(table(seats(true, false), result([9, 8, 7], [0])), NAMES, "third-tribe");
  expect(third).toEqual({ pieces: [2], names: [""], points: 7, won: false, mine: false }); // no words are loaded here
});

test("without points, or without an end, everybody is named in order", () => {
  expect(sidesOf(table(seats(true, false), result(null, [0, 1])), NAMES, "").map(({ names, points, won }) => [names[0], points, won])).toEqual([
    ["Maren", null, true],
    ["Orla", null, true],
  ]);
  expect(sidesOf(table(seats(true, true), null), NAMES, "").map(({ won, mine }) => [won, mine])).toEqual([
    [false, true],
    [false, true],
  ]);
});

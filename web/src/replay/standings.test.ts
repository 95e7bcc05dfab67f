import "../language/testing";
import { describe, expect, it } from "vitest";
import type { Result } from "../net/protocol";
import { isTieBroken, piecesOf, standings } from "./standings";

function result(scores: number[], ties: number[], winners: number[]): Result {
  return { scores, tie_break: ties, winners, breakdown: scores.map((score) => ({ stories: score })), verdict: null };
}

describe("standings", () => {
  it("puts the most points first", () => {
    const list = standings(result([27, 42, 31], [0, 2, 1], [1]), 3);
    expect(list.map(({ side, place, won }) => [side, place, won])).toEqual([
      [1, 1, true],
      [2, 2, false],
      [0, 3, false],
    ]);
    expect(isTieBroken(list)).toBe(false);
  });

  it("breaks ties by the cards in hand (DX6)", () => {
    const list = standings(result([30, 30], [1, 3], [1]), 2);
    expect(list.map(({ side }) => side)).toEqual([1, 0]);
    expect(isTieBroken(list)).toBe(true);
  });

  it("shares a place when the cards are tied too (DX6)", () => {
    const list = standings(result([30, 30, 12], [2, 2, 9], [0, 1]), 3);
    expect(list.map(({ place, won }) => [place, won])).toEqual([
      [1, true],
      [1, true],
      [3, false],
    ]);
    expect(isTieBroken(list)).toBe(false);
  });

  it("seats partners opposite each other (DM1)", () => {
    const list = standings(result([51, 73], [4, 5], [1, 3]), 4);
    expect(list.map(({ seats }) => seats)).toEqual([
      [1, 3],
      [0, 2],
    ]);
  });

  it("makes all players one side where a game is won or lost without points (IV10)", () => {
    const unscored = { scores: null, tie_break: [], breakdown: [], verdict: {} };
    expect(standings({ ...unscored, winners: [0, 1] }, 2)).toMatchObject([{ seats: [0, 1], place: 1, won: true }]);
    expect(standings({ ...unscored, winners: [] }, 1)).toMatchObject([{ seats: [0], won: false }]);
  });

  it("gives a side that nobody plays no seat, but its own piece", () => {
    const list = standings(result([40, 31, 52], [0, 0, 0], []), 2);
    expect(list.map(({ seats, won }) => [seats, won])).toEqual([
      [[], false],
      [[0], false],
      [[1], false],
    ]);
    expect(list.map(piecesOf)).toEqual([[2], [0], [1]]);
  });
});

import "../language/testing";
import { describe, expect, it } from "vitest";
import { apart, byRound, courseOf, lineOf, namedRounds, nearest } from "./curve";
import { point, report } from "./example";

const BOX = { left: 10, top: 0, width: 100, height: 50 };

describe("the line of a side", () => {
  it("goes through the chances of its side", () => {
    const two = report({ timeline: [point(-1, 0.5, 0, 0), point(0, 1, 1, 0)] });
    expect(lineOf(two, 0, courseOf(two), BOX).path).toBe("M10.0 25.0L110.0 0.0");
    expect(lineOf(two, 1, courseOf(two), BOX).path).toBe("M10.0 25.0L110.0 50.0");
  });

  it("lies in a band that closes", () => {
    const one = report();
    const { band } = lineOf(one, 0, courseOf(one), BOX);
    expect(band.match(/M/g)).toHaveLength(1);
    expect(band.match(/L/g)).toHaveLength(2 * one.timeline.length - 1);
    expect(band.endsWith("Z")).toBe(true);
    expect(courseOf(one).at[0]).toBe(0); // and nothing was turned round for it
  });

  it("of a game that was stopped at once is a point", () => {
    const none = report({ timeline: [point(-1, 0.5, 0)] });
    expect(lineOf(none, 0, courseOf(none), BOX).path).toBe("M10.0 25.0");
  });
});

describe("the course of a game", () => {
  it("says where rounds begin", () => {
    expect(courseOf(report()).rounds).toEqual([
      { at: 0.25, round: 1 },
      { at: 0.75, round: 2 },
    ]);
  });

  it("names as many rounds as have room", () => {
    const rounds = Array.from({ length: 15 }, (_, place) => ({ at: place / 15, round: place + 1 }));
    const named = (width: number) => namedRounds({ at: [], rounds }, width, 30).map(({ round }) => round);
    expect(named(1000)).toHaveLength(15);
    expect(named(300)).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(named(90)).toEqual([5, 10, 15]);
  });

  it("finds the point that is nearest", () => {
    const { at } = courseOf(report());
    expect([-1, 0.12, 0.13, 0.6, 2].map((place) => nearest({ at, rounds: [] }, place))).toEqual([0, 0, 1, 2, 4]);
  });

  it("is told at the end of each round", () => {
    expect(byRound(report())).toEqual([
      { round: 0, place: 0 },
      { round: 1, place: 2 },
      { round: 2, place: 4 },
    ]);
  });
});

describe("letters that would touch", () => {
  it("move apart and stay in the drawing", () => {
    expect(apart([10, 12, 50], 20, 100)).toEqual([10, 30, 50]);
    expect(apart([10, 95, 99], 20, 100)).toEqual([10, 80, 100]);
    expect(apart([], 20, 100)).toEqual([]);
  });

  it("keep their order where there is hardly room", () => {
    const found = apart([90, 91, 92, 93], 20, 100);
    expect(found).toEqual([40, 60, 80, 100]);
  });
});

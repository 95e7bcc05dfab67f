import { describe, expect, test } from "vitest";
import { segmentsOf, stackOf } from "../art/totems";
import { components } from "./example";
import { flowsOf } from "./flows";
import { layOut } from "./layout";
import { cellOf, markersOf, middleOf, trailOf, WOOD } from "./track";

const track = { width: 924, height: 618 };

describe("ScoreTrack", () => {
  test("0 lies in the upper left corner, 30 below the upper right one, 50 and 80 begin the other sides", () => {
    expect(cellOf(track, 0)).toMatchObject({ x: 0, y: 0, side: "top" });
    expect(cellOf(track, 30)).toMatchObject({ x: track.width - WOOD, y: WOOD, side: "right" });
    expect(cellOf(track, 50)).toMatchObject({ y: track.height - WOOD, side: "bottom" });
    expect(cellOf(track, 80)).toMatchObject({ x: 0, side: "left" });
  });

  test("neighbouring scores lie on neighbouring cells, all the way round", () => {
    for (let score = 0; score < 100; score++) {
      const [here, there] = [middleOf(cellOf(track, score)), middleOf(cellOf(track, score + 1))];
      expect(Math.hypot(here.x - there.x, here.y - there.y)).toBeLessThan(46);
    }
  });

  test("after 99 it goes on at 0", () => {
    expect(cellOf(track, 104)).toEqual(cellOf(track, 4));
  });

  test("markers on one cell stand beside each other", () => {
    const [one, other, alone] = markersOf(track, [12, 12, 40]);
    expect(one?.y).toBe(other?.y);
    expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThan(5);
    expect(alone).toEqual(middleOf(cellOf(track, 40)));
  });

  test("five markers in a corner do not leave the frame", () => {
    for (const { x } of markersOf(track, [0, 0, 0, 0, 0])) expect(x).toBeGreaterThanOrEqual(12);
    for (const { x } of markersOf(track, [29, 29, 29])) expect(x).toBeLessThanOrEqual(track.width - 12);
  });

  test("a trail goes over every cell", () => {
    expect((trailOf(track, 28, 33, 0).match(/L/g) ?? []).length).toBe(5);
  });
});

test("points flow from the nearest piece to the marker, and their tags do not cover each other", () => {
  const flows = flowsOf(
    layOut(components),
    track,
    [60, 61],
    [
      { tribe: 0, points: 12, spots: ["west-1", "middle-1"] },
      { tribe: 1, points: 6, spots: ["west-2"] },
    ],
    (point) => point,
  );
  const [one, other] = flows;
  expect(flows).toHaveLength(2);
  expect(Math.abs((one?.tag.x ?? 0) - (other?.tag.x ?? 0))).toBeGreaterThan(((one?.width ?? 0) + (other?.width ?? 0)) / 2);
});

describe("totems upon each other", () => {
  test("they stand tribe by tribe from below", () => {
    expect(stackOf([2, 0, 1])).toEqual([0, 0, 2]);
  });

  test("no stack is higher than four of them, and all eyes can be seen", () => {
    for (let count = 1; count <= 9; count++) {
      const segments = segmentsOf(count);
      expect(segments).toHaveLength(count);
      expect(Math.min(...segments.map((segment) => segment.y))).toBeGreaterThanOrEqual(-40.6);
      segments.slice(1).forEach((segment, i) => {
        const below = segments[i];
        if (below && below.x === segment.x) expect(below.y - segment.y).toBeGreaterThan(segment.height * 0.55);
      });
    }
  });
});

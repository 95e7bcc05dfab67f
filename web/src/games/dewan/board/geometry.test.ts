import { describe, expect, test } from "vitest";
import type { Space } from "../protocol";
import { boxOf, centreOf, DIRECTIONS, edgeOf, SIZE, towards } from "./geometry";

const tile: Space[] = [[0, 0] as const, ...DIRECTIONS].map(([q, r]) => ({
  id: `${q},${r}`,
  q,
  r,
  terrain: "forest",
  tile: "a",
  camp: null,
  village: false,
  start: false,
  marker: false,
}));

describe("hexagons with a flat top", () => {
  test("the centres of neighbours are one hexagon apart, in six directions", () => {
    for (const [q, r] of DIRECTIONS) {
      const { x, y } = centreOf({ q, r });
      expect(Math.hypot(x, y)).toBeCloseTo(SIZE * Math.sqrt(3));
    }
  });

  test("an edge lies halfway to the neighbour behind it", () => {
    DIRECTIONS.forEach(([q, r], direction) => {
      const [one, other] = edgeOf({ x: 0, y: 0 }, direction);
      const there = centreOf({ q, r });
      expect((one.x + other.x) / 2).toBeCloseTo(there.x / 2);
      expect((one.y + other.y) / 2).toBeCloseTo(there.y / 2);
    });
  });

  test("a tile of seven fits its box", () => {
    const box = boxOf(tile.map(centreOf));
    expect(box.width).toBeCloseTo(SIZE * 5);
    expect(box.height).toBeCloseTo(SIZE * Math.sqrt(3) * 3);
  });
});

describe("arrow keys", () => {
  test("up and down stay in the column, and stop at its end", () => {
    expect(towards(tile, "0,0", "ArrowUp")).toBe("0,-1");
    expect(towards(tile, "0,0", "ArrowDown")).toBe("0,1");
    expect(towards(tile, "0,1", "ArrowDown")).toBeNull();
  });

  test("every space can be reached from every other", () => {
    for (const start of tile) {
      const reached = new Set([start.id]);
      for (const id of reached) {
        for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
          const next = towards(tile, id, key);
          if (next !== null) reached.add(next);
        }
      }
      expect(reached.size).toBe(tile.length);
    }
  });

  test("right and left again lead back", () => {
    const right = towards(tile, "0,0", "ArrowRight") ?? "";
    expect(right).toBe("1,-1");
    expect(towards(tile, right, "ArrowLeft")).toBe("0,0");
  });

  test("another key leads nowhere", () => {
    expect(towards(tile, "0,0", "Enter")).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import map from "../../../../gallery/iwari/map-new-horizons.json";
import type { Components } from "../protocol";
import { components } from "./example";
import { insideOf, pointOf, stopsOf, towards } from "./keys";
import { layOut, type Layout } from "./layout";
import { NO_OVERLAY, type MapOverlay } from "./overlay";

const ARROWS = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
const layout = layOut(components);

function after(from: string, key: string, overlay: MapOverlay = NO_OVERLAY, inside: string | null = null): string | null {
  const here = pointOf(layout, from);
  return here && towards(stopsOf(layout, overlay, inside), here, key);
}

function reachable(of: Layout, inside: string | null): number {
  const stops = stopsOf(of, NO_OVERLAY, inside);
  const reached = new Set(stops.slice(0, 1).map((stop) => stop.place));
  for (const place of reached) {
    for (const key of ARROWS) {
      const here = pointOf(of, place);
      const next = here && towards(stops, here, key);
      if (next) reached.add(next);
    }
  }
  return reached.size - stops.length;
}

describe("between territories", () => {
  test("arrows go to the neighbour on that side and stop at the edge", () => {
    expect(after("territory:west", "ArrowRight")).toBe("territory:middle");
    expect(after("territory:middle", "ArrowLeft")).toBe("territory:west");
    expect(after("territory:west", "ArrowLeft")).toBeNull();
  });

  test("every territory of a real map can be reached", () => {
    expect(reachable(layOut(map as unknown as Components), null)).toBe(0);
  });

  test("when a pawn is placed, arrows go only where it may stand", () => {
    const overlay = { ...NO_OVERLAY, targetTerritories: { west: {} }, targetConnections: { 2: {} } };
    expect(after("territory:west", "ArrowRight", overlay)).toBe("connection:2");
    expect(after("connection:2", "ArrowLeft", overlay)).toBe("territory:west");
  });
});

describe("inside a territory", () => {
  test("arrows go over its spots, its totem place and its connections", () => {
    expect(stopsOf(layout, NO_OVERLAY, "west").map((stop) => stop.place)).toEqual([
      "spot:west-1",
      "spot:west-2",
      "totem:west",
      "connection:1",
    ]);
    expect(after("spot:west-1", "ArrowRight", NO_OVERLAY, "west")).toBe("totem:west");
  });

  test("where something can be chosen, arrows go only over that", () => {
    const overlay = { ...NO_OVERLAY, legalSpots: { "middle-2": { cost: 1 } }, legalTotems: { middle: {} } };
    expect(stopsOf(layout, overlay, "middle").map((stop) => stop.place)).toEqual(["spot:middle-2", "totem:middle"]);
  });

  test("every place of every territory of a real map can be reached", () => {
    const real = layOut(map as unknown as Components);
    for (const { id } of real.territories) expect(reachable(real, id)).toBe(0);
  });

  test("a connection belongs to the territory one came from", () => {
    expect(insideOf(layout, NO_OVERLAY, "connection:1", "west")).toBe("west");
    expect(insideOf(layout, NO_OVERLAY, "connection:1", "east")).toBeNull();
    expect(insideOf(layout, NO_OVERLAY, "spot:east-1", null)).toBe("east");
  });
});

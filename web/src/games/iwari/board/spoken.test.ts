import { beforeAll, describe, expect, test, vi } from "vitest";
import { speak, speakOf } from "../../../language/speak.svelte";
import { components, view } from "./example";
import { layOut } from "./layout";
import { NO_OVERLAY, type MapOverlay } from "./overlay";
import { spokenPlace } from "./spoken";

vi.hoisted(() => {
  // What the words of the browser's language need of a browser.
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
});

function said(place: string, overlay: Partial<MapOverlay> = {}, more: Partial<typeof view> = {}): string {
  const layout = layOut(components);
  return spokenPlace(
    { view: { ...view, ...more }, components, layout, names: ["Maren", "Aiko"], overlay: { ...NO_OVERLAY, ...overlay } },
    place,
  );
}

beforeAll(async () => {
  await speak("en");
  await speakOf("iwari");
});

describe("what a screen reader says", () => {
  test("of a territory: its name, biome, free spots, who leads, totems", () => {
    expect(said("territory:west")).toBe(
      "West Moor, tundra, 0 of 2 spots free, Maren and Aiko lead with 1 tent each for 2 points, totems 1 of 1",
    );
    expect(said("territory:middle")).toBe("Middle Wood, forest, unexplored, 3 spots, totems 0 of 0");
  });

  test("of a territory with places to choose: how many", () => {
    expect(said("territory:middle", { legalSpots: { "middle-1": {}, "middle-2": {} } })).toContain("2 places to build on");
  });

  test("of a spot: its number, whose tent, what it costs", () => {
    expect(said("spot:middle-3", { legalSpots: { "middle-3": { cost: 1 } } })).toBe("tent spot 3 of Middle Wood, free, costs 1 card");
    expect(said("spot:west-1")).toBe("tent spot 1 of West Moor, your tent");
    expect(said("spot:west-2")).toBe("tent spot 2 of West Moor, tent of Aiko");
    expect(said("spot:west-2", {}, { tents: { "west-2": 2 } })).toBe("tent spot 2 of West Moor, tent of the third tribe");
  });

  test("of a chosen spot: that it is chosen", () => {
    expect(said("spot:middle-1", { ghosts: [{ piece: { piece: "tent", spot: "middle-1" } }] })).toContain("chosen");
  });

  test("of a totem place: how many stand there, and whose", () => {
    expect(said("totem:west")).toBe("totem place of West Moor, totems 1 of 1, 1 of yours");
  });

  test("of a connection: its kind, its ends, who leads at both", () => {
    expect(said("connection:1")).toBe("connection 1 by land, West Moor to Middle Wood, covered by a mountain, scores nothing");
    expect(said("connection:2")).toBe("connection 2 by sea, Middle Wood to East Bay, no totem, nobody leads at both ends");
    const held = [{ number: 2, covered: false, totems: 3, factor: 1, holders: [0], points: 3 }];
    expect(said("connection:2", {}, { connections: held })).toContain("3 totems, you lead at both ends for 3 points");
  });
});

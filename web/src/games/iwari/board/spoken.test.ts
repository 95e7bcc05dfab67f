import "../../../language/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { speak, speakOf } from "../../../language/speak.svelte";
import { atlas, atlasView, components, view } from "./example";
import { layOut } from "./layout";
import { NO_OVERLAY, type MapOverlay } from "./overlay";
import { spokenPlace } from "./spoken";

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

  test("of a place that a lesson points at: that it is marked, after its name", () => {
    expect(said("totem:west", { toward: ["totem:west"] })).toBe("totem place of West Moor, marked, totems 1 of 1, 1 of yours");
  });

  test("of a totem place: how many stand there, and whose", () => {
    expect(said("totem:west")).toBe("totem place of West Moor, totems 1 of 1, 1 of yours");
  });

  test("of a connection: its kind, its ends, who leads at both", () => {
    expect(said("connection:1")).toBe("connection 1 by land, West Moor to Middle Wood, covered by a mountain, scores nothing");
    expect(said("connection:2")).toBe("connection 2 by sea, Middle Wood to East Bay, no totem, nobody leads at both ends");
    const held = [{ number: 2, covered: null, left: false, totems: 3, factor: 1, holders: [0], points: 3 }];
    expect(said("connection:2", {}, { connections: held })).toContain("3 totems, you lead at both ends for 3 points");
  });
});

describe("what a screen reader says on a map of the atlas", () => {
  const told = (place: string, overlay: Partial<MapOverlay> = {}, more: Partial<typeof view> = {}): string =>
    spokenPlace(
      { view: { ...atlasView, ...more }, components: atlas, layout: layOut(atlas), names: ["Maren", "Aiko"], overlay: { ...NO_OVERLAY, ...overlay } },
      place,
    );

  test("of a ruin: what replaces it and what it closes", () => {
    expect(told("spot:middle-3")).toBe(
      "violet tent spot 3 of Middle Wood, a ruin, two cards of coast replace it with a tent, closes connection 2",
    );
  });

  test("of a discovery token: its colour once it lies open", () => {
    expect(told("spot:middle-2")).toBe("tent spot 2 of Middle Wood, free, discovery token, face down");
    expect(told("spot:east-1")).toContain("red discovery token");
  });

  test("of a fortification under a tent: both", () => {
    expect(told("spot:west-2")).toBe("tent spot 2 of West Moor, tent of Aiko, fortification");
  });

  test("of a contested token and its areas: where it lies", () => {
    expect(told("token:ford")).toBe("contested token between Middle Wood and East Bay");
    expect(told("spot:east-area")).toBe("unknown area 1 of East Bay, waits for its contested token");
    const placed = { contested: { ford: "east" }, tents: { "east-area": 0 } };
    expect(told("token:ford", {}, placed)).toBe("contested token, in East Bay");
    expect(told("spot:east-area", {}, placed)).toBe("unknown area 1 of East Bay, your tent");
    expect(told("spot:middle-area", {}, placed)).toContain("its contested token lies elsewhere");
  });

  test("of the centre: how many void totems stand there", () => {
    expect(told("centre:void", { sources: { centre: { cost: 2 } } })).toBe("violet centre, 4 void totems, costs 2 cards");
  });

  test("of totems: those of the void", () => {
    const territories = atlasView.territories.map((now) => (now.id === "west" ? { ...now, totems: [0, 0, 0, 1] } : now));
    expect(told("totem:west", {}, { territories })).toContain("the void 1");
  });

  test("of a connection: the walking totem, and what covers it", () => {
    expect(told("connection:1")).toContain("left by the walking totem, not scored again, covered by a storm");
    expect(told("connection:2")).toContain("the walking totem stands here, closed by a ruin");
  });
});

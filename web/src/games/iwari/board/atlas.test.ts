import { describe, expect, test } from "vitest";
import { arrowOf } from "./arrows";
import { atlas, atlasView, components } from "./example";
import { halosOf } from "./halos";
import { insideOf, pointOf, stopsOf } from "./keys";
import { layOut } from "./layout";
import { NO_OVERLAY } from "./overlay";
import { areaNow, pieceAt, sourcePlace, spotOf } from "./pieces";
import { readPlace } from "./places";
import { roadLabel } from "./badges";
import { sizesAt } from "./sizes";

const layout = layOut(atlas);

describe("a connection that is also a road", () => {
  test("leads over its badge half way, and has no way over the sea besides", () => {
    const bridge = layout.roads.find(({ kind }) => kind === "bridge");
    expect(bridge).toEqual({ ends: ["middle-3", "east-1"], path: "M350 150Q405 95 500 60", kind: "bridge", connection: 2 });
    expect(layout.connection.get(2)?.way).toBeNull();
  });
});

test("roads between violet spots are the violet road, but not where ruins lie", () => {
  const violet = (icon?: string) =>
    layOut({
      ...components,
      map: { ...components.map, spots: components.map.spots.map((spot) => ({ ...spot, violet: true, ...(icon ? { icon } : {}) })) },
    }).roads.map(({ kind }) => kind);
  expect(new Set(violet())).toEqual(new Set(["violet"]));
  expect(new Set(violet("coast"))).toEqual(new Set(["road"]));
});

test("who leads on the violet road stands beside it, once somebody does", () => {
  const road = layOut({ ...components, map: { ...components.map, spots: components.map.spots.map((spot) => ({ ...spot, violet: true })) } });
  const ranks = [{ tribe: 1, tents: 2, rank: 1, points: 3, doubled: false }];
  expect(roadLabel(road, sizesAt(1), [], [], [])).toBeNull();
  expect(roadLabel(layout, sizesAt(1), ranks, [], [])).toBeNull();
  const label = roadLabel(road, sizesAt(1), ranks, [], []);
  expect(label?.majority.leaders).toEqual({ tribes: [1], points: 3 });
  expect(label?.at.x).toBeGreaterThan(0);
  expect(label?.at.y).toBeLessThan(220);
});

describe("contested tokens", () => {
  test("a token knows its two areas, which are numbered apart from tent spots", () => {
    expect(layout.tokens.map(({ id, areas }) => [id, ...areas.map((area) => area.id)])).toEqual([["ford", "middle-area", "east-area"]]);
    expect(layout.spot.get("middle-area")?.number).toBe(1);
  });

  test("a token comes to the area of the territory it is brought to", () => {
    expect(spotOf(layout.spots, { piece: "contested", token: "ford", territory: "east" })?.id).toBe("east-area");
    expect(pieceAt(layout, { piece: "void_totem", territory: "east", from: "centre" })).toEqual({ x: 530, y: 120 });
  });

  test("its areas are open until it is placed; then one is taken and the other left", () => {
    const [middle, east] = layout.tokens[0]?.areas ?? [];
    if (!middle || !east) throw new Error("two areas");
    const placed = { ...atlasView, contested: { ford: "east" } };
    expect([areaNow(atlasView, east), areaNow(placed, east), areaNow(placed, middle)]).toEqual(["open", "taken", "left"]);
  });
});

describe("the keyboard", () => {
  test("reaches tokens and the centre between the territories, unknown areas inside", () => {
    const outer = stopsOf(layout, NO_OVERLAY, null).map(({ place }) => place);
    expect(outer).toContain("token:ford");
    expect(outer).toContain("centre:void");
    expect(stopsOf(layout, NO_OVERLAY, "east").map(({ place }) => place)).toContain("spot:east-area");
    expect(insideOf(layout, NO_OVERLAY, "centre:void", "east")).toBeNull();
  });

  test("finds the totem place a void totem can be taken from", () => {
    const stops = stopsOf(layout, { ...NO_OVERLAY, sources: { west: {} } }, "west");
    expect(stops.map(({ place }) => place)).toEqual(["totem:west"]);
    expect(pointOf(layout, sourcePlace(layout, "centre"))).toEqual({ place: "centre:void", x: 320, y: 260 });
  });

  test("passes over the stone of a territory that takes no totem", () => {
    const bare = layOut({ ...atlas, drawing: { ...atlas.drawing, bare: ["tundra"] } });
    expect(stopsOf(bare, NO_OVERLAY, "west").map(({ place }) => place)).not.toContain("totem:west");
  });

  test("places are read as they are written", () => {
    expect(readPlace("token:ford")).toEqual({ kind: "token", id: "ford" });
    expect(readPlace("nowhere:void")).toBeNull();
  });
});

test("whatever can be chosen has a ring, once each", () => {
  const overlay = {
    ...NO_OVERLAY,
    legalSpots: { "east-area": {} },
    legalTotems: { west: {} },
    sources: { west: {}, centre: {} },
    legalTokens: { ford: {} },
    storm: { connection: 1, to: 2, move: null },
    targetConnections: { 2: {} },
  };
  expect(halosOf(layout, overlay).map(({ x, y }) => [x, y])).toEqual([[450, 180], [100, 102], [320, 260], [415, 180], [415, 100], [200, 60]]);
  expect(halosOf(layout, NO_OVERLAY)).toEqual([]);
});

test("an arrow begins and ends beside the places it joins", () => {
  const { path, head } = arrowOf({ x: 0, y: 0 }, { x: 100, y: 0 }, 20);
  const [start, tip] = [path, head].map((line) => line.slice(1).split(/[ QL]/).slice(0, 2).map(Number));
  expect(Math.hypot(...(start ?? []))).toBeCloseTo(20, 0);
  expect(tip?.[0]).toBeLessThan(85);
});

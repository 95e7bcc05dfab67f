import "../../../language/testing";
import { beforeAll, describe, expect, test } from "vitest";
import { speak, speakOf } from "../../../language/speak.svelte";
import { lookIndex, peoplesOf } from "../art/totems";
import { atlas, components, view, voidView } from "./example";
import { halosOf } from "./halos";
import { insideOf, stopsOf } from "./keys";
import { overlap } from "./labels";
import { layOut, sketchOf } from "./layout";
import { choiceTags, TAG } from "./notes";
import { NO_OVERLAY, type MapOverlay } from "./overlay";
import { originOf } from "./pieces";
import { spokenPlace } from "./spoken";
import { sizesAt } from "./sizes";
import { hauntedTies, settledRoads } from "./settlements";
import { standForm } from "./standBadges";
import { isVoidActing, standingOf } from "./standing";
import { voidPawnAt } from "./pawns";

beforeAll(async () => {
  await speak("en");
  await speakOf("iwari");
});

const layout = layOut(components);
const sizes = sizesAt(1);

describe("the badge of a territory", () => {
  const open = standingOf(voidView, voidView.territories[1]!)!;

  test("says tents and ruins, then totems, and who would claim it now", () => {
    const form = standForm(open, "full", "");
    expect(form.counts.map(({ looks, count, totem }) => [looks, count, totem])).toEqual([
      [[0], 2, false],
      [[5], 1, false],
      [[0], 1, true],
      [[5], 1, true],
    ]);
    expect(form.lead?.by).toBe("players");
    expect(standForm(open, "named", "").counts).toHaveLength(2);
  });

  test("has room for the word beside a claim token", () => {
    const closed = standingOf(voidView, voidView.territories[0]!)!;
    const width = (word: string) => standForm(closed, "full", word).width;
    expect(width("die Leere")).toBeGreaterThan(width("void"));
    expect(standForm(closed, "pill", "void").word).toBe(0);
  });

  test("two players' tents stand together", () => {
    expect(standForm({ ...open, tents: [1, 2], totems: [0, 1] }, "full", "").counts[0]).toMatchObject({ looks: [0, 1], count: 3 });
  });
});

describe("pieces of the void", () => {
  test("are violet whatever its number is", () => {
    expect([peoplesOf(voidView), lookIndex(voidView, 1), lookIndex(voidView, 0)]).toEqual([1, 5, 0]);
    expect([peoplesOf(view), lookIndex(view, 2), lookIndex(view, 3)]).toEqual([3, 2, 5]);
    expect(sketchOf(components, voidView).tents.map(([, , look]) => look)).toContain(5);
  });

  test("marked neighbours of one side are joined along their road", () => {
    const road = layout.roads.find(({ ends }) => ends.includes("west-2") && ends.includes("middle-1"));
    expect(settledRoads(voidView, layout)).toEqual([{ look: 5, path: road?.path }]);
  });

  test("ruins on haunted land hang together without a road", () => {
    const haunted = { ...voidView, tents: { "middle-1": 1, "middle-2": 1, "middle-3": 1 }, void: { ...voidView.void!, haunted: { territory: "middle", done: false } } };
    expect(hauntedTies(haunted, layout)).toBe("M250 150L350 60M350 60L350 150");
    expect(hauntedTies(voidView, layout)).toBe("");
  });

  test("the pawn stands beside its connection", () => {
    const at = voidPawnAt(layout, sizes, 1)!;
    expect(Math.hypot(at.x - 200, at.y - 60)).toBeLessThan(40);
    expect(voidPawnAt(layout, sizes, 9)).toBeNull();
  });

  test("the void acts while something of it is left, not after the end", () => {
    expect([isVoidActing(voidView), isVoidActing(view), isVoidActing({ ...voidView, phase: "over" })]).toEqual([true, false, false]);
  });
});

describe("own pieces that move (IV9)", () => {
  const overlay: MapOverlay = { ...NO_OVERLAY, lifts: { "spot:west-1": {}, "totem:middle": {} }, held: "spot:west-1" };

  test("have a broken ring, the one picked up a whole one", () => {
    expect(halosOf(layout, overlay).map(({ x, broken }) => [x, broken])).toEqual([[300, true], [60, false]]);
  });

  test("can be reached by keyboard", () => {
    expect(stopsOf(layout, overlay, "west").map(({ place }) => place)).toEqual(["spot:west-1"]);
    expect(stopsOf(layout, overlay, "middle").map(({ place }) => place)).toEqual(["totem:middle"]);
    expect(insideOf(layout, overlay, "totem:middle", null)).toBe("middle");
  });

  test("come from where they stood", () => {
    expect(originOf({ piece: "tent", spot: "east-1", from: "west-1" })).toBe("spot:west-1");
    expect(originOf({ piece: "totem", territory: "east", from: "west" })).toBe("totem:west");
    expect(originOf({ piece: "tent", spot: "east-1" })).toBeNull();
  });
});

describe("choice tags", () => {
  const noted = (count: number): MapOverlay => ({
    ...NO_OVERLAY,
    legalSpots: Object.fromEntries(components.map.spots.slice(0, count).map(({ id }) => [id, { note: { text: "stays 5", tone: "good" as const } }])),
  });

  test("none covers another, nor leaves the map", () => {
    const tags = choiceTags(layout, noted(4), sizes, [], null);
    const boxes = tags.map(({ at, width }) => ({ x: at.x - width / 2, y: at.y - TAG.height / 2, width, height: TAG.height }));
    expect(boxes).toHaveLength(4);
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) expect(overlap(one, other)).toBe(0);
      expect(overlap(one, layout.box)).toBeGreaterThan(one.width * one.height * 0.9);
    });
  });

  test("of many, or long ones, only the one pointed at and the chosen one are shown", () => {
    const long = { ...NO_OVERLAY, legalSpots: Object.fromEntries(["west-1", "west-2", "east-1"].map((id) => [id, { note: { text: "the void wins with this settlement", tone: "bad" as const } }])) };
    expect(choiceTags(layout, long, sizes, [], null)).toEqual([]);
    expect(choiceTags(layout, noted(6), sizes, [], "spot:west-2").map(({ place }) => place)).toEqual(["spot:west-2"]);
    const chosen = { ...noted(6), ghosts: [{ piece: { piece: "tent" as const, spot: "east-1" } }] };
    expect(choiceTags(layout, chosen, sizes, [], null).map(({ place }) => place)).toEqual(["spot:east-1"]);
  });
});

describe("for screen readers", () => {
  const speaker = { view: voidView, components, layout, names: ["Maren"], overlay: NO_OVERLAY };

  test("a territory says how it stands, a closed one whose it is", () => {
    expect(spokenPlace(speaker, "territory:middle")).toContain("2 tents against 1 ruin, 1 totem against 1 void totem, you would claim it now");
    expect(spokenPlace(speaker, "territory:west")).toContain("closed: void");
    expect(spokenPlace(speaker, "territory:east")).not.toContain("claim");
  });

  test("spots and connections say what of the void is there", () => {
    expect(spokenPlace(speaker, "spot:middle-1")).toBe("tent spot 1 of Middle Wood, a ruin, part of a settlement");
    expect(spokenPlace(speaker, "connection:1")).toBe("connection 1 by land, West Moor to Middle Wood, the void pawn stands here");
  });

  test("the centre says with how many the void wins", () => {
    const paths = { ...speaker, components: atlas, layout: layOut(atlas), view: { ...voidView, void: { ...voidView.void!, centre: [3, 5] as [number, number] } } };
    expect(spokenPlace(paths, "centre:void")).toBe("violet centre, 3 void totems, with 5 the void wins");
  });
});

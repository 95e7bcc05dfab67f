import { expect, test } from "vitest";
import type { View } from "../protocol";
import { changesOf } from "./changes";

const tribe = (more: object = {}) => ({ camps: ["A1"], stories: [{ id: "s9", told: false }], tucks: [null, null], ...more });
const view = (more: object = {}): View =>
  ({
    row: ["a", "b", "c"],
    story_row: ["s1", "s2"],
    seats: [tribe(), tribe({ camps: ["C1"], stories: [] })],
    map: { spaces: [{ id: "A1", terrain: "forest" }, { id: "B2", terrain: "desert" }] },
    ...more,
  }) as unknown as View;

test("where nothing happened nothing is new", () => {
  expect(changesOf(view(), view())).toEqual([]);
});

test("new camps and markers, on the map", () => {
  const flooded = [{ id: "A1", terrain: "forest" }, { id: "B2", terrain: "water" }];
  const after = view({ seats: [tribe(), tribe({ camps: ["C1", "C2"], stories: [] })], map: { spaces: flooded } });
  expect(changesOf(view(), after)).toEqual(["space-C2", "space-B2"]);
});

test("cards that slid along the row are not new, those that came are", () => {
  expect(changesOf(view(), view({ row: ["c", "d", null] }))).toEqual(["row-1"]);
  expect(changesOf(view(), view({ story_row: ["s2", "s3"] }))).toEqual(["story-1"]);
});

test("stories taken and completed, and cards tucked", () => {
  const seats = [tribe({ stories: [{ id: "s9", told: true }] }), tribe({ camps: ["C1"], stories: [{ id: "s1", told: false }], tucks: [{ card: "a", half: 0 }, null] })];
  expect(changesOf(view(), view({ seats }))).toEqual(["held-s9", "held-s1", "tucked-a"]);
});

import { expect, test } from "vitest";
import type { View } from "../protocol";
import { changesOf } from "./changes";

const view = (more: object = {}): View =>
  ({
    tents: { "sand-1": 0 },
    territories: [{ id: "sand", totems: [0, 1] }, { id: "moor", totems: [0, 0] }],
    display: ["coast-1", "forest-2"],
    ...{ fortifications: [], discoveries: { "sand-2": null }, contested: {}, centre: null, storms: [3], walker: 1, pawns: [], expeditions: [], void: null },
    ...more,
  }) as unknown as View;
const against = (more: object = {}) => ({ void: { pawn: 2, claims: {}, above: [], aside: [], ...more } });

test("where nothing happened nothing is new", () => {
  expect(changesOf(view(), view())).toEqual([]);
});

test("tents and totems that came or changed hands", () => {
  const after = view({ tents: { "sand-1": 1, "moor-2": 1 }, territories: [{ id: "sand", totems: [0, 1] }, { id: "moor", totems: [0, 1] }] });
  expect(changesOf(view(), after)).toEqual(["space-spot:sand-1", "space-spot:moor-2", "space-totem:moor"]);
});

test("tokens turned up, storms and the walking totem gone on, pawns of deeds", () => {
  const pawns = [{ deed: "union", seat: 1, territory: "moor", connection: null }, { deed: "honour", seat: 1, territory: null, connection: 7 }];
  const after = view({ discoveries: { "sand-2": "red" }, storms: [4], walker: 2, pawns });
  expect(changesOf(view(), after)).toEqual([
    "space-spot:sand-2",
    "space-connection:4",
    "space-connection:2",
    "space-territory:moor",
    "space-connection:7",
  ]);
});

test("cards that stay in the display are not new wherever they lie", () => {
  expect(changesOf(view(), view({ display: ["forest-2", "desert-3"] }))).toEqual(["display-1"]);
});

test("what the void did", () => {
  const after = view(against({ pawn: 3, claims: { sand: {} }, above: ["void-1"], aside: ["void-2"] }));
  expect(changesOf(view(against()), after)).toEqual(["space-connection:3", "space-territory:sand", "above", "aside"]);
});

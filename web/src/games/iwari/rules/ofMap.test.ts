import { describe, expect, it } from "vitest";
import type { Components, MapRules } from "../protocol";
import { againstOnMap, ofMap } from "./ofMap";

const PLAIN: MapRules = { players: 5, bare: [], void_totems: 0, violet_road: false, void_cards: false, haunted: null, void_group: 10, violet_first: false, centre_limit: 0 };

function mapWith(rules: Partial<MapRules> | null, spot = {}, connection = {}): Components {
  const map = { spots: [spot], connections: [connection], ...(rules ? { rules: { ...PLAIN, ...rules } } : {}) };
  return { map } as unknown as Components;
}

const keysOf = (map: string, components: Components | null) => ofMap({ map }, components).map(({ key, rule }) => rule ?? key);

describe("what a map adds", () => {
  it("is known by its name where it is packaged", () => {
    expect(keysOf("floating-lands", null)).toEqual(["IA1"]);
    expect(keysOf("long-road", mapWith(null))).toEqual(["help-iwari-road"]);
    expect(keysOf("vast-lands", null)).toEqual([]);
  });

  it("is what a map of somebody's own says, whatever it is called", () => {
    expect(keysOf("our-isle", mapWith({}))).toEqual([]);
    expect(keysOf("our-isle", mapWith({ bare: ["coast"], violet_road: true }))).toEqual(["aid-iwari-bare", "help-iwari-road"]);
    expect(keysOf("our-isle", mapWith({}, { icon: "tundra" }, { spots: ["a", "b"] }))).toEqual(["aid-iwari-connections", "help-iwari-ruin"]);
    expect(keysOf("our-isle", mapWith({ void_cards: true }, { contested: "x" }))).toEqual(["help-iwari-biome-void", "help-iwari-determination", "help-iwari-contested"]);
    expect(keysOf("long-road", mapWith({ void_totems: 5 }))).toEqual(["help-iwari-void-totem", "help-iwari-centre"]);
  });
});

it("finds the paragraphs of IV11 by name, and of one's own map by what it says", () => {
  expect(againstOnMap({ map: "forgotten-island" }, null)).toEqual([2]);
  expect(againstOnMap({ map: "new-horizons" }, null)).toEqual([]);
  expect(againstOnMap({ map: "our-isle" }, mapWith({ haunted: "tundra", centre_limit: 5 }))).toEqual([1, 3]);
  expect(againstOnMap({ map: "our-isle" }, mapWith({ violet_first: true, violet_road: true }))).toEqual([4]);
});

import { describe, expect, it } from "vitest";
import type { CatalogueGame, Choice, Options } from "../net/protocol";
import { addressOf, isBlocked, mainSets, readQuery, toggled } from "./inPlay";
import { sourcesOf } from "./sources";

const why = { key: "no", args: {} };
const STORMS: Choice = { name: "storms", kind: "switch", values: [], default: false, needs: null };
const DEEDS: Choice = { name: "deeds", kind: "some", values: ["union", "veneration"], default: [], needs: null };
const CARD: Choice = { name: "veneration", kind: "one", values: ["a", "b"], default: null, needs: { name: "deeds", value: "veneration" } };
const set = (map: string, mode: string, players: number): Options => ({ map, mode, players, storms: false, deeds: [], veneration: null });
const OFFERED: CatalogueGame = {
  game: "some",
  sets: [set("plain", "versus", 2), set("plain", "versus", 3), set("plain", "solo", 1), set("calm", "versus", 2)],
  choices: [STORMS, DEEDS, CARD],
  blocks: [
    { name: "storms", value: true, other: "map", values: ["calm"], why },
    { name: "deeds", value: "union", other: "mode", values: ["solo"], why },
  ],
  pads: [],
  boxes: [],
};

describe("an address", () => {
  it("names main options; the others are at rest", () => {
    expect(readQuery(OFFERED, "?map=plain&mode=solo")).toMatchObject({ mode: "solo", players: 1, storms: false, deeds: [] });
    expect(readQuery(OFFERED, "")).toEqual(OFFERED.sets[0]);
  });

  it("names further choices, as far as the rules allow them", () => {
    expect(readQuery(OFFERED, "?map=plain&players=3&storms=true&deeds=union,nonsense")).toMatchObject({ players: 3, storms: true, deeds: ["union"] });
    expect(readQuery(OFFERED, "?map=calm&storms=true").storms).toBe(false);
    expect(readQuery(OFFERED, "?mode=solo&deeds=union").deeds).toEqual([]);
  });

  it("says a choice that another one brings only with that one", () => {
    expect(readQuery(OFFERED, "?deeds=veneration&veneration=b").veneration).toBe("b");
    expect(readQuery(OFFERED, "?deeds=union&veneration=b").veneration).toBeNull();
  });

  it("leads back to the same options", () => {
    const options = { ...set("plain", "versus", 3), storms: true, deeds: ["union", "veneration"], veneration: "a" };
    const address = addressOf("some", OFFERED, options);
    expect(address).toBe("/aid/some?map=plain&mode=versus&players=3&storms=true&deeds=union%2Cveneration&veneration=a");
    expect(readQuery(OFFERED, new URL(address, "http://x").search)).toEqual(options);
  });

  it("does not need main options that nobody knows", () => {
    expect(readQuery(OFFERED, "?map=nowhere")).toEqual(OFFERED.sets[0]);
  });
});

it("lists every pair of map and way once", () => {
  expect(mainSets(OFFERED, "map", "mode")).toEqual([
    { map: "plain", mode: "versus" },
    { map: "plain", mode: "solo" },
    { map: "calm", mode: "versus" },
  ]);
});

it("turns over a switch, a value, and what a value brings", () => {
  const [plain] = OFFERED.sets as [Options];
  expect(toggled(OFFERED, plain, STORMS, "").storms).toBe(true);
  const with_ = toggled(OFFERED, plain, DEEDS, "veneration");
  expect(with_).toMatchObject({ deeds: ["veneration"], veneration: "a" });
  expect(toggled(OFFERED, with_, DEEDS, "veneration")).toEqual(plain);
});

it("knows what does not go together", () => {
  expect(isBlocked(OFFERED, { map: "calm" }, "storms", true)).toBe(true);
  expect(isBlocked(OFFERED, { map: "plain" }, "storms", true)).toBe(false);
});

it("lists what brings points with some options", () => {
  const pad = { options: { map: "plain" }, sides: [], lines: [{ source: "tents", choice: null }, { source: "walking", choice: "walking_totem" }] };
  expect(sourcesOf([pad], { map: "plain", walking_totem: false })).toEqual(["tents"]);
  expect(sourcesOf([pad], { map: "plain", walking_totem: true })).toEqual(["tents", "walking"]);
  expect(sourcesOf([pad], { map: "other" })).toEqual([]);
});

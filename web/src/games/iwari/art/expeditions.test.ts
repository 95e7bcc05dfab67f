import { expect, test } from "vitest";
import { missionOf } from "./expeditions";

test("cards 1 to 5 ask for tents and 8 to 12 for totems in one biome, in the order of the box", () => {
  const biomes = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => missionOf(from + i).biomes.join());
  expect(biomes(1, 5)).toEqual(["tundra", "forest", "glacier", "coast", "desert"]);
  expect(biomes(8, 12)).toEqual(biomes(1, 5));
  expect(missionOf(3)).toMatchObject({ sign: "tent", count: 4 });
  expect(missionOf(8)).toMatchObject({ sign: "totem", count: 2 });
});

test("cards 6 and 13 ask for all five biomes, not for the void", () => {
  expect(missionOf(6).biomes).toHaveLength(5);
  expect(missionOf(13).biomes).not.toContain("void");
});

test("the others ask for majorities, a settlement, crossings", () => {
  expect([7, 14, 15, 16].map((number) => missionOf(number).mark)).toEqual(["lead", "lead", "road", "crossing"]);
});

import { expect, test } from "vitest";
import type { Space, View } from "../protocol";
import { layOut } from "./layout";

function space(id: string, q: number, r: number, terrain: string, tile = "a"): Space {
  return { id, q, r, terrain, tile, camp: null, village: false, start: false, marker: false };
}

const map: View["map"] = {
  spaces: [space("A", 0, 0, "forest"), space("B", 0, 1, "forest"), space("C", 1, 0, "water", "b")],
  zones: [
    { id: "A", terrain: "forest", spaces: ["A", "B"], berries: 2 },
    { id: "C", terrain: "water", spaces: ["C"], berries: 0 },
  ],
  icons: [{ kind: "crystal", spaces: ["A", "B"] }],
};

const lines = (path: string): number => (path.match(/M/g) ?? []).length;

test("borders inside a zone, between zones and between tiles are told apart", () => {
  const layout = layOut(map);
  expect(lines(layout.inner)).toBe(1);
  expect(lines(layout.outer)).toBe(2);
  expect(lines(layout.tiles)).toBe(2);
});

test("water has a shore towards land only", () => {
  expect(lines(layOut(map).shores)).toBe(2);
});

test("an icon lies on the border of its two spaces", () => {
  const { icons, at } = layOut(map);
  const [one, other] = [at.get("A"), at.get("B")];
  expect(icons[0]?.y).toBeCloseTo(((one?.y ?? 0) + (other?.y ?? 0)) / 2);
});

test("the berries of a zone lie together on one of its spaces, a free one if there is", () => {
  const camped = { ...map, spaces: map.spaces.map((each) => (each.id === "A" ? { ...each, camp: 0 } : each)) };
  const { berries, at } = layOut(camped);
  expect(berries).toHaveLength(1);
  expect(berries[0]?.count).toBe(2);
  const home = at.get("B");
  expect(Math.abs((berries[0]?.x ?? 0) - (home?.x ?? 0))).toBeLessThan(40);
});

test("a space is always drawn the same", () => {
  expect(layOut(map).spaces.map((each) => each.drawing)).toEqual(layOut(map).spaces.map((each) => each.drawing));
});

import { expect, test } from "vitest";
import { components } from "./example";
import { widened } from "../../../board/plane";
import { boxOfPlaces } from "./frame";
import { landOf, layOut, roadsAmong } from "./layout";

const layout = layOut(components);

test("a map is laid out once", () => {
  expect(layOut(components)).toBe(layout);
});

test("spots are numbered within their territory and drawn from the back to the front", () => {
  expect(layout.territory.get("middle")?.spots.map((spot) => spot.number)).toEqual([1, 2, 3]);
  const heights = layout.spots.map((spot) => spot.y);
  expect(heights).toEqual([...heights].sort((one, other) => one - other));
});

test("a spot and a totem place belong to a territory, a connection to none", () => {
  expect(["spot:middle-1", "totem:west", "territory:east", "connection:1", "centre:void"].map((place) => landOf(layout, place))).toEqual(["middle", "west", "east", null, null]);
});

test("a road bends to its right by 12% of its length", () => {
  expect(layout.roads[2]?.path).toBe("M250 150Q289.2 93 350 60");
});

test("a way over the sea goes from inland over the badge to inland; a connection by land has none", () => {
  expect(layout.connection.get(2)?.way).toBe("M389 100L415 100L441 100");
  expect(layout.connection.get(1)?.way).toBeNull();
});

test("a settlement is drawn along the roads between its tents", () => {
  const roads = (spots: string[], walked = false) => (roadsAmong(layout, spots, walked).match(/M/g) ?? []).length;
  expect(roads(["west-1", "west-2", "middle-1"])).toBe(2);
  expect(roads(["west-1", "middle-1"])).toBe(0);
  expect(roads(["middle-2", "middle-1", "middle-3"])).toBe(2);
});

test("a path is drawn only along the roads that it walks", () => {
  expect(roadsAmong(layout, ["middle-2", "middle-1", "west-2"], true)).not.toContain("150 60");
  expect((roadsAmong(layout, ["middle-2", "middle-3", "middle-1"], true).match(/M/g) ?? []).length).toBe(1);
});

test("the sea around a map fills a frame of other proportions", () => {
  expect(widened({ x: 0, y: 0, width: 800, height: 400 }, 400, 400)).toEqual({ x: 0, y: -200, width: 800, height: 800 });
  expect(widened({ x: 0, y: 0, width: 800, height: 400 }, 400, 100)).toEqual({ x: -400, y: 0, width: 1600, height: 400 });
});

test("a territory is shown as a whole, a spot with some room, nothing as the whole map", () => {
  expect(boxOfPlaces(layout, ["territory:west"])).toEqual({ x: -12, y: -12, width: 224, height: 224 });
  expect(boxOfPlaces(layout, ["spot:west-1"]).width).toBeGreaterThan(150);
  expect(boxOfPlaces(layout, [])).toEqual(layout.box);
});

import { expect, test } from "vitest";
import type { Space } from "../protocol";
import { neighboursTowards } from "./walking";

const space = (id: string, q: number, r: number) => ({ id, q, r }) as Space;
const AROUND = [
  space("here", 0, 0),
  space("up", 0, -1),
  space("down", 0, 1),
  space("upper right", 1, -1),
  space("lower right", 1, 0),
  space("upper left", -1, 0),
  space("lower left", -1, 1),
  space("far", 3, 3),
];
const towards = (key: string, lower = false) => neighboursTowards(AROUND, AROUND[0] as Space, key, lower);

test("every neighbour has a key", () => {
  expect(towards("ArrowUp")).toEqual(["up"]);
  expect(towards("ArrowDown")).toEqual(["down"]);
  expect(towards("ArrowLeft")).toEqual(["upper left", "lower left"]);
  expect(towards("ArrowRight")).toEqual(["upper right", "lower right"]);
  expect(towards("Home")).toEqual(["upper left"]);
  expect(towards("PageDown")).toEqual(["lower right"]);
});

test("with Shift the lower neighbour comes first", () => {
  expect(towards("ArrowLeft", true)).toEqual(["lower left", "upper left"]);
  expect(towards("ArrowRight", true)).toEqual(["lower right", "upper right"]);
});

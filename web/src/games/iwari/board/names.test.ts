import "../../../language/testing";
import { expect, test } from "vitest";
import type { Spot } from "../protocol";
import { wayOf } from "./names";

const spot = (id: string, x: number, y: number): Spot => ({ id, territory: "moor", x, y, violet: false });

test("a spot lies where it is seen from the middle of its territory", () => {
  const spots = [spot("a", 10, 0), spot("b", -10, 0), spot("c", 0, 10), spot("d", 0, -10), spot("e", 1, 1), spot("f", 8, 8), spot("g", -8, -8)];
  expect(spots.map((each) => wayOf(each, spots))).toEqual(["east", "west", "south", "north", "middle", "south-east", "north-west"]);
});

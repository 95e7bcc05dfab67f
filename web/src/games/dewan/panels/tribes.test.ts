import { expect, test } from "vitest";
import type { View } from "../protocol";
import { campOfStory, campOfTuck, pointsOf, seatsOf, sideOf } from "./tribes";

const effects = ["none", "story", "tuck", "story", "tuck", "story", "tuck", "fire"];

test("the first story comes before the game, the others with the camps that bring one", () => {
  expect([0, 1, 2, 3].map((slot) => campOfStory(effects, slot))).toEqual([0, 2, 4, 6]);
});

test("a card can be tucked with the camps that allow it", () => {
  expect([0, 1, 2].map((slot) => campOfTuck(effects, slot))).toEqual([3, 5, 7]);
});

test("partners of a team sit opposite and share their points", () => {
  const view = { seats: [{}, {}, {}, {}], points: [{ stories: 4, fire: 2 }, { stories: 3, fire: 0 }] } as unknown as View;
  expect(seatsOf(view, 0)).toEqual([0, 2]);
  expect(sideOf(view, 3)).toBe(1);
  expect(pointsOf(view, 0)).toBe(6);
});

import { expect, test } from "vitest";
import { stepAside } from "./aside";

const card = { x: 100, y: 160, width: 200, height: 60 };

test("a card stays where there is nothing to read below it", () => {
  expect(stepAside(card, null, 800)).toBe(0);
  expect(stepAside(card, { x: 0, y: 300, width: 400, height: 100 }, 800)).toBe(0);
  expect(stepAside(card, { x: 310, y: 100, width: 90, height: 300 }, 800)).toBe(0);
});

test("it moves below what is read", () => {
  expect(stepAside(card, { x: 0, y: 60, width: 400, height: 120 }, 800)).toBe(30); // to 190
});

test("or above, where there is no room below", () => {
  expect(stepAside(card, { x: 0, y: 120, width: 400, height: 120 }, 300)).toBe(-110); // to 50
});

test("it is rather cut off than over what is read", () => {
  expect(stepAside(card, { x: 0, y: 20, width: 400, height: 260 }, 300)).toBe(130);
});

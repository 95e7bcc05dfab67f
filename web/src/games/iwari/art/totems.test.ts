import { expect, test } from "vitest";
import { heapOf, lookOf, segmentsOf, stackOf } from "./totems";

test("no stack is higher than four totems", () => {
  const top = (count: number): number => Math.min(...segmentsOf(count).map(({ y }) => y));
  for (let count = 5; count <= 12; count++) expect(top(count)).toBeGreaterThanOrEqual(top(4) - 0.01);
});

test("a heap has rows of two or three, the last one in the middle", () => {
  expect(heapOf(5).map(({ x }) => x)).toEqual([-22, 0, -22, 0, -11]);
  expect(new Set(heapOf(8).map(({ y }) => y)).size).toBe(3);
});

test("after the last tribe comes the void", () => {
  expect(lookOf(2, 3).name).toBe("saffron");
  expect(lookOf(3, 3).name).toBe("violet");
});

test("totems that came after the last void totem stand above it", () => {
  expect(stackOf([2, 1])).toEqual([0, 0, 1]);
  expect(stackOf([2, 1], [1])).toEqual([0, 1, 0]);
  expect(stackOf([1, 2, 1], [0, 1])).toEqual([0, 1, 2, 1]);
});

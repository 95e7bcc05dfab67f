import "../../../language/testing";
import { expect, test } from "vitest";
import type { Components, View } from "../protocol";
import { highlightsOf } from "./highlights";

const story = (id: string, told: boolean) => ({ id, told, met: told, needs: [] });
const view = (...seats: { id: string; told: boolean }[][]) =>
  ({ seats: seats.map((stories) => ({ stories: stories.map(({ id, told }) => story(id, told)) })) }) as unknown as View;
const COMPONENTS = { stories: { a: { needs: {}, points: 5, fire: 0 }, b: { needs: {}, points: 7, fire: 0 } } } as unknown as Components;
const NAMES = ["Una", "Fenn"];

test("a story that is completed now is a highlight, whoever holds it", () => {
  const before = view([{ id: "a", told: false }], [{ id: "b", told: false }]);
  const after = view([{ id: "a", told: false }], [{ id: "b", told: true }]);
  const [highlight, ...others] = highlightsOf(before, after, NAMES, 0, COMPONENTS);
  expect(others).toEqual([]);
  expect(highlight).toMatchObject({ kind: "gain", tribe: 1, about: "b" });
});

test("what was completed before, or is taken or taken back, is none", () => {
  const told = view([{ id: "a", told: true }]);
  const open = view([{ id: "a", told: false }]);
  expect(highlightsOf(told, told, NAMES, 0, COMPONENTS)).toEqual([]);
  expect(highlightsOf(told, open, NAMES, 0, COMPONENTS)).toEqual([]);
  expect(highlightsOf(view([]), open, NAMES, 0, COMPONENTS)).toEqual([]);
});

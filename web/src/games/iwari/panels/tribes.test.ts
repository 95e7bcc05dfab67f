import "../../../language/testing";
import { expect, test } from "vitest";
import type { View } from "../protocol";
import { columnsOf, stockOf } from "./tribes";

test("a tribe's pieces are those it has left and those that stand on the map", () => {
  const view = {
    tents: { a: 0, b: 1, c: 0 },
    territories: [{ totems: [2, 0] }, { totems: [1, 3] }],
    tribes: [
      { tents_left: 18, totems_left: 5 },
      { tents_left: 19, totems_left: 5 },
    ],
  } as unknown as View;
  expect(stockOf(view, 0)).toEqual({ tents: 20, totems: 8 });
  expect(stockOf(view, 1)).toEqual({ tents: 20, totems: 8 });
});

const BASE = ["tents_mid", "tents", "totems", "settlements"];

test("in the base game every source of points has its column", () => {
  expect(columnsOf(BASE, ["tents_mid"]).map(({ name }) => name)).toEqual(BASE);
});

test("what is scored already goes together, and so does what the map and the options add at the end", () => {
  const columns = columnsOf([...BASE, "expeditions", "walking", "discoveries", "ruins", "road"], ["tents_mid", "expeditions", "walking"]);
  expect(columns.map(({ name }) => name)).toEqual(["have", "tents", "totems", "settlements", "more"]);
  expect(columns[0]?.sources).toEqual(["tents_mid", "expeditions", "walking"]);
  expect(columns[4]?.sources).toEqual(["discoveries", "ruins", "road"]);
});

test("a single addition keeps its own name", () => {
  expect(columnsOf([...BASE, "road"], ["tents_mid"]).at(-1)).toEqual({ name: "road", sources: ["road"] });
});

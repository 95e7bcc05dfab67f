import { expect, test } from "vitest";
import type { View } from "../protocol";
import { stockOf } from "./stock";

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

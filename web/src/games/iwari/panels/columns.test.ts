import { expect, test } from "vitest";
import { columnsOf } from "./columns";

const BASE = ["tents_mid", "tents", "totems", "settlements"];

test("in the base game every source of points has its column", () => {
  expect(columnsOf(BASE).map(({ name }) => name)).toEqual(BASE);
});

test("what is scored already goes together, and so does what the map and the options add at the end", () => {
  const columns = columnsOf([...BASE, "expeditions", "walking", "discoveries", "ruins", "road"]);
  expect(columns.map(({ name }) => name)).toEqual(["have", "tents", "totems", "settlements", "more"]);
  expect(columns[0]?.sources).toEqual(["tents_mid", "expeditions", "walking"]);
  expect(columns[4]?.sources).toEqual(["discoveries", "ruins", "road"]);
});

test("a single addition keeps its own name", () => {
  expect(columnsOf([...BASE, "road"]).at(-1)).toEqual({ name: "road", sources: ["road"] });
});

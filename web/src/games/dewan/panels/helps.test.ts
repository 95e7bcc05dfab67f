import { expect, test } from "vitest";
import { pointsHelp } from "./helps";

test("the points of partners have rules of their own (DM2, DM3, DM4)", () => {
  const sources = ["stories", "groups", "berries", "zones"];
  expect(sources.map((source) => pointsHelp(source, false).rule)).toEqual(["DX2", "DX4", "DX5", "DD2"]);
  expect(sources.map((source) => pointsHelp(source, true).rule)).toEqual(["DM2", "DM3", "DM4", "DD2"]);
});

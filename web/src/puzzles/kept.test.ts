import { beforeEach, expect, it, vi } from "vitest";
import { keepSolved, readSolved, stateOf } from "./kept";

let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => (kept[key] = value),
  });
});

it("remembers the first answer to a puzzle", () => {
  keepSolved("dewan-1", false);
  keepSolved("dewan-1", true);
  keepSolved("dewan-2", true);
  const solved = readSolved();
  expect(["dewan-1", "dewan-2", "dewan-3"].map((id) => stateOf(solved, id))).toEqual(["wrong", "right", "new"]);
});

it("forgets what it cannot read", () => {
  kept["bivouac-puzzles"] = '{"dewan-1": "yes", "dewan-2": true}';
  expect(readSolved()).toEqual({ "dewan-2": true });
  kept["bivouac-puzzles"] = "nonsense";
  expect(readSolved()).toEqual({});
});

it("asks all the same where nothing can be kept", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(() => keepSolved("dewan-1", true)).not.toThrow();
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { countRight, isWhole, keepMarks, nameOf, ofRound, pick, readMarks, ROUND } from "./marks";

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("what is remembered of drills", () => {
  it("is kept kind by kind", () => {
    keepMarks(nameOf("dewan", "paying"), [true, false]);
    keepMarks(nameOf("iwari", "paying"), [false]);
    expect(readMarks()).toEqual({ "dewan/paying": [true, false], "iwari/paying": [false] });
  });

  it("is nothing where it cannot be read, or is not ours", () => {
    expect(readMarks()).toEqual({});
    kept.set("bivouac-drills", "{");
    expect(readMarks()).toEqual({});
    kept.set("bivouac-drills", JSON.stringify({ "dewan/paying": [1], "dewan/camps": [true], "dewan/stories": "ten" }));
    expect(readMarks()).toEqual({ "dewan/camps": [true] });
  });

  it("counts the ten alone as such", () => {
    const marks = [...Array<boolean>(ROUND - 1).fill(true), false, true, true];
    expect(countRight(ofRound(marks))).toBe(ROUND - 1);
    expect(isWhole(marks)).toBe(true);
    expect(isWhole(marks.slice(0, ROUND - 1))).toBe(false);
  });
});

describe("choosing", () => {
  it("adds and takes away where several can be right", () => {
    expect(pick(["a"], "b", true)).toEqual(["a", "b"]);
    expect(pick(["a", "b"], "a", true)).toEqual(["b"]);
  });

  it("changes its mind where one is", () => {
    expect(pick(["a"], "b", false)).toEqual(["b"]);
    expect(pick(["b"], "b", false)).toEqual([]);
  });
});

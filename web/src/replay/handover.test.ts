import { expect, it } from "vitest";
import { handOver, readRecord, takeOver } from "./handover";

it("hands a record over once", () => {
  handOver("{}");
  expect(takeOver()).toBe("{}");
  expect(takeOver()).toBeNull();
});

it("reads a record, or the first of a list of records", () => {
  expect(readRecord(' {"game": "dewan"}\n')).toBe('{"game": "dewan"}');
  expect(readRecord('{"game": 1}\n{"game": 2}\n')).toBe('{"game": 1}');
});

it("refuses what is no record at all", () => {
  expect(readRecord("")).toBeNull();
  expect(readRecord("not a record")).toBeNull();
  expect(readRecord("42")).toBeNull();
});

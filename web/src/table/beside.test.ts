import { expect, test } from "vitest";
import { ruleOf } from "./beside";
import { isSaid } from "../log/history";

test("a link to a rule opens beside the table, and no other", () => {
  expect(ruleOf("/rules#DP2")).toBe("DP2");
  expect(ruleOf("/rules/iwari#I2.1")).toBe("I2.1");
  expect(ruleOf("/rules#fair")).toBeNull();
  expect(ruleOf("/rules/iwari")).toBeNull();
  expect(ruleOf("https://example.org/rules#DP2")).toBeNull();
});

test("what somebody says is told from what happens", () => {
  const row = { number: 1, seat: 0, event: null, notes: [], undone: null, scoring: null, at: "", round: 1 };
  expect(isSaid({ ...row, messages: [{ key: "table-says", args: { seat: 0, phrase: "says-yes=says-yes" } }] })).toBe(true);
  expect(isSaid({ ...row, messages: [{ key: "table-left", args: { seat: 0 } }] })).toBe(false);
});

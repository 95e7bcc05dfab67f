import { expect, test } from "vitest";
import type { Entry } from "../net/protocol";
import { isMove, joinLogs, missed, sinceMine, takenBack } from "./history";

const row = (number: number, seat: number | null, more: Partial<Entry> = {}): Entry => ({
  number,
  seat,
  event: seat === null ? null : { seat, do: "take" },
  messages: [{ key: "dewan-take", args: {} }],
  notes: [],
  undone: null,
  scoring: null,
  at: "",
  round: 1,
  ...more,
});
const LOG = [row(1, null), row(2, 0), row(3, 1), row(4, 2)];

test("newer rows replace older ones", () => {
  expect(joinLogs(LOG, [row(4, 0), row(5, 1)]).map((entry) => entry.seat)).toEqual([null, 0, 1, 0, 1]);
  expect(joinLogs(LOG, [])).toEqual(LOG);
});

test("since my last decision: what the others did", () => {
  expect(sinceMine(LOG, [0]).map((entry) => entry.number)).toEqual([3, 4]);
  expect(missed(LOG, 3, [0])).toBe(1);
  expect(missed(LOG, 4, [0])).toBe(0);
});

test("a row that says nothing to people is not told", () => {
  const log = [...LOG, row(5, null, { messages: [] }), row(6, 1)];
  expect(sinceMine(log, [0]).map((entry) => entry.number)).toEqual([3, 4, 6]);
});

test("rows taken back are not told again", () => {
  const log = [...LOG, row(5, null, { undone: 4, seat: 2 })];
  expect([...takenBack(log)]).toEqual([4]);
  expect(sinceMine(log, [0]).map((entry) => entry.number)).toEqual([3]);
  expect(isMove(log[4] as Entry)).toBe(true);
  expect(isMove(row(1, null))).toBe(false);
});

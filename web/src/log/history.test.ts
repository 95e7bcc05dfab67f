import { expect, test } from "vitest";
import type { Entry, SeatInfo } from "../net/protocol";
import { beginsMove, isMove, joinLogs, lastStanding, movesOf, notHereYet, playedOn, roundBefore, sinceDecided, sinceTurn, takenBack } from "./history";

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
const chance = (number: number): Entry => row(number, null, { event: { chance: "shuffle" } });
const place = (number: number, seat: number): Entry => row(number, seat, { event: { seat, do: "place" } });
const isShown = (entry: Entry) => entry.event?.do === "place";
const numbers = (rows: readonly Entry[]) => rows.map((entry) => entry.number);
const LOG = [row(1, null), row(2, 0), row(3, 1), row(4, 2)];

test("newer rows replace older ones", () => {
  expect(joinLogs(LOG, [row(4, 0), row(5, 1)]).map((entry) => entry.seat)).toEqual([null, 0, 1, 0, 1]);
  expect(joinLogs(LOG, [])).toEqual(LOG);
});

test("since my last decision: what the others did, until I act", () => {
  expect(numbers(sinceDecided(LOG, 0).rows)).toEqual([3, 4]);
  expect(sinceDecided(LOG, 0).base).toBe(2);
  expect(sinceDecided([...LOG, row(5, 0)], 0).rows).toEqual([]);
});

test("before my first decision everything is new", () => {
  expect(sinceDecided(LOG, 3)).toEqual({ base: 0, rows: LOG.slice(1) });
});

test("since my last turn: the same rows, also while I am playing this one", () => {
  expect(numbers(sinceTurn(LOG, 0).rows)).toEqual([3, 4]);
  const playing = [...LOG, row(5, 0), row(6, 0)];
  expect(numbers(sinceTurn(playing, 0).rows)).toEqual([3, 4]);
  expect(sinceTurn(playing, 0).base).toBe(2);
});

test("a shuffle belongs to the decision before it", () => {
  expect(numbers(sinceTurn([...LOG, chance(5)], 0).rows)).toEqual([3, 4, 5]);
  expect(numbers(sinceTurn([...LOG, row(5, 0), chance(6)], 0).rows)).toEqual([3, 4]);
});

test("where nobody else has decided there is nothing to step through", () => {
  expect(sinceDecided([row(1, null), row(2, 0), chance(3)], 0).rows).toEqual([]);
  expect(sinceTurn([row(1, null), row(2, 0)], 0).rows).toEqual([]);
  expect(sinceTurn([], 0)).toEqual({ base: 0, rows: [] });
});

test("who plays alone looks back on the round before", () => {
  const later = [4, 5].map((number) => row(number, 0, { round: 2 }));
  const log = [row(1, null), row(2, 0), chance(3), ...later];
  expect(numbers(roundBefore(log, 2).rows)).toEqual([2, 3]);
  expect(numbers(roundBefore(log, 3).rows)).toEqual([4, 5]);
  expect(roundBefore(log, 3).base).toBe(3);
  expect(roundBefore(log.slice(0, 3), 1).rows).toEqual([]);
});

test("rows taken back are not told again", () => {
  const log = [...LOG, row(5, 2, { event: null, undone: 4 })];
  expect([...takenBack(log)]).toEqual([4]);
  expect(numbers(sinceTurn(log, 0).rows)).toEqual([3]);
  expect(lastStanding(log)).toBe(3);
  expect(isMove(log[4] as Entry)).toBe(true);
  expect(isMove(row(1, null))).toBe(false);
});

const vote = (number: number, what: "end" | "on", seat: number): Entry =>
  row(number, null, { messages: [{ key: `table-vote-${what}`, args: { seat } }] });

test("somebody else's no is told until the game goes on", () => {
  const asked = [...LOG, vote(5, "end", 0)];
  expect(playedOn(asked, [0])).toBeNull();
  const declined = [...asked, vote(6, "on", 1)];
  expect(playedOn(declined, [0])).toEqual({ number: 6, seat: 1 });
  expect(playedOn(declined, [1])).toBeNull(); // one's own
  expect(playedOn([...declined, vote(7, "end", 0)], [0])).toBeNull(); // asked again
  expect(playedOn([...declined, row(7, 1)], [0])).toBeNull();
});

test("who has not come to a new game is missed until they decide something", () => {
  const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
    ...{ seat: number, kind: "person", name: "", bot: null, connected: false, left: false, mine: false, local: false },
    ...more,
  });
  const seats = [seat(0, { mine: true }), seat(1), seat(2, { connected: true }), seat(3, { kind: "bot", bot: "level1" }), seat(4, { left: true })];
  expect(notHereYet(seats, [])).toEqual([1]);
  expect(notHereYet(seats, [row(1, 1)])).toEqual([]);
});

test("after I have taken my decision back, what the others did is new again", () => {
  const log = [...LOG, row(5, 0), row(6, 0, { event: null, undone: 5 })];
  expect(numbers(sinceDecided(log, 0).rows)).toEqual([3, 4]);
});

test("what is not seen on the map belongs to the move before it", () => {
  const log = [row(1, null), place(2, 0), row(3, 0), chance(4), row(5, 0), place(6, 0), row(7, 1), place(8, 1)];
  expect(movesOf(log, isShown).map(numbers)).toEqual([[1], [2, 3, 4, 5], [6], [7], [8]]);
});

test("a new round begins a new move", () => {
  expect(beginsMove(row(1, 0), row(2, 0), isShown)).toBe(false);
  expect(beginsMove(row(1, 0), row(2, 0, { round: 2 }), isShown)).toBe(true);
  expect(beginsMove(undefined, chance(1), isShown)).toBe(true);
});

import { describe, expect, it, test } from "vitest";
import type { SeatInfo, TableInfo, Thinking, View } from "../net/protocol";
import { dueViewer, firstViewer, mySeats, passTo, thoughtOf } from "./viewer";

const seat = (number: number, mine: boolean, left = false): SeatInfo => ({
  seat: number,
  kind: "person",
  name: "",
  bot: null,
  connected: true,
  left,
  mine,
  local: false,
});
const table = (...seats: SeatInfo[]) => ({ seats }) as TableInfo;
const decides = (number: number | null) => ({ decides: number }) as View;

test("one seat of mine is looked from at once, several or none are not", () => {
  expect(firstViewer(table(seat(0, false), seat(1, true)))).toBe(1);
  expect(firstViewer(table(seat(0, true), seat(1, true)))).toBeNull();
  expect(firstViewer(table(seat(0, false)))).toBeNull();
});

test("a seat that was left is no longer mine to look from", () => {
  expect(mySeats(table(seat(0, true, true), seat(1, true)))).toEqual([1]);
});

test("hot seat: the device is asked for before a hand is shown, and the hand closes after the turn", () => {
  const hot = table(seat(0, true), seat(1, true), seat(2, false));
  expect(passTo(hot, null, decides(1))).toBe(1);
  expect(passTo(hot, 1, decides(1))).toBeNull();
  expect(passTo(hot, null, decides(2))).toBeNull();
  expect(dueViewer(hot, 1, decides(1))).toBe(1);
  expect(dueViewer(hot, 1, decides(0))).toBeNull();
  expect(dueViewer(hot, 1, decides(2))).toBeNull();
});

test("with one seat the viewer stays through everybody's turns", () => {
  const one = table(seat(0, true), seat(1, false));
  expect(dueViewer(one, 0, decides(1))).toBe(0);
  expect(passTo(one, 0, decides(0))).toBeNull();
});

const botAt = (bot: string | null): SeatInfo => ({ ...seat(1, false), kind: bot === null ? "person" : "bot", bot });
const played = (status: TableInfo["status"] = "playing", bot: string | null = "level5") =>
  ({ status, seats: [seat(0, true), botAt(bot)] }) as TableInfo;
const TOLD: Thinking = { type: "thinking", seat: 1, share: 0.4 };

describe("a bot that thinks", () => {
  it("is seen while its decision is awaited", () => {
    expect(thoughtOf(TOLD, played(), decides(1))).toBe(TOLD);
  });

  it("is not seen before it was heard of", () => {
    expect(thoughtOf(null, played(), decides(1))).toBeNull();
  });

  it("is not seen as long as the page shows somebody else's turn", () => {
    expect(thoughtOf(TOLD, played(), decides(0))).toBeNull();
    expect(thoughtOf(TOLD, played(), null)).toBeNull();
  });

  it("is forgotten when the player it stood in for is back", () => {
    expect(thoughtOf(TOLD, played("playing", null), decides(1))).toBeNull();
  });

  it("is forgotten when the table has ended", () => {
    expect(thoughtOf(TOLD, played("ended"), decides(1))).toBeNull();
  });
});

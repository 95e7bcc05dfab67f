import { expect, test } from "vitest";
import type { SeatInfo, TableInfo, View } from "../net/protocol";
import { dueLook, firstLook, mySeats, passTo } from "./looks";

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
  expect(firstLook(table(seat(0, false), seat(1, true)))).toBe(1);
  expect(firstLook(table(seat(0, true), seat(1, true)))).toBeNull();
  expect(firstLook(table(seat(0, false)))).toBeNull();
});

test("a seat that was left is no longer mine to look from", () => {
  expect(mySeats(table(seat(0, true, true), seat(1, true)))).toEqual([1]);
});

test("hot seat: the device is asked for before a hand is shown, and the hand closes after the turn", () => {
  const hot = table(seat(0, true), seat(1, true), seat(2, false));
  expect(passTo(hot, null, decides(1))).toBe(1);
  expect(passTo(hot, 1, decides(1))).toBeNull();
  expect(passTo(hot, null, decides(2))).toBeNull();
  expect(dueLook(hot, 1, decides(1))).toBe(1);
  expect(dueLook(hot, 1, decides(0))).toBeNull();
  expect(dueLook(hot, 1, decides(2))).toBeNull();
});

test("with one seat the look stays through everybody's turns", () => {
  const one = table(seat(0, true), seat(1, false));
  expect(dueLook(one, 0, decides(1))).toBe(0);
  expect(passTo(one, 0, decides(0))).toBeNull();
});

import { expect, test } from "vitest";
import { together } from "./together";

const draw = (card: string, seat = 1) => ({ message: { key: "iwari-draw", args: { seat, card } }, notes: [], gone: false });
const deck = (note?: string) => ({
  message: { key: "iwari-draw-deck", args: { seat: 1 } },
  notes: note === undefined ? [] : [{ key: "iwari-drawn", args: { cards: note } }],
  gone: false,
});

test("cards taken one after the other are said together", () => {
  const [one, ...rest] = together([draw("desert"), draw("forest"), deck()]);
  expect(one?.message.args).toEqual({ seat: 1, card: "desert forest", times: 2 });
  expect(rest).toEqual([deck()]);
});

test("what only the reader knows of them stays with them", () => {
  const [one] = together([deck("glacier"), deck("coast"), deck()]);
  expect(one?.message.args.times).toBe(3);
  expect(one?.notes.map((note) => note.args.cards)).toEqual(["glacier", "coast"]);
});

test("what others do, and what was taken back, is said by itself", () => {
  expect(together([draw("desert"), draw("desert", 2)])).toHaveLength(2);
  expect(together([draw("desert"), { ...draw("desert"), gone: true }])).toHaveLength(2);
});

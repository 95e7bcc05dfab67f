import { expect, test } from "vitest";
import type { Entry } from "../net/protocol";
import { FreshCards } from "./fresh.svelte";

const row = (number: number, seat: number, round: number, undone: number | null = null): Entry => ({
  ...{ number, seat, round, undone, messages: [], notes: [], scoring: null, at: "" },
  event: undone === null ? { seat, do: "take" } : null,
});

/** What is marked after each row of a log, with the hand it leaves. */
function marks(steps: [Entry | null, string[]][], viewer: number | null = 0, seat = 0): string[][] {
  const fresh = new FreshCards();
  const log: Entry[] = [];
  return steps.map(([entry, hand], moves) => {
    if (entry !== null) log.push(entry);
    fresh.see({ viewer, moves, log: [...log] }, seat, hand);
    return [...fresh.cards];
  });
}

test("cards that come are marked until their player acts again", () => {
  const taken: [Entry | null, string[]][] = [
    [null, ["a"]],
    [row(1, 0, 1), ["a", "b", "c"]],
    [row(2, 1, 1), ["a", "b", "c"]],
    [row(3, 0, 2), ["a", "b"]],
  ];
  expect(marks(taken)).toEqual([[], ["b", "c"], ["b", "c"], []]);
});

test("all that come in one turn are marked together", () => {
  const drawn: [Entry | null, string[]][] = [
    [null, ["a"]],
    [row(1, 0, 1), ["a", "b"]],
    [row(2, 0, 1), ["a", "b", "c"]],
  ];
  expect(marks(drawn).at(-1)).toEqual(["b", "c"]);
});

test("what comes back by taking back is not new, and what was new is so again", () => {
  const undone: [Entry | null, string[]][] = [
    [null, ["a"]],
    [row(1, 0, 1), ["a", "b"]],
    [row(2, 0, 2), []],
    [row(3, 0, 2, 2), ["a", "b"]],
  ];
  expect(marks(undone).at(-1)).toEqual(["b"]);
});

test("nothing is new to those who only watch", () => {
  const watched: [Entry | null, string[]][] = [
    [null, []],
    [row(1, 0, 1), ["a"]],
  ];
  expect(marks(watched, null).at(-1)).toEqual([]);
});

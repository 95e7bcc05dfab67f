import "../../../language/testing";
import { beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../../../language/speak.svelte";
import { voidView } from "../board/example";
import { gaugesOf } from "../panels/facts";
import type { View, VoidNow } from "../protocol";
import { endingWords, groupsOf } from "./words";

beforeAll(async () => {
  await speak("en");
  await speakOf("iwari");
});

function ended(more: Partial<VoidNow>): View {
  return { ...voidView, phase: "over", void: { ...voidView.void!, now: null, ...more } };
}

test("every gauge has as many cells as it takes; the centre only where the map has one", () => {
  expect(gaugesOf(voidView.void!)).toEqual([
    { threat: "held", count: 1, of: 3 },
    { threat: "group", count: 2, of: 10 },
    { threat: "aside", count: 0, of: 3 },
  ]);
  expect(gaugesOf({ ...voidView.void!, centre: [2, 5] }).at(-1)).toEqual({ threat: "centre", count: 2, of: 5 });
});

test("what wins at once needs no second sentence", () => {
  expect(endingWords(ended({ reason: "settlement", outcome: "at_once", group: [10, 10] }))).toEqual(["10 ruins stand in one settlement: with that the void wins at once."]);
  expect(endingWords(ended({ reason: "limit", outcome: "at_once", held: 3 }))).toHaveLength(1);
});

test("otherwise it is said who has won by what", () => {
  expect(endingWords(ended({ reason: "all-judged", outcome: "won", held: 2 }))[1]).toBe("The void has 2 of the 3 territories it needs: you have held out.");
  expect(endingWords(ended({ reason: "piece", outcome: "lost", held: 4 }))[1]).toBe("The void has claimed 4 territories, and 3 are enough: it wins.");
  expect(endingWords(ended({ reason: "stock", outcome: "violet", violet: { ruins: 3, tents: 2 } }))[1]).toBe("3 ruins against 2 tents on the violet spots: the void wins.");
});

test("territories come by whoever claimed them, the void's first", () => {
  expect(groupsOf(ended({ reason: "centre" })).map(({ by, ids }) => [by, ids])).toEqual([
    ["void", ["west"]],
    ["players", []],
    ["open", ["middle", "east"]],
  ]);
});

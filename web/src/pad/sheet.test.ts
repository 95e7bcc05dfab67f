import { expect, it } from "vitest";
import type { Pad } from "../net/protocol";
import { blank, isCounted, isTied, isWritten, linesOf, moved, padOf, resultOf, seatedOf, sidesOf, switchesOf, typed, type Written } from "./sheet";

const always = (source: string) => ({ source, choice: null });
const PLAIN: Pad = {
  options: { map: "plain", mode: "versus" },
  sides: [
    { players: 2, sides: 3 },
    { players: 3, sides: 3 },
  ],
  lines: [always("tents"), always("totems"), { source: "walking", choice: "walking_totem" }],
};
const TEAMS: Pad = { options: { map: "teams", mode: "versus" }, sides: [{ players: 4, sides: 2 }], lines: [always("tents")] };

const written = (part: Partial<Written>): Written => ({ ...blank(PLAIN), ...part });

it("finds the pad of some options, whatever else they say", () => {
  expect(padOf([PLAIN, TEAMS], { map: "teams", mode: "versus", players: 4 })).toBe(TEAMS);
  expect(padOf([PLAIN, TEAMS], { map: "other" })).toBeNull();
});

it("has a line for a switch only while it is on", () => {
  expect(switchesOf(PLAIN)).toEqual(["walking_totem"]);
  expect(linesOf(PLAIN, []).map(({ source }) => source)).toEqual(["tents", "totems"]);
  expect(linesOf(PLAIN, ["walking_totem"]).map(({ source }) => source)).toEqual(["tents", "totems", "walking"]);
});

it("adds up what is in play, and leaves out what is not", () => {
  const points = { tents: [7, 3, null], totems: [2, null, 4], walking: [9, 9, 9] };
  expect(resultOf(PLAIN, written({ players: 3, points })).scores).toEqual([9, 3, 4]);
  expect(resultOf(PLAIN, written({ players: 3, points, choices: ["walking_totem"] })).scores).toEqual([18, 12, 13]);
});

it("lets the tie-break decide, and two win who are equal in that too", () => {
  const points = { tents: [5, 5, 1] };
  expect(resultOf(PLAIN, written({ players: 3, points })).winners).toEqual([0, 1]);
  expect(resultOf(PLAIN, written({ players: 3, points, ties: [1, 2, 9] })).winners).toEqual([1]);
  expect(isTied(resultOf(PLAIN, written({ players: 3, points })))).toBe(true);
  expect(isTied(resultOf(PLAIN, written({ players: 3, points: { tents: [5, 4, 4] } })))).toBe(false);
});

it("lets nobody win who has no seat", () => {
  const result = resultOf(PLAIN, written({ players: 2, points: { tents: [1, 2, 3] } }));
  expect(sidesOf(PLAIN, 2)).toBe(3);
  expect(seatedOf(PLAIN, 2)).toBe(2);
  expect(result.winners).toEqual([]);
});

it("names teams, not their players", () => {
  expect(seatedOf(TEAMS, 4)).toBe(2);
});

it("counts once every side has a number, a nought too", () => {
  expect(isCounted(PLAIN, written({ players: 3, points: { tents: [1, 2] } }))).toBe(false);
  expect(isCounted(PLAIN, written({ players: 3, points: { tents: [1, 2], totems: [null, null, 0] } }))).toBe(true);
});

it("keeps to numbers of players and switches that another pad has", () => {
  const kept = moved(written({ players: 3, choices: ["walking_totem"], names: ["Ada"] }), TEAMS);
  expect(kept).toMatchObject({ options: TEAMS.options, players: 4, choices: [], names: ["Ada"] });
});

it("reads digits and nothing else", () => {
  expect(typed("12")).toBe(12);
  expect(typed("-7a")).toBe(7);
  expect(typed("12345")).toBe(123);
  expect(typed("x")).toBeNull();
});

it("knows whether anything would be lost", () => {
  expect(isWritten(blank(PLAIN))).toBe(false);
  expect(isWritten(written({ points: { tents: [null, null] } }))).toBe(false);
  expect(isWritten(written({ points: { tents: [0] } }))).toBe(true);
  expect(isWritten(written({ names: ["", "Bo"] }))).toBe(true);
});

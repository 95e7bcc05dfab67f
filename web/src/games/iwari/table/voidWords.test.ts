import "../../../language/testing";
import { beforeAll, expect, test } from "vitest";
import { speak, speakOf } from "../../../language/speak.svelte";
import { VOID_GAINS } from "./example";
import { compared, effectsOf } from "./voidWords";

beforeAll(async () => {
  await speak("en");
  await speakOf("iwari");
});

const LIMITS = { group: [5, 10] as [number, number], settlement: 4 };
const names = (gains: Partial<typeof VOID_GAINS>) => effectsOf({ ...VOID_GAINS, ...gains }, LIMITS, null).map(({ name, tone }) => [name, tone]);

test("what ends the game or loses a piece is warned of first (IV8, IV10)", () => {
  expect(names({ claims: { moor: "void" }, lost: true, ends: "limit", beaten: true })).toEqual([
    ["ends", "bad"],
    ["lost", "bad"],
    ["claim-moor", "bad"],
  ]);
  expect(names({ ends: "all-judged", claims: { moor: "players" } })).toEqual([
    ["ends", "plain"],
    ["claim-moor", "good"],
  ]);
});

test("ruins that hang together are warned of once they make a settlement (IV8)", () => {
  expect(names({ group: [2, 3] })).toEqual([["group", "plain"]]);
  expect(names({ group: [3, 4], acts: true, free: false })).toEqual([
    ["group", "bad"],
    ["acts", "bad"],
  ]);
  expect(names({ free: true, haunts: true, moves_on: 7 })).toEqual([
    ["free", "good"],
    ["haunts", "bad"],
    ["pawn", "plain"],
  ]);
});

test("of spots beside each other each says what the others do not bring", () => {
  const judged = { ...VOID_GAINS, claims: { moor: "void" as const } };
  const { notes, common } = compared([judged, { ...judged, group: [5, 7] }], LIMITS, null);
  expect(notes.map(({ text, tone }) => [text, tone])).toEqual([
    ["Ruin settlement stays 5", "good"],
    ["Ruin settlement 5 → 7 of 10", "bad"],
  ]);
  expect(common.map(({ name }) => name)).toEqual(["claim-moor"]);
});

test("where all bring the same, that is said of each", () => {
  const judged = { ...VOID_GAINS, claims: { moor: "void" as const } };
  expect(compared([judged, judged], LIMITS, null)).toMatchObject({ notes: [{ name: "claim-moor" }, { name: "claim-moor" }], common: [] });
  expect(compared([VOID_GAINS], LIMITS, null).notes).toMatchObject([{ name: "stays" }]);
});

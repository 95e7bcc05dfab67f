import { expect, test } from "vitest";
import type { Consequence } from "../games/face";
import type { Entry, Frame, View } from "../net/protocol";
import { roundsOf, beatsOf } from "./beats";

const NOTHING = () => [];
const view = (round: number) => ({ round }) as View;

/** Frames of rows that were decided in these rounds; the view after a row may be in the next one. */
function frames(...rounds: number[]): Frame[] {
  const rows = rounds.map((round, place) => ({ entry: { number: place + 1, round } as Entry, view: view(rounds[place + 1] ?? round) }));
  return [{ entry: null, view: view(rounds[0] ?? 0) }, ...rows];
}

test("a round begins with what is decided in it, not with what ends the round before", () => {
  expect(roundsOf(beatsOf(frames(0, 0, 1, 1, 2, 3, 3), NOTHING))).toEqual([
    { at: 3, round: 1 },
    { at: 5, round: 2 },
    { at: 6, round: 3 },
  ]);
});

test("what comes before the first round is in none", () => {
  expect(roundsOf(beatsOf(frames(0, 0), NOTHING))).toEqual([]);
});

test("what follows by itself is stepped through, thing by thing", () => {
  const all = frames(1, 1, 2);
  const told = (number: number): Consequence[] => [1, 2, 3].map((step) => ({ view: view(10 * number + step), ms: 100 * step, show: {} as Consequence["show"] }));
  const beats = beatsOf(all, (entry) => (entry.number === 2 ? told(2) : []));
  expect(beats.map((beat) => beat.frame)).toEqual([0, 1, 2, 2, 2, 3]);
  expect(beats.map((beat) => beat.telling?.step ?? null)).toEqual([null, null, 0, 1, 2, null]);
  expect(beats.map((beat) => beat.before?.round ?? null)).toEqual([null, 1, 1, 21, 22, 2]);
  expect(beats[3]).toMatchObject({ view: { round: 22 }, ms: 200, entry: { number: 2 } });
  expect(roundsOf(beats)).toEqual([
    { at: 1, round: 1 },
    { at: 5, round: 2 },
  ]);
});

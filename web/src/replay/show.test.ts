import { describe, expect, it } from "vitest";
import type { Consequence } from "../games/face";
import type { Frame, Replay, View } from "../net/protocol";
import { ReplayShow } from "./show.svelte";

/** A replay of frames with these turns; no scoring is shown step by step. */
function show(...turns: number[]): ReplayShow {
  const frames = turns.map((turn) => ({ entry: null, view: { turns: turn } }) as Frame);
  return new ReplayShow({ frames } as Replay, { showsScoring: () => false, tell: () => [] });
}

describe("the play button of a replay", () => {
  it("begins again at the end", () => {
    const watched = show(0, 1, 2);
    watched.go(watched.last);
    watched.toggle();
    expect([watched.at, watched.playing]).toEqual([0, true]);
  });

  it("goes on from where the replay stopped", () => {
    const watched = show(0, 1, 2);
    watched.go(1);
    watched.toggle();
    expect([watched.at, watched.playing]).toEqual([1, true]);
    watched.toggle();
    expect([watched.at, watched.playing]).toEqual([1, false]);
  });

  it("is off when the last frame is reached", () => {
    const watched = show(0, 1, 2);
    watched.toggle();
    watched.go(2);
    expect(watched.playing).toBe(false);
  });
});

it("steps to where another player's turn begins", () => {
  const watched = show(0, 1, 1, 2, 2);
  watched.goTurn(1);
  watched.goTurn(1);
  expect(watched.at).toBe(3);
  watched.goTurn(-1);
  expect(watched.at).toBe(1);
});

it("leaves out what is told between one turn and the next, and shows what came of it", () => {
  const views = [0, 1, 1, 2].map((turns) => ({ turns })) as View[];
  const frames = views.map((view, number) => ({ entry: number === 0 ? null : { number }, view }) as Frame);
  const told = ["a", "b", "c"].map(() => ({ view: views[3], ms: 0, show: {} })) as Consequence[];
  const watched = new ReplayShow({ frames } as Replay, { showsScoring: () => false, tell: ({ number }) => (number === 3 ? told : []) });
  expect(watched.last).toBe(5);
  watched.goTurn(1);
  watched.goTurn(1);
  expect(watched.at).toBe(5);
  watched.go(4);
  watched.goTurn(-1);
  expect(watched.at).toBe(1);
});

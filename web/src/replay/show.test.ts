import { describe, expect, it } from "vitest";
import type { Frame, Replay } from "../net/protocol";
import { ReplayShow } from "./show.svelte";

/** A replay of frames with these turns; no scoring is shown step by step. */
function show(...turns: number[]): ReplayShow {
  const frames = turns.map((turn) => ({ entry: null, view: { turns: turn } }) as Frame);
  return new ReplayShow({ frames } as Replay, () => false);
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

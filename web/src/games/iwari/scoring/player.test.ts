import "../../../language/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { preferences } from "../../../preferences.svelte";
import type { Entry } from "../../../net/protocol";
import type { ShownScoring } from "../../face";
import { ScoringPlayer } from "./player.svelte";

/** A scoring of three steps; `over` tells whether it has been ended. */
function shown(kind: "mid" | "final"): ShownScoring & { over: boolean } {
  const entry = { scoring: { kind, steps: [{}, {}, {}] } } as unknown as Entry;
  return {
    entry,
    step: 0,
    over: false,
    end() {
      this.over = true;
    },
  };
}

beforeEach(() => {
  preferences.scored = false;
});

describe("the first scoring", () => {
  it("waits at every step for its reader", () => {
    const walk = shown("final");
    const player = new ScoringPlayer(() => walk);
    expect(player.playing).toBe(false);
    expect(player.run()).toBeUndefined();
    player.forth();
    expect([walk.step, player.playing]).toEqual([1, false]);
  });

  it("has been seen when its last step has", () => {
    const walk = shown("final");
    const player = new ScoringPlayer(() => walk);
    for (let step = 0; step < 3; step++) player.forth();
    expect([walk.over, preferences.scored]).toEqual([true, true]);
    expect(new ScoringPlayer(() => shown("mid")).playing).toBe(true);
  });

  it("is still to come for whoever skips it", () => {
    const walk = shown("final");
    const player = new ScoringPlayer(() => walk);
    player.forth();
    player.end();
    expect([walk.over, preferences.scored]).toEqual([true, false]);
  });

  it("in the middle of a game is not yet that of the end, which counts other things", () => {
    const walk = shown("mid");
    const player = new ScoringPlayer(() => walk);
    for (let step = 0; step < 3; step++) player.forth();
    expect([walk.over, preferences.scored]).toEqual([true, false]);
  });
});

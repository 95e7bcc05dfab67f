// What the effects of the camps say about the slots of a tribe board.

import type { Tribe, View } from "../protocol";

/** Camps placed so far, the starting camp not counted. */
export function placed(view: View, tribe: Tribe): number {
  return view.board.effects.length - tribe.camps_left;
}

/** The number of the camp that fills a story slot; 0 for the first, filled before the game. */
export function campOfStory(effects: readonly string[], slot: number): number {
  return slot === 0 ? 0 : nth(effects, "story", slot);
}

/** The number of the camp that fills a tuck slot. */
export function campOfTuck(effects: readonly string[], slot: number): number {
  return nth(effects, "tuck", slot + 1);
}

function nth(effects: readonly string[], effect: string, count: number): number {
  let seen = 0;
  for (const [i, each] of effects.entries()) {
    if (each === effect) seen += 1;
    if (seen === count) return i + 1;
  }
  return effects.length;
}

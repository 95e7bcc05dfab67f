// The tribes of a view: what the effects of the camps say about their slots, and the points so far by side. In the team
// scenario partners sit opposite and share one.

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

export function sideOf(view: View, seat: number): number {
  return seat % view.points.length;
}

export function seatsOf(view: View, side: number): number[] {
  return view.seats.map((_, seat) => seat).filter((seat) => sideOf(view, seat) === side);
}

export function pointsOf(view: View, side: number): number {
  return Object.values(view.points[side] ?? {}).reduce((sum, points) => sum + points, 0);
}

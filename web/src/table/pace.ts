// How long things are shown, and how a show is cut short.

import { LONGEST, type Show } from "../games/face";
import { mayMove } from "../preferences.svelte";

const FADE = 120; // ms: nothing travels with reduced motion
const OUTLINE_STILL = 2000; // ms the changed thing is outlined, with reduced motion
const OUTLINE = 1200;

/** Wait while a decision is shown; `onSkip` is given the way to end it at once. */
export function pace(show: Show, onSkip: (skip: () => void) => void): Promise<void> {
  return rest(mayMove() ? Math.min(show.ms, LONGEST) : FADE, onSkip);
}

/** Wait while something is read; `onSkip` is given the way to go on at once. */
export function rest(ms: number, onSkip: (skip: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    onSkip(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** How long the outline of what changed stays, in ms. */
export function outlineFor(): number {
  return mayMove() ? OUTLINE : OUTLINE_STILL;
}

// How long things are shown, and how a show is cut short.

import { LONGEST, type Show } from "../games/face";
import { mayMove, preferences, type Speed } from "../preferences.svelte";

const FADE = 120; // ms: nothing travels with reduced motion
const OUTLINE_STILL = 2000; // ms the changed thing is outlined, with reduced motion
const OUTLINE = 1200;
const LOOK = 700; // ms to find a caption,
const LETTER = 34; // ms to read a letter of it
const PACES: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.45, wait: 1 };
const LEAST = 300; // ms: what stays for less is not worth beginning to read

/** So many rows may wait to be shown one by one. */
export const MANY: Record<Speed, number> = { slow: 60, normal: 40, fast: 12, wait: Infinity };

/** How long a caption of so many letters stays, in ms; 0: it is not shown. Where nothing may move, fast is at once. */
export function readingTime(letters: number): number {
  const ms = (LOOK + letters * LETTER) * PACES[preferences.speed];
  return ms < LEAST || (preferences.speed === "fast" && !mayMove()) ? 0 : ms;
}

/** Wait while a decision is shown, for `least` ms or longer; `onSkip` is given the way to end it at once. */
export function pace(show: Show, least: number, onSkip: (skip: () => void) => void): Promise<void> {
  return rest(Math.max(mayMove() ? Math.min(show.ms, LONGEST) : FADE, least), onSkip);
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

// A replay in its beats: one for each frame, and where something followed by itself one for each thing that did, as it is
// told at the table. Rounds are those in which something was decided.

import type { Consequence, Face, Telling } from "../games/face";
import type { Entry, Frame, View } from "../net/protocol";

export interface Beat {
  frame: number; // which it belongs to
  entry: Entry | null; // null at the beginning
  view: View; // how the table stands after it
  before: View | null;
  telling: Telling | null; // what follows from the entry, being told
  ms: number; // to read it; 0: no longer than anything else
}

/** What followed from a row, one thing after the other; []: nothing that is told so. */
export type Tell = (entry: Entry, before: View, after: View) => Consequence[];

/** The way a game tells it. */
export function tellBy(face: Face): Tell {
  return (entry, before, after) => (face.aftermath?.isTold(entry) ? face.aftermath.steps(entry, before, after, null) : []);
}

export function beatsOf(frames: readonly Frame[], tell: Tell): Beat[] {
  return frames.flatMap(({ entry, view }, frame): Beat[] => {
    const before = frames[frame - 1]?.view ?? null;
    const told = entry === null || before === null ? [] : tell(entry, before, view);
    if (told.length === 0) return [{ frame, entry, view, before, telling: null, ms: 0 }];
    return told.map((one, step) => ({
      frame,
      entry,
      view: one.view,
      before: told[step - 1]?.view ?? before,
      telling: { entry: entry as Entry, step, show: one.show },
      ms: one.ms,
    }));
  });
}

/** Where rounds begin: with the first thing that is decided in them. What comes before the first one is in none. */
export function roundsOf(beats: readonly Beat[]): { at: number; round: number }[] {
  let last = 0;
  return beats.flatMap(({ entry }, at) => {
    if (entry === null || entry.round === last || entry.round === 0) return [];
    last = entry.round;
    return [{ at, round: entry.round }];
  });
}

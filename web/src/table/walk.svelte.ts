// A scoring being shown step by step. What its steps are is the game's own.

import type { Face, Walk } from "../games/face";
import type { Entry } from "../net/protocol";

/** Is the scoring of this row shown by the game's Scoring? */
export function isWalked(face: Face, entry: Entry): boolean {
  return entry.scoring !== null && face.Scoring !== null && !face.story?.isTold(entry);
}

/** Has this row something that can be seen once more? */
export function isShownAgain(face: Face, entry: Entry): boolean {
  return isWalked(face, entry) || (face.story?.isTold(entry) ?? false);
}

export class ScoringWalk implements Walk {
  readonly entry: Entry;
  readonly end: () => void;
  step: number = $state(0);

  constructor(entry: Entry, end: () => void) {
    this.entry = entry;
    this.end = end;
  }
}

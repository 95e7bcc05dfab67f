// A scoring being shown step by step. What its steps are is the game's own.

import type { Face, ShownScoring } from "../games/face";
import type { Entry } from "../net/protocol";

/** Is the scoring of this row shown by the game's Scoring? */
export function showsScoring(face: Face, entry: Entry): boolean {
  return entry.scoring !== null && face.Scoring !== null && !face.aftermath?.isTold(entry);
}

/** Has this row something that can be seen once more? */
export function isShownAgain(face: Face, entry: Entry): boolean {
  return showsScoring(face, entry) || (face.aftermath?.isTold(entry) ?? false);
}

export class ScoringSteps implements ShownScoring {
  readonly entry: Entry;
  readonly end: () => void;
  step: number = $state(0);

  constructor(entry: Entry, end: () => void) {
    this.entry = entry;
    this.end = end;
  }
}

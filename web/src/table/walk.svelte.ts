// A scoring being shown step by step. What its steps are is the game's own.

import type { Walk } from "../games/face";
import type { Entry } from "../net/protocol";

export class ScoringWalk implements Walk {
  readonly entry: Entry;
  readonly end: () => void;
  step: number = $state(0);

  constructor(entry: Entry, end: () => void) {
    this.entry = entry;
    this.end = end;
  }
}

// A scoring that plays by itself, step by step, until the reader takes it over. Whoever has not gone through a whole final
// scoring yet goes by hand: each step waits for its reader.

import { preferences } from "../../../preferences.svelte";
import type { ShownScoring } from "../../face";
import type { Scoring, ScoringStep } from "../protocol";

const PACE = 900; // ms for one step at speed 1
const REST = 1500; // ms the last step stays
export const SPEEDS = [1, 2, 4, 0.5];

export class ScoringPlayer {
  readonly #shown: () => ShownScoring;
  playing = $state(preferences.scored);
  speed = $state(1);
  touched = false; // the reader goes by hand: it does not end by itself

  constructor(shown: () => ShownScoring) {
    this.#shown = shown;
  }

  get scoring(): Scoring {
    return this.#shown().entry.scoring as Scoring;
  }

  get at(): number {
    return Math.min(this.#shown().step, this.last);
  }

  get last(): number {
    return this.scoring.steps.length - 1;
  }

  get step(): ScoringStep | undefined {
    return this.scoring.steps[this.at];
  }

  get next(): ScoringStep | undefined {
    return this.scoring.steps[this.at + 1];
  }

  /** To a step, by hand. */
  go(at: number): void {
    this.touched = true;
    this.playing = false;
    this.#shown().step = Math.max(0, Math.min(this.last, at));
  }

  forth(): void {
    if (this.at >= this.last) this.end();
    else this.go(this.at + 1);
  }

  back(): void {
    this.go(this.at - 1);
  }

  toggle(): void {
    this.touched = true;
    this.playing = !this.playing;
    if (this.playing && this.at >= this.last) this.#shown().step = 0;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  end(): void {
    if (this.at >= this.last && this.scoring.kind === "final") preferences.scored = true; // what is skipped is not seen
    this.#shown().end();
  }

  /** Go on by itself; to be called in an effect, which it makes depend on the step. Returns how to stop. */
  run(): (() => void) | undefined {
    const at = this.at;
    if (!this.playing) return undefined;
    const last = at >= this.last;
    const timer = setTimeout(() => this.#tick(last), (last ? REST : PACE) / this.speed);
    return () => clearTimeout(timer);
  }

  #tick(last: boolean): void {
    if (!last) this.#shown().step = this.at + 1;
    else if (this.touched) this.playing = false;
    else this.end();
  }
}

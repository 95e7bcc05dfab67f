// A replay being watched: which beat is shown, and how it goes on.

import type { Entry, Replay } from "../net/protocol";
import { ScoringSteps } from "./scoring.svelte";
import { roundsOf, type Beat, beatsOf, type Tell } from "./beats";

/** From whose seat: -1 sees what is public, "all" every hand. */
export type Viewer = number | "all";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1200; // ms a beat stays at speed 1, or longer where there is more to read

/** What a replay asks of the game. */
export interface Ways {
  showsScoring: (entry: Entry) => boolean; // is the scoring of this row shown step by step?
  tell: Tell;
}

export class ReplayShow {
  replay: Replay;
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: number = $state(1);
  scoring: ScoringSteps | null = $state.raw(null); // the scoring being shown
  readonly #ways: Ways;
  readonly beats: Beat[] = $derived.by(() => beatsOf(this.replay.frames, this.#ways.tell));
  readonly rounds = $derived.by(() => roundsOf(this.beats)); // for the ticks of the slider and the headings of the log
  readonly log: Entry[] = $derived.by(() => this.replay.frames.flatMap(({ entry }) => entry ?? []));

  constructor(replay: Replay, ways: Ways) {
    this.replay = $state.raw(replay);
    this.#ways = ways;
  }

  get last(): number {
    return this.beats.length - 1;
  }

  get beat(): Beat {
    return this.beats[this.at] as Beat;
  }

  /** Has a scoring just been? */
  get scored(): boolean {
    return this.beat.entry !== null && this.#ways.showsScoring(this.beat.entry);
  }

  /** Show the scoring of this beat; afterwards a replay that plays goes on. */
  showScoring(): void {
    const { entry } = this.beat;
    if (entry !== null && this.scored) this.scoring = new ScoringSteps(entry, () => (this.scoring = null));
  }

  /** The first beat of a row of the log. */
  beatOf(entry: Entry): number {
    return this.beats.findIndex((beat) => beat.entry === entry);
  }

  /** The same game from another seat: what follows by itself is for all to see, so the beats are as many. */
  see(replay: Replay): void {
    this.replay = replay;
    this.at = Math.min(this.at, this.last);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, at));
    if (this.at === this.last) this.playing = false;
  }

  /** To where another player's turn begins; `way` is 1 or -1. */
  goTurn(way: 1 | -1): void {
    const { frames } = this.replay;
    const turns = (frame: number) => frames[frame]?.view.turns;
    let frame = this.beat.frame + way;
    while (frame > 0 && frame < frames.length - 1 && turns(frame) === turns(frame - 1)) frame += way;
    const end = Math.max(0, Math.min(frames.length - 1, frame));
    this.go(this.beats.findLastIndex((beat) => beat.frame === end)); // all that followed has happened
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** Go on by itself; to be called in an effect, which it makes depend on the beat. Returns how to stop. */
  run(): (() => void) | undefined {
    if (!this.playing || this.scoring !== null) return undefined;
    const timer = setTimeout(() => {
      this.go(this.at + 1);
      this.showScoring();
    }, Math.max(PACE, this.beat.ms) / this.speed);
    return () => clearTimeout(timer);
  }
}

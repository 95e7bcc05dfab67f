// A replay being watched: which frame is shown, and how it goes on.

import type { Entry, Frame, Replay } from "../net/protocol";
import { ScoringWalk } from "../table/walk.svelte";

/** From whose seat: -1 sees what is public, "all" every hand. */
export type Look = number | "all";

export const SPEEDS = [0.5, 1, 2, 4];
const PACE = 1200; // ms a frame stays at speed 1

export class ReplayShow {
  replay: Replay;
  at: number = $state(0);
  playing: boolean = $state(false);
  speed: number = $state(1);
  walk: ScoringWalk | null = $state.raw(null); // the scoring being shown
  readonly #isWalked: (entry: Entry) => boolean;

  /** `isWalked`: is the scoring of this row shown step by step? */
  constructor(replay: Replay, isWalked: (entry: Entry) => boolean) {
    this.replay = $state.raw(replay);
    this.#isWalked = isWalked;
  }

  get last(): number {
    return this.replay.frames.length - 1;
  }

  get frame(): Frame {
    return this.replay.frames[this.at] as Frame;
  }

  /** The frame before, to see what has changed. */
  get before(): Frame | null {
    return this.replay.frames[this.at - 1] ?? null;
  }

  /** Has a scoring just been? */
  get scored(): boolean {
    return this.frame.entry !== null && this.#isWalked(this.frame.entry);
  }

  /** Show the scoring of this frame; afterwards a replay that plays goes on. */
  walkThrough(): void {
    const { entry } = this.frame;
    if (entry !== null && this.scored) this.walk = new ScoringWalk(entry, () => (this.walk = null));
  }

  /** Where rounds begin, for the ticks of the slider. */
  get rounds(): { at: number; round: number }[] {
    return this.replay.frames.flatMap(({ view }, at) =>
      at > 0 && view.round !== this.replay.frames[at - 1]?.view.round ? [{ at, round: view.round }] : [],
    );
  }

  /** The same game from another seat. */
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
    const turns = (at: number) => this.replay.frames[at]?.view.turns;
    let at = this.at + way;
    while (at > 0 && at < this.last && turns(at) === turns(at - 1)) at += way;
    this.go(at);
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.at = 0;
    this.playing = !this.playing;
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
  }

  /** Go on by itself; to be called in an effect. Returns how to stop. */
  run(): (() => void) | undefined {
    if (!this.playing || this.walk !== null) return undefined;
    const timer = setInterval(() => {
      this.go(this.at + 1);
      this.walkThrough();
    }, PACE / this.speed);
    return () => clearInterval(timer);
  }
}

// What would be good? A hint is asked of the server for the decision that is due, and shown in place of the tray. It
// belongs to one position and is forgotten with it.

import type { Flow } from "../games/face";
import { Declined } from "../net/api";
import type { HintAnswer, HintPlan, Message } from "../net/protocol";
import type { TableGame } from "./game.svelte";

const SECONDS = 1; // that the first answer takes, roughly

interface Kept {
  moves: number; // hints are about one position
  answer: HintAnswer | null; // the latest
  refusal: Message | null; // of the last question
  asking: number | null; // seconds that an answer under way will take; null: none is
  lost: boolean; // the line was lost before an answer came
}

export class Hints {
  readonly #game: TableGame;
  #kept: Kept | null = $state.raw(null);
  #opened = $state(-1); // the position for which the panel was opened
  #at = $state(0);
  /** A plan was chosen, and Confirm is to have the focus once it can be pressed. */
  taken = $state(false);

  constructor(game: TableGame) {
    this.#game = game;
  }

  readonly #now: Kept | null = $derived.by(() => (this.#kept?.moves === this.#game.moves ? this.#kept : null));
  /** Is it shown? */
  readonly open: boolean = $derived.by(() => this.#opened === this.#game.moves);
  readonly answer: HintAnswer | null = $derived.by(() => this.#now?.answer ?? null);
  readonly refusal: Message | null = $derived.by(() => this.#now?.refusal ?? null);
  /** Seconds that the answer under way takes; null: none is. */
  readonly asking: number | null = $derived.by(() => this.#now?.asking ?? null);
  readonly lost: boolean = $derived.by(() => this.#now?.lost ?? false);
  /** The plan that is looked at. */
  readonly shown: HintPlan | null = $derived.by(() => (this.open ? (this.answer?.hints[this.#at] ?? null) : null));
  /** Anchors of what it is about. */
  readonly anchors: readonly string[] = $derived.by(() => {
    const plan = this.shown;
    return plan === null ? [] : [...this.#game.face.placesOf(plan.event), ...plan.reasons.flatMap(({ points }) => points)];
  });

  /** Show it, or what was asked before about this position. */
  show(): void {
    this.#opened = this.#game.moves;
    this.#at = 0;
    if (this.answer === null && this.asking === null) void this.ask();
  }

  close(): void {
    this.#opened = -1;
  }

  /** Look at one of the plans: the map shows where it is. */
  lookAt(place: number): void {
    this.#at = place;
  }

  /** Prepare a plan as clicks would; where that cannot be, it stays on the map. */
  take(plan: HintPlan, flow: Flow): void {
    if (!flow.prepare(plan.event)) return;
    this.taken = true;
    this.close();
  }

  /** Ask; `longer`: to think further about the same. */
  async ask(longer = false): Promise<void> {
    if (this.asking !== null) return;
    const { moves, live } = this.#game;
    const answer = this.answer;
    this.#kept = { moves, answer, refusal: null, asking: longer ? (answer?.longer ?? SECONDS) : SECONDS, lost: false };
    try {
      const found = await live.hint(live.last, longer);
      this.#note(moves, { answer: found });
      this.#at = 0;
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.#note(moves, error.status === 0 ? { lost: true } : { refusal: error.reason });
    }
  }

  #note(moves: number, found: Partial<Kept>): void {
    if (this.#kept?.moves === moves) this.#kept = { ...this.#kept, asking: null, ...found };
  }
}

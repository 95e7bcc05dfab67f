// The decision of this player in the making, for any game. Nothing of it leaves the browser before
// Confirm, and everything can be taken back step by step. What is possible is always the server's word.

import type { Flow } from "../games/face";
import { Declined } from "../net/api";
import type { GameEvent, Message } from "../net/protocol";
import type { TableGame } from "./game.svelte";
import type { Places } from "./keys";
import { WhyNot } from "./why.svelte";

interface Kept<Choice> {
  moves: number; // drafts are about one position
  choice: Choice;
  past: Choice[];
}

/** A game says what a choice is, a plain value, and what Confirm would send for it. */
export abstract class Decision<Choice, G extends TableGame> implements Flow {
  readonly game: G;
  readonly why: WhyNot;
  readonly nothing: Choice;
  readonly #post = new Post();
  #kept: Kept<Choice> | null = $state.raw(null);
  #asked = 0;
  refusal: { message: Message; rule: string | null } | null = $state.raw(null);

  constructor(game: G, nothing: Choice) {
    this.game = game;
    this.nothing = nothing;
    this.why = new WhyNot(game.live);
  }

  readonly offer: G["offer"] = $derived.by(() => this.game.offer);
  readonly choice: Choice = $derived.by(() => {
    const kept = this.#kept;
    return kept !== null && kept.moves === this.game.moves && this.offer !== null ? kept.choice : this.nothing;
  });
  readonly past: Choice[] = $derived.by(() => (this.#kept?.moves === this.game.moves ? this.#kept.past : []));
  readonly sending: boolean = $derived.by(() => this.#post.position === this.game.moves);
  readonly slow: boolean = $derived.by(() => this.sending && this.#post.slow);
  readonly canStepBack: boolean = $derived.by(() => this.past.length > 0 || !this.isNothing(this.choice));
  readonly canUndo: boolean = $derived.by(() => !this.sending && (this.canStepBack || this.game.canUndo));

  /** The event that Confirm would send. */
  abstract readonly event: GameEvent | null;

  abstract toQuestion(places: Places): void;

  abstract prepare(event: GameEvent): boolean;

  /** Has nothing been chosen yet? */
  isNothing(choice: Choice): boolean {
    return JSON.stringify(choice) === JSON.stringify(this.nothing);
  }

  get canClear(): boolean {
    return this.canStepBack;
  }

  get holding(): boolean {
    return false;
  }

  /** The choice is another one now; `back`: by taking a step back. */
  protected turned(_back: boolean): void {}

  /** Take back the last step; after that, the last confirmed decision if it may be. */
  undo(): void {
    if (this.sending) return;
    this.why.forget();
    if (this.canStepBack) this.#keep(this.past.at(-1) ?? this.nothing, this.past.slice(0, -1), true);
    else if (this.game.canUndo) void this.#send((number) => this.game.live.undo(number));
  }

  clear(): void {
    if (!this.sending) this.#keep(this.nothing, [], true);
  }

  confirm(): void {
    const event = this.event;
    if (event === null || this.sending) return;
    this.game.endSetUp();
    void this.#send((number) => this.game.live.decide(number, event));
  }

  /** Choose something else, one step further. */
  set(choice: Choice): void {
    this.game.endSetUp();
    this.refusal = null;
    this.why.forget();
    this.#keep(choice, [...this.past, this.choice], false);
  }

  /** The offer, if it can be answered now; if it is not this player's turn, that is said. */
  ready(): G["offer"] {
    if (this.sending) return null;
    if (this.offer === null && !this.game.busy && this.game.result === null) this.why.tell("web-table-not-now");
    return this.offer;
  }

  /** Ask the server about the draft. null: something newer was asked, or it was refused and taken back. */
  async ask<Drafted>(draft: unknown): Promise<Drafted | null> {
    const asked = ++this.#asked;
    try {
      const drafted = await this.game.live.draft<Drafted>(draft);
      return asked === this.#asked ? drafted : null;
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      if (asked !== this.#asked || error.status === 0) return null;
      this.undo();
      this.refusal = { message: error.reason, rule: error.rule };
      return null;
    }
  }

  #keep(choice: Choice, past: Choice[], back: boolean): void {
    this.#kept = { moves: this.game.moves, choice, past };
    this.turned(back);
  }

  async #send(ask: (number: number) => Promise<unknown>): Promise<void> {
    this.refusal = null;
    const refused = await this.#post.send(this.game.moves, () => ask(this.game.live.last));
    // When the line is gone (status 0) the move is kept; a refused one comes back to the hand.
    if (refused === null || refused.status === 0) return;
    this.clear();
    this.refusal = { message: refused.reason, rule: refused.rule };
  }
}

const SLOW = 400; // ms until "Sending" is said

export class Post {
  position = $state(-1); // the position a decision was sent for; it stays until the position changes
  slow = $state(false);

  /** Send, and tell how it was refused, if it was. */
  async send(position: number, ask: () => Promise<unknown>): Promise<Declined | null> {
    this.position = position;
    const timer = setTimeout(() => (this.slow = true), SLOW);
    try {
      await ask();
      return null;
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.position = -1;
      return error;
    } finally {
      clearTimeout(timer);
      this.slow = false;
    }
  }
}

// Why something cannot be done, said where it was tried.

import type { Live } from "../net/live";
import type { Message } from "../net/protocol";
import { where } from "./where";

/** A sentence at a place on the screen. */
export interface Reason {
  message: Message;
  rule: string | null;
  x: number;
  y: number;
  serial: number;
}

export class WhyNot {
  reason: Reason | null = $state.raw(null);
  readonly #live: Live;

  constructor(live: Live) {
    this.#live = live;
  }

  /** The server knows the rule. The wish is the game's own. */
  async ask(wish: unknown): Promise<void> {
    const { message, rule } = await this.#live.why(wish);
    this.#say(message, rule);
  }

  /** What the client can say itself. */
  tell(key: string, rule: string | null = null): void {
    this.#say({ key, args: {} }, rule);
  }

  forget(): void {
    this.reason = null;
  }

  #say(message: Message, rule: string | null): void {
    this.reason = { message, rule, ...where(), serial: (this.reason?.serial ?? 0) + 1 };
  }
}

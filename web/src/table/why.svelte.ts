// Why something cannot be done, said where it was tried: by pointer, or with the focus somewhere.

import type { Live } from "../net/live";
import type { Message } from "../net/protocol";
import { boxOf, pointOf, room } from "../zoom";

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

export interface Point {
  x: number;
  y: number;
}

let pointer: Point | null = null;

function remember(event: PointerEvent): void {
  pointer = pointOf(event);
}

function forget(): void {
  pointer = null;
}

/** Remember where the pointer is used; returns the end of it. */
export function followPointer(): () => void {
  addEventListener("pointerdown", remember, true);
  addEventListener("keydown", forget, true);
  return () => {
    removeEventListener("pointerdown", remember, true);
    removeEventListener("keydown", forget, true);
  };
}

/** The place of the last act. */
export function where(): Point {
  if (pointer !== null) return pointer;
  const { width, height } = room();
  const box = document.activeElement && boxOf(document.activeElement);
  if (box && box.width > 0 && box.width < width) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return { x: width / 2, y: height / 2 };
}

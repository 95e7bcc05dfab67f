// How far the rules of a game are, asked again and again while somebody waits for them.

import { api, Declined } from "./api";

const EVERY = 500; // ms between two questions
const AGAIN = 5000; // ms until it is asked again whether it really went on: the server may be another by then

/** What a page that waits can show; it goes on by itself, also when the server was away meanwhile. */
export class Readiness {
  percent = $state(0);
  failed = $state(false);
  reached = $state(true); // did the server answer the last time?

  constructor(
    readonly way: string,
    readonly onready: () => void,
  ) {}

  /** To be called in an effect. Returns how to stop. */
  run(): () => void {
    let over = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      const ready = await this.#ask();
      if (over) return;
      if (ready) this.onready();
      timer = window.setTimeout(() => void look(), ready ? AGAIN : EVERY);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  async #ask(): Promise<boolean> {
    try {
      const found = (await api.ready())[this.way];
      this.reached = true;
      this.failed = found?.failed ?? true;
      this.percent = Math.floor((found?.share ?? 0) * 100);
      return found?.share === 1;
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.reached = false;
      return false;
    }
  }
}

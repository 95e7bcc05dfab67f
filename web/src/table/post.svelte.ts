// A decision on its way to the server.

import { Declined } from "../net/api";

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

// Something a page asks of the server, and what it shows of that.

import { Declined } from "./api";
import type { Message } from "./protocol";

/** Whether something is being asked, and why it was refused the last time. */
export class Attempt {
  busy = $state(false);
  refusal: Message | null = $state.raw(null);

  /** Ask; a refusal is kept to be shown, anything else that goes wrong is a mistake of ours. */
  async make(ask: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await ask();
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      this.refusal = error.reason;
    } finally {
      this.busy = false;
    }
  }
}

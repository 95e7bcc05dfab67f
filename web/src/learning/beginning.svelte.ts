// Beginning a lesson or a game from a page: where its rules are not ready yet, the page shows how far they are and
// begins it then.

import { unreadyRules, Declined } from "../net/api";
import { Attempt } from "../net/attempt.svelte";
import { go } from "../router.svelte";

type Begin = () => Promise<string>; // the path of the table

export class Beginning {
  readonly attempt = new Attempt();
  waiting = $state.raw<{ way: string; begin: Begin } | null>(null); // for the rules of this way of playing

  async make(begin: Begin): Promise<void> {
    this.waiting = null;
    await this.attempt.make(async () => {
      try {
        go(await begin());
      } catch (error) {
        const unready = error instanceof Declined ? unreadyRules(error.reason) : null;
        if (unready === null) throw error;
        this.waiting = { way: unready.way, begin };
      }
    });
  }
}

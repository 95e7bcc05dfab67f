// Requests about the table itself (leave, return, vote, stand in), and what became of them.

import { Declined } from "../net/api";
import type { Message, TableInfo } from "../net/protocol";
import type { TableGame } from "./game.svelte";

/** What the last request was answered, shown for a moment. */
export const answer: { message: Message | null } = $state({ message: null });

let timer = 0;
const STAYS = 5000; // ms

export function tellAnswer(message: Message): void {
  clearTimeout(timer);
  answer.message = message;
  timer = window.setTimeout(() => (answer.message = null), STAYS);
}

/** Ask, and show the table as it is afterwards, or say why not. */
export async function attempt(game: TableGame, ask: () => Promise<TableInfo | null>): Promise<boolean> {
  try {
    const table = await ask();
    if (table !== null) game.learn(table);
    return true;
  } catch (error) {
    if (!(error instanceof Declined)) throw error;
    tellAnswer(error.reason);
    return false;
  }
}

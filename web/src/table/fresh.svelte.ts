// Cards that came into a hand in its player's last turn: they are marked until that player acts again.

import type { TableGame } from "./game.svelte";
import { standing } from "../log/history";

type Seen = Pick<TableGame, "viewer" | "moves" | "log">;

export class FreshCards {
  cards: readonly string[] = $state.raw([]);
  #known: { moves: number; cards: readonly string[]; seat: number } | null = null;
  #marked = new Map<number, readonly string[]>(); // by the round of that turn: it may be taken back

  /** Look at the hand of a seat. */
  see(game: Seen, seat: number, hand: readonly string[]): void {
    const known = this.#known;
    if (known !== null && known.moves === game.moves && known.seat === seat && game.viewer !== null) return;
    this.#known = game.viewer === null ? null : { moves: game.moves, cards: hand, seat };
    if (this.#known === null || known?.seat !== seat) {
      this.#marked.clear();
      this.cards = [];
      return;
    }
    const round = standing(game.log).findLast((entry) => entry.seat === seat)?.round ?? 0;
    const undone = game.log.at(-1)?.undone != null; // what comes back is not new
    const more = undone ? [] : hand.filter((card) => !known.cards.includes(card));
    this.cards = [...(this.#marked.get(round) ?? []), ...more].filter((card) => hand.includes(card));
    if (!undone) this.#marked.set(round, this.cards);
  }
}

// Cards that arrived in a hand with the last change of the position: they are marked.

import type { TableGame } from "./game.svelte";

export class FreshCards {
  cards: readonly string[] = $state.raw([]);
  #known: { moves: number; cards: readonly string[]; seat: number } | null = null;

  /** Look at the hand of a seat. `asked`: its player decides now; `kept`: those marked before that stay marked. */
  see(game: TableGame, seat: number, hand: readonly string[], asked: boolean, kept: (before: readonly string[], more: readonly string[]) => readonly string[]): void {
    if (game.look === null) {
      this.#known = null;
      return;
    }
    const known = this.#known;
    if (known !== null && known.moves === game.moves && known.seat === seat) return;
    const before = known?.seat === seat ? known.cards : hand;
    const more = hand.filter((card) => !before.includes(card));
    if (more.length > 0 || asked) this.cards = kept(this.cards.filter((card) => hand.includes(card)), more);
    this.#known = { moves: game.moves, cards: hand, seat };
  }
}

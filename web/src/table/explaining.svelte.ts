// What a table explains: how one wins and when it ends, then each kind of choice the first time it comes up.

import { preferences } from "../preferences.svelte";
import type { Flow } from "../games/face";
import type { TableGame } from "./game.svelte";

const isNew = (kind: string): boolean => preferences.explain && !preferences.explained.includes(kind);

export class Explaining {
  readonly #game: TableGame;
  readonly #flow: Flow;

  constructor(game: TableGame, flow: Flow) {
    this.#game = game;
    this.#flow = flow;
  }

  /** How one wins and when it ends, while that is new. */
  readonly goal = $derived.by(() => {
    const game = this.#game;
    const playing = game.table.status === "playing" && game.result === null && !game.watching && game.settingUp === null;
    const told = playing && game.view !== null ? game.face.goal(game.view) : null;
    return told !== null && isNew(told.kind) ? told : null;
  });

  /** The kind of the choice that is due, while that is new. */
  readonly choice = $derived.by(() => {
    if (this.goal !== null || this.#flow.offer === null || this.#flow.sending || this.#game.settingUp !== null) return null;
    if (this.#game.hints.open) return null; // one thing at a time
    const kind = this.#game.face.explains(this.#flow);
    return kind !== null && isNew(kind) ? kind : null;
  });

  /** Is something being explained, or told of how the game was set up? */
  get isUnderWay(): boolean {
    return this.goal !== null || this.choice !== null || this.#game.settingUp !== null;
  }

  /** Something that was explained is known from now on. */
  got(kind: string): void {
    preferences.explained = [...new Set([...preferences.explained, kind])];
  }
}

// The decision of a player in the making: one of the choices on offer.

import type { GameEvent } from "../../net/protocol";
import { toConfirm } from "../../table/attention.svelte";
import { atTable as atAnyTable } from "../../table/context";
import { Decision } from "../../table/decision.svelte";
import { isSameEvent } from "../../table/event";
import type { TableGame } from "../../table/game.svelte";
import type { Places } from "../../table/keys";
import type { PlainChoice, PlainOffer, PlainView } from "./protocol";

export type PlainGame = TableGame<PlainView, PlainOffer>;

export class PlainFlow extends Decision<number | null, PlainGame> {
  constructor(game: PlainGame) {
    super(game, null);
  }

  readonly choices: PlainChoice[] = $derived.by(() => this.offer?.choices ?? []);
  readonly event: GameEvent | null = $derived.by(() => (this.choice === null ? null : (this.choices[this.choice]?.event ?? null)));

  choose(choice: number): void {
    if (this.ready() === null || this.choices[choice] === undefined) return;
    if (choice === this.choice) toConfirm();
    else this.set(choice);
  }

  prepare(event: GameEvent): boolean {
    const choice = this.choices.findIndex((one) => isSameEvent(one.event, event));
    if (choice >= 0 && this.ready() !== null) this.set(choice);
    return choice >= 0;
  }

  toQuestion(places: Places): void {
    places.hand();
  }
}

/** The table, known to be one with the plain face: the shell made its flow by it. */
export function atTable(): { game: PlainGame; flow: PlainFlow } {
  return atAnyTable() as unknown as { game: PlainGame; flow: PlainFlow };
}

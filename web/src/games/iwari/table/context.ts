// What every part of a table of Iwari shares.

import { atTable as atAnyTable } from "../../../table/context";
import type { TableGame } from "../../../table/game.svelte";
import type { Components, Offer, View } from "../protocol";
import type { IwariFlow } from "./flow.svelte";

export type IwariGame = TableGame<View, Offer, Components>;

/** The table, known to be one of Iwari: the shell made its flow by Iwari's face. */
export function atTable(): { game: IwariGame; flow: IwariFlow } {
  return atAnyTable() as unknown as { game: IwariGame; flow: IwariFlow };
}

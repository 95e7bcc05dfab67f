// What every part of a table of Dewan shares.

import { atTable as atAnyTable } from "../../../table/context";
import type { TableGame } from "../../../table/game.svelte";
import type { Components, Offer, View } from "../protocol";
import type { DewanFlow } from "./flow.svelte";

export type DewanGame = TableGame<View, Offer, Components>;

/** The table, known to be one of Dewan: the shell made its flow by Dewan's face. */
export function atTable(): { game: DewanGame; flow: DewanFlow } {
  return atAnyTable() as unknown as { game: DewanGame; flow: DewanFlow };
}

// What every part of the table page shares, without passing it through every level.

import { createContext } from "svelte";
import type { Flow } from "./flow.svelte";
import type { TableGame } from "./game.svelte";

export interface AtTable {
  game: TableGame;
  flow: Flow;
}

export const [atTable, setTable] = createContext<AtTable>();

// What every part of the table page shares, without passing it through every level. A game's own parts
// get the same with its own types: see games/dewan/table/context.ts.

import { createContext } from "svelte";
import type { Flow } from "../games/face";
import type { TableGame } from "./game.svelte";

export interface AtTable {
  game: TableGame;
  flow: Flow;
}

export const [atTable, setTable] = createContext<AtTable>();

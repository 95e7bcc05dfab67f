// What the cards of expeditions show (IX2): so many tents or totems, where. Their numbers are printed on the cards.

import { BIOMES } from "./biomes";

export interface Mission {
  sign: "tent" | "totem";
  count: number; // of the large sign
  biomes: readonly string[]; // where; []: anywhere
  mark: "lead" | "road" | "crossing" | null; // majorities, one settlement, spots with three roads
}

const LANDS = 5; // of the box: no expedition asks for the void
const TENTS = 4;
const TOTEMS = 2;

/** What the card with this number asks for. */
export function missionOf(number: number): Mission {
  const lands = BIOMES.slice(0, LANDS);
  if (number <= LANDS) return { sign: "tent", count: TENTS, biomes: lands.slice(number - 1, number), mark: null };
  if (number === 6) return { sign: "tent", count: 1, biomes: lands, mark: null };
  if (number === 7) return { sign: "tent", count: 3, biomes: [], mark: "lead" };
  if (number <= 12) return { sign: "totem", count: TOTEMS, biomes: lands.slice(number - 8, number - 7), mark: null };
  if (number === 13) return { sign: "totem", count: 1, biomes: lands, mark: null };
  if (number === 14) return { sign: "totem", count: 3, biomes: [], mark: "lead" };
  if (number === 15) return { sign: "tent", count: 5, biomes: [], mark: "road" };
  return { sign: "tent", count: 3, biomes: [], mark: "crossing" };
}

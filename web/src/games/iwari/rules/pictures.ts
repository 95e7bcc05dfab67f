// The pictures of the overview: positions of the engine (tests/worked).

import type { Made } from "./examples";
import against from "./overview/against.json";
import claims from "./overview/claims.json";
import end from "./overview/end.json";
import infection from "./overview/infection.json";
import land from "./overview/land.json";
import price from "./overview/price.json";
import settlements from "./overview/settlements.json";
import tents from "./overview/tents.json";
import totems from "./overview/totems.json";
import turn from "./overview/turn.json";

/** A picture of the board, perhaps with the cards that paid for what is new there, piece by piece. */
export type Paid = Made & { cards?: string[][] };

const made = (one: unknown): Paid => one as Paid;

/** Pictures of the board, by part. */
export const BOARDS: Readonly<Record<string, Paid>> = {
  land: made(land),
  price: made(price),
  tents: made(tents),
  totems: made(totems),
  settlements: made(settlements),
  against: made(against),
  infection: made(infection),
  claims: made(claims),
};

export const DISPLAY: readonly string[] = turn.display;
export const SHEET: Readonly<Record<string, readonly number[]>> = end.sheet;

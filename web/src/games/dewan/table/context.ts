// What every part of a table of Dewan shares: the table itself, the camp it is about, the room there is.

import { atTable as atAnyTable } from "../../../table/context";
import type { TableGame } from "../../../table/game.svelte";
import type { Components, Offer, View } from "../protocol";
import type { DewanFlow } from "./flow.svelte";
import { MediaQuery } from "svelte/reactivity";

export type DewanGame = TableGame<View, Offer, Components>;

/** The table, known to be one of Dewan: the shell made its flow by Dewan's face. */
export function atTable(): { game: DewanGame; flow: DewanFlow } {
  return atAnyTable() as unknown as { game: DewanGame; flow: DewanFlow };
}

/** The camp a decision is about: the one to be placed, or the one just placed whose effect is due. */
export function campNow(game: DewanGame): number | null {
  const offer = game.offer;
  const tribe = game.view?.seats[game.viewer ?? -1];
  if (offer === null || game.view === null || tribe === undefined) return null;
  if (offer.phase === "turn") return offer.camp;
  if (offer.phase !== "tuck" && (offer.phase !== "story" || game.view.draft)) return null;
  return game.view.board.effects.length - tribe.camps_left;
}

const roomy = new MediaQuery("(width >= 1300px) and (height >= 820px)");

/** So large a desk that points have a place of their own beside the log. */
export const large = new MediaQuery("(width >= 1880px) and (height >= 920px)");

export function crowded(view: View): boolean {
  return view.seats.length > 3 || !roomy.current;
}

// Which camp a decision is about.

import type { DewanGame } from "./context";

/** The camp a decision is about: the one to be placed, or the one just placed whose effect is due. */
export function campNow(game: DewanGame): number | null {
  const offer = game.offer;
  const tribe = game.view?.seats[game.look ?? -1];
  if (offer === null || game.view === null || tribe === undefined) return null;
  if (offer.phase === "turn") return offer.camp;
  if (offer.phase !== "tuck" && (offer.phase !== "story" || game.view.draft)) return null;
  return game.view.board.effects.length - tribe.camps_left;
}

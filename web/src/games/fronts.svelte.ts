// What every game shows of itself in the lobby, in the order of the registry; loaded once.

import { frontOf, GAMES } from "./faces";
import type { Front } from "./front";

let fronts: Record<string, Front> = $state.raw({}); // {} until they have arrived

/** The fronts of all games this client knows. */
export function allFronts(): Record<string, Front> {
  return fronts;
}

/** To be called by a page that shows them. */
export async function loadFronts(): Promise<void> {
  if (Object.keys(fronts).length > 0) return;
  const games = Object.keys(GAMES);
  const loaded = await Promise.all(games.map(frontOf));
  fronts = Object.fromEntries(games.map((game, place) => [game, loaded[place] as Front]));
}

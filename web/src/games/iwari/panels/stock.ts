// How many pieces a tribe has.

import type { Tribe, View } from "../protocol";

/** All pieces of a tribe: those left and those on the map. */
export function stockOf(view: View, tribe: Tribe): { tents: number; totems: number } {
  const left = view.tribes[tribe];
  const tents = Object.values(view.tents).filter((owner) => owner === tribe).length;
  const totems = view.territories.reduce((sum, territory) => sum + (territory.totems[tribe] ?? 0), 0);
  return { tents: (left?.tents_left ?? 0) + tents, totems: (left?.totems_left ?? 0) + totems };
}

// A position that does not say what is asked about it.

import type { View } from "../protocol";

/** Without who leads where, who scores what and how a territory would be judged: pieces are there to be counted. */
export function quietView(view: View): View {
  return {
    ...view,
    territories: view.territories.map((now) => ({ ...now, ranks: [], verdict: null })),
    connections: view.connections.map((now) => ({ ...now, holders: [], points: 0 })),
    settlements: [],
  };
}

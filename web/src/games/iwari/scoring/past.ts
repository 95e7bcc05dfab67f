// The map as it was when it was scored: what was built after that row of the log is taken off again,
// and the badges say what was counted, so that a scoring can be seen once more at any time.

import type { Entry, GameEvent } from "../../../net/protocol";
import { takenBack } from "../../../table/history";
import type { Piece, Scoring, TerritoryNow, Tribe, View } from "../protocol";

/** The pieces a build places; none for other events. */
export function builtBy(event: GameEvent | null): Piece[] {
  return event?.do === "build" ? ((event.pieces as Piece[] | undefined) ?? []) : [];
}

/** The map of a view as it was right after row `number` of its log: only what stands on it goes back. */
export function mapAfter(view: View, log: readonly Entry[], number: number): View {
  const gone = takenBack(log);
  const later = log.filter((entry) => entry.number > number && !gone.has(entry.number));
  const tents = { ...view.tents };
  const totems = new Map(view.territories.map((land) => [land.id, [...land.totems]]));
  for (const { event } of later) {
    for (const piece of builtBy(event)) {
      if (piece.piece === "tent") delete tents[piece.spot];
      else takeOff(totems.get(piece.territory), Number(event?.tribe));
    }
  }
  const pawns = view.pawns.slice(0, view.pawns.length - later.filter(({ event }) => event?.do === "deed").length);
  const territories = view.territories.map((land) => ({ ...land, totems: totems.get(land.id) ?? land.totems }));
  return { ...view, tents, territories, pawns };
}

function takeOff(totems: number[] | undefined, tribe: Tribe): void {
  if (totems?.[tribe] !== undefined) totems[tribe] -= 1;
}

/** A view whose territories say what this scoring gave them. */
export function asScored(view: View, scoring: Scoring): View {
  const territories = view.territories.map((land): TerritoryNow => {
    const step = scoring.steps.find((each) => each.kind === "territory" && each.territory === land.id);
    if (step?.kind !== "territory") return land;
    return { ...land, factor: step.factor, ranks: step.ranks };
  });
  return { ...view, territories };
}

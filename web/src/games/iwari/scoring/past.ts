// The map as it was when it was scored: what was built after that row of the log is taken off again,
// and the badges say what was counted, so that a scoring can be seen once more at any time.

import type { Entry, GameEvent } from "../../../net/protocol";
import { takenBack } from "../../../table/history";
import type { Components, Piece, Scoring, TerritoryNow, Tribe, View } from "../protocol";

/** The pieces a build places; none for other events. */
export function builtBy(event: GameEvent | null): Piece[] {
  return event?.do === "build" ? ((event.pieces as Piece[] | undefined) ?? []) : [];
}

/** The map of a view as it was right after row `number` of its log: only what stands on it goes back. */
export function mapAfter(view: View, log: readonly Entry[], number: number, components: Components): View {
  const gone = takenBack(log);
  const later = log.filter((entry) => entry.number > number && !gone.has(entry.number)).reverse();
  const past = {
    ...view,
    tents: { ...view.tents },
    contested: { ...view.contested },
    territories: view.territories.map((land) => ({ ...land, totems: [...land.totems] })),
  };
  for (const { event } of later) for (const piece of builtBy(event).reverse()) takeOff(past, piece, Number(event?.tribe), components);
  const pawns = later.filter(({ event }) => event?.do === "deed" && (event.territory ?? event.connection ?? null) !== null).length;
  return { ...past, pawns: view.pawns.slice(0, view.pawns.length - pawns) };
}

/** Take one piece off the map again; what it replaced or brought lies where it was. */
function takeOff(view: View, piece: Piece, tribe: Tribe, components: Components): void {
  if (piece.piece === "tent") {
    delete view.tents[piece.spot];
    if (piece.ruin) view.ruins = [...view.ruins, piece.spot];
  } else if (piece.piece === "fortification") {
    view.fortifications = view.fortifications.filter((spot) => spot !== piece.spot);
  } else if (piece.piece === "contested") {
    const area = components.map.spots.find((spot) => spot.contested === piece.token && spot.territory === piece.territory);
    if (area !== undefined) delete view.tents[area.id];
    view.contested[piece.token] = null;
  } else {
    const mover = piece.piece === "totem" ? tribe : view.tribes.length;
    change(view, piece.territory, mover, -1);
    if (piece.piece === "totem") return;
    if (piece.from === "centre") view.centre = (view.centre ?? 0) + 1;
    else change(view, piece.from, mover, 1);
  }
}

function change(view: View, territory: string, tribe: Tribe, by: number): void {
  const totems = view.territories.find((land) => land.id === territory)?.totems;
  if (totems?.[tribe] !== undefined) totems[tribe] += by;
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

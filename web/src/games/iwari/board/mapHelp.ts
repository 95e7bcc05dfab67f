// What the map explains at the pointer, under a finger and on F1: what lies on a place says more than the place.

import type { Help } from "../../../panels/explain";
import { centreHelp, claimHelp, contestedHelp, coverHelp, discoveryHelp, fortificationHelp, goldHelp, groundHelp, hauntedHelp, judgingHelp, markedHelp, roadHelp, ruinHelp, tentHelp, threatHelp, totemHelp, voidPawnHelp, voidTotemHelp, walkerHelp, wayHelp } from "../panels/helps";
import type { View } from "../protocol";
import type { LaidSpot, Layout } from "./layout";
import { readPlace } from "./places";

const PATIENCE = 1100; // ms before the map explains itself: it is pointed at all the time

/** The help of a place, shown at its element. */
export function mapHelp(view: View, layout: Layout, place: string, at: Element | null): Help | null {
  const help = placeHelp(view, layout, place);
  return help && { ...help, at, rest: PATIENCE };
}

/** Which help that is; null: there is nothing to say. */
export function placeHelp(view: View, layout: Layout, place: string): Help | null {
  const { kind, id } = readPlace(place) ?? {};
  if (kind === undefined || id === undefined) return null;
  if (kind === "connection") return connectionHelp(view, layout, Number(id));
  if (kind === "token") return contestedHelp;
  if (kind === "centre") return view.void ? threatHelp("centre") : centreHelp;
  if (kind === "totem") return totemsHelp(view, id);
  if (kind === "territory") return landHelp(view, layout, id);
  const spot = layout.spot.get(id);
  return spot ? spotHelp(view, layout, spot) : null;
}

function connectionHelp(view: View, layout: Layout, number: number): Help | null {
  if (view.void) return view.void.pawn === number ? voidPawnHelp : null;
  const covered = view.connections.find((each) => each.number === number)?.covered ?? null;
  if (covered !== null) return coverHelp(covered);
  return view.walker === number ? walkerHelp : wayHelp(layout.connection.get(number)?.kind ?? "land");
}

function totemsHelp(view: View, territory: string): Help {
  const land = view.territories.find((each) => each.id === territory);
  const own = land?.totems.some((count, tribe) => count > 0 && tribe !== view.void?.tribe) ?? false;
  if (view.void) return (land?.totems[view.void.tribe] ?? 0) > 0 ? voidTotemHelp : judgingHelp;
  return land?.gold && !own ? goldHelp : totemHelp;
}

function landHelp(view: View, layout: Layout, territory: string): Help {
  const claim = view.void?.claims[territory];
  if (claim) return claimHelp(claim.by);
  if (view.void?.haunted?.territory === territory) return hauntedHelp;
  return groundHelp(layout.territory.get(territory)?.biome ?? "");
}

function spotHelp(view: View, layout: Layout, spot: LaidSpot): Help {
  const tribe = view.tents[spot.id];
  if (view.void?.marked.includes(spot.id)) return markedHelp;
  if (view.fortifications.includes(spot.id)) return fortificationHelp;
  if (tribe !== undefined) return tribe === view.void?.tribe ? ruinHelp : tentHelp;
  if (view.ruins.includes(spot.id)) return coverHelp("ruin");
  if (spot.id in view.discoveries) return discoveryHelp;
  if (spot.contested !== undefined) return contestedHelp;
  return spot.violet && view.road.length > 0 ? roadHelp : landHelp(view, layout, spot.territory);
}

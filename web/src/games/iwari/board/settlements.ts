// Settlements against the void: pieces that are marked as part of one (IV8), along the roads between them; and ruins on
// haunted land, which hang together without a road (IV11).

import type { Point } from "../../../board/plane";
import { lookIndex } from "../art/totems";
import type { View } from "../protocol";
import type { Layout } from "./layout";

export interface Settled {
  look: number; // of its tribe
  path: string; // all its roads
}

/** The roads between marked neighbours of one tribe, by tribe. */
export function settledRoads(view: View, layout: Layout): Settled[] {
  const marked = new Set(view.void?.marked);
  const roads = layout.roads.filter(({ ends: [one, other] }) => marked.has(one) && marked.has(other) && view.tents[one] === view.tents[other]);
  return view.tribes.flatMap((_, tribe) => {
    const path = roads.filter(({ ends }) => view.tents[ends[0]] === tribe).map((road) => road.path).join("");
    return path ? [{ look: lookIndex(view, tribe), path }] : [];
  });
}

/** From each ruin of the haunted territory to the nearest one before it. */
export function hauntedTies(view: View, layout: Layout): string {
  const territory = layout.territory.get(view.void?.haunted?.territory ?? "");
  const ruins = (territory?.spots ?? []).filter(({ id }) => view.tents[id] === view.void?.tribe);
  return ruins
    .slice(1)
    .map((spot, i) => {
      const near = ruins.slice(0, i + 1).reduce((best, each) => (apart(each, spot) < apart(best, spot) ? each : best));
      return `M${near.x} ${near.y}L${spot.x} ${spot.y}`;
    })
    .join("");
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

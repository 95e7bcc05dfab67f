// How a territory stands between the players and the void, and who would claim it (IV7). Settlements against the void:
// pieces that are marked as part of one (IV8), along the roads between them; and ruins on haunted land, which hang
// together without a road (IV11).

import { lookIndex, peoplesOf } from "../art/totems";
import type { Claim, Side, Spot, TerritoryNow, View } from "../protocol";
import type { Point } from "../../../board/plane";
import type { Layout } from "./layout";

export interface Standing {
  tents: number[]; // by player
  ruins: number;
  totems: number[]; // by player
  voids: number; // totems of the void
  free: number; // tent spots
  claim: Claim | null; // it was judged
}

/** Who claims a territory, and by what. */
export interface Verdict {
  by: Side;
  virtual: Side; // who has the virtual totem: the side with more tents or ruins, the void on equality
  players: number; // totems, the virtual one included
  void: number;
}

/** The pieces of a territory by side. */
export function standingOf(view: View, now: TerritoryNow, spots: readonly Pick<Spot, "id" | "territory">[]): Standing {
  const players = peoplesOf(view);
  const here = spots.filter((spot) => spot.territory === now.id).map((spot) => view.tents[spot.id]);
  const tents = Array.from({ length: players }, (_, seat) => here.filter((tribe) => tribe === seat).length);
  return {
    tents,
    ruins: here.filter((tribe) => tribe === players).length,
    totems: tents.map((_, seat) => now.totems[seat] ?? 0),
    voids: now.totems[players] ?? 0,
    free: now.free,
    claim: view.void?.claims[now.id] ?? null,
  };
}

/** Judge a territory as it stands; both players count together. */
export function judged({ tents, ruins, totems, voids }: Pick<Standing, "tents" | "ruins" | "totems" | "voids">): Verdict {
  const virtual: Side = sum(tents) > ruins ? "players" : "void";
  const players = sum(totems) + (virtual === "players" ? 1 : 0);
  const own = voids + (virtual === "void" ? 1 : 0);
  return { by: players > own ? "players" : "void", virtual, players, void: own };
}

/** A judged territory as it stood then, as a verdict. */
export function verdictOf({ by, virtual, totems, void_totems }: Claim): Verdict {
  return { by, virtual, players: totems + (virtual === "players" ? 1 : 0), void: void_totems + (virtual === "void" ? 1 : 0) };
}

/** Is the void about to act, or acting? */
export function isVoidActing(view: View): boolean {
  if (!view.void || view.phase === "over") return false;
  return view.void.now !== null || ["void", "order", "ruin", "target"].includes(view.phase);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}

export interface Town {
  look: number; // of its tribe
  path: string; // all its roads
}

/** The roads between marked neighbours of one tribe, by tribe. */
export function townsOf(view: View, layout: Layout): Town[] {
  const marked = new Set(view.void?.marked);
  const roads = layout.roads.filter(({ ends: [one, other] }) => marked.has(one) && marked.has(other) && view.tents[one] === view.tents[other]);
  return view.tribes.flatMap((_, tribe) => {
    const path = roads.filter(({ ends }) => view.tents[ends[0]] === tribe).map((road) => road.path).join("");
    return path ? [{ look: lookIndex(view, tribe), path }] : [];
  });
}

/** From each ruin of the haunted territory to the nearest one before it. */
export function tiesOf(view: View, layout: Layout): string {
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

// How a territory stands between the players and the void, and who would claim it (IV7).

import { peoplesOf } from "../art/totems";
import type { Claim, Side, Spot, TerritoryNow, View } from "../protocol";

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

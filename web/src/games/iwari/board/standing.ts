// How the players and the void stand: in each territory, and whether the void is acting.

import { peoplesOf } from "../art/totems";
import type { Claim, TerritoryNow, View } from "../protocol";

/** Is the void about to act, or acting? */
export function isVoidActing(view: View): boolean {
  return view.void !== null && view.phase !== "over" && (view.void.now !== null || view.tribe === view.void.tribe);
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}

/** How a territory stands between the players and the void. */
export interface LandStanding {
  tents: number[]; // by player
  totems: number[]; // by player
  free: number; // tent spots
  claim: Claim | null; // it was judged
  verdict: Claim; // how it would be judged now
}

export function standingOf(view: View, now: TerritoryNow): LandStanding | null {
  if (view.void === null || now.verdict === null) return null;
  const players = Array.from({ length: peoplesOf(view) }, (_, tribe) => tribe);
  const tents = players.map((tribe) => now.ranks.find((rank) => rank.tribe === tribe)?.tents ?? 0);
  const totems = players.map((tribe) => now.totems[tribe] ?? 0);
  return { tents, totems, free: now.free, claim: view.void.claims[now.id] ?? null, verdict: now.verdict };
}

// What stands beside the plans of a hint: how good each is, in figures where those can be trusted, else in words.

import { t } from "../language/speak.svelte";
import type { HintPlan } from "../net/protocol";

const SPREAD = 1.96; // standard errors on either side, between which 95 of 100 true chances lie

/** A chance in percent, and how far it may be off; null: it is not said. */
export interface Percent {
  chance: number;
  margin: number;
}

export function percentOf({ chance, error }: HintPlan): Percent | null {
  if (chance === null || error === null) return null;
  return { chance: Math.round(100 * chance), margin: Math.max(1, Math.round(100 * SPREAD * error)) };
}

/** How good a plan is, then its points, in short parts. */
export function factsOf(plan: HintPlan): string[] {
  return [standingOf(plan), pointsOf(plan), lessOf(plan)].filter((part) => part !== null);
}

function standingOf({ standing, behind }: HintPlan): string {
  const chance = behind === null ? 0 : Math.round(100 * behind);
  if (standing === "behind" && chance > 0) return t("hint-behind", { chance });
  return t("hint-standing", { standing });
}

function pointsOf({ points }: HintPlan): string | null {
  return points === null ? null : t("hint-points", { points: Math.round(points) });
}

/** By how many points it differs from the best plan; null: it is that, or hardly differs. */
function lessOf({ standing, less }: HintPlan): string | null {
  const points = Math.abs(Math.round(less ?? 0));
  if (standing === "best" || less === null || points === 0) return null;
  return t("hint-less", { points, than: less > 0 ? "fewer" : "more" });
}

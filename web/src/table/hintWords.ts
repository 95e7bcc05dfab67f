// What stands beside the plans of a hint: how good each is, in figures where those can be trusted, else in words.

import { t } from "../language/speak.svelte";
import type { HintPlan, HintReason } from "../net/protocol";

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

/** How good a plan is; its points beside those of the best one, null where there are none. */
export function standingOf({ standing, behind }: HintPlan): string {
  const chance = behind === null ? 0 : Math.round(100 * behind);
  if (standing === "behind" && chance > 0) return t("hint-behind", { chance });
  return t("hint-standing", { standing });
}

export function pointsOf(plan: HintPlan, best: HintPlan): string | null {
  if (plan.points === null || best.points === null) return null;
  const points = Math.round(plan.points);
  const less = Math.round(best.points) - points;
  if (less === 0) return t("hint-points", { points });
  return t("hint-points-less", { points, less: Math.abs(less), than: less > 0 ? "fewer" : "more" });
}

/** What speaks for a plan; that nothing stands out is said of the best one alone. */
export function reasonsOf(plan: HintPlan): HintReason[] {
  return plan.reasons.filter(({ says }) => plan.standing === "best" || says.key !== "hint-later");
}

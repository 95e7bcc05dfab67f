// What there is to say of moments and decisions, in sentences.

import { t } from "../language/speak.svelte";
import type { Judged, KeyMoment, Report } from "../net/protocol";
import { marginOf, pointsOf, withMinus } from "./figures";
import { decisionAt, isBest, surelyBehind } from "./moments";
import { isTrusted } from "./sides";
import type { Told } from "./told";

/** What did it: a decision, and how good it was; or luck. */
export function causeOf(report: Report, moment: KeyMoment, told: Told): string {
  if (moment.why === "luck") return t("analysis-cause-luck");
  const decision = decisionAt(report, moment.event);
  if (decision === null) return "";
  const player = told.names[decision.seat] ?? "";
  if (surelyBehind(decision) === 0) return t("analysis-cause-good", { player });
  return isTrusted(report) ? t("analysis-cause-cost", { player, points: pointsOf(decision.regret) }) : t("analysis-cause-behind", { player });
}

/** What may be said of a decision, no more and no less. */
export function verdictOf(report: Report, decision: Judged): string {
  if (decision.played === null) return t("analysis-forced");
  const [low, high] = decision.interval.map(pointsOf) as [number, number];
  const figures = { regret: pointsOf(decision.regret), low: withMinus(low), high: withMinus(high) };
  if (surelyBehind(decision) > 0) return t(isTrusted(report) ? "analysis-behind" : "analysis-behind-plain", figures);
  if (isBest(decision)) return t("analysis-same");
  return t(isTrusted(report) ? "analysis-not-apart" : "analysis-not-apart-plain", figures);
}

/** What an event that turned something up has brought a side. */
export function luckLine(luck: number, error: number, player: string): string {
  const points = pointsOf(luck);
  const margin = marginOf(error);
  if (Math.abs(points) <= margin) return t("analysis-luck-none", { player, margin });
  return t(points > 0 ? "analysis-luck-good" : "analysis-luck-bad", { player, points: Math.abs(points), margin });
}

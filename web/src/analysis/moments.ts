// The key moments of a game, by letter, as they look from a side; and its decisions.

import type { Judged, KeyMoment, Report, Weighed } from "../net/protocol";
import { pointsOf } from "./figures";

export interface Lettered extends KeyMoment {
  letter: string;
}

const FIRST = "A".charCodeAt(0);

export function momentsOf(report: Report): Lettered[] {
  return report.moments.map((moment, place) => ({ ...moment, letter: String.fromCharCode(FIRST + place) }));
}

/** The next key moment from an event on, or the one before it; null: there is none. */
export function beside(moments: readonly Lettered[], event: number, way: 1 | -1): Lettered | null {
  const found = way > 0 ? moments.find((one) => one.event > event) : moments.findLast((one) => one.event < event);
  return found ?? null;
}

/** The decision made by an event; null: chance decided. */
export function decisionAt(report: Report, event: number): Judged | null {
  return report.decisions.find((one) => one.event === event) ?? null;
}

/** What an event that turned something up brought a side, and its error; null: it turned nothing up. */
export function luckAt(report: Report, event: number, side: number): { luck: number; error: number } | null {
  const found = report.luck.find((one) => one.event === event);
  return found === undefined ? null : { luck: found.luck[side] ?? 0, error: found.error[side] ?? 0 };
}

/** One of the plans of a decision, as it is listed. */
export interface Listed {
  plan: Weighed;
  number: number; // from 1, the best first
  played: boolean;
  best: boolean; // surely better than what was played
}

/** The plans of a decision that are shown, the best first; what was played is among them. Which one was found to be the best is
 * said only where it is surely better: otherwise its figure, measured in worlds of its own, may even be lower than others. */
export function plansOf(decision: Judged): Listed[] {
  const { played, best, others } = decision;
  if (played === null || best === null) return [];
  const rest = [...others, played].filter((plan, place, all) => !isSame(plan, best) && all.findIndex((one) => isSame(one, plan)) === place);
  const sure = surelyBehind(decision) > 0;
  const all = [best, ...rest].sort((one, other) => Number(sure && other === best) - Number(sure && one === best) || other.chance - one.chance);
  return all.map((plan, place) => ({ plan, number: place + 1, played: isSame(plan, played), best: sure && plan === best }));
}

function isSame(one: Weighed, other: Weighed): boolean {
  return JSON.stringify(one.event) === JSON.stringify(other.event);
}

/** Was the best plan found the one that was played? */
export function isBest(decision: Judged): boolean {
  return decision.played !== null && decision.best !== null && isSame(decision.played, decision.best);
}

const COSTLY = ["apart2", "apart5", "apart10"];

/** By how many points of win chance a decision is surely behind, at least; 0: that cannot be told. */
export function surelyBehind(decision: Judged): number {
  return COSTLY.includes(decision.verdict) ? Number(decision.verdict.slice("apart".length)) : 0;
}

/** The decisions that surely cost something, in their order. */
export function costly(report: Report): Judged[] {
  return report.decisions.filter((one) => surelyBehind(one) > 0);
}

/** The side whose change a key moment is told by: the one asked about, unless hardly anything changed for it. */
export function movedSide({ change }: KeyMoment, about: number): number {
  if (pointsOf(change[about] ?? 0) !== 0) return about;
  return change.reduce((best, one, side) => (Math.abs(one) > Math.abs(change[best] ?? 0) ? side : best), about);
}

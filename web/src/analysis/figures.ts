// Figures as people read them: whole points of win chance, with how far they may be off.

import { language, signed, t } from "../language/speak.svelte";

const SURE = 1.96; // standard errors that hold 95 of 100

/** Whole points of win chance; `chance` is from 0 to 1. */
export function pointsOf(chance: number): number {
  return Math.round(100 * chance) + 0; // no −0
}

/** How far a figure may be off, in whole points and at least one, 95 times of 100; 0 only where it is known. */
export function marginOf(error: number): number {
  return error === 0 ? 0 : Math.max(1, Math.round(100 * SURE * error));
}

/** 43%; what is not sure is never said to be. */
export function percent(chance: number): string {
  const whole = pointsOf(chance);
  if (whole === 0 && chance > 0) return t("analysis-percent-under", { percent: 1 });
  if (whole === 100 && chance < 1) return t("analysis-percent-over", { percent: 99 });
  return wholePercent(chance);
}

/** 43%, or −31%: of what is no chance, and may lie beyond its ends. */
export function wholePercent(share: number): string {
  return t("analysis-percent", { percent: withMinus(pointsOf(share)) });
}

/** 43% ±3. */
export function percentWith(chance: number, error: number): string {
  return withMargin(percent(chance), marginOf(error));
}

/** +9, −11. */
export function change(chance: number): string {
  return signed(pointsOf(chance));
}

/** +9 ±3. */
export function changeWith(chance: number, error: number): string {
  return withMargin(change(chance), marginOf(error));
}

function withMargin(figure: string, margin: number): string {
  return margin === 0 ? figure : t("analysis-margin", { figure, margin });
}

/** Both ends of what holds a chance 95 times of 100, from 0 to 1. */
export function bandOf(chance: number, error: number): [number, number] {
  return [Math.max(0, chance - SURE * error), Math.min(1, chance + SURE * error)];
}

/** Points of win chance with one digit after the point, as the reader writes it: what a single decision costs is small. */
export function tenths(chance: number): string {
  return inTenths(100 * chance);
}

/** How far such a figure may be off. */
export function tenthsMargin(error: number): string {
  return inTenths(Math.max(0.1, 100 * SURE * error));
}

function inTenths(points: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return withMinus(new Intl.NumberFormat(language(), digits).format(Math.round(10 * points) / 10 + 0));
}

/** A figure with a minus instead of a hyphen. */
export function withMinus(figure: number | string): string {
  return String(figure).replace("-", "−");
}

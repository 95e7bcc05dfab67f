// Sides as a report has them: who shares a chance, and how they are called and drawn.

import type { Report } from "../net/protocol";

/** Has the meter been shown to be right for such games? Otherwise no chance is shown. */
export function isTrusted(report: Report): boolean {
  return report.meter.calibrated;
}

/** Is it a game without points, in which all players are one side? */
export function isTogether(report: Report): boolean {
  return report.result.points === null;
}

/** The sides with a chance of their own: where all play together that of the others says nothing new. */
export function shownSides(report: Report): number[] {
  return isTogether(report) ? [0] : report.sides.map((_, side) => side);
}

/** The side of a seat. */
export function sideOf(report: Report, seat: number): number {
  return Math.max(0, report.sides.findIndex((seats) => seats.includes(seat)));
}

/** The pieces that stand for a side: those of its seats; a side that nobody plays has its own. */
export function piecesOf(report: Report, side: number): number[] {
  const seats = report.sides[side] ?? [];
  return seats.length > 0 ? seats : [side];
}

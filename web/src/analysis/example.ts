// For tests: a report as short as can be, of two players.

import type { Judged, KeyMoment, Report, TimePoint, Weighed } from "../net/protocol";

export function point(event: number, chance: number, round = 1, error = 0.01): TimePoint {
  return { event, seat: null, round, chance: [chance, 1 - chance], error: [error, error], points: [30, 30], points_error: [1, 1] };
}

/** A plan that takes the card of a slot. */
export function weighed(slot: number, chance: number, points: number | null = 40): Weighed {
  return { event: { seat: 0, do: "take", slots: [slot] }, says: [], chance, error: 0.02, points, reasons: [] };
}

export function judged(changes: Partial<Judged> = {}): Judged {
  const played = weighed(1, 0.4);
  return { event: 0, seat: 0, round: 1, plans: 5, played, best: played, others: [], regret: 0, interval: [0, 0.05], verdict: "not-told-apart", ...changes };
}

export function moment(event: number, ...change: number[]): KeyMoment {
  return { event, change, why: "decision", seat: 0 };
}

export function report(changes: Partial<Report> = {}): Report {
  const parts = { start: 0.5, luck: 0.1, own: 0.3, others: 0.1, noise: 0, errors: { start: 0, luck: 0, own: 0, others: 0 }, adjusted: 0.9 };
  return {
    format: "bivouac-analysis/1",
    meter: { version: "1", group: "dewan-2", calibrated: true },
    quality: "quick",
    game: "dewan",
    options: {},
    names: ["", ""],
    bots: [null, null],
    sides: [[0], [1]],
    result: { over: true, chance: [1, 0], points: [40, 30] },
    timeline: [point(-1, 0.5, 0), point(0, 0.6), point(1, 0.7), point(2, 0.8, 2), point(3, 1, 2, 0)],
    decisions: [],
    luck: [],
    parts: [parts, parts],
    grades: [],
    thought: {},
    moments: [],
    seed: "0",
    playouts: 1,
    ...changes,
  };
}

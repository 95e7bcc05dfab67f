// Who came where: the sides of a table in the order of their result. A side is a seat, or a team.

import type { Result } from "../net/protocol";

export interface Standing {
  side: number;
  seats: number[]; // one, or the partners; none for a side that nobody plays
  place: number; // equal results share one
  score: number;
  breakdown: Record<string, number>;
  tie: number; // what breaks ties
  won: boolean;
}

/** Partners sit opposite: the seats of a side are that many apart. */
export function sideOf(seat: number, sides: number): number {
  return seat % sides;
}

/** All sides, the winners first. Without points all players are one side, which has won or lost. */
export function standings(result: Result, seats: number): Standing[] {
  const scores = result.scores ?? [0];
  const sides = scores.length;
  const all = scores.map((score, side) => ({
    side,
    seats: Array.from({ length: seats }, (_, seat) => seat).filter((seat) => sideOf(seat, sides) === side),
    place: 0,
    score,
    breakdown: result.breakdown[side] ?? {},
    tie: result.tie_break[side] ?? 0,
    won: false,
  }));
  all.sort((one, other) => other.score - one.score || other.tie - one.tie || one.side - other.side);
  return all.map((one) => ({
    ...one,
    place: 1 + all.filter((other) => isAhead(other, one)).length,
    won: one.seats.some((seat) => result.winners.includes(seat)),
  }));
}

function isAhead(one: { score: number; tie: number }, other: { score: number; tie: number }): boolean {
  return one.score > other.score || (one.score === other.score && one.tie > other.tie);
}

/** The pieces that stand for a side: those of its seats, or its own. */
export function piecesOf(one: Standing): number[] {
  return one.seats.length > 0 ? one.seats : [one.side];
}

/** Did the tie break decide about the victory? */
export function isTieBroken(list: readonly Standing[]): boolean {
  const [first, second] = list;
  return first !== undefined && second !== undefined && first.score === second.score && first.tie > second.tie;
}

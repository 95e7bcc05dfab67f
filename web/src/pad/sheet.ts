// A score pad as it is filled in: whose points they are, how many of each source, and what comes of them. What is
// counted and for how many sides is told by the server (Catalogue.pads).

import type { Options, Pad, PadLine, Result } from "../net/protocol";

/** What somebody has written on a pad, as the browser keeps it. */
export interface Written {
  options: Options; // the main options: which pad it is
  players: number;
  choices: string[]; // switches that are on
  names: string[]; // by side; "": none given
  points: Record<string, (number | null)[]>; // by source and side; null: nothing written
  ties: (number | null)[]; // by side
}

export const MOST = 999; // points of one source

/** A pad on which nothing is written. */
export function blank(pad: Pad): Written {
  return { options: pad.options, players: pad.sides[0]?.players ?? 0, choices: [], names: [], points: {}, ties: [] };
}

/** The pad that something was written on; null: there is none like it. */
export function padOf(pads: readonly Pad[], options: Options): Pad | null {
  return pads.find((pad) => Object.entries(pad.options).every(([name, value]) => options[name] === value)) ?? null;
}

/** The lines in play. */
export function linesOf(pad: Pad, choices: readonly string[]): PadLine[] {
  return pad.lines.filter(({ choice }) => choice === null || choices.includes(choice));
}

/** The switches that bring lines into play. */
export function switchesOf(pad: Pad): string[] {
  return [...new Set(pad.lines.flatMap(({ choice }) => choice ?? []))];
}

/** How many sides score with so many players. */
export function sidesOf(pad: Pad, players: number): number {
  return (pad.sides.find((one) => one.players === players) ?? pad.sides[0])?.sides ?? 0;
}

/** The same for another pad: a number of players that it has, and only its switches. */
export function moved(written: Written, pad: Pad): Written {
  const players = pad.sides.some((one) => one.players === written.players) ? written.players : (pad.sides[0]?.players ?? 0);
  const choices = written.choices.filter((name) => switchesOf(pad).includes(name));
  return { ...written, options: pad.options, players, choices };
}

/** A number typed into a field; null: none. */
export function typed(text: string): number | null {
  const digits = text.replace(/\D/g, "").slice(0, String(MOST).length);
  return digits === "" ? null : Number(digits);
}

/** What is written of a source for a side. */
export function pointsAt(written: Written, source: string, side: number): number | null {
  return written.points[source]?.[side] ?? null;
}

/** Is anything written that would be lost? */
export function isWritten(written: Written): boolean {
  const numbers = [...Object.values(written.points).flat(), ...written.ties];
  return numbers.some((one) => one !== null && one !== undefined) || written.names.some((name) => name !== "");
}

/** All points together, as a result: equal ones are decided by the ties. */
export function resultOf(pad: Pad, written: Written): Result {
  const sides = Array.from({ length: sidesOf(pad, written.players) }, (_, side) => side);
  const lines = linesOf(pad, written.choices);
  const breakdown = sides.map((side) => Object.fromEntries(lines.map(({ source }) => [source, pointsAt(written, source, side) ?? 0])));
  const scores = breakdown.map((row) => Object.values(row).reduce((sum, points) => sum + points, 0));
  const tie_break = sides.map((side) => written.ties[side] ?? 0);
  const best = sides.filter((side) => sides.every((other) => !isBehind(scores, tie_break, side, other)));
  const winners = best.filter((side) => side < seatedOf(pad, written.players));
  return { scores, breakdown, tie_break, winners, verdict: null };
}

function isBehind(scores: readonly number[], ties: readonly number[], side: number, other: number): boolean {
  const [mine = 0, theirs = 0] = [scores[side], scores[other]];
  return mine < theirs || (mine === theirs && (ties[side] ?? 0) < (ties[other] ?? 0));
}

/** Sides with somebody to name: a tribe of nobody's has none. */
export function seatedOf(pad: Pad, players: number): number {
  return Math.min(players, sidesOf(pad, players));
}

/** Are several sides in front with as many points? */
export function isTied({ scores }: Result): boolean {
  const all = scores ?? [];
  return all.filter((score) => score === Math.max(...all)).length > 1;
}

/** Has every side points of some source? Before that nobody has won. */
export function isCounted(pad: Pad, written: Written): boolean {
  const lines = linesOf(pad, written.choices);
  const sides = Array.from({ length: sidesOf(pad, written.players) }, (_, side) => side);
  return sides.every((side) => lines.some(({ source }) => pointsAt(written, source, side) !== null));
}

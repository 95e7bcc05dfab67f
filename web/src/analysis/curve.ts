// The curve of a game: where its points lie, how they are joined, what stands below it.

import type { Report } from "../net/protocol";
import { bandOf } from "./figures";

/** Where the moments of a game lie, from 0 to 1, and where its rounds begin. */
export interface Course {
  at: readonly number[]; // of the points of a timeline, in order
  rounds: readonly { at: number; round: number }[];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Line {
  path: string;
  band: string; // what holds the chance 95 times of 100
}

/** A course by the events alone. */
export function courseOf(report: Report): Course {
  const last = Math.max(1, report.timeline.length - 1);
  const rounds = new Map<number, number>();
  report.timeline.forEach(({ round, event }, place) => {
    if (round > 0 && event >= 0 && !rounds.has(round)) rounds.set(round, place / last);
  });
  return { at: report.timeline.map((_, place) => place / last), rounds: [...rounds].map(([round, at]) => ({ at, round })) };
}

/** The line of a side, and its band. */
export function lineOf(report: Report, side: number, course: Course, box: Box): Line {
  const spots = report.timeline.map(({ chance, error }, place) => {
    const [low, high] = bandOf(chance[side] ?? 0, error[side] ?? 0);
    return { x: across(course.at[place] ?? 0, box), y: up(chance[side] ?? 0, box), low: up(low, box), high: up(high, box) };
  });
  const path = joined(spots.map(({ x, y }) => [x, y]));
  const band = `${joined(spots.map(({ x, high }) => [x, high]))}${joined(spots.reverse().map(({ x, low }) => [x, low])).replace("M", "L")}Z`;
  return { path, band };
}

export function across(at: number, { left, width }: Box): number {
  return left + at * width;
}

export function up(chance: number, { top, height }: Box): number {
  return top + (1 - chance) * height;
}

function joined(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], place) => `${place === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}

/** The rounds that are named below the curve: as many as have room, evenly. */
export function namedRounds(course: Course, width: number, room: number): { at: number; round: number }[] {
  const most = Math.max(1, Math.floor(width / room));
  const step = [1, 2, 5, 10, 20, 50].find((one) => course.rounds.length / one <= most) ?? 100;
  return course.rounds.filter(({ round }) => round % step === 0 && round > 0);
}

/** The point of the timeline nearest to a place between 0 and 1. */
export function nearest(course: Course, at: number): number {
  return course.at.reduce((best, one, place) => (Math.abs(one - at) < Math.abs((course.at[best] ?? 0) - at) ? place : best), 0);
}

/** Letters that stand too near to each other move apart; positions in px, in order. */
export function apart(places: readonly number[], room: number, last: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + room));
  for (let one = found.length - 1, most = last; one >= 0; one--, most -= room) found[one] = Math.min(found[one] ?? 0, most);
  return found;
}

/** What the curve says at the end of each round, for those who do not see it: by round, then by side. */
export function byRound(report: Report): { round: number; place: number }[] {
  const last = new Map<number, number>();
  report.timeline.forEach(({ round }, place) => last.set(round, place));
  return [...last].map(([round, place]) => ({ round, place }));
}

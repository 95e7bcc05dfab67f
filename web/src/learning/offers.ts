// Which lessons are offered on the day one first meets what they are about.

import type { GameLessons, Option, Options } from "../net/protocol";

const MOST = 3; // at once: an offer is read at a glance

/** What a lesson is called where this browser remembers it. */
export const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`;

/** The lessons for a table with these options that are new to the reader: not done, not met in a game, not waved aside. */
export function offersFor(found: GameLessons | undefined, options: Options, waved: readonly string[]): string[] {
  const lessons = (found?.paths ?? []).flatMap((path) => path.lessons);
  const fresh = lessons.filter(({ lesson, done, met }) => !done && !met && !waved.includes(keyOf(found?.game ?? "", lesson)));
  return fresh.filter(({ about }) => about.some((one) => hasAll(options, one))).map(({ lesson }) => lesson).slice(0, MOST);
}

function hasAll(options: Options, named: Options): boolean {
  return Object.entries(named).every(([name, value]) => has(options[name], value));
}

/** Is this what was chosen, or where several can be, among it? */
function has(chosen: Option | undefined, value: Option): boolean {
  return Array.isArray(chosen) ? chosen.some((one) => one === value) : chosen === value;
}

// Beginning to learn: a lesson, or the first game after the lessons.

import { beSomebody } from "../house/me.svelte";
import { api } from "../net/api";
import type { Options, SeatRequest } from "../net/protocol";

let left: string | null = null; // the path of the table that was left for a lesson

/** The path of a table where a lesson goes on or, `afresh`, begins once more; `from` is a table to come back to. */
export async function startLesson(game: string, lesson: string, afresh = false, from: string | null = left): Promise<string> {
  await beSomebody();
  const table = await api.learn(game, lesson, afresh);
  left = from;
  return `/t/${table}`;
}

/** The table that was left for lessons, as far as this page knows. */
export const tableLeft = (): string | null => left;

/** The path of a first game of what has been learnt, against the weakest bots, with the coach and with hints. */
export async function firstGame(game: string, options: Options): Promise<string> {
  await beSomebody();
  const { bots } = await api.catalogue();
  const others: SeatRequest[] = Array.from({ length: Number(options.players) - 1 }, () => ({ kind: "bot", bot: bots[0] ?? "" }));
  return `/t/${await api.create({ game, options, seats: [{ kind: "me" }, ...others], listed: false, coach: true, hints: true })}`;
}

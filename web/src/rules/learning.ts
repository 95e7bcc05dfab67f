// Beginning to learn: a lesson, or the first game after the lessons.

import { beSomebody } from "../house/me.svelte";
import { api } from "../net/api";
import type { SeatRequest } from "../net/protocol";

const PLAYERS = 2; // of a first game

/** The path of a table where a lesson goes on or, `afresh`, begins once more. */
export async function startLesson(game: string, lesson: string, afresh = false): Promise<string> {
  await beSomebody();
  return `/t/${await api.learn(game, lesson, afresh)}`;
}

/** The path of a first game against the weakest bot, with the coach and with hints. */
export async function firstGame(game: string): Promise<string> {
  await beSomebody();
  const { games, bots } = await api.catalogue();
  const sets = games.find((one) => one.game === game)?.sets ?? [];
  const options = sets.find(({ players }) => players === PLAYERS) ?? sets[0] ?? {};
  const seats: SeatRequest[] = [{ kind: "me" }, { kind: "bot", bot: bots[0] ?? "" }];
  return `/t/${await api.create({ game, options, seats, listed: false, coach: true, hints: true })}`;
}

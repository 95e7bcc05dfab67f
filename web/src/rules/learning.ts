// Beginning to learn: a lesson, or the first game after the lessons.

import { GAMES } from "../games/faces";
import { beSomebody } from "../house/me.svelte";
import { TableDraft } from "../lobby/tableDraft.svelte";
import { api } from "../net/api";

const WEAKEST = 0;

/** The path of a table where a lesson goes on or, `afresh`, begins once more. */
export async function startLesson(game: string, lesson: string, afresh = false): Promise<string> {
  await beSomebody();
  return `/t/${await api.learn(game, lesson, afresh)}`;
}

/** The path of a first game against the weakest bots. */
export async function firstGame(game: string): Promise<string> {
  await beSomebody();
  const catalogue = await api.catalogue();
  const draft = new TableDraft(game, GAMES[game] ?? { main: "", way: null }, catalogue, "", catalogue.bots[WEAKEST] ?? "");
  return `/t/${await api.create({ ...draft.request(), listed: false })}`;
}

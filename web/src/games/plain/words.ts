// What the plain face says: in a game's own words where it has them, in plain ones otherwise.

import { hasWords, speakOf } from "../../language/speak.svelte";

/** The words of a game, and those that stand in for what it does not say. */
export async function learnWords(game: string): Promise<void> {
  await Promise.all([speakOf("plain"), speakOf(game)]);
}

/** The first of some message keys that somebody has words for; the last one is ours. */
export function firstOf(...keys: [...string[], string]): string {
  return keys.find(hasWords) ?? (keys.at(-1) as string);
}

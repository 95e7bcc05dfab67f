// The score pad of a game that another package brings, where it says that it has one.

import { hasWords, t } from "../../language/speak.svelte";
import type { PadWords } from "../../pad/words";
import { scoreOf } from "./score";
import { learnWords } from "./words";

export async function padOf(game: string): Promise<PadWords> {
  await learnWords(game);
  const score = scoreOf(game);
  const categoryOf = (source: string) => score.categories([{ side: 0, seats: [], place: 1, score: 0, breakdown: { [source]: 0 }, tie: 0, won: false }])[0];
  return {
    label: (source) => categoryOf(source)?.label ?? source,
    help: (source) => (hasWords(`${game}-help-${source}`) ? t(`${game}-help-${source}`) : ""),
    colour: (source) => categoryOf(source)?.colour ?? "var(--ink2)",
    score,
  };
}

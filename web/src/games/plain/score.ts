// The score sheet of a game that another package brings.

import { hasWords, t } from "../../language/speak.svelte";
import type { Category, Score, Standing } from "../../replay/standings";
import { firstOf } from "./words";

const VOID = 5; // whose colours stand for what has beaten the players, where that is nobody
const COLOURS = ["#8a5a2b", "#3d8fbf", "#4f8a5b", "#7b3fa0", "#d9421e", "#93265b"]; // of the sources of points

export function scoreOf(game: string): Score {
  return {
    categories: (list) => Object.keys(list[0]?.breakdown ?? {}).map((source, place) => category(game, source, place)),
    tie: {
      name: firstOf(`${game}-end-tie`, "plain-tie"),
      line: firstOf(`${game}-end-tie-line`, "plain-tie-line"),
      won: firstOf(`${game}-end-won-tie`, "plain-won-tie"),
    },
    verdict: {
      won: firstOf(`${game}-end-won`, "plain-won"),
      lost: firstOf(`${game}-end-lost`, "plain-lost"),
      tribe: VOID,
    },
    neutral: null,
  };
}

function category(game: string, source: string, place: number): Category {
  const key = `${game}-score-${source}`;
  const name = hasWords(key) ? t(key) : source;
  return {
    source,
    label: name,
    name,
    colour: COLOURS[place % COLOURS.length] as string,
    points: (one: Standing) => one.breakdown[source] ?? 0,
    note: () => null,
  };
}

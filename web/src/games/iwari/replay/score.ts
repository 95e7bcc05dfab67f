// The score sheet of Iwari: tents of both scorings, totems, settlements, what the options add; pieces left break ties (IE3).

import { t } from "../../../language/speak.svelte";
import type { Category, Score } from "../../../replay/standings";

const COLOURS: Record<string, string> = {
  tents_mid: "#b4732a",
  tents: "#0f6b5c",
  totems: "#7b3fa0",
  settlements: "#c4205a",
  expeditions: "#2f45b5",
  walking: "#5b6770",
  discoveries: "#b98a00",
  ruins: "#6b4a8a",
  road: "#9a4f9e",
};

const MANY = 5; // columns that have room for whole words

export function colourOf(source: string): string {
  return COLOURS[source] ?? "var(--ink2)";
}

function category(source: string, _: number, all: readonly string[]): Category {
  return {
    source,
    label: t(all.length > MANY ? "iwari-web-category-short" : "iwari-web-category", { source }),
    name: t("iwari-web-category", { source }),
    colour: colourOf(source),
    points: (one) => one.breakdown[source] ?? 0,
    note: () => null,
  };
}

export const score: Score = {
  categories: (list) => Object.keys(list[0]?.breakdown ?? {}).map(category),
  tie: { name: "iwari-web-tie", line: "iwari-web-tie-line", won: "iwari-web-won-tie" },
  verdict: { won: "iwari-web-void-won", lost: "iwari-web-void-lost", tribe: 5 },
  neutral: { name: "iwari-web-third", won: "iwari-web-both-lose" },
};

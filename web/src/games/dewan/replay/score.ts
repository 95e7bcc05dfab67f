// The score sheet of Dewan: every source of points that is in play, with its colour.

import { t } from "../../../language/speak.svelte";
import type { Category, Score, Standing } from "../../../replay/standings";

const COLOURS: Record<string, string> = {
  stories: "#8a5a2b",
  fire: "#d9421e",
  most_fire: "#d9421e",
  groups: "#3e6b47",
  berries: "#93265b",
  zones: "#4f8a5b",
  water: "#3d8fbf",
  rivals: "#7b3fa0",
  pairs: "#93265b",
  majorities: "#2f6e93",
  fish: "#5fa8b8",
};

/** The points for the most fire, counted with the fire that wins them. */
function bonus(one: Standing): number {
  return one.breakdown.most_fire ?? 0;
}

export function colourOf(source: string): string {
  return COLOURS[source] ?? "var(--ink2)";
}

function category(source: string): Category {
  const fire = source === "fire";
  return {
    source,
    label: t("dewan-web-source", { source }),
    name: t("dewan-web-source", { source }),
    colour: colourOf(source),
    points: (one) => (one.breakdown[source] ?? 0) + (fire ? bonus(one) : 0),
    note: (one) => (fire && bonus(one) > 0 ? t("dewan-end-most-fire", { points: bonus(one) }) : null),
  };
}

export const score: Score = {
  categories: (list) =>
    Object.keys(list[0]?.breakdown ?? {})
      .filter((source) => source !== "most_fire")
      .map(category),
  tie: { name: "dewan-end-tie", line: "dewan-end-tie-line", won: "dewan-end-won-tie" },
  verdict: null,
  neutral: null,
};

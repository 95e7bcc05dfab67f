// What a first game of Dewan explains, by kind of choice.

import type { DewanFlow } from "./flow.svelte";

export const EXPLANATIONS: Record<string, string> = {
  story: "dewan-explain-story",
  turn: "dewan-explain-turn",
  place: "dewan-explain-place",
  pay: "dewan-explain-pay",
  tuck: "dewan-explain-tuck",
  marker: "dewan-explain-marker",
  fishing: "dewan-explain-fishing",
};

/** The kind of choice of this moment. */
export function kindOf(flow: DewanFlow): string | null {
  const phase = flow.offer?.phase;
  if (phase === undefined) return null;
  if (phase !== "turn") return phase;
  if (flow.journey !== null) return "pay";
  return flow.mode === "place" ? "place" : flow.mode === "turn" ? "turn" : null;
}

// Kinds of choices that are explained the first time they come up.

import type { IwariFlow } from "./flow.svelte";

export const EXPLANATIONS: Record<string, string> = {
  "iwari-turn": "iwari-web-explain-turn",
  "iwari-build": "iwari-web-explain-build",
  "iwari-swap": "iwari-web-explain-swap",
  "iwari-third": "iwari-web-explain-third",
  "iwari-deed": "iwari-web-explain-deed",
  "iwari-refill": "iwari-web-explain-refill",
  "iwari-draft": "iwari-web-explain-draft",
};

const PHASES: Record<string, string> = {
  third: "iwari-third",
  deed: "iwari-deed",
  refill: "iwari-refill",
  draft: "iwari-draft",
};

/** The kind of choice of this moment. */
export function kindOf(flow: IwariFlow): string | null {
  const phase = flow.offer?.phase;
  if (phase === undefined || flow.sending || flow.offer?.pass) return null;
  if (phase !== "turn") return PHASES[phase] ?? null;
  if (flow.build !== null) return "iwari-build";
  return flow.mode === "swap" ? "iwari-swap" : "iwari-turn";
}

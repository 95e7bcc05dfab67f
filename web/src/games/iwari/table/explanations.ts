// Kinds of choices that are explained the first time they come up.

import type { IwariFlow } from "./flow.svelte";

/** Of games against the void (IV). */
const VOID: Record<string, string> = {
  "iwari-against-turn": "iwari-web-explain-against-turn",
  "iwari-against-build": "iwari-web-explain-against-build",
  "iwari-against-swap": "iwari-web-explain-against-swap",
  "iwari-against-void": "iwari-web-explain-against-void",
  "iwari-against-voids": "iwari-web-explain-against-voids",
  "iwari-against-skip": "iwari-web-explain-against-skip",
  "iwari-against-order": "iwari-web-explain-against-order",
  "iwari-against-spot": "iwari-web-explain-against-spot",
  "iwari-against-haunted": "iwari-web-explain-against-haunted",
  "iwari-against-target": "iwari-web-explain-against-target",
  "iwari-against-free": "iwari-web-explain-against-free",
  "iwari-against-move": "iwari-web-explain-against-move",
  "iwari-against-refill": "iwari-web-explain-against-refill",
};

export const EXPLANATIONS: Record<string, string> = {
  "iwari-turn": "iwari-web-explain-turn",
  "iwari-build": "iwari-web-explain-build",
  "iwari-built": "iwari-web-explain-built",
  "iwari-swap": "iwari-web-explain-swap",
  "iwari-third": "iwari-web-explain-third",
  "iwari-deed": "iwari-web-explain-deed",
  "iwari-courage": "iwari-web-explain-courage",
  "iwari-veneration": "iwari-web-explain-veneration",
  "iwari-explore": "iwari-web-explain-explore",
  "iwari-explored": "iwari-web-explain-explored",
  "iwari-fortification": "iwari-web-explain-fortification",
  "iwari-void-totem": "iwari-web-explain-void-totem",
  "iwari-contested": "iwari-web-explain-contested",
  "iwari-ruin": "iwari-web-explain-ruin",
  "iwari-determination": "iwari-web-explain-determination",
  "iwari-storm": "iwari-web-explain-storm",
  "iwari-walk": "iwari-web-explain-walk",
  "iwari-refill": "iwari-web-explain-refill",
  "iwari-draft": "iwari-web-explain-draft",
  ...VOID,
};

const PHASES: Record<string, string> = {
  third: "iwari-third",
  storm: "iwari-storm",
  walk: "iwari-walk",
  refill: "iwari-refill",
  draft: "iwari-draft",
};

/** Deeds that can be declined have an explanation of their own. */
const DEEDS: Record<string, string> = { courage: "iwari-courage", veneration: "iwari-veneration" };

/** The kind of choice of this moment. */
export function kindOf(flow: IwariFlow): string | null {
  const phase = flow.offer?.phase;
  if (phase === undefined || flow.sending || flow.offer?.pass) return null;
  if (flow.game.view?.void) return againstKind(flow, phase);
  if (phase === "deed") return DEEDS[flow.pawn ?? ""] ?? "iwari-deed";
  const special = phase === "turn" || phase === "third" ? specialOf(flow) : null;
  if (special !== null) return special;
  if (phase !== "turn") return PHASES[phase] ?? null;
  if (flow.building.build !== null) return flow.building.drafted === null ? null : flow.building.nexts.length > 0 ? "iwari-build" : "iwari-built";
  return flow.mode === "swap" ? "iwari-swap" : "iwari-turn";
}

const AGAINST: Record<string, string> = {
  order: "iwari-against-order",
  target: "iwari-against-target",
  free: "iwari-against-free",
  refill: "iwari-against-refill",
};

/** The kind of choice in a game against the void. */
function againstKind(flow: IwariFlow, phase: string): string | null {
  if (flow.mode === "voids") return "iwari-against-voids";
  if (flow.mode === "skip") return "iwari-against-skip";
  if (phase === "ruin") return flow.game.view?.void?.now?.kind === "haunted" ? "iwari-against-haunted" : "iwari-against-spot";
  if (flow.building.aim === "move") return "iwari-against-move";
  if (flow.building.aim === "void_totem" && phase === "turn") return "iwari-void-totem";
  if (phase === "void") return "iwari-against-void";
  if (phase !== "turn") return AGAINST[phase] ?? null;
  if (flow.building.build !== null) return "iwari-against-build";
  return flow.mode === "swap" ? "iwari-against-swap" : "iwari-against-turn";
}

/** What only some maps and options bring into a build. */
function specialOf(flow: IwariFlow): string | null {
  const pieces = flow.building.build?.pieces.map(({ piece }) => piece) ?? [];
  if (flow.choice.explore !== null) return "iwari-explore";
  if (flow.building.build?.gains.determination) return "iwari-determination";
  if (pieces.some((piece) => piece.piece === "contested") || flow.choice.token !== null) return "iwari-contested";
  if (pieces.some((piece) => piece.piece === "tent" && piece.ruin)) return "iwari-ruin";
  if (pieces.length > 0) return null;
  if (flow.building.aim === "fortification") return "iwari-fortification";
  if (flow.building.aim === "void_totem") return "iwari-void-totem";
  return flow.game.view?.exploring != null ? "iwari-explored" : null;
}

// Which help belongs to which thing; the words are in locales/*/help-dewan.ftl.

import { isTerrain } from "../art/terrains";
import type { Half, Space } from "../protocol";
import type { Help } from "../../../panels/explain";

export const cardHelp = (halves: readonly Half[]): Help => ({
  key: halves.length > 1 ? "help-card-two" : "help-card",
  rule: "DP2",
});

export function symbolHelp(symbol: string): Help {
  if (isTerrain(symbol)) return { key: `help-terrain-${symbol}`, rule: "DP2" };
  if (symbol === "fish") return { key: "help-fish", rule: "DH5" };
  return { key: `help-symbol-${symbol}`, rule: SYMBOL_RULES[symbol] ?? "DY4" };
}

const SYMBOL_RULES: Record<string, string> = { berry: "DE1", fire: "DX3" };

/** What lies on a space says more than the space. */
export function spaceHelp(space: Space): Help {
  if (space.village) return { key: "help-village", rule: "DH1" };
  if (space.marker && space.terrain === "lava") return { key: "help-lava-marker", rule: "DL2" };
  if (space.marker) return { key: "help-water-marker", rule: "DD1" };
  if (isTerrain(space.terrain)) return symbolHelp(space.terrain);
  return { key: `help-space-${space.terrain}`, rule: space.terrain === "start" ? "DP5" : "DL2" };
}

export const storyHelp: Help = { key: "help-story", rule: "DY2" };
export const stackHelp: Help = { key: "help-stack", rule: "DS6" };
export const tuckHelp: Help = { key: "help-tuck", rule: "DE2" };

export const pileHelp: Help = { key: "help-pile", rule: "DK3" };
export const supplyHelp: Help = { key: "help-supply", rule: "DV3" };
export const handHelp: Help = { key: "help-hand", rule: "DT3" };
export const markerHelp = (marker: string): Help =>
  marker === "fish" ? symbolHelp("fish") : marker === "lava" ? { key: "help-lava-marker", rule: "DL1" } : { key: "help-water-marker", rule: "DD1" };

export const campHelp = (effect: string): Help => ({ key: `help-camp-${effect}`, rule: "DE2" });
export const pointsHelp = (source: string, team: boolean): Help => ({
  key: `help-points-${source}`,
  rule: (team ? TEAM_RULES[source] : undefined) ?? POINTS_RULES[source] ?? null,
});

const POINTS_RULES: Record<string, string> = {
  stories: "DX2",
  fire: "DX3",
  most_fire: "DX3",
  groups: "DX4",
  berries: "DX5",
  zones: "DD2",
  water: "DL3",
  rivals: "DL3",
  pairs: "DV6",
  majorities: "DH6",
  fish: "DH6",
};

const TEAM_RULES: Record<string, string> = { stories: "DM2", fire: "DM2", most_fire: "DM2", groups: "DM3", berries: "DM4" };

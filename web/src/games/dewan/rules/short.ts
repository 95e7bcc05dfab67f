// Dewan in short: how one wins, when it ends, what a turn is; and which rules a scenario adds to it.

import { t } from "../../../language/speak.svelte";
import type { Short } from "../../../rules/book";
import Turn from "./Turn.svelte";

export const short: Short = {
  wins: ({ scenario }) => t(scenario === "team" ? "dewan-goal-wins-team" : "dewan-goal-wins"),
  ends: () => t("dewan-goal-ends"),
  Turn,
};

/** By scenario. */
export const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  team: ["DM1"],
  downpour: ["DV2", "DD1"],
  volcano: ["DV2", "DL1", "DL2"],
  lake: ["DV2", "DH1", "DH3", "DH5"],
};

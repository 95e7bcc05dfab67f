// Iwari in short: how one wins, when it ends, what a turn is; and what is said of whatever else is in play.

import { t } from "../../../language/speak.svelte";
import type { Options } from "../../../net/protocol";
import type { Short } from "../../../rules/book";
import Turn from "./Turn.svelte";

/** Alone or together against the void. */
export function isAgainst({ mode }: Options): boolean {
  return mode === "solo" || mode === "coop";
}

export const short: Short = {
  wins: (options) => t(isAgainst(options) ? "aid-iwari-void-wins" : options.players === 2 ? "iwari-goal-wins-third" : "iwari-goal-wins"),
  ends: (options) => t(isAgainst(options) ? "iwari-goal-ends-void" : "iwari-goal-ends"),
  Turn,
};

/** By expansion: message key. */
export const OF_SWITCHES: Readonly<Record<string, string>> = {
  expeditions: "help-iwari-expeditions",
  discoveries: "help-iwari-discovery",
  fortifications: "help-iwari-fortification",
  walking_totem: "help-iwari-walker",
  storms: "help-iwari-storm",
};

/** What a map adds: a sign, and a message or a rule. */
export interface OfMap {
  sign: string;
  key: string;
  rule?: string;
}

export const OF_MAPS: Readonly<Record<string, readonly OfMap[]>> = {
  "floating-lands": [{ sign: "land", key: "", rule: "IA1" }],
  "forgotten-island": [{ sign: "ruin", key: "help-iwari-ruin" }],
  "glacier-massif": [{ sign: "land", key: "", rule: "IA3" }],
  "unexplored-paths": [
    { sign: "void-totem", key: "help-iwari-void-totem" },
    { sign: "void-pawn", key: "help-iwari-centre" },
  ],
  "long-road": [{ sign: "void", key: "help-iwari-road" }],
  "the-void": [
    { sign: "void", key: "help-iwari-biome-void" },
    { sign: "contested", key: "help-iwari-contested" },
    { sign: "determination", key: "help-iwari-determination" },
  ],
};

/** Which paragraph of IV11 is about a map. */
export const AGAINST_ON_MAPS: Readonly<Record<string, number>> = {
  "floating-lands": 1,
  "forgotten-island": 2,
  "unexplored-paths": 3,
  "long-road": 4,
};

// Iwari in short: how one wins, when it ends; and what is said of whatever else is in play.

import { t } from "../../../language/speak.svelte";
import type { Options } from "../../../net/protocol";

/** Alone or together against the void. */
export function isAgainst({ mode }: Options): boolean {
  return mode === "solo" || mode === "coop";
}

/** How one wins. */
export function wins(options: Options): string {
  return t(isAgainst(options) ? "aid-iwari-void-wins" : options.players === 2 ? "iwari-goal-wins-third" : "iwari-goal-wins");
}

/** When the game ends. */
export function ends(options: Options): string {
  return t(isAgainst(options) ? "iwari-goal-ends-void" : "iwari-goal-ends");
}

/** By expansion: message key. */
export const OF_SWITCHES: Readonly<Record<string, string>> = {
  expeditions: "help-iwari-expeditions",
  discoveries: "help-iwari-discovery",
  fortifications: "help-iwari-fortification",
  walking_totem: "help-iwari-walker",
  storms: "help-iwari-storm",
};

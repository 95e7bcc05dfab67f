// A decision to choose, in words.

import { say, sentences, t } from "../language/speak.svelte";
import { briefOf } from "../log/brief";
import type { PuzzlePlan } from "../net/protocol";
import { plannedEntry } from "../replay/told";

const NONE: ReadonlySet<number> = new Set();

/** In a few words, with signs. */
export function linesOf(plan: PuzzlePlan, names: readonly string[], reader: number | null): string[] {
  return briefOf([plannedEntry(plan.event, plan.says)], NONE, { names, viewer: reader });
}

/** In whole sentences, for those who hear it; `where` says it more exactly than the log does. */
export function aloud(plan: PuzzlePlan, names: readonly string[], reader: number | null, where: string): string {
  const said = sentences(plan.says.map((message) => say(message, names, reader)));
  return where === "" ? said : t("puzzles-where", { said, where });
}

// Against the void: how hard it is to beat, and how a game without points ended.

import { hasWords, t } from "../../../language/speak.svelte";
import type { Words } from "../../../lobby/front";
import type { Choice, Options, Result } from "../../../net/protocol";

/** The name of a limit (IV10): the catalogue lists them from easy to hard, the default is as the rulebook has it. */
function levelOf(choice: Choice, limit: string): "easy" | "normal" | "hard" {
  const beyond = choice.values.indexOf(limit) - choice.values.indexOf(String(choice.default));
  return beyond === 0 ? "normal" : beyond < 0 ? "easy" : "hard";
}

/** A limit in words: its name, and what it means. */
export function limitWords(choice: Choice, limit: string): Words {
  return { title: t(`iwari-level-${levelOf(choice, limit)}`), line: t("iwari-level-line", { limit: Number(limit) }) };
}

/** Held out against the void, or lost to it and why. */
export function outcome({ void_limit: limit }: Options, { winners, verdict }: Result): string {
  if (winners.length > 0) return t("iwari-lobby-held-out");
  const key = `iwari-lobby-lost-${String(verdict?.["reason"])}`;
  return hasWords(key) ? t(key, { limit: Number(limit) }) : t("iwari-lobby-lost");
}

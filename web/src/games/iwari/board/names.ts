// What territories and tribes are called.

import { hasWords, t } from "../../../language/speak.svelte";
import { peoplesOf } from "../art/totems";
import type { Components, Side, Tribe, View } from "../protocol";

/** Packaged maps are translated; other maps call their territories themselves. */
export function territoryName(components: Components, id: string): string {
  const key = `iwari-territory-${id}`;
  return hasWords(key) ? t(key) : (components.drawing.territories[id]?.name ?? id);
}

/** A tribe by the name of its player; the third tribe of two players is nobody's; `tribes` are those that are not the void. */
export function tribeName(names: readonly string[], tribe: Tribe, third: Tribe | null, tribes: number = Infinity): string {
  if (tribe >= tribes) return t("iwari-board-void");
  if (tribe === third) return t("iwari-board-third");
  return names[tribe] || t("name-seat", { number: tribe });
}

/** Who the players against the void are to the reader: alone, one of two, or somebody who watches. */
export function readerIs(view: View): "you" | "us" | "other" {
  if (view.seat < 0) return "other";
  return peoplesOf(view) > 1 ? "us" : "you";
}

/** Whose a judged territory is, in one word beside its claim token. */
export function claimWord(view: View, by: Side): string {
  return t("iwari-board-claim", { by, who: readerIs(view) });
}

/** Several names as a phrase: Maren, Aiko and Tomás. */
export function listed(words: readonly string[]): string {
  const [first, ...rest] = words;
  const last = rest.pop();
  if (first === undefined) return t("list-none");
  if (last === undefined) return first;
  return t("list-two", { one: rest.reduce((one, other) => t("list-more", { one, other }), first), other: last });
}

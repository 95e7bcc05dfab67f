// The tribes of a view: the players' and, with two players, the third one that both play.

import { t } from "../../../language/speak.svelte";
import { peoplesOf } from "../art/totems";
import { tribeName } from "../board/names";
import { scoresOf } from "../board/track";
import type { Tribe, View } from "../protocol";

/** The names of all tribes; where void totems are in play the void's comes last, as in lists of totems (IA4, IV). */
export function tribeNames(view: View, names: readonly string[]): string[] {
  const tribes = Array.from({ length: peoplesOf(view) }, (_, tribe) => (tribe === view.third ? t("iwari-web-third") : tribeName(names, tribe, null)));
  return view.centre == null && !view.void ? tribes : [...tribes, t("iwari-web-void")];
}

/** The points on the ScoreTrack: what has been scored already. */
export function scoredBy(view: View, tribe: Tribe): number {
  return scoresOf(view)[tribe] ?? 0;
}

/** The points if the game ended now. */
export function sumOf(view: View, tribe: Tribe): number {
  return Object.values(view.points[tribe] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** All tribes, the most points first. */
export function ranking(view: View): Tribe[] {
  return view.tribes.map((_, tribe) => tribe).sort((one, other) => sumOf(view, other) - sumOf(view, one) || one - other);
}

/** The tribes with the most totems of a territory; nobody without a totem. */
export function totemLeaders(totems: readonly number[]): Tribe[] {
  const most = Math.max(...totems);
  return most === 0 ? [] : totems.flatMap((count, tribe) => (count === most ? [tribe] : []));
}

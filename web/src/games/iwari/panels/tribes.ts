// The tribes of a view: the players' and, with two players, the third one that both play; their pieces and points.

import { t } from "../../../language/speak.svelte";
import { peoplesOf } from "../art/totems";
import { tribeName } from "../board/names";
import type { Tribe, View } from "../protocol";

/** The names of all tribes; where void totems are in play the void's comes last, as in lists of totems (IA4, IV). */
export function tribeNames(view: View, names: readonly string[]): string[] {
  const tribes = Array.from({ length: peoplesOf(view) }, (_, tribe) => (tribe === view.third ? t("iwari-web-third") : tribeName(names, tribe, null)));
  return view.centre == null && !view.void ? tribes : [...tribes, t("iwari-web-void")];
}

/** The points if the game ended now. */
export function sumOf(view: View, tribe: Tribe): number {
  return Object.values(view.points[tribe] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** All tribes, the most points first. */
export function ranking(view: View): Tribe[] {
  return view.tribes.map((_, tribe) => tribe).sort((one, other) => sumOf(view, other) - sumOf(view, one) || one - other);
}

const BASE = ["tents", "totems", "settlements"]; // with a column of their own

export interface Column {
  name: string; // the only source, or "have" and "more"
  sources: string[];
}

/** The columns for the sources in play; those of `have` are won already. */
export function columnsOf(sources: readonly string[], have: string[]): Column[] {
  const single = sources.filter((source) => BASE.includes(source) && !have.includes(source));
  const more = sources.filter((source) => !BASE.includes(source) && !have.includes(source));
  const grouped = (name: string, all: string[]): Column[] => (all.length > 1 ? [{ name, sources: all }] : all.map((source) => ({ name: source, sources: [source] })));
  return [...grouped("have", have), ...single.map((source) => ({ name: source, sources: [source] })), ...grouped("more", more)];
}

/** All pieces of a tribe: those left and those on the map. */
export function stockOf(view: View, tribe: Tribe): { tents: number; totems: number } {
  const left = view.tribes[tribe];
  const tents = Object.values(view.tents).filter((owner) => owner === tribe).length;
  const totems = view.territories.reduce((sum, territory) => sum + (territory.totems[tribe] ?? 0), 0);
  return { tents: (left?.tents_left ?? 0) + tents, totems: (left?.totems_left ?? 0) + totems };
}

// What territories, tribes and spots are called.

import { hasWords, t } from "../../../language/speak.svelte";
import { peoplesOf } from "../art/totems";
import type { Components, Side, Spot, Tribe, View } from "../protocol";

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

const WAYS = ["east", "south-east", "south", "south-west", "west", "north-west", "north", "north-east"];
const MIDDLE = 0.25; // of the widest way from the middle: nearer spots lie in the middle

/** The way a spot lies from the middle of its territory. */
export function wayOf(spot: Spot, spots: readonly Spot[]): string {
  const all = spots.filter((each) => each.territory === spot.territory);
  const mean = (axis: "x" | "y") => all.reduce((sum, each) => sum + each[axis], 0) / all.length;
  const [x, y] = [mean("x"), mean("y")];
  const far = Math.max(...all.map((each) => Math.hypot(each.x - x, each.y - y)));
  if (Math.hypot(spot.x - x, spot.y - y) <= far * MIDDLE) return "middle";
  const eighth = Math.round(Math.atan2(spot.y - y, spot.x - x) / (Math.PI / 4));
  return WAYS[(eighth + 8) % 8] ?? "middle";
}

/** What a spot is called; by its number in the territory, as the map speaks of it, where others lie the same way. */
export function nameOfSpot(id: string, spots: readonly Spot[]): string {
  const spot = spots.find((each) => each.id === id);
  if (spot === undefined) return "";
  const all = spots.filter((each) => each.territory === spot.territory);
  const way = wayOf(spot, spots);
  const alone = all.filter((each) => wayOf(each, spots) === way).length === 1;
  return t("iwari-web-spot", { way: alone ? way : "number", number: all.indexOf(spot) + 1 });
}

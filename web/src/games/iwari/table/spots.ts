// The spots of a territory by where they lie in it: what a player calls them who looks at the map.

import { t } from "../../../language/speak.svelte";
import type { Spot } from "../protocol";

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

// What the view says in other terms: the scores in words, a sketch for the map of the map.

import { t } from "../../../language/speak.svelte";
import { lookIndex } from "../art/totems";
import type { Components, Sketch, View } from "../protocol";
import { layOut } from "./layout";
import { tribeName } from "./names";

export function spokenScores(view: View, names: readonly string[], scores: readonly number[]): string {
  return scores
    .map((points, tribe) => t("iwari-board-score", { player: tribeName(names, tribe, view.third), points }))
    .reduce((one, other) => t("list-more", { one, other }), t("iwari-board-track"));
}

export function sketchOf(components: Components, view: View): Sketch {
  const layout = layOut(components);
  return {
    size: components.drawing.size,
    territories: layout.territories.map(({ biome, path }) => [biome, path]),
    tents: layout.spots.flatMap(({ id, x, y }) => {
      const tribe = view.tents[id];
      return tribe === undefined ? [] : [[x, y, lookIndex(view, tribe)] as Sketch["tents"][number]];
    }),
  };
}

// Dewan in short: how one wins, and what brings points in a scenario of somebody's own.

import { t } from "../../../language/speak.svelte";
import type { Play } from "../protocol";
import type { Special } from "./special";

/** What wins, with teams or without. */
export const winsWith = ({ teams }: Special): string => t(teams ? "dewan-goal-wins-team" : "dewan-goal-wins");

/** What a source of points brings at a table with a scenario of somebody's own. */
export function pointsOf(source: string, play: Play, pair: string | null): string {
  const points = play.score[source] ?? 0;
  return t(`aid-dewan-points-${source}`, {
    points,
    worth: t("aid-dewan-each", { points }),
    team: play.teams ? "yes" : "no",
    volcano: play.volcano_fire,
    terrains: play.zone_terrains.join(" "),
    resource: pair ?? "",
    tied: play.majorities_tied,
  });
}

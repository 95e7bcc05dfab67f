// How a territory stands against the void, as a screen reader says it.

import { t } from "../../../language/speak.svelte";
import type { Spot, TerritoryNow, View } from "../protocol";
import { claimWord } from "./names";
import { judged, standingOf, sum } from "./standing";

/** Tents and ruins, totems of both sides, and who has claimed it or would claim it now. */
export function standingWords(view: View, now: TerritoryNow, spots: readonly Spot[]): string[] {
  const standing = standingOf(view, now, spots);
  const { claim } = standing;
  const counts = [
    t("iwari-board-stand-tents", { tents: sum(standing.tents), ruins: standing.ruins }),
    t("iwari-board-stand-totems", { own: sum(standing.totems), void: standing.voids }),
  ];
  if (claim) return [t("iwari-board-closed", { word: claimWord(view, claim.by) }), ...counts];
  if (!now.explored) return [];
  const isHaunted = view.void?.haunted?.territory === now.id;
  return [...counts, t("iwari-board-would-claim", { by: judged(standing).by }), ...(isHaunted ? [t("iwari-board-haunted")] : [])];
}

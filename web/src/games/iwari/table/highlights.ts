// How Iwari is won, and what is worth highlighting there: against the void, a territory claimed by either side.

import { t } from "../../../language/speak.svelte";
import type { Goal, Highlight } from "../../face";
import { territoryName } from "../board/names";
import type { Components, Side, View } from "../protocol";

const VOID = 5; // whose colours are the void's

/** What the picture of such a highlight shows. */
export interface Claimed {
  by: Side;
  players: number;
}

/** The most points (IE2, I2.2), or holding out (IV10). */
export function goalOf(view: View): Goal {
  if (view.void) {
    const { limit, group } = view.void;
    const wins = t("iwari-goal-wins-void", { limit, group: group[1] });
    return { kind: "iwari-goal-void", wins, ends: t("iwari-goal-ends-void") };
  }
  const third = view.third !== null;
  const wins = t(third ? "iwari-goal-wins-third" : "iwari-goal-wins");
  return { kind: third ? "iwari-goal-third" : "iwari-goal", wins, ends: t("iwari-goal-ends") };
}

/** Territories that were not judged before. */
export function highlightsOf(before: View, after: View, _names: readonly string[], reader: number | null, components: Components): Highlight[] {
  const now = after.void;
  if (!now || !before.void) return [];
  const known = before.void.claims;
  return Object.entries(now.claims)
    .filter(([id]) => !(id in known))
    .map(([id, { by, sums }]) => {
      const territory = territoryName(components, id);
      const about: Claimed = { by, players: after.seats.length };
      if (by === "void") {
        const line = t("iwari-highlight-taken-line", { held: now.held, limit: now.limit });
        return { kind: "loss", tribe: VOID, title: t("iwari-highlight-taken", { territory }), line, about };
      }
      const line = t("iwari-highlight-claimed-line", { ours: sums[0], theirs: sums[1] });
      return { kind: "gain", tribe: reader ?? 0, title: t("iwari-highlight-claimed", { territory }), line, about };
    });
}

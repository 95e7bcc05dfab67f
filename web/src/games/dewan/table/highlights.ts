// How Dewan is won, and what is worth highlighting there: a story completed.

import { hasWords, t } from "../../../language/speak.svelte";
import type { Goal, Highlight } from "../../face";
import type { Components, View } from "../protocol";

/** The most points win (DX), by what the scenario counts; the eighth camp ends it (DX1). */
export function goalOf(view: View): Goal {
  const team = view.sides.some((seats) => seats.length > 1);
  const scores = `dewan-lobby-score-${view.options.scenario}`;
  const wins = t(team ? "dewan-goal-wins-team" : "dewan-goal-wins");
  return {
    kind: `goal-dewan-${view.options.scenario}`,
    wins: hasWords(scores) ? `${wins} ${t(scores)}` : wins,
    ends: t("dewan-goal-ends"),
  };
}

/** Stories that were not completed before. */
export function highlightsOf(before: View, after: View, names: readonly string[], reader: number | null, components: Components): Highlight[] {
  return after.seats.flatMap((tribe, seat) => {
    const held = before.seats[seat]?.stories ?? [];
    const fresh = tribe.stories.filter(({ id, told }) => told && held.some((story) => story.id === id && !story.told));
    return fresh.map(({ id }) => ({
      kind: "gain" as const,
      tribe: seat,
      title: t("dewan-highlight-story", { who: seat === reader ? "you" : "other", player: names[seat] ?? "" }),
      line: t("dewan-highlight-worth", { points: components.stories[id]?.points ?? 0 }),
      about: id,
    }));
  });
}

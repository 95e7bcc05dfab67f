// The void's story in words: a title for every step, and what is still to come.

import { listed, t } from "../../../language/speak.svelte";
import { territoryName } from "../board/names";
import type { Components, StoryStep, View } from "../protocol";
import { isQuestion } from "./story";

/** What a step is about: Void pawn on 6; Sunbowl: void totem. */
export function titleOf(step: StoryStep, components: Components): string {
  const place = step.territory === null ? "" : territoryName(components, step.territory);
  const kind = isQuestion(step) ? (step.kind === "ruin" ? "ask" : "order") : step.kind;
  return t("iwari-web-story-title", { kind, place, number: step.connection ?? 0, where: whereOf(step) });
}

function whereOf({ territory, connection }: StoryStep): string {
  if (territory !== null) return "land";
  return connection === null ? "none" : "connection";
}

/** Something that is still to come. */
export interface Coming {
  name: string; // unique among them
  title: string;
  line: string;
}

/** What is left of the void's action, in order. */
export function comingOf(view: View, components: Components): Coming[] {
  const { now = null, stage = "player" } = view.void ?? {};
  if (now === null) return [];
  const places = now.left.map((territory) => territoryName(components, territory));
  const groups = view.phase === "order" ? [listed(places)] : places; // nothing is known of the order yet
  const coming = groups.map((place): Coming => ({ name: place, title: place, line: t("iwari-web-story-left", { count: places.length / groups.length }) }));
  const parts = now.kind === "corruption" ? ["judge", "pawn", "shuffle"] : now.kind === "infection" ? ["pawn"] : [];
  if (stage === "display") parts.push("fill");
  return [...coming, ...parts.map((part) => ({ name: part, title: t("iwari-web-story-coming", { part }), line: t("iwari-web-story-coming-line", { part }) }))];
}

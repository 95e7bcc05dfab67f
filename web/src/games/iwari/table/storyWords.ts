// The void's story in words: a title for every step, and what is still to come.

import { t } from "../../../language/speak.svelte";
import { territoryName } from "../board/names";
import type { Components, StoryStep, VoidNow } from "../protocol";
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
export function comingOf({ now, stage }: VoidNow, components: Components): Coming[] {
  if (now === null) return [];
  const coming: Coming[] = now.left.map((territory) => {
    const place = territoryName(components, territory);
    return { name: territory, title: place, line: t("iwari-web-story-left", { place }) };
  });
  const parts = now.kind === "corruption" ? ["judge", "pawn", "shuffle"] : now.kind === "infection" ? ["pawn"] : [];
  if (stage === "display") parts.push("fill");
  return [...coming, ...parts.map((part) => ({ name: part, title: t("iwari-web-story-coming", { part }), line: t("iwari-web-story-coming-line", { part }) }))];
}

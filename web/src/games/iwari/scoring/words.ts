// A scoring in words: the name of a step, and why somebody gets points in it.

import type { Step } from "../../face";
import { t } from "../../../language/speak.svelte";
import { territoryName } from "../board/names";
import type { Components, Scoring, ScoringStep } from "../protocol";
import { partsOf } from "./steps";

/** What a step is about: Mistshore, Connection 7, Settlement of Maren. */
export function nameOfStep(step: ScoringStep, components: Components, names: readonly string[]): string {
  if (step.kind === "territory") return territoryName(components, step.territory);
  if (step.kind === "connection") return t("iwari-web-connection", { number: step.number });
  if (step.kind === "road") return t("iwari-web-road");
  if (step.kind === "discoveries") return t("iwari-web-discoveries-of", { colour: step.colour });
  return t(step.kind === "ruins" ? "iwari-web-ruins-of" : "iwari-web-settlement-of", { player: names[step.tribe] ?? "" });
}

/** The sentence of the banner. */
export function titleOfStep(scoring: Scoring, step: ScoringStep, components: Components, names: readonly string[]): string {
  const place = step.kind === "territory" ? territoryName(components, step.territory) : "";
  const number = step.kind === "connection" ? step.number : 0;
  const player = "tribe" in step ? (names[step.tribe] ?? "") : "";
  const colour = step.kind === "discoveries" ? step.colour : "red";
  return t("iwari-web-scoring-title", { scoring: scoring.kind, step: step.kind, place, number, player, colour });
}

/** The parts of a scoring as steps of the banner. */
export function trailOf(scoring: Scoring, at: number): Step[] {
  const kind = scoring.steps[at]?.kind;
  return partsOf(scoring)
    .filter((part) => part.count > 0)
    .map((part) => ({
      name: part.kind,
      label: t("iwari-web-scoring-part", { part: part.kind }),
      state: part.kind === kind ? "now" : part.from < at ? "done" : "next",
    }));
}

/** Why a rank of a territory gets its points (IP1). */
export function reasonOf(rank: number): string {
  return t("iwari-web-scoring-reason", { rank });
}

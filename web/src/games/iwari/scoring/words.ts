// A scoring in words: the name of a step, and why somebody gets points in it; the end of a game against the void (IV10,
// IV11), and its territories by whoever claimed them.

import type { Stage } from "../../face";
import { t } from "../../../language/speak.svelte";
import { readerIs, territoryName } from "../board/names";
import type { Components, Scoring, ScoringStep, Side, View } from "../protocol";
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
export function trailOf(scoring: Scoring, at: number): Stage[] {
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

export interface ClaimGroup {
  by: Side | "open"; // open: never judged
  ids: string[];
}

/** The void's territories, the players', and those that were never judged, each in the order of the map. */
export function groupsOf(view: View): ClaimGroup[] {
  const ids = view.territories.map((land) => land.id);
  const claims = view.void?.claims ?? {};
  return [
    { by: "void", ids: ids.filter((id) => claims[id]?.by === "void") },
    { by: "players", ids: ids.filter((id) => claims[id]?.by === "players") },
    { by: "open", ids: ids.filter((id) => !(id in claims)) },
  ];
}

/** What ended the game, and, where that did not decide it at once, who has won by what. */
export function endingWords(view: View): string[] {
  const now = view.void;
  if (!now || now.reason === null) return [];
  const facts = { group: now.group[0], held: now.held, limit: now.limit, centre: now.centre?.[0] ?? 0, aside: now.aside.length, who: readerIs(view) };
  const ended = t("iwari-board-reason", { reason: now.reason, ...facts });
  if (now.outcome === "at_once" || now.outcome === null) return [ended];
  return [ended, t("iwari-board-outcome", { outcome: now.outcome, held: now.held, limit: now.limit, tents: now.violet?.tents ?? 0, ruins: now.violet?.ruins ?? 0, who: facts.who })];
}

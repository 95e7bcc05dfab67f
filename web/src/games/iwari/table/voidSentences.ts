// The sentences of banner and tray in a game against the void (IV).

import { t } from "../../../language/speak.svelte";
import { stagesOf } from "../../../table/banner";
import type { Banner, Stage } from "../../face";
import { territoryName } from "../board/names";
import type { View } from "../protocol";
import type { IwariGame } from "./context";
import type { IwariFlow } from "./flow.svelte";
import { chapterOf, aftermathOf } from "./aftermath";
import { titleOf } from "./voidWords";

/** The look of the void among those of tribes. */
export const VOID_LOOK = 5;
const STAGES = ["player", "void", "hand", "display"];

/** The stages of a turn: the player's action, the void's, the hand, the display (IV2). */
export function turnStages(view: View): Stage[] {
  if (view.void === null) return [];
  const who = view.turn === view.seat ? "you" : "other";
  return stagesOf(STAGES, STAGES.indexOf(view.void.stage), (stage) => t("iwari-web-void-stage", { stage, who }));
}

/** The banner while the void's steps are told. */
export function tellingBanner(game: IwariGame): Banner {
  const kind = chapterOf(game.log, game.telling?.entry ?? null)?.kind ?? "turn";
  const text = t("iwari-web-void-telling", { kind, step: tellingTitle(game) });
  return { text, stages: game.view === null ? [] : turnStages(game.view), tribe: VOID_LOOK };
}

/** What the step that is told is about. */
export function tellingTitle({ telling, components }: IwariGame): string {
  const step = aftermathOf(telling?.entry ?? null)?.steps[telling?.step ?? 0];
  return step === undefined || components === null ? "" : titleOf(step, components);
}

/** What is asked; null: as in any game. */
export function voidQuestion(flow: IwariFlow, place: string): string | null {
  const { offer } = flow;
  if (offer === null) return null;
  if (offer.pass !== null) return t("iwari-web-void-ask-pass");
  if (flow.building.aim === "move" && flow.building.build === null) return t("iwari-web-void-ask-move", { from: flow.building.source === null ? "none" : "land" });
  if (offer.phase === "turn") return null;
  if (offer.phase === "refill") return offer.voids.length > 0 ? t("iwari-web-void-ask-refill") : null;
  return t("iwari-web-void-ask", { ask: askOf(flow), place: place || landName(flow), act: actOf(flow) });
}

/** What is asked at this point of the void's action or of an infection. */
function askOf(flow: IwariFlow): string {
  const { offer } = flow;
  if (offer === null || offer.phase !== "void") return offer?.phase ?? "void";
  if (flow.building.build !== null) return "place";
  if (flow.mode === "voids") return "voids";
  if (flow.mode === "skip") return "skip";
  if (offer.discards.length > 0) return "discard";
  return offer.voids.length > 0 ? "either" : "build";
}

/** What the void is doing. */
function actOf(flow: IwariFlow): string {
  return flow.game.view?.void?.now?.kind ?? "infection";
}

/** Where the void places a piece now, by name. */
function landName(flow: IwariFlow): string {
  const territory = flow.game.view?.void?.now?.territory ?? null;
  const { components } = flow.game;
  return territory === null || components === null ? "" : territoryName(components, territory);
}

/** The heading of the tray; null: as in any game. */
export function voidTitle(flow: IwariFlow, place: string): string | null {
  const { offer } = flow;
  if (offer === null || offer.phase === "draft") return null;
  if (offer.phase === "refill") return flow.choice.voids.length > 0 ? t("iwari-web-void-tray", { what: "voids", place: "" }) : null;
  if (offer.pass !== null) return t("iwari-web-void-tray", { what: "pass", place });
  if (flow.building.aim === "move" && flow.building.shown === null) return t("iwari-web-void-tray", { what: "move", place });
  if (offer.phase === "turn") return null;
  return t("iwari-web-void-tray", { what: askOf(flow), place: place || landName(flow) });
}

/** Somebody else decides. */
export function voidWaiting(view: View, player: string): string {
  return t("iwari-web-void-waiting", { player, phase: view.phase });
}

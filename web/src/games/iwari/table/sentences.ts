// The sentences of banner and tray for every state of a table.

import { t } from "../../../language/speak.svelte";
import { stepsOf } from "../../../table/banner";
import type { Banner, Step } from "../../face";
import { territoryName } from "../board/names";
import { tribeNames } from "../panels/tribes";
import type { Build, Components, Scoring, View } from "../protocol";
import { titleOfStep, trailOf } from "../scoring/words";
import type { IwariGame } from "./context";
import { codeOf } from "./draft";
import { territoryOf } from "./glow";
import type { IwariFlow } from "./flow.svelte";

/** The banner while a scoring is shown or this player decides. */
export function bannerOf(game: IwariGame, flow: IwariFlow): Banner {
  const scoring = game.walk?.entry.scoring as Scoring | undefined;
  if (scoring !== undefined && game.components && game.view) return scoringBanner(scoring, game.walk?.step ?? 0, game.components, game.view, game.names);
  return { text: question(game, flow), steps: trail(game, flow), tribe: flow.offer?.phase === "third" ? flow.offer.tribe : undefined };
}

function scoringBanner(scoring: Scoring, at: number, components: Components, view: View, names: string[]): Banner {
  const step = scoring.steps[at];
  const text = step === undefined ? "" : titleOfStep(scoring, step, components, tribeNames(view, names));
  return { text, steps: trailOf(scoring, at) };
}

/** What is asked. */
function question(game: IwariGame, flow: IwariFlow): string {
  const offer = flow.offer;
  if (offer === null) return "";
  const place = placeName(flow, flow.build);
  if (offer.phase === "turn") {
    const ask = flow.choice.card !== null ? "swapped" : flow.mode === "swap" ? "swap" : offer.pass ? "pass" : place !== "" ? "place" : flow.choice.held.length > 0 ? "held" : "turn";
    return t("iwari-web-ask-turn", { ask, place, last: game.view?.last_round ? "yes" : "no" });
  }
  if (offer.phase === "third") return t("iwari-web-ask-third", { ask: offer.discards.length > 0 ? "discard" : place !== "" ? "place" : "build", place });
  if (offer.phase === "deed") return t("iwari-web-ask-deed", { deed: flow.pawn ?? "union" });
  const { taken, of } = drawn(game, flow);
  return t("iwari-web-ask-draw", { phase: offer.phase, taken, of });
}

/** The territory a build is in, by name; "" for none. */
function placeName(flow: IwariFlow, build: Build | null): string {
  const territory = build === null ? null : territoryOf(flow, build);
  return territory === null || flow.game.components === null ? "" : territoryName(flow.game.components, territory);
}

/** How many cards of a refill are in hand already. */
export function drawn(game: IwariGame, flow: IwariFlow): { taken: number; of: number } {
  const HAND = 3; // IT7
  const taken = game.view?.seats[game.look ?? -1]?.hand_size ?? 0;
  return { taken: Math.min(taken + 1, HAND), of: Math.max(HAND, flow.offer ? HAND : 0) };
}

/** The heading of the tray. */
export function trayTitle(flow: IwariFlow): string {
  const offer = flow.offer;
  const place = placeName(flow, flow.shown);
  if (offer === null) return "";
  const what = offer.phase === "turn" && flow.mode === "swap" ? "swap" : place !== "" ? "place" : offer.discards.length > 0 ? "discard" : offer.phase;
  return t("iwari-web-tray", { what, place, tribe: offer.phase === "third" ? "third" : "own" });
}

/** The line below the hand: what pays for what. */
export function handLine(flow: IwariFlow, hand: readonly string[]): string {
  const build = flow.shown;
  if (build !== null) {
    const paid = build.pieces.map(({ cards }) => codeOf(cards, flow.biomeOf));
    return t("iwari-web-hand-pays", { one: paid[0] ?? "", two: paid[1] ?? "", pieces: paid.length });
  }
  if (flow.offer === null || !["turn", "third"].includes(flow.offer.phase) || flow.offer.pass !== null) return t("iwari-web-hand-count", { count: hand.length });
  if (flow.mode === "swap" || flow.offer.discards.length > 0) return t("iwari-web-hand-one");
  return t("iwari-web-hand-pick", { count: flow.choice.held.length });
}

/** What the green button says about a draw. */
export function drawLabel(flow: IwariFlow): string {
  const chosen = flow.offer?.draws.find((draw) => draw.index === flow.made.draw);
  const biome = chosen?.card == null ? "" : flow.biomeOf(chosen.card);
  return biome === "" ? t("iwari-web-draw-deck") : t("iwari-web-draw-card", { biome });
}

/** The steps of a turn; what is done already is said in one word where the third tribe still has its own. */
function trail(game: IwariGame, flow: IwariFlow): Step[] {
  const offer = flow.offer;
  if (offer === null || offer.phase === "draft" || offer.pass !== null) return [];
  const third = game.view?.third != null ? ["third"] : [];
  const own = flow.mode === "swap" ? ["swap"] : third.length > 0 && offer.phase !== "turn" ? ["own"] : ["cards", "territory", "pieces"];
  const names = [...own, ...third, "refill"];
  return stepsOf(names, Math.max(0, names.indexOf(stepNow(flow))), (step) => t("iwari-web-step", { step }));
}

function stepNow(flow: IwariFlow): string {
  const phase = flow.offer?.phase;
  if (phase === "refill" || phase === "third") return phase;
  if (phase === "deed") return flow.game.view?.third != null ? "own" : "pieces";
  if (flow.mode === "swap") return "swap";
  if (flow.choice.pieces.length > 0) return "pieces";
  return flow.choice.held.length > 0 ? "territory" : "cards";
}

/** Somebody else decides. */
export function waitingText(view: View, player: string): string {
  return t("iwari-web-waiting", { player, phase: view.phase });
}

// The sentences of banner and tray for every state of a table.

import { t } from "../../../language/speak.svelte";
import { stagesOf } from "../../../table/banner";
import type { Banner, Stage } from "../../face";
import { territoryName } from "../board/names";
import { tribeNames } from "../panels/tribes";
import type { Build, Components, Scoring, View } from "../protocol";
import { titleOfStep, trailOf } from "../scoring/words";
import type { IwariGame } from "./context";
import { isDeclined } from "./choice";
import { codeOf } from "./draft";
import { territoryOf } from "./glow";
import type { IwariFlow } from "./flow.svelte";
import { isBuilding } from "./open";
import { turnStages, tellingBanner, voidQuestion, voidTitle, voidWaiting, VOID_LOOK } from "./voidSentences";

/** The banner while a scoring is shown or this player decides. */
export function bannerOf(game: IwariGame, flow: IwariFlow): Banner {
  const scoring = game.scoring?.entry.scoring as Scoring | undefined;
  if (scoring !== undefined && game.components && game.view) return scoringBanner(scoring, game.scoring?.step ?? 0, game.components, game.view, game.names);
  if (game.telling !== null) return tellingBanner(game);
  const tribe = flow.offer?.phase === "third" ? flow.offer.tribe : flow.offer?.tribe === game.view?.void?.tribe ? VOID_LOOK : undefined;
  return { text: question(game, flow), stages: trail(game, flow), tribe, event: flow.offer?.phase === "storm" };
}

function scoringBanner(scoring: Scoring, at: number, components: Components, view: View, names: string[]): Banner {
  const step = scoring.steps[at];
  const text = step === undefined ? "" : titleOfStep(scoring, step, components, tribeNames(view, names));
  return { text, stages: trailOf(scoring, at) };
}

/** What stands for the number of the round: there are none before the first cards. */
export function stageOf(view: View): string | null {
  return view.phase === "draft" ? t("iwari-web-stage-draft") : null;
}

/** What is asked. */
function question(game: IwariGame, flow: IwariFlow): string {
  const offer = flow.offer;
  if (offer === null) return "";
  const place = placeName(flow, flow.building.build);
  const asked = game.view?.void == null ? null : voidQuestion(flow, place);
  if (asked !== null) return asked;
  if (offer.phase === "turn") return t("iwari-web-ask-turn", { ask: askOf(flow), place, last: game.view?.last_round ? "yes" : "no" });
  if (offer.phase === "third") return t("iwari-web-ask-third", { ask: askOf(flow), place });
  if (offer.phase === "deed") return t("iwari-web-ask-deed", { deed: flow.pawn ?? "union" });
  if (offer.storm) return t("iwari-web-ask-storm", { number: offer.storm.connection });
  if (offer.walk) return t("iwari-web-ask-walk", { number: offer.walk.connection });
  const { taken, of } = drawn(game);
  return t("iwari-web-ask-draw", { phase: offer.phase, taken, of });
}

/** What a turn asks at this point of it. */
function askOf(flow: IwariFlow): string {
  const { choice, offer } = flow;
  if (offer === null) return "turn";
  if (offer.discards.length > 0) return "discard";
  if (choice.card !== null) return "swapped";
  if (flow.mode === "swap") return "swap";
  if (offer.pass) return "pass";
  if (flow.building.build !== null) return "place";
  if (choice.explore !== null) return "explore";
  if (flow.game.view?.exploring != null) return "explored";
  if (flow.building.aim !== "piece") return flow.building.aim === "void_totem" && flow.building.source === null ? "source" : flow.building.aim;
  return choice.held.length > 0 ? "held" : "turn";
}

/** The territory a build is in or that is explored, by name; "" for none. */
function placeName(flow: IwariFlow, build: Build | null): string {
  const territory = (build === null ? null : territoryOf(flow, build)) ?? flow.choice.explore ?? flow.game.view?.exploring ?? null;
  return territory === null || flow.game.components === null ? "" : territoryName(flow.game.components, territory);
}

/** How many cards of a refill are in hand already. */
export function drawn(game: IwariGame): { taken: number; of: number } {
  const of = game.view?.hand_limit ?? 0;
  const taken = game.view?.seats[game.viewer ?? -1]?.hand_size ?? 0;
  return { taken: Math.min(taken + 1, of), of };
}

/** The heading of the tray. */
export function trayTitle(flow: IwariFlow): string {
  const offer = flow.offer;
  if (offer === null) return "";
  const place = placeName(flow, flow.building.shown);
  const title = flow.game.view?.void == null ? null : voidTitle(flow, place);
  if (title !== null) return title;
  return t("iwari-web-tray", { what: trayOf(flow, place), place, tribe: offer.phase === "third" ? "third" : "own", number: offer.storm?.connection ?? offer.walk?.connection ?? 0 });
}

function trayOf(flow: IwariFlow, place: string): string {
  const phase = flow.offer?.phase ?? "turn";
  if (phase === "turn" && flow.mode === "swap") return "swap";
  if (flow.choice.explore !== null) return "explore";
  if (flow.building.shown === null && flow.game.view?.exploring != null && (phase === "turn" || phase === "third")) return "explored";
  if (place !== "") return "place";
  if ((flow.offer?.discards.length ?? 0) > 0) return "discard";
  return phase;
}

/** What the green button says about a deed's pawn. */
export function deedLabel(flow: IwariFlow): string {
  const chosen = flow.made.deed === null ? undefined : flow.offer?.deeds[flow.made.deed];
  return chosen !== undefined && isDeclined(chosen) ? t("iwari-web-deed-decline", { deed: chosen.deed }) : t("iwari-web-deed-confirm");
}

/** The line below the hand: what pays for what. */
export function handLine(flow: IwariFlow, hand: readonly string[]): string {
  const build = flow.building.shown;
  if (build !== null && isBuilding(flow.offer?.phase)) {
    const paid = build.pieces.map(({ cards }) => codeOf(cards, flow.building.biomeOf));
    return t("iwari-web-hand-pays", { one: paid[0] ?? "", two: paid[1] ?? "", pieces: paid.length });
  }
  if (flow.mode === "voids") return t("iwari-web-void-hand", { count: flow.made.voids.length });
  if (flow.offer === null || !isBuilding(flow.offer.phase) || flow.offer.pass !== null) return t("iwari-web-hand-count", { count: hand.length });
  if (flow.mode !== "build" || flow.offer.discards.length > 0) return t("iwari-web-hand-one");
  return t("iwari-web-hand-pick", { count: flow.choice.held.length });
}

/** What the green button says about a draw. */
export function drawLabel(flow: IwariFlow): string {
  const chosen = flow.offer?.draws.find((draw) => draw.index === flow.made.draw);
  const biome = chosen?.card == null ? "" : flow.building.biomeOf(chosen.card);
  return biome === "" ? t("iwari-web-draw-deck") : t("iwari-web-draw-card", { biome });
}

/** The steps of a turn; what is done already is said in one word where the third tribe still has its own. */
function trail(game: IwariGame, flow: IwariFlow): Stage[] {
  const offer = flow.offer;
  if (game.view?.void) return turnStages(game.view);
  if (offer === null || offer.phase === "draft" || offer.pass !== null || game.view?.turn !== game.view?.decides) return [];
  const third = game.view?.third != null ? ["third"] : [];
  const own = flow.mode === "swap" ? ["swap"] : third.length > 0 && offer.phase !== "turn" ? ["own"] : ["cards", "territory", "pieces"];
  const names = [...own, ...third, "refill"];
  return stagesOf(names, Math.max(0, names.indexOf(stepNow(flow))), (step) => t("iwari-web-step", { step }));
}

function stepNow(flow: IwariFlow): string {
  const phase = flow.offer?.phase;
  if (phase === "refill" || phase === "third") return phase;
  if (phase === "deed" || phase === "storm" || phase === "walk") return flow.game.view?.third != null ? "own" : "pieces";
  if (flow.mode === "swap") return "swap";
  if (flow.choice.pieces.length > 0) return "pieces";
  return flow.choice.held.length > 0 ? "territory" : "cards";
}

/** Somebody else decides. Only Veneration and storms ask another seat than the one whose turn it is. */
export function waitingText(view: View, player: string): string {
  if (view.void !== null) return voidWaiting(view, player);
  const builds = view.phase === "turn" || view.phase === "third";
  const phase = builds && view.exploring != null ? "exploring" : view.phase === "deed" && view.decides !== view.turn ? "veneration" : view.phase;
  return t("iwari-web-waiting", { player, phase, number: view.storm?.connection ?? view.walker ?? 0 });
}

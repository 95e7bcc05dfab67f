// The sentences of banner and tray while a player of Dewan decides, and what a first game explains.

import type { Banner, Stage } from "../../face";
import { t } from "../../../language/speak.svelte";
import { stagesOf, waitingText } from "../../../table/banner";
import type { View } from "../protocol";
import type { DewanGame } from "./context";
import type { DewanFlow } from "./flow.svelte";

/** The question, with the steps of its answer. */
export function bannerOf(game: DewanGame, flow: DewanFlow): Banner {
  const event = flow.offer?.phase === "marker" || flow.offer?.phase === "fishing";
  return { text: question(game.view, flow), stages: trail(flow), event };
}

function question(view: View | null, flow: DewanFlow): string {
  const offer = flow.offer;
  if (view === null || offer === null) return "";
  if (flow.event !== null && offer.pass === null) return t("dewan-table-ask-confirm");
  if (offer.phase === "story" && view.draft) return t("dewan-table-ask-draft");
  if (offer.phase !== "turn") return t(`dewan-table-ask-${offer.phase}`, { marker: markerKind(flow) });
  if (offer.pass !== null) return t("dewan-table-ask-pass");
  if (flow.mode === "take") return t("dewan-table-ask-take");
  if (flow.mode === "turn") return view.last_round ? t("dewan-table-ask-last") : t("dewan-table-ask-turn");
  return flow.choice.route.length > 0 ? t("dewan-table-ask-route") : t("dewan-table-ask-place");
}

function markerKind(flow: DewanFlow): string {
  return flow.offer?.markers[0]?.marker ?? "water";
}

/** The heading of the tray. */
export function trayTitle(game: DewanGame, flow: DewanFlow): string {
  const offer = flow.offer;
  if (offer === null) return waitingText(game);
  if (offer.phase === "turn") {
    if (flow.shown !== null || flow.mode === "place") return t("dewan-table-do-place", { camp: offer.camp ?? 0 });
    return flow.mode === "take" ? t("dewan-table-do-take") : t("dewan-table-your-turn");
  }
  return t(`dewan-table-do-${offer.phase}`, { marker: markerKind(flow) });
}

/** The steps of the decision being made. */
function trail(flow: DewanFlow): Stage[] {
  const offer = flow.offer;
  if (offer === null || offer.pass !== null) return [];
  const ready = flow.event !== null;
  if (offer.phase !== "turn") return steps([offer.phase, "confirm"], ready ? 1 : 0);
  if (flow.mode === "take") return steps(["take", "confirm"], ready ? 1 : 0);
  if (flow.mode === "place") return steps(["origin", "route", "confirm"], ready ? 2 : flow.choice.route.length > 0 ? 1 : 0);
  return [];
}

function steps(names: string[], now: number): Stage[] {
  return stagesOf(names, now, (name) => t(`dewan-table-step-${name}`));
}

export const EXPLANATIONS: Record<string, string> = {
  story: "dewan-explain-story",
  turn: "dewan-explain-turn",
  place: "dewan-explain-place",
  pay: "dewan-explain-pay",
  tuck: "dewan-explain-tuck",
  marker: "dewan-explain-marker",
  fishing: "dewan-explain-fishing",
};

/** The kind of choice of this moment. */
export function kindOf(flow: DewanFlow): string | null {
  const phase = flow.offer?.phase;
  if (phase === undefined) return null;
  if (phase !== "turn") return phase;
  if (flow.journey !== null) return "pay";
  return flow.mode === "place" ? "place" : flow.mode === "turn" ? "turn" : null;
}

// The sentences of banner and tray for every state of a table.

import { t } from "../language/speak.svelte";
import type { Flow } from "./flow.svelte";
import type { TableGame } from "./game.svelte";

export interface Step {
  name: string
  state: "done" | "now" | "next";
}

function nameOf(game: TableGame, seat: number | null): string {
  return seat === null ? "" : (game.names[seat] ?? "");
}

/** The question, or who is asked. */
export function bannerText(game: TableGame, flow: Flow): string {
  const view = game.view;
  if (view === null) return t("web-table-loading");
  if (game.result !== null || view.phase === "over") return t("web-table-over");
  if (game.table.status === "ended") return t("web-table-ended");
  if (game.table.status === "frozen") return t("web-table-frozen");
  if (game.pass !== null) return t("web-table-pass-to", { player: nameOf(game, game.pass) });
  if (flow.offer === null) return waitingText(game);
  if (flow.event !== null && flow.offer.pass === null) return t("web-table-ask-confirm");
  if (flow.offer.phase === "story" && view.draft) return t("web-table-ask-draft");
  if (flow.offer.phase !== "turn") return t(`web-table-ask-${flow.offer.phase}`, { marker: markerKind(flow) });
  if (flow.offer.pass !== null) return t("web-table-ask-pass");
  if (flow.mode === "take") return t("web-table-ask-take");
  if (flow.mode === "turn") return view.last_round ? t("web-table-ask-last") : t("web-table-ask-turn");
  return flow.choice.route.length > 0 ? t("web-table-ask-route") : t("web-table-ask-place");
}

function waitingText(game: TableGame): string {
  const view = game.view;
  const seat = view?.decides ?? null;
  if (view === null || seat === null) return t("web-table-chance");
  if (game.look !== null && game.show?.entry.seat === game.look) return t("web-table-your-move");
  if (game.look === seat) return t("web-table-yours-soon");
  return t("web-table-choosing", { player: nameOf(game, seat), phase: view.phase });
}

export function markerKind(flow: Flow): string {
  return flow.offer?.markers[0]?.marker ?? "water";
}

/** The heading of the tray. */
export function trayTitle(game: TableGame, flow: Flow): string {
  const offer = flow.offer;
  if (offer === null) return waitingText(game);
  if (offer.phase === "turn") {
    if (flow.shown !== null || flow.mode === "place") return t("web-table-do-place", { camp: offer.camp ?? 0 });
    return flow.mode === "take" ? t("web-table-do-take") : t("web-table-your-turn");
  }
  return t(`web-table-do-${offer.phase}`, { marker: markerKind(flow) });
}

/** The steps of the decision being made. */
export function trail(flow: Flow): Step[] {
  const offer = flow.offer;
  if (offer === null || offer.pass !== null) return [];
  const ready = flow.event !== null;
  if (offer.phase !== "turn") return steps([offer.phase, "confirm"], ready ? 1 : 0);
  if (flow.mode === "take") return steps(["take", "confirm"], ready ? 1 : 0);
  if (flow.mode === "place") return steps(["origin", "route", "confirm"], ready ? 2 : flow.choice.route.length > 0 ? 1 : 0);
  return [];
}

function steps(names: string[], now: number): Step[] {
  return names.map((name, place) => ({
    name,
    state: place < now ? "done" : place === now ? "now" : "next",
  }));
}

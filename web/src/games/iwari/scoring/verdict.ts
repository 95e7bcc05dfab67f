// The end of a game against the void in words (IV10, IV11), and its territories by whoever claimed them.

import { t } from "../../../language/speak.svelte";
import { readerIs } from "../board/names";
import { hasVoidWon } from "../panels/threats";
import type { Side, View } from "../protocol";

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
  if (now.reason === "settlement" || now.reason === "limit" || now.reason === "centre") return [ended];
  const outcome = !hasVoidWon(now) ? "won" : now.held >= now.limit ? "lost" : "violet";
  return [ended, t("iwari-board-outcome", { outcome, held: now.held, limit: now.limit, tents: now.violet?.tents ?? 0, ruins: now.violet?.ruins ?? 0, who: facts.who })];
}

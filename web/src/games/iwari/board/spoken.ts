// The full names of places, as a screen reader says them.

import { t } from "../../../language/speak.svelte";
import type { Components, TerritoryNow, Tribe, View } from "../protocol";
import type { Layout, LaidSpot } from "./layout";
import { listed, territoryName, tribeName } from "./names";
import type { Legal, MapOverlay } from "./overlay";
import { readPlace } from "./places";

export interface Speaker {
  view: View;
  components: Components;
  layout: Layout;
  names: readonly string[];
  overlay: MapOverlay;
}

/** The full name of a place. */
export function spokenPlace(speaker: Speaker, place: string): string {
  const read = readPlace(place);
  if (!read) return place;
  const { kind, id } = read;
  if (kind === "territory") return said(territoryParts(speaker, id));
  if (kind === "totem") return said(totemParts(speaker, id));
  if (kind === "connection") return said(connectionParts(speaker, Number(id)));
  const spot = speaker.layout.spot.get(id);
  return spot ? said(spotParts(speaker, spot)) : place;
}

function said(parts: readonly string[]): string {
  return parts.reduce((one, other) => t("list-more", { one, other }));
}

function territoryParts(speaker: Speaker, id: string): string[] {
  const { view, components, overlay } = speaker;
  const biome = speaker.layout.territory.get(id)?.biome ?? "";
  const parts = [t("iwari-board-territory", { name: territoryName(components, id), biome })];
  const now = view.territories.find((each) => each.id === id);
  if (!now) return parts;
  parts.push(t("iwari-board-spots", { free: now.free, spots: now.spots, explored: String(now.explored) }));
  parts.push(...ranksOf(speaker, now), t("iwari-board-totems", { count: sum(now.totems), cap: now.cap }));
  const deeds = view.pawns.filter((pawn) => pawn.territory === id).map((pawn) => t(`name-${pawn.deed}`));
  if (deeds.length > 0) parts.push(t("iwari-board-pawns", { deeds: listed(deeds), factor: now.factor }));
  const open = speaker.layout.territory.get(id)?.spots.filter((spot) => spot.id in overlay.legalSpots).length ?? 0;
  const places = open + (id in overlay.legalTotems ? 1 : 0);
  if (places > 0) parts.push(t("iwari-board-places", { count: places }));
  return [...parts, ...legalPart(overlay.targetTerritories[id])];
}

/** Who leads here and who comes next, with what that would score now. */
function ranksOf(speaker: Speaker, now: TerritoryNow): string[] {
  return [1, 2].flatMap((rank) => {
    const tied = now.ranks.filter((each) => each.rank === rank);
    const [first] = tied;
    if (!first) return [];
    const players = listed(tied.map((each) => nameOf(speaker, each.tribe)));
    const who = tied.length > 1 ? "many" : whoIs(speaker, first.tribe);
    return [t(rank === 1 ? "iwari-board-leads" : "iwari-board-next", { who, players, tents: first.tents, points: first.points })];
  });
}

function spotParts(speaker: Speaker, spot: LaidSpot): string[] {
  const { view, components, overlay } = speaker;
  const parts = [t("iwari-board-spot", { number: spot.number, name: territoryName(components, spot.territory) })];
  const tribe = view.tents[spot.id];
  if (tribe === undefined) parts.push(t("iwari-board-spot-free"));
  else parts.push(t("iwari-board-tent", { who: whoIs(speaker, tribe), player: nameOf(speaker, tribe) }));
  const settlement = tribe === undefined ? undefined : view.settlements.find((each) => each.spots.includes(spot.id));
  if (settlement) parts.push(t("iwari-board-settlement", { count: settlement.counted.length }));
  if (overlay.ghosts.some(({ piece }) => piece.piece === "tent" && piece.spot === spot.id)) parts.push(t("iwari-board-chosen"));
  return [...parts, ...legalPart(overlay.legalSpots[spot.id])];
}

function totemParts(speaker: Speaker, id: string): string[] {
  const { view, components, overlay } = speaker;
  const parts = [t("iwari-board-totem-place", { name: territoryName(components, id) })];
  const now = view.territories.find((each) => each.id === id);
  if (now) {
    parts.push(t("iwari-board-totems", { count: sum(now.totems), cap: now.cap }));
    now.totems.forEach((count, tribe) => {
      if (count > 0) parts.push(t("iwari-board-totems-of", { who: whoIs(speaker, tribe), player: nameOf(speaker, tribe), count }));
    });
  }
  if (overlay.ghosts.some(({ piece }) => piece.piece === "totem" && piece.territory === id)) parts.push(t("iwari-board-chosen"));
  return [...parts, ...legalPart(overlay.legalTotems[id])];
}

function connectionParts(speaker: Speaker, number: number): string[] {
  const { view, components, layout, overlay } = speaker;
  const [one = "", other = ""] = layout.connection.get(number)?.territories ?? [];
  const kind = layout.connection.get(number)?.kind ?? "land";
  const ends = { one: territoryName(components, one), other: territoryName(components, other) };
  const parts = [t("iwari-board-connection", { number, kind, ...ends })];
  const now = view.connections.find((each) => each.number === number);
  if (now?.covered) return [...parts, t("iwari-board-covered")];
  if (now) {
    parts.push(t("iwari-board-connection-totems", { count: now.totems }));
    const [holder] = now.holders;
    const players = listed(now.holders.map((tribe) => nameOf(speaker, tribe)));
    const who = holder === undefined ? "nobody" : now.holders.length > 1 ? "many" : whoIs(speaker, holder);
    parts.push(t("iwari-board-holders", { who, players, points: now.points }));
    const deeds = view.pawns.filter((pawn) => pawn.connection === number).map((pawn) => t(`name-${pawn.deed}`));
    if (deeds.length > 0) parts.push(t("iwari-board-pawns", { deeds: listed(deeds), factor: now.factor }));
  }
  return [...parts, ...legalPart(overlay.targetConnections[number])];
}

function legalPart(legal: Legal | undefined): string[] {
  if (!legal) return [];
  if (legal.label !== undefined) return [legal.label];
  return [legal.cost === undefined ? t("iwari-board-open") : t("iwari-board-cost", { count: legal.cost })];
}

function whoIs({ view }: Speaker, tribe: Tribe): "you" | "other" {
  return tribe === view.seat ? "you" : "other";
}

function nameOf({ names, view }: Speaker, tribe: Tribe): string {
  return tribeName(names, tribe, view.third);
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}

// The full names of places, as a screen reader says them, and the scores in words.

import { listed, t } from "../../../language/speak.svelte";
import { peoplesOf } from "../art/totems";
import type { Components, Piece, TerritoryNow, Tribe, View } from "../protocol";
import type { LaidSpot, Layout } from "./layout";
import { claimWord, territoryName, tribeName } from "./names";
import type { Legal, MapOverlay } from "./overlay";
import { areaNow, spotOf } from "./pieces";
import { placeOf, readPlace } from "./places";
import { sum } from "./standing";

export interface Speaker {
  view: View;
  components: Components;
  layout: Layout;
  names: readonly string[];
  overlay: MapOverlay;
}

/** The full name of a place. */
export function spokenPlace(speaker: Speaker, place: string): string {
  return namesOf(speaker, place).full;
}

/** What a place is called, in short and in full. */
export function namesOf(speaker: Speaker, place: string): { short: string; full: string } {
  const [short = place, ...parts] = partsOf(speaker, place);
  const here = speaker.overlay.toward.includes(place) ? [t("web-lesson-here")] : [];
  return { short, full: said([short, ...here, ...parts]) };
}

function partsOf(speaker: Speaker, place: string): string[] {
  const read = readPlace(place);
  if (!read) return [];
  const { kind, id } = read;
  if (kind === "territory") return territoryParts(speaker, id);
  if (kind === "totem") return totemParts(speaker, id);
  if (kind === "connection") return connectionParts(speaker, Number(id));
  if (kind === "token") return tokenParts(speaker, id);
  if (kind === "centre") return centreParts(speaker);
  const spot = speaker.layout.spot.get(id);
  return spot ? spotParts(speaker, spot) : [];
}

function said(parts: readonly string[]): string {
  return parts.reduce((one, other) => t("list-more", { one, other }));
}

function territoryParts(speaker: Speaker, id: string): string[] {
  const { view, components, overlay } = speaker;
  const { biome = "", bare = false } = speaker.layout.territory.get(id) ?? {};
  const parts = [t("iwari-board-territory", { name: territoryName(components, id), biome })];
  const now = view.territories.find((each) => each.id === id);
  if (!now) return parts;
  parts.push(t("iwari-board-spots", { free: now.free, spots: now.spots, explored: String(now.explored) }));
  if (now.veiled) parts.push(t("iwari-board-veiled"));
  const standing = view.void ? standingWords(view, now) : ranksOf(speaker, now);
  parts.push(...standing, bare ? t("iwari-board-bare") : t("iwari-board-totems", { count: sum(now.totems), cap: now.cap }));
  if (now.gold) parts.push(t("iwari-board-gold"));
  const deeds = view.pawns.filter((pawn) => pawn.territory === id).map((pawn) => t(`name-${pawn.deed}`));
  if (deeds.length > 0) parts.push(t("iwari-board-pawns", { deeds: listed(deeds), factor: now.factor }));
  const open = speaker.layout.territory.get(id)?.spots.filter((spot) => spot.id in overlay.legalSpots).length ?? 0;
  const places = open + (id in overlay.legalTotems ? 1 : 0);
  if (places > 0) parts.push(t("iwari-board-places", { count: places }));
  if (id in overlay.explores && !overlay.explores[id]?.label) return [...parts, t("iwari-board-explore")];
  return [...parts, ...legalPart(overlay.targetTerritories[id] ?? overlay.explores[id])];
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
  const { view, overlay } = speaker;
  const parts = [spotName(speaker, spot)];
  const tribe = view.tents[spot.id];
  const area = areaNow(view, spot);
  if (tribe !== undefined && tribe === view.void?.tribe) parts.push(t("iwari-board-ruin"));
  else if (tribe !== undefined) parts.push(t("iwari-board-tent", { who: whoIs(speaker, tribe), player: nameOf(speaker, tribe) }));
  else if (view.ruins.includes(spot.id)) parts.push(...ruinParts(spot));
  else parts.push(area === null ? t("iwari-board-spot-free") : t("iwari-board-area-now", { now: area }));
  if (view.fortifications.includes(spot.id)) parts.push(t("iwari-board-fortification"));
  const token = view.discoveries[spot.id];
  if (token !== undefined) parts.push(t("iwari-board-discovery", { colour: token ?? "hidden" }));
  const settlement = tribe === undefined ? undefined : view.settlements.find((each) => each.spots.includes(spot.id));
  if (view.void?.marked.includes(spot.id)) parts.push(t("iwari-board-marked"));
  else if (settlement && !view.void) parts.push(t("iwari-board-settlement", { count: settlement.counted.length }));
  if (overlay.ghosts.some(({ piece }) => spotOf(speaker.layout.spots, piece)?.id === spot.id)) parts.push(t("iwari-board-chosen"));
  return [...parts, ...liftPart(overlay, placeOf("spot", spot.id)), ...legalPart(overlay.legalSpots[spot.id])];
}

function spotName({ components }: Speaker, spot: LaidSpot): string {
  const name = territoryName(components, spot.territory);
  if (spot.contested) return t("iwari-board-area", { number: spot.number, name });
  return t(spot.violet ? "iwari-board-spot-violet" : "iwari-board-spot", { number: spot.number, name });
}

function ruinParts({ icon, guards }: LaidSpot): string[] {
  return [
    t("iwari-board-ruin"),
    ...(icon === undefined ? [] : [t("iwari-board-ruin-price", { biome: icon })]),
    ...(guards === undefined ? [] : [t("iwari-board-ruin-guards", { number: guards })]),
  ];
}

function tokenParts({ view, layout, components, overlay }: Speaker, id: string): string[] {
  const lies = view.contested[id] ?? null;
  const [one = "", other = ""] = (layout.tokens.find((token) => token.id === id)?.areas ?? []).map(({ territory }) => territoryName(components, territory));
  if (lies !== null) return [t("iwari-board-token-in", { name: territoryName(components, lies) })];
  return [t("iwari-board-token", { one, other }), ...legalPart(overlay.legalTokens[id])];
}

function centreParts({ view, overlay }: Speaker): string[] {
  const [count, limit] = view.void?.centre ?? [view.centre ?? 0, 0];
  return [t("iwari-board-centre", { count }), ...(limit > 0 ? [t("iwari-board-centre-limit", { limit })] : []), ...legalPart(overlay.sources["centre"])];
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
  if (overlay.ghosts.some(({ piece }) => isTotemAt(piece, id))) parts.push(t("iwari-board-chosen"));
  if (id in overlay.sources) parts.push(t("iwari-board-source"));
  return [...parts, ...liftPart(overlay, placeOf("totem", id)), ...legalPart(overlay.legalTotems[id])];
}

function connectionParts(speaker: Speaker, number: number): string[] {
  const { view, components, layout, overlay } = speaker;
  const [one = "", other = ""] = layout.connection.get(number)?.territories ?? [];
  const kind = layout.connection.get(number)?.kind ?? "land";
  const ends = { one: territoryName(components, one), other: territoryName(components, other) };
  const parts = [t("iwari-board-connection", { number, kind, ...ends })];
  const now = view.connections.find((each) => each.number === number);
  if (layout.connection.get(number)?.spots) parts.push(t("iwari-board-connection-road"));
  if (view.void?.pawn === number) parts.push(t("iwari-board-void-pawn"));
  if (view.walker === number) parts.push(t("iwari-board-walker"));
  if (now?.left) parts.push(t("iwari-board-left"));
  if (now?.covered) parts.push(t("iwari-board-covered", { by: now.covered }));
  else if (now && !view.void && !overlay.quiet) {
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

function isTotemAt(piece: Piece, territory: string): boolean {
  return (piece.piece === "totem" || piece.piece === "void_totem") && piece.territory === territory;
}

function legalPart(legal: Legal | undefined): string[] {
  if (!legal) return [];
  if (legal.label !== undefined) return [legal.label];
  return [legal.cost === undefined ? t("iwari-board-open") : t("iwari-board-cost", { count: legal.cost })];
}

/** An own piece that may move (IV9). */
function liftPart(overlay: MapOverlay, place: string): string[] {
  if (overlay.held === place) return [t("iwari-board-held")];
  return place in overlay.lifts ? [overlay.lifts[place]?.label ?? t("iwari-board-lift")] : [];
}

function whoIs({ view }: Speaker, tribe: Tribe): "you" | "other" {
  return tribe === view.seat ? "you" : "other";
}

function nameOf({ names, view }: Speaker, tribe: Tribe): string {
  return tribeName(names, tribe, view.third, peoplesOf(view));
}

/** Tents and ruins, totems of both sides, and who has claimed it or would claim it now. */
function standingWords(view: View, { id, explored, verdict }: TerritoryNow): string[] {
  const claim = view.void?.claims[id];
  if (verdict === null) return [];
  const counts = [
    t("iwari-board-stand-tents", { tents: verdict.tents, ruins: verdict.ruins }),
    t("iwari-board-stand-totems", { own: verdict.totems, void: verdict.void_totems }),
  ];
  if (claim) return [t("iwari-board-closed", { word: claimWord(view, claim.by) }), ...counts];
  if (!explored) return [];
  const isHaunted = view.void?.haunted?.territory === id;
  return [...counts, t("iwari-board-would-claim", { by: verdict.by }), ...(isHaunted ? [t("iwari-board-haunted")] : [])];
}

export function spokenScores(view: View, names: readonly string[], scores: readonly number[]): string {
  return scores
    .map((points, tribe) => t("iwari-board-score", { player: tribeName(names, tribe, view.third), points }))
    .reduce((one, other) => t("list-more", { one, other }), t("iwari-board-track"));
}

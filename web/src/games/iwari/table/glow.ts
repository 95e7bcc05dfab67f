// What the map shows over the land while a decision is made, another's is shown, or a row of the log is looked at.

import type { Entry, GameEvent } from "../../../net/protocol";
import { NO_OVERLAY, type Changed, type Ghost, type Legal, type MapOverlay } from "../board/overlay";
import { readPlace } from "../board/places";
import type { Build, Offer } from "../protocol";
import { t } from "../../../language/speak.svelte";
import { isDeclined, placedBy } from "./choice";
import type { IwariGame } from "./context";
import type { IwariFlow } from "./flow.svelte";
import { isBuilding, isPlacing, landOfSource, type Open } from "./open";
import { placeOfPiece, territoryOfPiece } from "../board/pieces";
import { piecesOf, aftermathOf } from "./aftermath";
import { placesOf as placesOfStep } from "./telling";
import { freeLegal, lifting, order, pawnAt, target, telling } from "./voidGlow";

export const ROAD = "road"; // the sheet of the violet road, beside those of territories and connections

/** The places that a lesson points at. */
function towardOf(game: IwariGame): string[] {
  const marks = game.table.lesson === null ? [] : game.marks;
  return marks.filter((anchor) => anchor.startsWith("space-")).map((anchor) => anchor.slice(6));
}

/** The overlay of this moment. */
export function overlayOf(game: IwariGame, flow: IwariFlow): MapOverlay {
  const base = { ...NO_OVERLAY, changed: changedOf(game.changed), marked: changedOf(game.marks), advised: changedOf(game.advised), toward: towardOf(game), bright: brightOf(flow.opened), road: flow.opened === ROAD };
  if (game.telling !== null) return telling(base, game.telling);
  if (game.show !== null) return base;
  if (game.looked !== null) return { ...base, changed: tracedBy(game.looked) };
  const offer = flow.offer;
  if (offer === null) return { ...base, connection: connectionOf(flow.opened), ...awaited(game) };
  if (game.hints.shown !== null) return hinted(base, flow, game.hints.shown.event);
  if (offer.phase === "deed") return deeds(base, flow);
  if (offer.storm) return storm(base, flow, offer.storm);
  if (offer.walk) return walk(base, flow, offer.walk);
  if (offer.orders.length > 0) return order(base, flow);
  if (offer.targets.length > 0) return target(base, flow);
  if (flow.mode === "voids") return pawnAt(base, game);
  if (isPlacing(offer.phase)) return building(base, game, flow);
  return base;
}

/** A hint: the pieces it would place, or the place it is about. */
function hinted(base: MapOverlay, flow: IwariFlow, event: GameEvent): MapOverlay {
  const pieces = placedBy(event);
  const ghosts = pieces.map((piece, place): Ghost => (pieces.length > 1 ? { piece, number: place + 1 } : { piece }));
  const territory = pieces[0] === undefined ? (event.territory ?? null) : territoryOfPiece(pieces[0], flow.building.spots);
  const connection = typeof event.connection === "number" ? event.connection : null;
  return { ...base, tribe: flow.offer?.tribe ?? null, ghosts, bright: territory === null ? [] : [String(territory)], connection };
}

/** Only what the open sheet is about. */
export function lookedAt(flow: IwariFlow): MapOverlay {
  return { ...NO_OVERLAY, bright: brightOf(flow.opened), connection: connectionOf(flow.opened), road: flow.opened === ROAD };
}

/** Somebody else decides about a storm: all see which one. */
function awaited(game: IwariGame): Partial<MapOverlay> {
  const asked = game.view?.storm;
  return asked ? { storm: { ...asked, move: null } } : {};
}

/** Anchors of what a decision is about: places of the map, cards. */
export function anchorsOf(event: GameEvent): string[] {
  const places = [event.territory, ...((event.territories as string[] | undefined) ?? []).slice(0, 1)].filter((id) => typeof id === "string");
  const connection = typeof event.connection === "number" ? [`connection:${event.connection}`] : [];
  const land = placedBy(event).length > 0 ? [] : places.map((id) => `territory:${id}`);
  const map = [...placedBy(event).map((piece) => placeOfPiece(piece)), ...land, ...connection].map((place) => `space-${place}`);
  if (event.do === "draw") return [event.from === "display" ? `display-${Number(event.index)}` : "deck"];
  return typeof event.card === "string" ? [`hand-${event.card}`] : map;
}

/** The places a row of the log speaks of, as anchors of the map. */
export function placesOf(entry: Entry): string[] {
  const { event } = entry;
  if (event?.territory != null) return [`territory:${String(event.territory)}`]; // a deed's pawn, or it was explored
  if (event?.connection != null) return [`connection:${String(event.connection)}`]; // a pawn, or a storm
  const pieces = piecesOf(entry).map((piece) => placeOfPiece(piece));
  const spot = event?.spot == null ? [] : [`spot:${String(event.spot)}`]; // of a ruin
  return [...new Set([...pieces, ...spot, ...(aftermathOf(entry)?.steps.flatMap(placesOfStep) ?? [])])];
}

/** What a row of the log has put on the map. */
function tracedBy(entry: Entry): Changed {
  return changedOf(placesOf(entry).map((place) => `space-${place}`));
}

export function changedOf(anchors: readonly string[]): Changed {
  const places = anchors.flatMap((anchor) => (anchor.startsWith("space-") ? (readPlace(anchor.slice(6)) ?? []) : []));
  const ids = (kind: string) => places.filter((place) => place.kind === kind).map((place) => place.id);
  return {
    ...{ spots: ids("spot"), totems: ids("totem"), territories: ids("territory"), tokens: ids("token") },
    ...{ connections: ids("connection").map(Number), centre: ids("centre").length > 0 },
  };
}

function brightOf(opened: string | null): string[] {
  const place = readPlace(opened);
  return place?.kind === "territory" ? [place.id] : [];
}

function connectionOf(opened: string | null): number | null {
  const place = readPlace(opened);
  return place?.kind === "connection" ? Number(place.id) : null;
}

function building(base: MapOverlay, game: IwariGame, flow: IwariFlow): MapOverlay {
  const builds = isBuilding(flow.offer?.phase);
  const ghosts = (flow.building.shown?.pieces ?? []).map(({ piece }, place): Ghost => (builds ? { piece, number: place + 1 } : { piece }));
  const at = ghosts.map(({ piece }) => placeOfPiece(piece, flow.building.spots));
  const chosen = flow.choice.pieces.map((piece) => placeOfPiece(piece, flow.building.spots)); // a second totem may follow there
  const open = flow.building.open.filter(({ piece }) => !at.includes(placeOfPiece(piece, flow.building.spots)) || chosen.includes(placeOfPiece(piece, flow.building.spots)));
  const territory = (flow.building.build === null ? null : territoryOf(flow, flow.building.build)) ?? flow.choice.explore;
  const about = territory ?? flow.building.near;
  const lands = game.view?.territories.map((land) => land.id) ?? [];
  const sources = (flow.building.source === null ? flow.building.sources : [flow.building.source]).flatMap((from) => landOfSource(from, flow.building.spots) ?? []);
  const lit = new Set(territory === null ? [...open.map((place) => place.territory), ...flow.explores, ...sources] : [territory]);
  const dim = about !== null || flow.choice.held.length > 0 || flow.choice.token !== null || flow.building.aim !== "piece";
  return {
    ...base,
    ...moving(flow),
    ...lifting(flow),
    tribe: flow.offer?.tribe ?? null,
    legalSpots: legal(open, "spot", flow),
    legalTotems: legal(open, "totem", flow),
    explores: labelled(flow.explores, () => t("iwari-web-explore-here")),
    ghosts,
    dimmed: dim ? new Set(lands.filter((id) => !lit.has(id))) : null,
    bright: about === null ? base.bright : [about],
    connection: connectionOf(flow.opened),
    caps: territory === null || flow.building.shown === null || !builds ? {} : { [territory]: flow.building.shown.gains.totems },
    sending: flow.sending,
  };
}

/** What can be taken up to be moved: void totems, contested tokens. */
function moving(flow: IwariFlow): Pick<MapOverlay, "sources" | "lifted" | "legalTokens"> {
  const moves = flow.building.aim === "void_totem";
  const sources = moves ? flow.building.sources.filter((from) => from !== flow.building.source) : [];
  return {
    sources: labelled(sources, () => t("iwari-web-source-here")),
    lifted: moves ? flow.building.source : null,
    legalTokens: labelled(flow.building.tokens, () => t("iwari-web-token-here")),
  };
}

function labelled(ids: readonly string[], label: (id: string) => string): Record<string, Legal> {
  return Object.fromEntries(ids.map((id) => [id, { label: label(id) }]));
}

/** The territory of a build. */
export function territoryOf(flow: IwariFlow, build: Build): string | null {
  const [first] = build.pieces;
  return first === undefined ? null : territoryOfPiece(first.piece, flow.building.spots);
}

function legal(places: readonly Open[], kind: "spot" | "totem", flow: IwariFlow): Record<string, Legal> {
  return Object.fromEntries(
    places.flatMap((place) => {
      const at = readPlace(placeOfPiece(place.piece, flow.building.spots));
      return at?.kind === kind ? [[at.id, legalOf(place, flow)]] : [];
    }),
  );
}

function legalOf(place: Open, flow: IwariFlow): Legal {
  const { piece, ways, gains } = place;
  if (ways[0]?.length === 0) return freeLegal(place, flow);
  const kind = piece.piece === "tent" ? (piece.ruin ? "ruin" : undefined) : piece.piece === "totem" ? undefined : piece.piece;
  const sign = gains?.determination ? ({ sign: "determination" } as const) : {};
  return { cost: ways[0]?.length ?? 0, ...(kind === undefined ? {} : { kind }), ...sign };
}

function deeds(base: MapOverlay, flow: IwariFlow): MapOverlay {
  const options = flow.offer?.deeds.filter((option) => option.deed === flow.pawn) ?? [];
  const label = (points: readonly number[]): Legal => ({ label: t("iwari-web-target", { points: points[flow.game.viewer ?? 0] ?? 0 }) });
  const chosen = flow.made.deed === null ? null : (flow.offer?.deeds[flow.made.deed] ?? null);
  return {
    ...base,
    targetTerritories: Object.fromEntries(options.flatMap((each) => (each.territory === null ? [] : [[each.territory, label(each.points)]]))),
    targetConnections: Object.fromEntries(options.flatMap((each) => (each.connection === null ? [] : [[each.connection, label(each.points)]]))),
    pawn: chosen === null || isDeclined(chosen) ? null : chosen,
    bright: chosen?.territory == null ? [] : [chosen.territory],
    connection: chosen?.connection ?? null,
    sending: flow.sending,
  };
}

/** A storm is asked about: where it is, where it would go, and the land on both sides of it. */
function storm(base: MapOverlay, flow: IwariFlow, { connection, to }: NonNullable<Offer["storm"]>): MapOverlay {
  const targetConnections = {
    [connection]: { label: t("iwari-web-storm-here", { move: "no" }) },
    [to]: { label: t("iwari-web-storm-here", { move: "yes" }) },
  };
  return { ...base, targetConnections, storm: { connection, to, move: flow.made.storm }, bright: endsOf(flow, connection), sending: flow.sending };
}

/** The walking totem's connection may be scored. */
function walk(base: MapOverlay, flow: IwariFlow, { connection, to }: NonNullable<Offer["walk"]>): MapOverlay {
  const targetConnections = { [connection]: { label: t("iwari-web-walk-here") } };
  const score = flow.made.walk;
  return { ...base, targetConnections, walk: { connection, to, score }, connection, bright: endsOf(flow, connection), sending: flow.sending };
}

function endsOf(flow: IwariFlow, connection: number): string[] {
  return flow.game.components?.map.connections.find((each) => each.number === connection)?.territories ?? [];
}

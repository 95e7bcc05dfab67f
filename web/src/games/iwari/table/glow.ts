// What the map shows over the land while a decision is made, another's is shown, or a row of the log is looked at.

import type { Entry } from "../../../net/protocol";
import { NO_OVERLAY, type Changed, type Ghost, type Legal, type MapOverlay } from "../board/overlay";
import { readPlace } from "../board/places";
import type { Build, Place } from "../protocol";
import { builtBy } from "../scoring/past";
import { t } from "../../../language/speak.svelte";
import type { IwariGame } from "./context";
import { placeOfPiece } from "./draft";
import type { IwariFlow } from "./flow.svelte";

/** The overlay of this moment. */
export function overlayOf(game: IwariGame, flow: IwariFlow): MapOverlay {
  const base = { ...NO_OVERLAY, changed: changedOf(game.changed), bright: brightOf(flow.opened) };
  if (game.show !== null) return base;
  if (game.traced !== null) return { ...base, changed: tracedBy(game.traced) };
  const offer = flow.offer;
  if (offer === null) return { ...base, connection: connectionOf(flow.opened) };
  if (offer.phase === "deed") return deeds(base, flow);
  if (offer.phase === "turn" || offer.phase === "third") return building(base, game, flow);
  return base;
}

/** Only what the open sheet is about. */
export function lookedAt(flow: IwariFlow): MapOverlay {
  return { ...NO_OVERLAY, bright: brightOf(flow.opened), connection: connectionOf(flow.opened) };
}

/** The places a row of the log speaks of, as anchors of the map. */
export function placesOf(entry: Entry): string[] {
  const { event } = entry;
  if (event?.do === "deed") return event.territory == null ? [`connection:${event.connection}`] : [`territory:${event.territory}`];
  return builtBy(event).map(placeOfPiece);
}

/** What a row of the log has put on the map. */
export function tracedBy(entry: Entry): Changed {
  return changedOf(placesOf(entry).map((place) => `space-${place}`));
}

function changedOf(anchors: readonly string[]): Changed {
  const places = anchors.flatMap((anchor) => (anchor.startsWith("space-") ? (readPlace(anchor.slice(6)) ?? []) : []));
  const ids = (kind: string) => places.filter((place) => place.kind === kind).map((place) => place.id);
  return { spots: ids("spot"), totems: ids("totem"), territories: ids("territory"), connections: ids("connection").map(Number) };
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
  const ghosts = (flow.shown?.pieces ?? []).map(({ piece }, place): Ghost => ({ piece, number: place + 1 }));
  const at = ghosts.map(({ piece }) => placeOfPiece(piece));
  const chosen = flow.choice.pieces.map(placeOfPiece); // a second totem may follow there
  const open = flow.open.filter(({ piece }) => !at.includes(placeOfPiece(piece)) || chosen.includes(placeOfPiece(piece)));
  const territory = flow.build === null ? null : territoryOf(flow, flow.build);
  const about = territory ?? flow.choice.near;
  const lands = game.view?.territories.map((land) => land.id) ?? [];
  const lit = new Set(territory === null ? open.map((place) => place.territory) : [territory]);
  const dim = territory !== null || flow.choice.held.length > 0 || flow.choice.near !== null;
  return {
    ...base,
    tribe: flow.offer?.tribe ?? null,
    legalSpots: legal(open, "spot"),
    legalTotems: legal(open, "totem"),
    ghosts,
    dimmed: dim ? new Set(lands.filter((id) => !lit.has(id))) : null,
    bright: about === null ? base.bright : [about],
    connection: connectionOf(flow.opened),
    caps: territory === null || flow.shown === null ? {} : { [territory]: flow.shown.gains.totems },
    sending: flow.sending,
  };
}

/** The territory of a build. */
export function territoryOf(flow: IwariFlow, build: Build): string | null {
  const [first] = build.pieces;
  if (first === undefined) return null;
  if (first.piece.piece === "totem") return first.piece.territory;
  return flow.game.components?.map.spots.find((spot) => first.piece.piece === "tent" && spot.id === first.piece.spot)?.territory ?? null;
}

function legal(places: readonly Place[], kind: "spot" | "totem"): Record<string, Legal> {
  return Object.fromEntries(
    places.flatMap((place) => {
      const at = readPlace(placeOfPiece(place.piece));
      return at?.kind === kind ? [[at.id, { cost: place.ways[0]?.length ?? 0 }]] : [];
    }),
  );
}

function deeds(base: MapOverlay, flow: IwariFlow): MapOverlay {
  const options = flow.offer?.deeds.filter((option) => option.deed === flow.pawn) ?? [];
  const label = (points: readonly number[]): Legal => ({ label: t("iwari-web-target", { points: points[flow.game.look ?? 0] ?? 0 }) });
  const chosen = flow.made.deed === null ? null : (flow.offer?.deeds[flow.made.deed] ?? null);
  return {
    ...base,
    targetTerritories: Object.fromEntries(options.flatMap((each) => (each.territory === null ? [] : [[each.territory, label(each.points)]]))),
    targetConnections: Object.fromEntries(options.flatMap((each) => (each.connection === null ? [] : [[each.connection, label(each.points)]]))),
    pawn: chosen,
    bright: chosen?.territory == null ? [] : [chosen.territory],
    connection: chosen?.connection ?? null,
    sending: flow.sending,
  };
}

// The keyboard's way over the map: arrows go between territories, Enter goes into one, arrows go over the places
// where something can be chosen, Escape leads out again.

import type { Point } from "../../../board/plane";
import type { Layout } from "./layout";
import type { MapOverlay } from "./overlay";
import { CENTRE, placeOf, readPlace, type PlaceId, type PlaceKind } from "./places";

export interface Stop extends Point {
  place: PlaceId;
}

const ARROWS: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
const ASIDE = 1.8; // a step aside counts as so many ahead

/** Where a place lies. */
export function pointOf(layout: Layout, place: string | null): Stop | null {
  const read = readPlace(place);
  if (!read) return null;
  const at = whereIs(layout, read.kind, read.id);
  return at ? { place: placeOf(read.kind, read.id), x: at.x, y: at.y } : null;
}

function whereIs(layout: Layout, kind: PlaceKind, id: string): Point | null | undefined {
  if (kind === "spot") return layout.spot.get(id);
  if (kind === "connection") return layout.connection.get(Number(id))?.at;
  if (kind === "totem") return layout.territory.get(id)?.totem;
  if (kind === "token") return layout.tokens.find((token) => token.id === id)?.at;
  return kind === "centre" ? layout.centre : middleOf(layout, id);
}

function middleOf(layout: Layout, id: string): Point | undefined {
  const box = layout.territory.get(id)?.box;
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The places among which arrows go: inside a territory, or between territories, tokens and the centre, or whatever a
 * pawn may go on. */
export function stopsOf(layout: Layout, overlay: MapOverlay, inside: string | null): Stop[] {
  const places = inside === null ? outerPlaces(layout, overlay) : innerPlaces(layout, overlay, inside);
  return places.flatMap((place) => pointOf(layout, place) ?? []);
}

function outerPlaces(layout: Layout, overlay: MapOverlay): PlaceId[] {
  const targets = [
    ...Object.keys(overlay.targetTerritories).map((id) => placeOf("territory", id)),
    ...Object.keys(overlay.targetConnections).map((id) => placeOf("connection", id)),
  ];
  if (targets.length > 0) return targets;
  return [
    ...layout.territories.map(({ id }) => placeOf("territory", id)),
    ...layout.tokens.map(({ id }) => placeOf("token", id)),
    ...(layout.centre ? [CENTRE] : []),
  ];
}

function innerPlaces(layout: Layout, overlay: MapOverlay, inside: string): PlaceId[] {
  const territory = layout.territory.get(inside);
  if (!territory) return [];
  const totem = territory.bare ? [] : [placeOf("totem", inside)];
  const legal = [
    ...territory.spots.filter(({ id }) => id in overlay.legalSpots || placeOf("spot", id) in overlay.lifts).map(({ id }) => placeOf("spot", id)),
    ...(inside in overlay.legalTotems || inside in overlay.sources || placeOf("totem", inside) in overlay.lifts ? totem : []),
  ];
  if (legal.length > 0) return legal;
  return [
    ...territory.spots.map(({ id }) => placeOf("spot", id)),
    ...totem,
    ...territory.connections.map(({ number }) => placeOf("connection", number)),
  ];
}

/** In which territory the keyboard is when it is on a place; null: between territories. */
export function insideOf(layout: Layout, overlay: MapOverlay, place: string | null, before: string | null): string | null {
  const read = readPlace(place);
  if (!read || read.kind === "territory" || read.kind === "token" || read.kind === "centre") return null;
  if (read.kind === "totem") return read.id;
  if (read.kind === "spot") return layout.spot.get(read.id)?.territory ?? null;
  const [one, other] = layout.connection.get(Number(read.id))?.territories ?? [];
  return read.id in overlay.targetConnections || before === null || (before !== one && before !== other) ? null : before;
}

/** The stop an arrow leads to, or null. */
export function towards(stops: readonly Stop[], from: Stop, key: string): PlaceId | null {
  const way = ARROWS[key];
  if (!way) return null;
  let best: PlaceId | null = null;
  let least = Infinity;
  for (const stop of stops) {
    if (stop.place === from.place) continue;
    const ahead = (stop.x - from.x) * way.x + (stop.y - from.y) * way.y;
    const aside = Math.abs((stop.x - from.x) * way.y) + Math.abs((stop.y - from.y) * way.x);
    if (ahead < 1) continue;
    const cost = ahead + ASIDE * aside;
    if (cost < least) [best, least] = [stop.place, cost];
  }
  return best;
}

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

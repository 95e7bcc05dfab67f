// What the map shows over the land while a decision is made or another's is shown.

import { NO_OVERLAY, type Glow, type MapOverlay } from "../board/overlay";
import type { DewanGame } from "./context";
import { routeOf } from "./draft";
import type { DewanFlow } from "./flow.svelte";
import type { Entry, GameEvent, Message } from "../../../net/protocol";

const isSpace = (anchor: string) => anchor.startsWith("space-");

/** The overlay of this moment. */
export function overlayOf(game: DewanGame, flow: DewanFlow, drawn: number): MapOverlay {
  const changed = game.changed.filter(isSpace).map((anchor) => anchor.slice(6));
  const marked = game.marks.filter(isSpace).map((anchor) => anchor.slice(6));
  const advised = game.advised.filter(isSpace).map((anchor) => anchor.slice(6));
  const base = { ...NO_OVERLAY, changed, marked, advised, toward: game.table.lesson === null ? [] : marked, named: namedIn(flow.why.reason?.message) };
  if (game.show !== null) {
    const { entry } = game.show;
    return { ...base, seat: entry.seat ?? undefined, route: journeyOf(entry).slice(0, drawn) };
  }
  const way = wayOf(game.looked);
  if (way.length > 0) return { ...base, seat: game.looked?.seat ?? undefined, route: way, changed: way.slice(-1), named: way.slice(-1) };
  if (game.hints.shown !== null) return hinted(base, game, flow, game.hints.shown.event);
  if (flow.offer?.phase === "marker") return markers(base, game, flow);
  if (flow.offer?.phase === "turn") return journeys(base, game, flow);
  return base;
}

/** A hint: its way, and what would stand at its end. */
function hinted(base: MapOverlay, game: DewanGame, flow: DewanFlow, event: GameEvent): MapOverlay {
  const seat = Math.max(0, game.viewer ?? 0);
  const route = event.do === "place" ? (event.route as string[]) : [];
  const space = event.do === "marker" ? String(event.space) : route.at(-1);
  if (space === undefined) return base;
  const kind = event.do === "marker" ? markerKind(flow) : placedKind(game, space);
  return { ...base, seat, route, ghost: { space, seat, kind }, focus: space, named: [space] };
}

/** What a journey to a space would put there. */
function placedKind(game: DewanGame, space: string): "village" | "camp" {
  return game.view?.map.spaces.some((one) => one.id === space && one.terrain === "water") ? "village" : "camp";
}

function markerKind(flow: DewanFlow): "water" | "lava" {
  return flow.offer?.markers[0]?.marker ?? "water";
}

function markers(base: MapOverlay, game: DewanGame, flow: DewanFlow): MapOverlay {
  const glow: Record<string, Glow> = {};
  for (const option of flow.offer?.markers ?? []) glow[option.space] = { tone: option.marker };
  const at = flow.hover !== null && flow.hover in glow ? flow.hover : flow.choice.marker;
  const ghost = at === null ? null : { space: at, seat: Math.max(0, game.viewer ?? 0), kind: markerKind(flow) };
  return { ...base, glow, dim: true, ghost, focus: at };
}

function journeys(base: MapOverlay, game: DewanGame, flow: DewanFlow): MapOverlay {
  const offer = flow.offer;
  if (offer === null || flow.mode === "take" || offer.pass !== null) return base;
  const glow: Record<string, Glow> = {};
  if (flow.choice.built) for (const space of flow.drafted?.nexts ?? []) glow[space] = { tone: "go" };
  for (const journey of flow.reachable) glow[journey.to] = { cost: journey.cards, tone: "go" };
  const shown = flow.shown;
  const route = shown === null ? flow.choice.route : routeOf(shown);
  const origins = route[0] === undefined ? offer.origins : [route[0]];
  const dim = flow.mode === "place" || shown !== null;
  if (shown === null) return { ...base, glow, dim, origins, route, focus: route.at(-1) ?? null };
  delete glow[shown.to];
  const ghost = { space: shown.to, seat: Math.max(0, game.viewer ?? 0), kind: placedKind(game, shown.to) };
  return { ...base, glow, dim, origins, route, legs: shown.legs, ghost, focus: shown.to };
}

/** The spaces that a sentence speaks of: the map shows which they are. */
function namedIn(message: Message | undefined): string[] {
  return [message?.args.space, message?.args.other].filter((space) => typeof space === "string");
}

/** The hand cards that pay, with the number of their leg. */
export function payingCards(flow: DewanFlow): Record<string, number> {
  return Object.fromEntries((flow.shown?.legs ?? []).map((leg, place) => [leg.card, place + 1]));
}

/** The hand cards that can be picked now; null: the hand is not asked. */
export function pickableCards(flow: DewanFlow): string[] | null {
  const offer = flow.offer;
  if (offer?.phase === "tuck") return offer.tucks.flatMap((option) => option.card ?? []);
  if (offer?.phase === "fishing") return offer.fishing.flatMap((option) => option.card ?? []);
  const journey = flow.journey;
  if (journey === null) return null;
  if (flow.leg !== null) return journey.legs[flow.leg]?.options ?? [];
  return [...new Set(journey.legs.flatMap((leg) => [leg.card, ...leg.options]))];
}

/** The route of a journey, or nothing. */
export function journeyOf(entry: Entry | null): string[] {
  return entry?.event?.do === "place" ? (entry.event.route as string[]) : [];
}

/** What a row of the log speaks of on the map: a route, a single space, or nothing. */
export function wayOf(entry: Entry | null): string[] {
  return entry?.event?.do === "marker" ? [String(entry.event.space)] : journeyOf(entry);
}

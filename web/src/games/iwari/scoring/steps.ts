// A scoring in its steps: what each one gives, and what has been counted up to it. The server has
// counted everything; here it is only added up for showing.

import { type MapOverlay, NO_OVERLAY, type PointFlow } from "../board/overlay";
import type { Components, Scoring, ScoringStep, Tribe, View } from "../protocol";

export type Kind = ScoringStep["kind"];
export const KINDS: readonly Kind[] = ["territory", "road", "connection", "settlement", "discoveries", "ruins"];
const ALWAYS: readonly Kind[] = ["territory", "connection", "settlement"]; // the others only where they are in play

/** The steps of one kind: where they begin and how many there are. */
export interface Part {
  kind: Kind;
  from: number;
  count: number;
}

/** The parts of a scoring; the middle of the game counts territories only. */
export function partsOf(scoring: Scoring): Part[] {
  const kinds = scoring.kind === "mid" ? KINDS.slice(0, 1) : KINDS;
  let from = 0;
  return kinds.flatMap((kind) => {
    const count = scoring.steps.filter((step) => step.kind === kind).length;
    from += count;
    return count > 0 || ALWAYS.includes(kind) ? [{ kind, from: from - count, count }] : [];
  });
}

/** How many steps of a part have been made when step `at` is shown. */
export function doneOf(part: Part, at: number): number {
  return Math.max(0, Math.min(part.count, at - part.from + 1));
}

/** What a step gives, by tribe; tribes without points are left out. */
export function gainsOf(step: ScoringStep): { tribe: Tribe; points: number }[] {
  if (step.kind === "settlement" || step.kind === "ruins") return [{ tribe: step.tribe, points: step.points }];
  if (step.kind === "discoveries") return step.winners.map((tribe) => ({ tribe, points: step.points }));
  const given = step.kind === "connection" ? step.holders : step.ranks;
  return given.filter(({ points }) => points > 0).map(({ tribe, points }) => ({ tribe, points }));
}

/** What a step gives to one tribe. */
function gainOf(step: ScoringStep | undefined, tribe: Tribe): number {
  if (step === undefined) return 0;
  return gainsOf(step).reduce((sum, gain) => (gain.tribe === tribe ? sum + gain.points : sum), 0);
}

/** The score sheet of one tribe up to a step. */
export interface Line {
  tribe: Tribe;
  before: number;
  parts: Record<Kind, number>;
  gain: number; // of the step itself
  sum: number;
}

/** What everybody has when step `at` has been counted; -1: before the first. */
export function linesAt(scoring: Scoring, at: number): Line[] {
  const made = scoring.steps.slice(0, at + 1);
  return scoring.before.map((before, tribe) => {
    const parts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
    for (const step of made) parts[step.kind] += gainOf(step, tribe);
    const sum = Object.values(parts).reduce((one, other) => one + other, before);
    return { tribe, before, parts, gain: gainOf(scoring.steps[at], tribe), sum };
  });
}

/** The tents of a tribe in a territory. */
function tentsIn(view: View, components: Components, territory: string, tribe: Tribe): string[] {
  return components.map.spots
    .filter((spot) => spot.territory === territory && view.tents[spot.id] === tribe)
    .map((spot) => spot.id);
}

/** The tents on the violet road, of one tribe or of all (IA5). */
function tentsOnRoad(view: View, components: Components, tribe: Tribe | null): string[] {
  const violet = components.map.spots.filter((spot) => spot.violet && spot.id in view.tents);
  return violet.filter((spot) => tribe === null || view.tents[spot.id] === tribe).map((spot) => spot.id);
}

/** Where the points of a step come from; what was taken off the map comes from nowhere on it. */
export function flowsOf(step: ScoringStep, view: View, components: Components): PointFlow[] {
  return gainsOf(step).map(({ tribe, points }) => {
    if (step.kind === "settlement") return { tribe, points, spots: step.counted };
    if (step.kind === "territory") return { tribe, points, spots: tentsIn(view, components, step.territory, tribe) };
    if (step.kind === "road") return { tribe, points, spots: tentsOnRoad(view, components, tribe) };
    if (step.kind !== "connection") return { tribe, points, spots: [] };
    const [territory, other] = endsOf(components, step.number);
    return { tribe, points, spots: [], territory, other };
  });
}

/** The two territories of a connection. */
export function endsOf(components: Components, number: number): [string, string] {
  return components.map.connections.find((each) => each.number === number)?.territories ?? ["", ""];
}

/** The territories a settlement lies in. */
export function landsOf(components: Components, spots: readonly string[]): string[] {
  const at = new Map(components.map.spots.map((spot) => [spot.id, spot.territory]));
  return [...new Set(spots.flatMap((spot) => at.get(spot) ?? []))];
}

/** The leaders of a step in few words: who gets most of it, and how much. */
export function leadersOf(step: ScoringStep): { tribes: Tribe[]; points: number } {
  const gains = gainsOf(step);
  const points = Math.max(0, ...gains.map((gain) => gain.points));
  return { tribes: gains.filter((gain) => gain.points === points).map((gain) => gain.tribe), points };
}

/** The overlay of one step. */
export function overlayAt(scoring: Scoring, at: number, view: View, components: Components): MapOverlay {
  const step = scoring.steps[at];
  if (step === undefined) return NO_OVERLAY;
  const base: MapOverlay = {
    ...NO_OVERLAY,
    scores: linesAt(scoring, at).map((line) => line.sum),
    scoreGhosts: linesAt(scoring, at - 1).map((line) => line.sum),
    flows: flowsOf(step, view, components),
    ticked: new Set(scoring.steps.slice(0, at).flatMap((done) => (done.kind === "territory" ? [done.territory] : []))),
  };
  const others = (kept: readonly string[]) =>
    new Set(components.map.territories.map((land) => land.id).filter((id) => !kept.includes(id)));
  if (step.kind === "territory") return { ...base, bright: [step.territory], dimmed: others([step.territory]) };
  if (step.kind === "connection") {
    const ends = endsOf(components, step.number);
    return { ...base, connection: step.number, bright: ends, dimmed: others(ends) };
  }
  if (step.kind === "road") return { ...base, road: true, lit: tentsOnRoad(view, components, null), dimmed: others([]) };
  if (step.kind !== "settlement") return base; // tokens and ruins have left the map
  const lands = landsOf(components, step.spots);
  return { ...base, settlement: step, bright: lands, dimmed: others(lands) };
}

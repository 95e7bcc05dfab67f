// What the map shows while a scoring is walked: one thing bright, what is done ticked, points on their way.

import { NO_OVERLAY, type MapOverlay } from "../board/overlay";
import type { Components, Scoring, View } from "../protocol";
import { endsOf, flowsOf, landsOf, linesAt, tentsOnRoad } from "./steps";

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

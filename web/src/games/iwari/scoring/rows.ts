// The lines of one step of a scoring: who gets what for which pieces, and who gets nothing.

import { t } from "../../../language/speak.svelte";
import { listed, territoryName } from "../board/names";
import type { Components, ScoringStep, Tribe, View } from "../protocol";
import { endsOf, landsOf } from "./steps";
import { reasonOf } from "./words";

export interface Row {
  tribe: Tribe;
  rank: number | null;
  tents: number;
  totems: [number, number] | null; // in both territories of a connection
  reason: string;
  sum: string; // how the points come about; "" where the reason says it
  points: number;
}

/** The lines of a step, the most points first, then those who get nothing. */
export function rowsOf(step: ScoringStep, view: View, components: Components): Row[] {
  if (step.kind === "territory") return territoryRows(step, view);
  if (step.kind === "connection") return connectionRows(step, view, components);
  const lands = landsOf(components, step.counted).map((id) => territoryName(components, id));
  const reason = t("iwari-web-scoring-settlement", { count: step.counted.length, lands: listed(lands), rest: step.spots.length - step.counted.length });
  return [{ tribe: step.tribe, rank: null, tents: step.counted.length, totems: null, reason, sum: "", points: step.points }];
}

function times(base: number, factor: number): string {
  return factor > 1 ? t("iwari-web-scoring-times", { base, factor }) : String(base);
}

function territoryRows(step: Extract<ScoringStep, { kind: "territory" }>, view: View): Row[] {
  const ranked = step.ranks.map(({ tribe, tents, rank, base, points }) => ({
    ...{ tribe, rank, tents, totems: null, points },
    reason: reasonOf(rank),
    sum: times(base, step.factor),
  }));
  const others = view.tribes.flatMap((_, tribe) => (ranked.some((row) => row.tribe === tribe) ? [] : [nothing(tribe)]));
  return [...ranked, ...others];
}

function nothing(tribe: Tribe): Row {
  return { tribe, rank: null, tents: 0, totems: null, reason: t("iwari-web-scoring-no-tent"), sum: "", points: 0 };
}

function connectionRows(step: Extract<ScoringStep, { kind: "connection" }>, view: View, components: Components): Row[] {
  const ends = endsOf(components, step.number);
  const rows = view.tribes.map((_, tribe): Row => {
    const totems: [number, number] = [step.totems[0][tribe] ?? 0, step.totems[1][tribe] ?? 0];
    const held = step.holders.find((holder) => holder.tribe === tribe);
    const sum = held === undefined ? "" : times(held.base, step.factor);
    return { tribe, rank: null, tents: 0, totems, reason: reasonAt(step, tribe, ends, components), sum, points: held?.points ?? 0 };
  });
  return rows.sort((one, other) => other.points - one.points || total(other) - total(one));
}

function total(row: Row): number {
  return (row.totems?.[0] ?? 0) + (row.totems?.[1] ?? 0);
}

/** Why a tribe holds a connection, or where it lacks the lead (IP2). */
function reasonAt(step: Extract<ScoringStep, { kind: "connection" }>, tribe: Tribe, ends: [string, string], components: Components): string {
  const leads = step.leaders.map((leaders) => leaders.includes(tribe));
  if (leads[0] && leads[1]) return t("iwari-web-scoring-both");
  const at = leads[0] ? ends[0] : leads[1] ? ends[1] : null;
  if (at === null) return t("iwari-web-scoring-neither");
  return t("iwari-web-scoring-only", { place: territoryName(components, at) });
}

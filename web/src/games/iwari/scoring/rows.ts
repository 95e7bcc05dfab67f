// The lines of one step of a scoring: who gets what for which pieces, and who gets nothing.

import { listed, t } from "../../../language/speak.svelte";
import { territoryName } from "../board/names";
import type { Colour, Components, ScoringStep, Tribe, View, ScoringRank } from "../protocol";
import { endsOf, landsOf } from "./steps";
import { reasonOf } from "./words";

export interface Row {
  tribe: Tribe; // or the void, after the last of them
  rank: number | null;
  tents: number;
  totems: [number, number] | null; // in both territories of a connection
  tokens: { colour: Colour; count: number } | null;
  ruins: number;
  reason: string;
  sum: string; // how the points come about; "" where the reason says it
  doubled: boolean; // by a fortification
  points: number;
}

type Step<Kind extends ScoringStep["kind"]> = Extract<ScoringStep, { kind: Kind }>;

const NONE = { rank: null, tents: 0, totems: null, tokens: null, ruins: 0, sum: "", doubled: false, points: 0 };

/** The lines of a step, the most points first, then those who get nothing. */
export function rowsOf(step: ScoringStep, view: View, components: Components): Row[] {
  if (step.kind === "territory") return rankRows(step.ranks, step.factor, view);
  if (step.kind === "road") return rankRows(step.ranks, 1, view);
  if (step.kind === "connection") return connectionRows(step, view, components);
  if (step.kind === "discoveries") return tokenRows(step, view);
  if (step.kind === "ruins") {
    const { tribe, ruins, points } = step;
    return [{ ...NONE, tribe, ruins, points, reason: t("iwari-web-scoring-ruins", { count: ruins }) }];
  }
  return [settlementRow(step, components)];
}

/** How points come about: base, the pawns' factor, twice for a fortification (IF2). */
function times(base: number, factor: number, doubled: boolean): string {
  const once = factor > 1 ? t("iwari-web-scoring-times", { base, factor }) : String(base);
  return doubled ? t("iwari-web-scoring-doubled", { sum: once }) : once;
}

function rankRows(ranks: readonly ScoringRank[], factor: number, view: View): Row[] {
  const ranked = ranks.map(({ tribe, tents, rank, base, doubled, points }) => ({
    ...{ ...NONE, tribe, rank, tents, doubled, points },
    reason: reasonOf(rank),
    sum: times(base, factor, doubled),
  }));
  const none = (tribe: Tribe): Row => ({ ...NONE, tribe, reason: t("iwari-web-scoring-no-tent") });
  return [...ranked, ...view.tribes.flatMap((_, tribe) => (ranked.some((row) => row.tribe === tribe) ? [] : [none(tribe)]))];
}

function settlementRow(step: Step<"settlement">, components: Components): Row {
  const lands = landsOf(components, step.counted).map((id) => territoryName(components, id));
  const reason = t("iwari-web-scoring-settlement", { count: step.counted.length, lands: listed(lands), rest: step.spots.length - step.counted.length });
  const { tribe, doubled, points } = step;
  return { ...NONE, tribe, tents: step.counted.length, reason, sum: doubled ? times(step.counted.length, 1, true) : "", doubled, points };
}

/** Who has the most tokens of a colour (IG1). */
function tokenRows(step: Step<"discoveries">, view: View): Row[] {
  const rows = view.tribes.map((_, tribe): Row => {
    const count = step.tokens[tribe] ?? 0;
    const won = step.winners.includes(tribe);
    const reason = t("iwari-web-scoring-tokens", { state: won ? (step.winners.length > 1 ? "tied" : "most") : count > 0 ? "fewer" : "none" });
    return { ...NONE, tribe, tokens: { colour: step.colour, count }, reason, points: won ? step.points : 0 };
  });
  return rows.sort((one, other) => (other.tokens?.count ?? 0) - (one.tokens?.count ?? 0));
}

/** All tribes at a connection, the void too where it has totems there. */
function connectionRows(step: Step<"connection">, view: View, components: Components): Row[] {
  const rows = step.totems[0].flatMap((_, tribe): Row[] => {
    const totems: [number, number] = [step.totems[0][tribe] ?? 0, step.totems[1][tribe] ?? 0];
    if (tribe >= view.tribes.length && totems[0] + totems[1] === 0) return [];
    const held = step.holders.find((holder) => holder.tribe === tribe);
    const sum = held === undefined ? "" : times(held.base, step.factor, false);
    return [{ ...NONE, tribe, totems, reason: reasonAt(step, tribe, components), sum, points: held?.points ?? 0 }];
  });
  return rows.sort((one, other) => other.points - one.points || total(other) - total(one));
}

function total(row: Row): number {
  return (row.totems?.[0] ?? 0) + (row.totems?.[1] ?? 0);
}

/** Why a tribe holds a connection, or where it lacks the lead (IP2, IA2). */
function reasonAt(step: Step<"connection">, tribe: Tribe, components: Components): string {
  const ends = endsOf(components, step.number);
  const leads = step.leaders.map((leaders) => leaders.includes(tribe));
  const opened = components.map.spots.some((spot) => spot.guards === step.number);
  if (leads[0] && leads[1]) return t(opened ? "iwari-web-scoring-opened" : "iwari-web-scoring-both");
  const at = leads[0] ? ends[0] : leads[1] ? ends[1] : null;
  if (at === null) return t("iwari-web-scoring-neither");
  return t("iwari-web-scoring-only", { place: territoryName(components, at) });
}

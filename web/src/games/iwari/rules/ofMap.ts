// What the map of a table adds to the rules: a packaged one is known by its name, another one says it itself.

import type { Options } from "../../../net/protocol";
import type { Components } from "../protocol";

/** A part of what a map adds: a sign, and a message or a rule. */
export interface OfMap {
  sign: string;
  key: string;
  args?: Record<string, string>;
  rule?: string;
}

const RUINS: OfMap = { sign: "ruin", key: "help-iwari-ruin" };
const CENTRE: readonly OfMap[] = [
  { sign: "void-totem", key: "help-iwari-void-totem" },
  { sign: "void-pawn", key: "help-iwari-centre" },
];
const ROAD: OfMap = { sign: "void", key: "help-iwari-road" };
const VOID_CARDS: OfMap = { sign: "void", key: "help-iwari-biome-void" };
const CONTESTED: OfMap = { sign: "contested", key: "help-iwari-contested" };
const DETERMINATION: OfMap = { sign: "determination", key: "help-iwari-determination" };

/** By packaged map. */
const OF_MAPS: Readonly<Record<string, readonly OfMap[]>> = {
  "floating-lands": [{ sign: "land", key: "", rule: "IA1" }],
  "forgotten-island": [RUINS],
  "glacier-massif": [{ sign: "land", key: "", rule: "IA3" }],
  "unexplored-paths": CENTRE,
  "long-road": [ROAD],
  "the-void": [VOID_CARDS, CONTESTED, DETERMINATION],
};

/** What the map adds; a map of somebody's own says itself what it changes in the rules. */
export function ofMap({ map }: Options, components: Components | null): readonly OfMap[] {
  const rules = components?.map.rules;
  if (!components || !rules) return OF_MAPS[String(map)] ?? [];
  const { spots, connections } = components.map;
  const parts: [boolean, ...OfMap[]][] = [
    [rules.bare.length > 0, { sign: "totem", key: "aid-iwari-bare", args: { biomes: rules.bare.join(" ") } }],
    [connections.some((each) => each.spots), { sign: "land", key: "aid-iwari-connections" }],
    [spots.some((spot) => spot.icon !== undefined), RUINS],
    [rules.void_totems > 0, ...CENTRE],
    [rules.violet_road, ROAD],
    [rules.void_cards, VOID_CARDS, DETERMINATION],
    [spots.some((spot) => spot.contested !== undefined), CONTESTED],
  ];
  return parts.flatMap(([adds, ...what]) => (adds ? what : []));
}

/** Which paragraphs of IV11 are about a packaged map. */
const AGAINST_ON_MAPS: Readonly<Record<string, number>> = {
  "floating-lands": 1,
  "forgotten-island": 2,
  "unexplored-paths": 3,
  "long-road": 4,
};

/** Which paragraphs of IV11 are about the map. */
export function againstOnMap({ map }: Options, components: Components | null): number[] {
  const rules = components?.map.rules;
  if (!rules) return [AGAINST_ON_MAPS[String(map)] ?? []].flat();
  const violet = rules.violet_road ? 4 : 2;
  return [...(rules.haunted === null ? [] : [1]), ...(rules.violet_first ? [violet] : []), ...(rules.centre_limit > 0 ? [3] : [])];
}

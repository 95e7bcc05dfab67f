// Which help belongs to which thing; the words are in locales/*/help-iwari.ftl.

import type { Help } from "../../../panels/explain";
import type { Cover, Side } from "../protocol";
import type { Threat } from "./facts";

export const scoreHelp: Help = { key: "help-iwari-score", rule: "IE1" };
export const supplyHelp: Help = { key: "help-iwari-supply", rule: "IT6" };
export const leadsHelp: Help = { key: "help-iwari-leads", rule: "IP1" };
export const settlementHelp: Help = { key: "help-iwari-settlement", rule: "IP3" };
export const handHelp: Help = { key: "help-iwari-hand", rule: "IT7" };
export const thirdHelp: Help = { key: "help-iwari-third", rule: "I2.1" };
export const cardHelp: Help = { key: "help-iwari-card", rule: "IT3" };
export const displayHelp: Help = { key: "help-iwari-display", rule: "IT7" };
export const deckHelp: Help = { key: "help-iwari-deck", rule: "IE1" };
export const capHelp: Help = { key: "help-iwari-cap", rule: "IT5" };
export const ranksHelp: Help = { key: "help-iwari-ranks", rule: "IP1" };
export const connectionHelp: Help = { key: "help-iwari-connection", rule: "IP2" };
export const expeditionsHelp: Help = { key: "help-iwari-expeditions", rule: "IX1" };
export const tokensHelp: Help = { key: "help-iwari-tokens", rule: "IG1" };
export const ruinsHelp: Help = { key: "help-iwari-ruins", rule: "IA2" };
export const fortificationHelp: Help = { key: "help-iwari-fortification", rule: "IF2" };
export const determinationHelp: Help = { key: "help-iwari-determination", rule: "IA6" };
export const centreHelp: Help = { key: "help-iwari-centre", rule: "IA4" };
export const stormHelp: Help = { key: "help-iwari-storm", rule: "IR1" };
export const walkerHelp: Help = { key: "help-iwari-walker", rule: "IR2" };
export const goldHelp: Help = { key: "help-iwari-gold", rule: "IM6" };
export const roadHelp: Help = { key: "help-iwari-road", rule: "IA5" };
export const tentHelp: Help = { key: "help-iwari-tent", rule: "IT5" };
export const totemHelp: Help = { key: "help-iwari-totem", rule: "IT5" };
export const discoveryHelp: Help = { key: "help-iwari-discovery", rule: "IG1" };
export const contestedHelp: Help = { key: "help-iwari-contested", rule: "IA6" };
export const groundHelp = (biome: string): Help => ({ key: `help-iwari-biome-${biome}`, rule: "IT3" });
const WAYS: Record<"land" | "sea", Help> = {
  land: { key: "help-iwari-land", rule: "IP2" },
  sea: { key: "help-iwari-sea", rule: "IP2" },
};
export const wayHelp = (kind: "land" | "sea"): Help => WAYS[kind];

const COVERS: Record<Cover, Help> = {
  mountain: { key: "help-iwari-mountain", rule: "IS2" },
  storm: stormHelp,
  ruin: { key: "help-iwari-ruin", rule: "IA2" },
};
/** What lies on a connection, or guards it. */
export const coverHelp = (cover: Cover): Help => COVERS[cover];

// Against the void.
export const ruinHelp: Help = { key: "help-iwari-against-ruin", rule: "IV8" };
export const voidTotemHelp: Help = { key: "help-iwari-against-totem", rule: "IV7" };
export const voidPawnHelp: Help = { key: "help-iwari-void-pawn", rule: "IV5" };
export const voidCardHelp: Help = { key: "help-iwari-void-card", rule: "IV4" };
export const aboveHelp: Help = { key: "help-iwari-above", rule: "IV3" };
export const asideHelp: Help = { key: "help-iwari-aside", rule: "IV6" };
export const showingHelp: Help = { key: "help-iwari-showing", rule: "IV4" };
export const voidDeckHelp: Help = { key: "help-iwari-void-deck", rule: "IV13" };
export const voidSupplyHelp: Help = { key: "help-iwari-void-supply", rule: "IV10" };
export const ownSupplyHelp: Help = { key: "help-iwari-own-supply", rule: "IV10" };
export const judgingHelp: Help = { key: "help-iwari-would-claim", rule: "IV7" };
export const markedHelp: Help = { key: "help-iwari-marked", rule: "IV8" };
export const closedHelp: Help = { key: "help-iwari-closed", rule: "IV7" };
export const hauntedHelp: Help = { key: "help-iwari-haunted", rule: "IV11" };
export const completeHelp: Help = { key: "help-iwari-complete", rule: "IV9" };
const CLAIMS: Record<Side, Help> = {
  players: { key: "help-iwari-claim-players", rule: "IV7" },
  void: { key: "help-iwari-claim-void", rule: "IV7" },
};
export const claimHelp = (by: Side): Help => CLAIMS[by];

const THREATS: Record<Threat, Help> = {
  held: { key: "help-iwari-threat-held", rule: "IV10" },
  group: { key: "help-iwari-threat-group", rule: "IV10" },
  aside: { key: "help-iwari-threat-aside", rule: "IV10" },
  centre: { key: "help-iwari-threat-centre", rule: "IV11" },
  violet: { key: "help-iwari-threat-violet", rule: "IV11" },
};
export const threatHelp = (threat: Threat): Help => THREATS[threat];

const DEEDS: Record<string, Help> = {
  union: { key: "help-iwari-deed-union", rule: "IM2" },
  discovery: { key: "help-iwari-deed-discovery", rule: "IM4" },
  honour: { key: "help-iwari-deed-honour", rule: "IM3" },
  respect: { key: "help-iwari-deed-respect", rule: "IM3" },
  courage: { key: "help-iwari-deed-courage", rule: "IM5" },
};
const VENERATION: Record<string, Help> = {
  a: { key: "help-iwari-deed-veneration-a", rule: "IM6" },
  b: { key: "help-iwari-deed-veneration-b", rule: "IM6" },
  c: { key: "help-iwari-deed-veneration-c", rule: "IM6" },
};
/** What a deed is; Veneration is what its card says. */
export const deedHelp = (deed: string, card: string | null = null): Help | null => (deed === "veneration" ? VENERATION[card ?? ""] : DEEDS[deed]) ?? null;

const POINTS: Record<string, Help> = {
  tents_mid: { key: "help-iwari-points-tents_mid", rule: "IE1" },
  tents: { key: "help-iwari-points-tents", rule: "IP1" },
  totems: { key: "help-iwari-points-totems", rule: "IP2" },
  settlements: { key: "help-iwari-points-settlements", rule: "IP3" },
  expeditions: { key: "help-iwari-points-expeditions", rule: "IX1" },
  walking: { key: "help-iwari-points-walking", rule: "IR2" },
  discoveries: { key: "help-iwari-points-discoveries", rule: "IG1" },
  ruins: { key: "help-iwari-points-ruins", rule: "IA2" },
  road: { key: "help-iwari-points-road", rule: "IA5" },
};
export const pointsHelp = (source: string): Help | null => POINTS[source] ?? null;

// Which help belongs to which thing; the words are in locales/*/help-iwari.ftl.

import type { Help } from "../../../panels/explain";

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

const DEEDS: Record<string, Help> = {
  union: { key: "help-iwari-deed-union", rule: "IM2" },
  discovery: { key: "help-iwari-deed-discovery", rule: "IM4" },
  honour: { key: "help-iwari-deed-honour", rule: "IM3" },
  respect: { key: "help-iwari-deed-respect", rule: "IM3" },
};
export const deedHelp = (deed: string): Help | null => DEEDS[deed] ?? null;

const POINTS: Record<string, Help> = {
  tents_mid: { key: "help-iwari-points-tents_mid", rule: "IE1" },
  tents: { key: "help-iwari-points-tents", rule: "IP1" },
  totems: { key: "help-iwari-points-totems", rule: "IP2" },
  settlements: { key: "help-iwari-points-settlements", rule: "IP3" },
};
export const pointsHelp = (source: string): Help | null => POINTS[source] ?? null;

// The rules of Iwari.

import type { Aid as PlayerAid, Book } from "../../../rules/book";
import type { Components } from "../protocol";
import Sprite from "../art/Sprite.svelte";
import Aid from "./Aid.svelte";
import Example from "./Example.svelte";
import { EXAMPLES } from "./examples";
import ChapterPicture from "./ChapterPicture.svelte";
import { MAPS } from "./lists";
import RuleTable from "./RuleTable.svelte";
import { OF_SWITCHES } from "./short";
import Signs from "./Signs.svelte";

// The rules against the void.
const AGAINST = {
  IV1: "rules-title-IV1",
  IV2: "rules-title-IV2",
  IV3: "rules-title-IV3",
  IV4: "rules-title-IV4",
  IV5: "rules-title-IV5",
  IV6: "rules-title-IV6",
  IV7: "rules-title-IV7",
  IV8: "rules-title-IV8",
  IV9: "rules-title-IV9",
  IV10: "rules-title-IV10",
  IV11: "rules-title-IV11",
  IV12: "rules-title-IV12",
  IV13: "rules-title-IV13",
};

export const book: Book = {
  Sprite,
  tab: "rules-iwari-tab",
  title: "rules-iwari-title",
  intro: "rules-iwari-intro",
  chapters: ["IS", "IT", "I2", "IE", "IP", "IM", "IX", "IA", "IR", "IF", "IG", "IV"],
  titles: {
    ...Object.fromEntries(Object.entries(MAPS).map(([rule, map]) => [rule, `iwari-map-${map}`])),
    IR1: "iwari-choice-storms",
    IR2: "iwari-choice-walking_totem",
    ...AGAINST,
  },
  Picture: ChapterPicture,
  examples: EXAMPLES,
  Example,
  Table: RuleTable,
  overview: async () => (await import("./overview")).overview,
  aid: {
    Sheet: Aid as PlayerAid["Sheet"],
    isOwn: (components) => (components as Components).map.rules !== undefined,
    choices: ["deeds", ...Object.keys(OF_SWITCHES)],
    paper: 10.4,
  },
  signsAfter: "IP",
  signs: "rules-iwari-signs",
  Signs,
};

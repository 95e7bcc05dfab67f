// The rules of Iwari.

import type { Book } from "../../../rules/book";
import Sprite from "../art/Sprite.svelte";
import ChapterPicture from "./ChapterPicture.svelte";
import { MAPS } from "./maps";
import RuleTable from "./RuleTable.svelte";
import Signs from "./Signs.svelte";

export const book: Book = {
  Sprite,
  tab: "rules-iwari-tab",
  title: "rules-iwari-title",
  intro: "rules-iwari-intro",
  chapters: ["IS", "IT", "I2", "IE", "IP", "IM", "IX", "IA", "IR", "IF", "IG"],
  titles: {
    ...Object.fromEntries(Object.entries(MAPS).map(([rule, map]) => [rule, `iwari-map-${map}`])),
    IR1: "iwari-choice-storms",
    IR2: "iwari-choice-walking_totem",
  },
  Picture: ChapterPicture,
  Table: RuleTable,
  signs: "rules-iwari-signs",
  Signs,
};

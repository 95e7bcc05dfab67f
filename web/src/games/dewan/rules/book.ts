// The rules of Dewan.

import type { Aid as PlayerAid, Book } from "../../../rules/book";
import type { Components } from "../protocol";
import Aid from "./Aid.svelte";
import Example from "./Example.svelte";
import { EXAMPLES } from "./examples";
import ChapterPicture from "./ChapterPicture.svelte";
import Signs from "./Signs.svelte";

export const book: Book = {
  Sprite: null,
  tab: "rules-dewan-tab",
  title: "rules-dewan-title",
  intro: "rules-dewan-intro",
  chapters: ["DS", "DT", "DK", "DP", "DE", "DZ", "DY", "DX", "DM", "DV", "DD", "DL", "DH"],
  titles: {},
  Picture: ChapterPicture,
  examples: EXAMPLES,
  Example,
  Table: null,
  overview: async () => (await import("./overview")).overview,
  aid: { Sheet: Aid as PlayerAid["Sheet"], isOwn: (components) => (components as Components).play?.own !== false, choices: [], paper: 12 },
  signsAfter: "DX",
  signs: "rules-dewan-signs",
  Signs,
};

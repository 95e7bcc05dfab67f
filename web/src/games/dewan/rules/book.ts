// The rules of Dewan.

import type { Book } from "../../../rules/book";
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
  Table: null,
  signs: "rules-dewan-signs",
  Signs,
};

// The rules of Iwari.

import type { Book } from "../../../rules/book";
import Sprite from "../art/Sprite.svelte";
import ChapterPicture from "./ChapterPicture.svelte";
import Signs from "./Signs.svelte";

export const book: Book = {
  Sprite,
  tab: "rules-iwari-tab",
  title: "rules-iwari-title",
  intro: "rules-iwari-intro",
  chapters: ["IS", "IT", "I2", "IE", "IP", "IM"],
  Picture: ChapterPicture,
  signs: "rules-iwari-signs",
  Signs,
};

// The rules of a game that another package brings: the chapters its game.json names.

import { fileOf, type PlugIn } from "../../net/plugIns";
import type { Book } from "../../rules/book";
import { given } from "./given";
import Pictures from "./Pictures.svelte";
import plainScene from "./scene.svg";
import { firstOf, learnWords } from "./words";

export async function bookOf(game: string, { scene, chapters }: PlugIn): Promise<Book> {
  await learnWords(game);
  return {
    Sprite: null,
    tab: firstOf(`${game}-rules-title`, "plain-rules"),
    title: firstOf(`${game}-rules-title`, "plain-rules"),
    intro: firstOf(`${game}-rules-intro`, "plain-no-rules"),
    chapters: chapters ?? [],
    titles: {},
    Picture: given(Pictures, { sources: [scene === undefined ? plainScene : fileOf(game, scene)], step: 0 }),
    examples: {},
    Example: null,
    Table: null,
    overview: null,
    aid: null,
    signsAfter: "",
    signs: "",
    Signs: null,
  };
}

// What the rules page asks of a game: games/GAME/rules/book.ts. The words are in locales/*/rules-GAME.ftl.

import type { Component } from "svelte";

export interface Book {
  Sprite: Component | null; // the drawings only this game has, to be inserted once
  tab: string; // message keys
  title: string;
  intro: string;
  chapters: readonly string[]; // in the order of the rulebook: DS, DT ...
  titles: Readonly<Record<string, string>>; // message keys: what a rule is about, by its id, where that helps
  Picture: Component<{ chapter: string }>; // what a chapter is about, in pieces of the game
  Table: Component<{ rule: string }> | null; // what goes with a rule besides its words, if anything
  signs: string; // message key: the heading over Signs
  Signs: Component; // list items: the signs of the game and what they mean
}

// What the rules page asks of a game: games/GAME/rules/book.ts. The words are in locales/*/rules-GAME.ftl.

import type { Component } from "svelte";
import { hasWords, t } from "../language/speak.svelte";

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

const MOST = 20; // rules of a chapter; numbers may be left out

/** The ids of the rules of a chapter: DP1, DP2 ... or, where its name ends with a digit, I2.1, I2.2 ... */
export function rulesOf(chapter: string): string[] {
  const start = /\d$/.test(chapter) ? `${chapter}.` : chapter;
  const ids = Array.from({ length: MOST }, (_, place) => `${start}${place + 1}`);
  return ids.filter((id) => hasWords(keyOf(id)));
}

/** A rule in words; a key of the locale files has no dots. */
export function ruleText(id: string): string {
  return t(keyOf(id));
}

function keyOf(id: string): string {
  return `rule-${id.replace(".", "-")}`;
}

/** The rules of a chapter that hold all words looked for. */
export function rulesWith(chapter: string, words: string): string[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rulesOf(chapter).filter((id) => {
    const text = `${id} ${ruleText(id)}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

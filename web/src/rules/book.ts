// What the rules page asks of a game: games/GAME/rules/book.ts. The words are in locales/*/rules-GAME.ftl.

import type { Component } from "svelte";
import { hasWords, t } from "../language/speak.svelte";
import type { Options, View } from "../net/protocol";

export interface Book {
  Sprite: Component | null; // the drawings only this game has, to be inserted once
  tab: string; // message keys
  title: string;
  intro: string;
  chapters: readonly string[]; // in the order of the rulebook: DS, DT ...
  titles: Readonly<Record<string, string>>; // message keys: what a rule is about, by its id, where that helps
  Picture: Component<{ chapter: string }>; // what a chapter is about, in pieces of the game
  examples: Examples; // pictures that go with rules
  Example: Component<{ rule: string }> | null; // draws one of them
  Table: Component<{ rule: string }> | null; // what goes with a rule besides its words, if anything
  overview: (() => Promise<Overview>) | null; // what it is about, before the rules; null: the intro says enough
  aid: Aid | null; // the player aid; null: it has none
  signsAfter: string; // the chapter that the signs follow; "": they come last
  signs: string; // message key: the heading over Signs
  Signs: Component | null; // list items: the signs of the game and what they mean; null: it has none
}

/** Worked examples, by the rule they belong to: positions of the engine, which the game draws. */
export type Examples = Readonly<Record<string, { name: string; load: () => Promise<unknown> }>>;

/** The game in short: parts with a picture each. Words: overview-GAME-PART-title, overview-GAME-PART. */
export interface Overview {
  groups: readonly { title: string; parts: readonly OverviewPart[] }[]; // title: message key; "": that of the overview will do
  Scene: Component<{ part: string }>; // draws the picture of a part
}

export interface OverviewPart {
  name: string;
  facts: Readonly<Record<string, number>>; // for its words: what the engine says of the picture
}

/** What a game's own parts of an aid know of the table beside which it stands. */
export interface AidTable<V = View, C = unknown> {
  view: V;
  components: C;
  title: string | null; // what the scenario or map calls itself, where it is not a packaged one
}

export interface Aid {
  // Its parts. sources: what brings points; table: null on a page of its own, which goes by the options alone
  Sheet: Component<{ options: Options; sources: string[]; table: AidTable | null }>;
  isOwn(components: unknown): boolean; // components of the host's own, of which that page knows nothing?
  choices: readonly string[]; // the further options that it has something to say about
  paper: number; // size of its letters on paper, in pixels: all fits on one sheet, in every language
}

const MOST = 20; // rules of a chapter; numbers may be left out

/** The ids of the rules of a chapter: DP1, DP2 ... or, where its name ends with a digit, I2.1, I2.2 ... */
export function rulesOf(chapter: string): string[] {
  const start = /\d$/.test(chapter) ? `${chapter}.` : chapter;
  const ids = Array.from({ length: MOST }, (_, place) => `${start}${place + 1}`);
  return ids.filter((id) => hasWords(keyOf(id)));
}

/** The chapter of a rule: DP of DP2, I2 of I2.1. */
export function chapterOf(id: string): string {
  return id.includes(".") ? id.slice(0, id.indexOf(".")) : id.replace(/\d+$/, "");
}

/** Is there a rule with this id, once the words of the rules are loaded? */
export function hasRule(id: string): boolean {
  return hasWords(keyOf(id));
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

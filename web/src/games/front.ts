// What the lobby and the page for a new table ask of a game: games/GAME/lobby/front.ts. The lobby
// loads it for every game, so it stays small and knows nothing of boards and tables.

import type { Component } from "svelte";
import type { Choice, Options, Result } from "../net/protocol";

/** The options that are chosen first: a scenario or a map, and in some games a way of playing. */
export interface MainOptions {
  main: string;
  way: { option: string; plain: string } | null;
}

/** Something that can be chosen, in the reader's language. */
export interface Words {
  title: string;
  line: string; // what it is or does
}

export interface Front {
  /** The drawings only this game has, to be inserted once; null: the house's will do. */
  Sprite: Component | null;

  /** A wide picture of the game: an address. */
  scene: string;

  /** Message keys: how many play and how long; what the game is like, in two sentences. */
  size: string;
  pitch: string;

  /** Credits: message key of who made and published the game; "": nothing to say. */
  credits: string;

  /** OpenTables: a piece that stands for the game, and the ground it stands on. */
  Sign: Component;
  ground: string; // CSS

  /** GameCard: the real board, small. `sketch` is the game's own. null: a picture will do. */
  Sketch: Component<{ sketch: unknown }> | null;

  /** FirstSteps: the game in a few pictures, with their message keys; [] where it has none. */
  steps: readonly Words[];
  StepPicture: Component<{ step: number }>;

  /** WayPicker: the ways of playing; null where there is only one. `heading` is a message key. */
  ways: { heading: string; Picture: Component<{ way: string }>; words(way: string): Words } | null;

  /** MainPicker: what is played, a scenario or a map; message key of its name. */
  heading: string;

  /** Of one of its values: a picture (an address), a few words, and what to expect of it. */
  picture(value: string): string;
  line(value: string, way: string): string;
  about(value: string, way: string): string[];

  /** Extensions: the further choices of the catalogue, in groups. */
  groups: readonly Group[];

  /** ExtensionRow, ValueTiles: a choice, one of its values, and a small picture of either. */
  choice(name: string): Words;
  value(choice: Choice, value: string): Words;
  Chip: Component<{ value: string }> | null;

  /** TableSummary, OpenTables: what else is in play, by name. */
  extras(options: Options): string[];

  /** SeatsPanel: whose side a seat is on; "": nothing to say. */
  side(options: Options, seat: number): string;

  /** Do all players win or lose together? */
  together(options: Options): boolean;

  /** SeatsPanel: a tribe that so many players should know about, and what to know; null: nothing to say. */
  company(options: Options): { tribe: number; line: string } | null;

  /** Results: how a game without points ended, in a phrase. */
  outcome(options: Options, result: Result): string;

  /** Results: message key for who plays without a seat and may have won; "": nobody. */
  neutral: string;
}

export interface Group {
  title: string; // message key
  choices: readonly string[]; // names of options
}

/** Groups with their choices; a choice that no group names is in the last one. Empty groups are left out. */
export function grouped(groups: readonly Group[], choices: readonly Choice[]): { title: string; choices: Choice[] }[] {
  const named = new Set(groups.flatMap((group) => group.choices));
  const strangers = choices.filter((choice) => !named.has(choice.name));
  return groups
    .map(({ title, choices: names }, place) => ({
      title,
      choices: [
        ...names.flatMap((name) => choices.filter((choice) => choice.name === name)),
        ...(place === groups.length - 1 ? strangers : []),
      ],
    }))
    .filter((group) => group.choices.length > 0);
}

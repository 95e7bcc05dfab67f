// Saying things in the reader's language, with Project Fluent and the server's own .ftl files.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { patiently } from "../net/patiently";
import { wordsOf } from "../net/plugIns";
import type { Message } from "../net/protocol";
import { preferences, type Language } from "../preferences.svelte";
import WORDS from "virtual:words";
import { sayNames } from "./names";
import { signsOf } from "./signs";

type Args = Record<string, string | number>;

interface Speech {
  bundle: FluentBundle | null;
  language: Language;
  rooms: readonly string[]; // whose words are there: the house's, a game's, those of its rules
}

let current: Speech = $state.raw({ bundle: null, language: "en", rooms: ["house"] });

/** The language being spoken: the chosen one as soon as its words have arrived. */
export function language(): Language {
  return current.language;
}

let loaded: Promise<void> = Promise.resolve(); // one after the other, so that none forgets another's rooms

/** Load the words of the chosen language: those of the house, and of the games loaded so far. */
export function speak(chosen: Language = preferences.language): Promise<void> {
  return load(chosen, []);
}

/** Load the words of a game too, and perhaps those of its rules, which are long. */
export function speakOf(game: string, withRules = false): Promise<void> {
  return load(null, withRules ? [game, "rules", `rules-${game}`] : [game]);
}

/** Load the words of the lessons of a game. */
export function speakOfLessons(game: string): Promise<void> {
  return load(null, [game, `lesson-${game}`]);
}

/** Load what a coach says of a game. */
export function speakOfCoach(game: string): Promise<void> {
  return load(null, [game, `coach-${game}`]);
}

/** Load what hints say of a game: their reasons are a coach's, too. */
export function speakOfHints(game: string): Promise<void> {
  return load(null, [game, "hints", `coach-${game}`]);
}

/** Load the words of drills: what every game says of them, and what this one does. */
export function speakOfDrills(game: string): Promise<void> {
  return load(null, [game, "drills", `drills-${game}`]);
}

function load(chosen: Language | null, more: readonly string[]): Promise<void> {
  loaded = loaded.catch(() => {}).then(() => change(chosen ?? current.language, more));
  return loaded;
}

async function change(chosen: Language, more: readonly string[]): Promise<void> {
  if (current.bundle !== null && chosen === current.language && more.every((room) => current.rooms.includes(room))) return;
  const rooms = [...new Set([...current.rooms, ...more])];
  const texts = await Promise.all(rooms.map((room) => textOf(chosen, room)));
  const bundle: FluentBundle = new FluentBundle(chosen, {
    useIsolating: false,
    functions: {
      NAMES: ([codes]) => sayNames((key, args) => format(bundle, key, args), String(codes)),
      SIGNS: ([codes, times]) => signsOf(String(codes), times === undefined ? 1 : Number(times)),
    },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  current = { bundle, language: chosen, rooms };
  preferences.language = chosen;
  document.documentElement.lang = chosen;
}

/** The words of a room: packed with the client, or brought by a game of another package. */
async function textOf(language: Language, room: string): Promise<string> {
  const packed = WORDS[`${language}/${room}`];
  return patiently(async () => (packed === undefined ? wordsOf(room, language) : (await packed()).default));
}

/** A message by its key. An unknown key is said as it is, so that a mistake can be seen. */
export function t(key: string, args: Args = {}): string {
  return current.bundle === null ? "" : format(current.bundle, key, args);
}

/** Is there a message with this key? */
export function hasWords(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

/** A message of the server, addressed to a reader: $player is a name, $who says whether it is "you". */
export function say(message: Message, names: readonly string[] = [], reader: number | null = null): string {
  const { seat } = message.args;
  const args = filled(message, names, reader);
  const short = `${message.key}-short`; // where the map shows the place, words need not
  const key = hasWords(short) ? short : message.key;
  if (typeof seat !== "number") return t(key, args);
  const player = names[seat] || t("name-seat", { number: seat });
  return t(key, { who: seat === reader ? "you" : "other", player, ...args });
}

/** What fills the gaps of a message; a part that is a message of its own is said first. */
function filled(message: Message, names: readonly string[], reader: number | null): Args {
  const parts = Object.entries(message.args);
  return Object.fromEntries(parts.map(([name, part]) => [name, typeof part === "object" ? say(part, names, reader) : part]));
}

/** Load the words for what is wrong with a record. */
export function speakOfFaults(): Promise<void> {
  return load(null, ["faults"]);
}

/** Several names as a phrase: Maren, Aiko and Tomás. */
export function listed(words: readonly string[]): string {
  const [first, ...rest] = words;
  const last = rest.pop();
  if (first === undefined) return t("list-none");
  if (last === undefined) return first;
  return t("list-two", { one: rest.reduce((one, other) => t("list-more", { one, other }), first), other: last });
}

/** Sentences one after the other; after a Japanese full stop there is no space. */
export function sentences(said: readonly string[]): string {
  return said.reduce((all, sentence) => (all === "" || all.endsWith("。") ? all + sentence : `${all} ${sentence}`), "");
}

/** +3, −2: with its sign, as scores are told. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change).replace("-", "−");
}

function format(bundle: FluentBundle, key: string, args: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args as Record<string, FluentValue>, errors);
}

// Saying things in the reader's language, with Project Fluent and the server's own .ftl files.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Message } from "../net/protocol";
import { preferences, type Language } from "../preferences.svelte";
import { sayNames } from "./names";

type Args = Record<string, string | number>;
type Loader = () => Promise<string>;

const TABLE = import.meta.glob<string>(
  [
    "../../../src/bivouac/locales/*/*.ftl",
    "!../../../src/bivouac/locales/*/terminal.ftl", // words of the terminal
    "!../../../src/bivouac/locales/*/dewan-terminal.ftl",
    "!../../../src/bivouac/locales/*/rules-*.ftl", // long texts, loaded with their page
  ],
  { query: "?raw", import: "default" },
) as Record<string, Loader>;
const RULES = import.meta.glob<string>("../../../src/bivouac/locales/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, Loader>;

interface Speech {
  bundle: FluentBundle | null;
  language: Language;
  hasRules: boolean;
}

let current: Speech = $state.raw({ bundle: null, language: "en", hasRules: false });

/** The language being spoken: the chosen one as soon as its words have arrived. */
export function language(): Language {
  return current.language;
}

/** Load the words of the chosen language; `withRules`: those of the rules page too. */
export async function speak(chosen: Language = preferences.language, withRules = false): Promise<void> {
  const needed = withRules || current.hasRules;
  const texts = await Promise.all([
    ...textsOf(TABLE, chosen),
    ...(needed ? textsOf(RULES, chosen) : []),
  ]);
  const bundle: FluentBundle = new FluentBundle(chosen, {
    useIsolating: false,
    functions: { NAMES: ([codes]) => sayNames((key, args) => format(bundle, key, args), String(codes)) },
  });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  current = { bundle, language: chosen, hasRules: needed };
  preferences.language = chosen;
  document.documentElement.lang = chosen;
}

function textsOf(loaders: Record<string, Loader>, chosen: Language): Promise<string>[] {
  return Object.entries(loaders)
    .filter(([path]) => path.includes(`/locales/${chosen}/`))
    .map(([, load]) => load());
}

/** A message by its key. An unknown key is said as it is, so that a mistake can be seen. */
export function t(key: string, args: Args = {}): string {
  return current.bundle === null ? "" : format(current.bundle, key, args);
}

/** Is there a message with this key? */
export function hasWords(key: string): boolean {
  return current.bundle?.hasMessage(key) ?? false;
}

// Where the map shows the place, words need not: these are said instead of their longer twins.
const SHORT: Record<string, string> = {
  "dewan-place": "dewan-place-short",
  "dewan-village": "dewan-village-short",
  "dewan-marker-water": "dewan-marker-water-short",
  "dewan-marker-lava": "dewan-marker-lava-short",
};

/** A message of the server, addressed to a reader: $player is a name, $who says whether it is "you". */
export function say(message: Message, names: readonly string[] = [], reader: number | null = null): string {
  const seat = message.args.seat;
  const key = SHORT[message.key] ?? message.key;
  if (typeof seat !== "number") return t(key, message.args);
  const player = names[seat] || t("name-seat", { number: seat });
  return t(key, { who: seat === reader ? "you" : "other", player, ...message.args });
}

function format(bundle: FluentBundle, key: string, args: Args): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args as Record<string, FluentValue>, errors);
}

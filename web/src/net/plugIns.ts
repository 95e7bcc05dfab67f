// The games that other packages bring: what the server's /games/index.json says of them, and the files and words beside
// it. docs/add-a-game.md tells how such a client is made.

/** What the game.json of a client says; files are those of its folder. */
export interface PlugIn {
  main: string; // the option that tells tables apart
  face?: string; // a module that draws the table; without it buttons and sentences must do
  scene?: string; // a wide picture of the game
  pictures?: Record<string, string>; // of the values of the main option
  steps?: Record<string, string>; // the game in a few pictures, by the names of their words
  chapters?: string[]; // of the rules
}

let found: Readonly<Record<string, PlugIn>> = {};

/** Ask which there are; to be called once, before a page is shown. */
export async function loadPlugIns(): Promise<void> {
  const reply = await fetch("/games/index.json").catch(() => null);
  if (reply?.ok) found = (await reply.json()) as Record<string, PlugIn>;
}

/** The games of other packages, by name. */
export function plugIns(): Readonly<Record<string, PlugIn>> {
  return found;
}

/** Where a file of a game is. */
export function fileOf(game: string, file: string): string {
  return `/games/${encodeURIComponent(game)}/${file}`;
}

/** What a game says, in a language or in English where it lacks that; "" for a game of this package. */
export async function wordsOf(game: string, language: string): Promise<string> {
  if (!(game in found)) return "";
  const reply = await fetch(fileOf(game, `words/${language}.ftl`));
  return reply.ok ? reply.text() : "";
}

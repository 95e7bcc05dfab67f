// The games this client can show. A third game is a line here and a folder beside; each part is
// loaded when it is needed, so that nobody loads a game they do not look at.

import { speakOf } from "../language/speak.svelte";
import { Declined } from "../net/api";
import type { Front } from "../lobby/front";
import type { MainOptions } from "../lobby/tableDraft.svelte";
import type { Book } from "../rules/book";
import type { Face } from "./face";

// main, way: the options that tell tables apart; their values are named by GAME-OPTION-VALUE.
interface Doors extends MainOptions {
  letter: string; // with which the ids of its rules begin
  table: () => Promise<{ face: Face }>;
  lobby: () => Promise<{ front: Front }>;
  rules: () => Promise<{ book: Book }>;
}

export const GAMES: Readonly<Record<string, Doors>> = {
  dewan: {
    main: "scenario",
    way: null,
    letter: "D",
    table: () => import("./dewan/face"),
    lobby: () => import("./dewan/lobby/front"),
    rules: () => import("./dewan/rules/book"),
  },
  iwari: {
    main: "map",
    way: { option: "mode", plain: "versus" },
    letter: "I",
    table: () => import("./iwari/face"),
    lobby: () => import("./iwari/lobby/front"),
    rules: () => import("./iwari/rules/book"),
  },
};

function doorsOf(game: string): Doors {
  const doors = GAMES[game];
  if (doors === undefined) throw new Declined({ key: "refused-game", args: {} }, null, 0);
  return doors;
}

/** The face of a game for tables and replays, with its words. */
export async function tableFace(game: string): Promise<Face> {
  const [{ face }] = await Promise.all([doorsOf(game).table(), speakOf(game)]);
  return face;
}

/** What the lobby shows of a game. */
export async function frontOf(game: string): Promise<Front> {
  return (await doorsOf(game).lobby()).front;
}

/** The rules of a game; their words are loaded by the page. */
export async function bookOf(game: string): Promise<Book> {
  return (await doorsOf(game).rules()).book;
}

/** Whose rule this is, by its first letter; null: nobody's. */
export function gameOfRule(rule: string): string | null {
  return Object.keys(GAMES).find((game) => rule.startsWith(GAMES[game]?.letter ?? " ")) ?? null;
}

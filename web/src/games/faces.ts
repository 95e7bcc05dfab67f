// The games this client can show: ours, each with a folder beside, and those that other packages bring, which have the
// plain face. Each part is loaded when it is needed, so that nobody loads a game they do not look at.

import { speakOf, speakOfDrills } from "../language/speak.svelte";
import { Declined } from "../net/api";
import { patiently } from "../net/patiently";
import { loadPlugIns, type PlugIn, plugIns } from "../net/plugIns";
import type { DrillFace } from "../drills/face";
import type { PadWords } from "../pad/words";
import type { Book } from "../rules/book";
import type { Face } from "./face";
import type { Front, MainOptions } from "./front";

// main, way: the options that tell tables apart; their values are named by GAME-OPTION-VALUE.
interface Parts extends MainOptions {
  letter: string | null; // with which the ids of its rules begin; null: a rule is asked for with the game
  table: () => Promise<{ face: Face }>;
  lobby: () => Promise<{ front: Front }>;
  rules: () => Promise<{ book: Book }>;
  pad: () => Promise<{ pad: PadWords }>;
  drill: (() => Promise<{ drill: DrillFace }>) | null; // null: it has no drills
}

export const GAMES: Record<string, Parts> = {
  dewan: {
    main: "scenario",
    way: null,
    letter: "D",
    table: () => import("./dewan/face"),
    lobby: () => import("./dewan/lobby/front"),
    rules: () => import("./dewan/rules/book"),
    pad: () => import("./dewan/pad"),
    drill: () => import("./dewan/drills/drill"),
  },
  iwari: {
    main: "map",
    way: { option: "mode", plain: "versus" },
    letter: "I",
    table: () => import("./iwari/face"),
    lobby: () => import("./iwari/lobby/front"),
    rules: () => import("./iwari/rules/book"),
    pad: () => import("./iwari/pad"),
    drill: () => import("./iwari/drills/drill"),
  },
};

/** The parts of a game that another package brings. */
function plainParts(game: string, about: PlugIn): Parts {
  return {
    main: about.main,
    way: null,
    letter: null,
    table: async () => ({ face: await (await import("./plain/face")).faceOf(game, about) }),
    lobby: async () => ({ front: await (await import("./plain/front")).frontOf(game, about) }),
    rules: async () => ({ book: await (await import("./plain/book")).bookOf(game, about) }),
    pad: async () => ({ pad: await (await import("./plain/pad")).padOf(game) }),
    drill: null,
  };
}

/** Learn which games other packages bring; to be called once, before a page is shown. */
export async function learnGames(): Promise<void> {
  await loadPlugIns();
  for (const [game, about] of Object.entries(plugIns())) GAMES[game] ??= plainParts(game, about);
}

function partsOf(game: string): Parts {
  const parts = GAMES[game];
  if (parts === undefined) throw new Declined({ key: "refused-game", args: {} }, null, 0);
  return parts;
}

/** The face of a game for tables and replays, with its words. */
export async function tableFace(game: string): Promise<Face> {
  const [{ face }] = await Promise.all([patiently(partsOf(game).table), speakOf(game)]);
  return face;
}

/** What the lobby shows of a game. */
export async function frontOf(game: string): Promise<Front> {
  return (await patiently(partsOf(game).lobby)).front;
}

/** The rules of a game; their words are loaded by the page. */
export async function bookOf(game: string): Promise<Book> {
  return (await patiently(partsOf(game).rules)).book;
}

/** What a score pad of a game says; which lines it has is told by the server. */
export async function padWordsOf(game: string): Promise<PadWords> {
  return (await patiently(partsOf(game).pad)).pad;
}

/** How a game is drawn that is practised, with its words; null: it cannot be practised. */
export async function drillFaceOf(game: string): Promise<DrillFace | null> {
  const { drill } = partsOf(game);
  if (drill === null) return null;
  const [face] = await Promise.all([patiently(drill), speakOfDrills(game)]);
  return face.drill;
}

/** Whose rule this is, by its first letter; null: nobody's. */
export function gameOfRule(rule: string): string | null {
  return Object.keys(GAMES).find((game) => rule.startsWith(GAMES[game]?.letter ?? " ")) ?? null;
}

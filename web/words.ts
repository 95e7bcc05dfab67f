// The words of the package's locale files, put together as they are needed: for each language a module
// with the words of the house, one for each game, and one for the rules of each game.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/bivouac/locales", import.meta.url));
const NAME = "virtual:words"; // an index of loaders; NAME/LANGUAGE/ROOM: the words themselves
const HOUSE = ["names", "server", "table", "web"];
const EVERYWHERE = ["terms", "lobby"]; // parts of a game's words that are said where it is not played

/** Who needs a file: "house", a game, "rules", "rules-GAME"; null: only the terminal. */
function roomOf(file: string): string | null {
  const [first = "", ...rest] = file.replace(".ftl", "").split("-");
  const part = rest.at(-1) ?? first;
  if (part === "terminal") return null;
  if (first === "rules") return part === "web" ? "rules" : `rules-${part}`;
  if (HOUSE.includes(first) || EVERYWHERE.includes(part)) return "house";
  return first === "help" ? part : first;
}

function filesOf(language: string, room: string): string[] {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && roomOf(file) === room);
  return files.sort().map((file) => join(folder, file));
}

function index(): string {
  const lines = readdirSync(LOCALES).flatMap((language) => {
    const rooms = new Set(readdirSync(join(LOCALES, language)).map(roomOf));
    return [...rooms].flatMap((room) => (room === null ? [] : [`${language}/${room}`]));
  });
  return `export default {${lines.map((path) => `"${path}": () => import("${NAME}/${path}"),`).join("\n")}};`;
}

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${NAME}`) return index();
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const [, language = "", room = ""] = id.split("/");
      const files = filesOf(language, room);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))};`;
    },
  };
}

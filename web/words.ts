// The words of the package's locale files, put together as they are needed: for each language a module
// with the words of the house, one for each game, and one for the rules of each game.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/bivouac/locales", import.meta.url));
const NAME = "virtual:words"; // an index of loaders; NAME/LANGUAGE/ROOM: the words themselves
const HOUSE = ["names", "server", "table", "web"];
const TERMINAL = ["terminal", "command", "lab", "box", "maps"]; // said at the command line alone
const EVERYWHERE = ["terms", "lobby"]; // parts of a game's words that are said where it is not played

/** Who needs a file: "house", a game, "faults", "rules", "rules-GAME"; nobody: it is of the terminal. */
function roomsOf(file: string): string[] {
  const [first = "", ...rest] = file.replace(".ftl", "").split("-");
  const part = rest.at(-1) ?? first;
  if (TERMINAL.includes(first) || TERMINAL.includes(part)) return [];
  if (part === "faults") return ["faults"];
  return part === "refused" ? [roomOf(first, part), "faults"] : [roomOf(first, part)];
}

function roomOf(first: string, part: string): string {
  if (first === "lesson" || first === "coach") return `${first}-${part}`;
  if (first === "drills") return part === "web" ? "drills" : `drills-${part}`;
  if (first === "rules") return part === "web" ? "rules" : `rules-${part}`;
  if (HOUSE.includes(first) || EVERYWHERE.includes(part)) return "house";
  return first === "help" ? part : first;
}

function filesOf(language: string, room: string): string[] {
  const folder = join(LOCALES, language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl") && roomsOf(file).includes(room));
  return files.sort().map((file) => join(folder, file));
}

function index(): string {
  const lines = readdirSync(LOCALES).flatMap((language) => {
    const rooms = new Set(readdirSync(join(LOCALES, language)).flatMap(roomsOf));
    return [...rooms].map((room) => `${language}/${room}`);
  });
  return `export default {${lines.map((path) => `"${path}": () => import("${NAME}/${path}"),`).join("\n")}};`;
}

/** What somebody reads whose browser runs no scripts: in every language, since nobody knows theirs. */
function withoutScripts(): string {
  const said = readdirSync(LOCALES).map((language) => {
    const text = readFileSync(join(LOCALES, language, "web-start.ftl"), "utf-8");
    const found = /^web-start-no-script = (.+)$/m.exec(text);
    return `<p lang="${language}">${found?.[1] ?? ""}</p>`;
  });
  return `<noscript>${said.join("")}</noscript>`;
}

export function words(): Plugin {
  return {
    name: "words",
    transformIndexHtml: (html) => html.replace("<!-- no script -->", withoutScripts()),
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

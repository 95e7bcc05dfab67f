// How seats are called: people by the name they gave, bots and nameless guests in the reader's language.

import { GAMES } from "../games/faces";
import { hasWords, t } from "../language/speak.svelte";
import type { Options, SeatInfo, TableInfo } from "../net/protocol";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"]; // of bots with the same name: nobody takes them for a level

function isBot(name: string): boolean {
  return hasWords(`web-bot-line-${name}`);
}

/** The face of the sprite that belongs to a bot's own name; null: nobody of ours is called so. */
export function faceOf(name: string): string | null {
  const face = name.toLowerCase();
  return hasWords(`name-bot-${face}`) ? face : null;
}

/** A bot's own name, as the reader writes it, or its author; a bot without one is called by its level. */
function nameOfBot(name: string, bot: string): string {
  const face = faceOf(name);
  return face === null ? botName(name || bot) : t(`name-bot-${face}`);
}

/** What bots of a level are called. */
export function botName(bot: string): string {
  return isBot(bot) ? t(`name-${bot}`) : bot;
}

/** How strong a bot is, from 1 to 5; 0 for one without a level. */
export function levelOf(bot: string): number {
  return Number(/^level([1-5])$/.exec(bot)?.[1] ?? 0);
}

/** "Level 3: Scout", for those who do not see it drawn. */
export function levelName(bot: string): string {
  return t("web-bot-level", { level: levelOf(bot), name: botName(bot) });
}

/** What a seat with a bot says about it. */
export function botKind(bot: string): string {
  const level = levelOf(bot);
  return level === 0 ? t("web-lobby-is-bot") : t("web-lobby-is-level", { level });
}

/** How well a bot plays, in a sentence; "" for a bot nobody has described. */
export function botLine(bot: string): string {
  return isBot(bot) ? t(`web-bot-line-${bot}`) : "";
}

function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return nameOfBot(seat.name, seat.bot ?? seat.name);
  if (seat.kind === "open") return t("web-seat-open");
  return seat.name || t("web-guest");
}

/** The names of a table's seats, in order; equal ones are numbered. */
export function seatNames(table: { seats: SeatInfo[] }): string[] {
  return numbered(
    table.seats.map(seatName),
    table.seats.map((seat) => seat.kind === "bot"),
  );
}

/** The names of a record's players. Where it does not say which are bots, one may go by its registry name. */
export function recordNames(names: readonly string[], bots: readonly (string | null)[]): string[] {
  return numbered(
    names.map((name, seat) => {
      const bot = bots[seat] ?? null;
      if (bot !== null) return nameOfBot(name, bot);
      return name === "" ? t("name-seat", { number: seat }) : botName(name);
    }),
    names.map((name, seat) => bots[seat] != null || isBot(name)),
  );
}

function numbered(names: string[], bots: readonly boolean[]): string[] {
  return names.map((name, place) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const number = names.slice(0, place + 1).filter((other) => other === name).length;
    const numeral = bots[place] ? NUMERALS[number - 1] : undefined;
    return t("web-name-numbered", { name, number: numeral ?? number });
  });
}

const WIDE = 1.8; // how much wider signs of Chinese and Japanese are

/** How much room a name needs, in letters. */
export function widthOf(name: string): number {
  return Array.from(name).reduce((sum, sign) => sum + (sign > "\u2e80" ? WIDE : 1), 0);
}

/** Does a name need smaller letters where there is little room, so that it can be read whole? */
export function isLong(name: string): boolean {
  return widthOf(name) > 8;
}

/** Or as small ones as can be read, in two lines? */
export function isVeryLong(name: string): boolean {
  return widthOf(name) > 12;
}

/** Is a word of it so long that it stays whole only where the name has a whole line? */
export function hasLongWord(name: string): boolean {
  return name.split(/\s+/).some(isVeryLong);
}

/** "Volcano, 3 players" or "Vast Lands, alone against the void", for headings and lists. */
export function tableLine(table: Pick<TableInfo, "game" | "options" | "title" | "seats">): string {
  const { game, options, seats } = table;
  if (wayName(game, options)) return settingName(table);
  return t("web-table-line", { scenario: mainName(table), players: seats.length });
}

/** The scenario or map, with the way it is played where that is not the plain one. */
export function settingName(table: Pick<TableInfo, "game" | "options" | "title">): string {
  const { game, options } = table;
  const scenario = mainName(table);
  const way = wayName(game, options);
  return way ? t("web-table-way", { scenario, way }) : scenario;
}

/** How it is played; "" for the plain way. */
function wayName(game: string, options: Options): string {
  const way = GAMES[game]?.way;
  const chosen = way && options[way.option];
  return way && typeof chosen === "string" && chosen !== way.plain ? valueName(game, way.option, chosen) : "";
}

/** What tells tables of a game apart: the name of the scenario or map, its own where it brings one. */
export function mainName({ game, options, title }: Pick<TableInfo, "game" | "options" | "title">): string {
  if (title !== null) return title;
  const main = GAMES[game]?.main ?? "";
  return valueName(game, main, String(options[main] ?? ""));
}

/** What a value of an option is called; what nobody has named says its own name. */
export function valueName(game: string, option: string, value: string): string {
  const key = `${game}-${option}-${value}`;
  return hasWords(key) ? t(key) : value;
}

/** What a game is called. */
export function gameName(game: string): string {
  return hasWords(`web-game-${game}`) ? t(`web-game-${game}`) : game;
}

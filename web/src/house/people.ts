// How seats are called: people by the name they gave, bots and nameless guests in the reader's language.

import { GAMES } from "../games/faces";
import { hasWords, t } from "../language/speak.svelte";
import type { Options, SeatInfo, TableInfo } from "../net/protocol";

const NUMERALS = ["I", "II", "III", "IV", "V", "VI"]; // of bots with the same name: nobody takes them for a level

function isBot(name: string): boolean {
  return hasWords(`web-bot-line-${name}`);
}

/** What a bot is called. */
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
  if (seat.kind === "bot") return botName(seat.bot ?? seat.name);
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

/** The names of a record's players, where a bot goes by its registry name. */
export function recordNames(names: readonly string[]): string[] {
  return numbered(
    names.map((name, seat) => {
      return name === "" ? t("name-seat", { number: seat }) : botName(name);
    }),
    names.map(isBot),
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

/** "Volcano, 3 players" or "Vast Lands, alone against the void", for headings and lists. */
export function tableLine(table: Pick<TableInfo, "game" | "options" | "seats">): string {
  const { game, options, seats } = table;
  if (wayName(game, options)) return settingName(game, options);
  return t("web-table-line", { scenario: mainName(game, options), players: seats.length });
}

/** The scenario or map, with the way it is played where that is not the plain one. */
export function settingName(game: string, options: Options): string {
  const scenario = mainName(game, options);
  const way = wayName(game, options);
  return way ? t("web-table-way", { scenario, way }) : scenario;
}

/** How it is played; "" for the plain way. */
function wayName(game: string, options: Options): string {
  const way = GAMES[game]?.way;
  const chosen = way && options[way.option];
  return way && typeof chosen === "string" && chosen !== way.plain ? valueName(game, way.option, chosen) : "";
}

/** What tells tables of a game apart: the name of the scenario or map. */
export function mainName(game: string, options: Options): string {
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

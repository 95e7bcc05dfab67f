// How seats are called: people by the name they gave, bots and nameless guests in the reader's language.

import { GAMES } from "../games/faces";
import { hasWords, t } from "../language/speak.svelte";
import type { Options, SeatInfo, TableInfo } from "../net/protocol";

/** What a bot is called. */
export function botName(bot: string): string {
  return hasWords(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
}

/** How well a bot plays, in a sentence; "" for a bot nobody has described. */
export function botLine(bot: string): string {
  return hasWords(`web-bot-line-${bot}`) ? t(`web-bot-line-${bot}`) : "";
}

function seatName(seat: SeatInfo): string {
  if (seat.kind === "bot") return botName(seat.bot ?? seat.name);
  if (seat.kind === "open") return t("web-seat-open");
  return seat.name || t("web-guest");
}

/** The names of a table's seats, in order; equal ones are numbered. */
export function seatNames(table: { seats: SeatInfo[] }): string[] {
  return numbered(table.seats.map(seatName));
}

/** The names of a record's players, where a bot goes by its registry name. */
export function recordNames(names: readonly string[]): string[] {
  return numbered(
    names.map((name, seat) => {
      return name === "" ? t("name-seat", { number: seat }) : botName(name);
    }),
  );
}

function numbered(names: string[]): string[] {
  return names.map((name, place) => {
    if (names.filter((other) => other === name).length === 1) return name;
    const number = names.slice(0, place + 1).filter((other) => other === name).length;
    return t("web-name-numbered", { name, number });
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

// A line about each player: when they play, and whether somebody is there.

import { t } from "../language/speak.svelte";
import { botName } from "../house/people";
import type { TableGame } from "./game.svelte";

/** What is said below a player's name. */
export function seatLine(game: TableGame, seat: number): string {
  const view = game.view;
  const info = game.table.seats[seat];
  if (view === null || info === undefined) return "";
  if (game.table.status !== "playing") return info.kind === "bot" ? t("web-table-seat-turn", { turn: "none", kind: "bot" }) : "";
  if (game.thinking?.seat === seat) return t("web-table-seat-thinking");
  if (info.bot !== null && info.kind !== "bot") return t("web-table-seat-stand-in", { bot: botName(info.bot) });
  if (info.left) return t("web-table-seat-left");
  if (info.kind === "person" && !info.connected && !info.mine) return t("web-table-seat-offline");
  const turn = turnWord(game, seat);
  if (game.viewer !== null && game.face.isPartner(view, game.viewer, seat)) return t("web-table-seat-partner", { turn });
  return t("web-table-seat-turn", { turn, kind: info.kind });
}

/** When a seat plays: now, next, first or last of the round, or none of it. */
function turnWord(game: TableGame, seat: number): string {
  const view = game.view;
  if (view === null || view.decides === null) return "none";
  const count = view.seats.length;
  if (view.decides === seat) return "now";
  const step = game.face.direction(view);
  if ((view.turn + step + count) % count === seat) return "next";
  if (view.first === seat) return "first";
  return (view.first + count - 1) % count === seat ? "last" : "none";
}

// A line about each player: when they play, and whether somebody is there.

import { t } from "../language/speak.svelte";
import { botName } from "../lobby/people";
import type { TableGame } from "./game.svelte";

/** What is said below a player's name. */
export function seatLine(game: TableGame, seat: number): string {
  const view = game.view;
  const info = game.table.seats[seat];
  if (view === null || info === undefined) return "";
  if (game.table.status !== "playing") return info.kind === "bot" ? t("web-table-seat-turn", { turn: "none", kind: "bot" }) : "";
  if (info.bot !== null && info.kind !== "bot") return t("web-table-seat-stand-in", { bot: botName(info.bot) });
  if (info.left) return t("web-table-seat-left");
  if (info.kind === "person" && !info.connected && !info.mine) return t("web-table-seat-offline");
  const count = view.seats.length;
  if (view.options.scenario === "team" && game.look !== null && seat === (game.look + 2) % count) {
    return t("web-table-seat-partner", { turn: turnWord(game, seat) });
  }
  const turn = turnWord(game, seat);
  return t("web-table-seat-turn", { turn, kind: info.kind });
}

/** When a seat plays: now, next, first or last of the round, or none of it. */
function turnWord(game: TableGame, seat: number): string {
  const view = game.view;
  if (view === null || view.decides === null) return "none";
  const count = view.seats.length;
  if (view.decides === seat) return "now";
  const step = view.draft ? -1 : 1;
  if ((view.turn + step + count) % count === seat) return "next";
  if (view.first === seat) return "first";
  return (view.first + count - 1) % count === seat ? "last" : "none";
}

/** The camp a decision is about: the one to be placed, or the one just placed whose effect is due. */
export function campNow(game: TableGame): number | null {
  const offer = game.offer;
  const tribe = game.view?.seats[game.look ?? -1];
  if (offer === null || game.view === null || tribe === undefined) return null;
  if (offer.phase === "turn") return offer.camp;
  if (offer.phase !== "tuck" && (offer.phase !== "story" || game.view.draft)) return null;
  return game.view.board.effects.length - tribe.camps_left;
}

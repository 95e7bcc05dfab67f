// What the pieces of a build do, in a few words below their names.

import { t } from "../../../../language/speak.svelte";
import { territoryName } from "../../board/names";
import type { Components, Gains, Piece, View, VoidGains } from "../../protocol";

/** What a piece does where it goes. */
export function lineOf(piece: Piece, gains: Gains, components: Components | null, view: View | null): string {
  const place = (id: string): string => (components === null ? id : territoryName(components, id));
  if (gains.void !== null) return voidLine(piece, gains, gains.void, place, view);
  if (piece.piece === "totem") return t("iwari-web-piece-totem", { standing: gains.totems[0], cap: gains.totems[1] });
  if (piece.piece === "void_totem") return t("iwari-web-piece-void-totem", { from: piece.from === "centre" ? "centre" : "land", place: piece.from === "centre" ? "" : place(piece.from) });
  if (piece.piece === "fortification") return t("iwari-web-piece-fortification");
  if (piece.piece === "contested") return t("iwari-web-piece-contested", { explores: gains.explores ? "yes" : "no" });
  if (piece.ruin) return t("iwari-web-piece-ruin", { number: components?.map.spots.find((spot) => spot.id === piece.spot)?.guards ?? 0 });
  const does = gains.explores ? "explores" : gains.fills ? "fills" : gains.settlement > 0 ? "settles" : "plain";
  const fortified = view?.fortifications.includes(piece.spot) ? "yes" : "no";
  return t("iwari-web-piece-tent", { does, count: gains.settlement, fortified });
}

/** The same against the void: what moves says from where, and what follows is told beside it. */
function voidLine(piece: Piece, gains: Gains, { totems }: VoidGains, place: (territory: string) => string, view: View | null): string {
  const from = "from" in piece && piece.from !== undefined ? piece.from : null;
  if (piece.piece === "void_totem" && from === "centre") return t("iwari-web-piece-void-totem", { from: "centre", place: "" });
  if (from !== null) return t("iwari-web-void-piece-moves", { from: piece.piece === "totem" ? "land" : "spot", place: piece.piece === "totem" ? place(from) : "" });
  const cap = piece.piece === "totem" ? view?.territories.find((land) => land.id === piece.territory)?.cap : undefined;
  if (cap !== undefined) return t("iwari-web-piece-totem", { standing: totems[0] + totems[1], cap: Math.max(cap, gains.totems[1]) });
  return t("iwari-web-void-piece-line", { does: gains.explores ? "explores" : gains.fills ? "fills" : "plain" });
}

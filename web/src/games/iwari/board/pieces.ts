// Where pieces of a build stand on the map, go or come from, and where the void totems are.

import type { Point } from "../../../board/plane";
import type { Piece, Spot, View } from "../protocol";
import type { LaidSpot, Layout } from "./layout";
import { placeOf, type PlaceId } from "./places";

/** The spot of a piece that stands on one: a contested token comes to the unknown area of its territory. */
export function spotOf<S extends Spot>(spots: readonly S[], piece: Piece): S | undefined {
  if ("spot" in piece) return spots.find((spot) => spot.id === piece.spot);
  if (piece.piece !== "contested") return undefined;
  return spots.find((spot) => spot.contested === piece.token && spot.territory === piece.territory);
}

/** Where a piece goes, as the map names it; a contested token by itself where the spots are not known. */
export function placeOfPiece(piece: Piece, spots: readonly Spot[] = []): PlaceId {
  if ("spot" in piece) return placeOf("spot", piece.spot);
  if (piece.piece !== "contested") return placeOf("totem", piece.territory);
  const area = spotOf(spots, piece);
  return area === undefined ? placeOf("token", piece.token) : placeOf("spot", area.id);
}

/** The territory of a piece. */
export function territoryOfPiece(piece: Piece, spots: readonly Spot[]): string | null {
  if ("territory" in piece) return piece.territory;
  return spots.find((spot) => spot.id === piece.spot)?.territory ?? null;
}

/** Where a piece stands, or would stand. */
export function pieceAt(layout: Layout, piece: Piece): Point | undefined {
  const onStone = piece.piece === "totem" || piece.piece === "void_totem";
  return onStone ? layout.territory.get(piece.territory)?.totem : spotOf(layout.spots, piece);
}

/** The place that a piece of a build leaves to move (IV9); null: it comes from the supply. */
export function originOf(piece: Piece): PlaceId | null {
  if (piece.piece === "tent") return piece.from === undefined ? null : placeOf("spot", piece.from);
  return piece.piece === "totem" && piece.from !== undefined ? placeOf("totem", piece.from) : null;
}

/** Where a void totem comes from: a territory, or the centre. */
export function sourceAt(layout: Layout, from: string): Point | undefined {
  return layout.territory.get(from)?.totem ?? layout.centre ?? undefined;
}

/** The place of a source, as one word. */
export function sourcePlace(layout: Layout, from: string): PlaceId {
  return layout.territory.has(from) ? placeOf("totem", from) : placeOf("centre", "void");
}

/** What an unknown area is now: open while its token lies between, then where it lies, or left for good. */
export function areaNow(view: View, spot: LaidSpot): "open" | "taken" | "left" | null {
  if (!spot.contested) return null;
  const lies = view.contested[spot.contested] ?? null;
  if (lies === null) return "open";
  return lies === spot.territory ? "taken" : "left";
}

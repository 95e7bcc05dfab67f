// The address of a moment of a game: of its replay after so many events, as somebody sees it.

import type { Viewer } from "./show.svelte";

/** The path of a moment; the beginning, seen by everybody, is the replay itself. */
export function momentPath(table: string, event: number, viewer: Viewer = "all"): string {
  const asked = new URLSearchParams();
  if (event > 0) asked.set("at", String(event));
  if (viewer !== "all") asked.set("look", String(viewer));
  return asked.size === 0 ? `/replay/${table}` : `/replay/${table}?${asked}`;
}

/** The path of a moment with the lines from there. */
export function linesPath(table: string, event: number): string {
  return `/replay/${table}?at=${event}&lines`;
}

/** From whose seat a link is looked at: a seat, a spectator or everybody; what is none of these is everybody. */
export function readViewer(look: string | null): Viewer {
  return look !== null && /^(-1|\d{1,2})$/.test(look) ? Number(look) : "all";
}

// What the map says: the full name of a space, as a screen reader says it, and what is explained at the pointer.

import { t } from "../../../language/speak.svelte";
import type { View } from "../protocol";
import type { Glow, MapOverlay } from "./overlay";
import type { Help } from "../../../panels/explain";
import { spaceHelp, symbolHelp } from "../panels/helps";
import type { Point } from "../../../board/plane";
import type { Laid, Layout } from "./layout";

/** What a space is called, in short. */
export function namedSpace(map: View["map"], id: string): string {
  const terrain = map.spaces.find((each) => each.id === id)?.terrain;
  return terrain === undefined ? id : t("dewan-web-space", { space: id, terrain });
}

export function spokenSpace(
  map: View["map"],
  id: string,
  names: readonly string[],
  reader: number,
  overlay: MapOverlay,
): string {
  const space = map.spaces.find((each) => each.id === id);
  if (!space) return id;
  const zone = map.zones.find((each) => each.spaces.includes(id));
  const near = map.icons.filter((icon) => icon.spaces.includes(id)).map((icon) => icon.kind);
  const parts = [namedSpace(map, id)];
  if (overlay.toward.includes(id)) parts.push(t("web-lesson-here"));
  if (zone && zone.spaces.length > 1) parts.push(t("dewan-web-space-zone", { count: zone.spaces.length }));
  if (zone && zone.berries > 0) parts.push(t("dewan-web-space-berries", { count: zone.berries }));
  if (near.length > 0) parts.push(t("dewan-web-space-near", { icons: near.join(" ") }));
  if (space.marker && space.terrain === "water") parts.push(t("dewan-web-space-flooded"));
  if (space.camp !== null) {
    const kind = space.start ? "start" : space.village ? "village" : "camp";
    const args = { player: names[space.camp] || t("name-seat", { number: space.camp }), kind };
    parts.push(t("dewan-web-space-camp", { ...args, who: space.camp === reader ? "you" : "other" }));
  }
  if (overlay.origins.includes(id)) parts.push(t("dewan-web-space-origin"));
  const step = overlay.route.indexOf(id);
  if (step >= 0) parts.push(t("dewan-web-space-step", { step: step + 1 }));
  const glow = overlay.glow[id];
  if (glow) parts.push(spokenGlow(glow));
  return parts.reduce((one, other) => t("list-more", { one, other }));
}

function spokenGlow(glow: Glow): string {
  if (glow.label !== undefined) return glow.label;
  if (glow.cost !== undefined) return t("dewan-web-space-cost", { count: glow.cost });
  return t("dewan-web-space-open");
}

const NEAR = 13; // how near the pointer is to an icon it means, in map units
const PATIENCE = 1100; // ms before the map explains itself: it is pointed at all the time

export function mapHelp(layout: Layout, space: Laid, pointer: Point | null, grow: number, at: Element | null): Help {
  const means = (thing: Point): boolean =>
    pointer !== null && Math.hypot(thing.x - pointer.x, thing.y - pointer.y) < NEAR * grow;
  const icon = layout.icons.find(means);
  const about = icon ? symbolHelp(icon.kind) : layout.berries.some(means) ? symbolHelp("berry") : spaceHelp(space);
  return { ...about, at, rest: PATIENCE };
}
